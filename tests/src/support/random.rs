//! Random tokens.

use arbtest::arbitrary::{Result, Unstructured};
use epin::Epin;

/// The indices at the ends of all tokens, and at the ends of some words of a bit set.
const NEAR: [usize; 8] = [0, 1, 63, 64, 127, 128, 576, 623];

/// A random token. Every other one is among a few, so that tokens meet again.
pub(crate) fn token(u: &mut Unstructured<'_>) -> Result<Epin> {
    let index =
        if u.arbitrary()? { *u.choose(&NEAR)? } else { u.int_in_range(0..=Epin::COUNT - 1)? };
    Ok(Epin::from_index(index).unwrap())
}

/// Up to 20 random tokens.
pub(crate) fn tokens(u: &mut Unstructured<'_>) -> Result<Vec<Epin>> {
    (0..u.int_in_range(0..=20)?).map(|_| token(u)).collect()
}
