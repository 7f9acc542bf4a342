//! Random values: tokens for property tests, and values that `Arbitrary` makes of random bytes.

use arbitrary::{Arbitrary, Result, Unstructured};
use epin::Epin;

/// Indices of tokens: the first two and the last of all tokens, and those at the ends of some of the 64-bit
/// words that an `EpinSet` consists of.
const NEAR: [usize; 8] = [0, 1, 63, 64, 127, 128, 576, 623];

/// Returns a random token. Half of the time, it is one of only eight tokens, so that tokens repeat.
pub(crate) fn token(u: &mut Unstructured<'_>) -> Result<Epin> {
    let index =
        if u.arbitrary()? { *u.choose(&NEAR)? } else { u.int_in_range(0..=Epin::COUNT - 1)? };
    Ok(Epin::from_index(index).unwrap())
}

/// Returns up to 20 random tokens.
pub(crate) fn tokens(u: &mut Unstructured<'_>) -> Result<Vec<Epin>> {
    (0..u.int_in_range(0..=20)?).map(|_| token(u)).collect()
}

/// Returns an endless series of pseudo-random bytes, the same in every run.
pub(crate) fn noise() -> impl Iterator<Item = u8> {
    let next = |state: &u64| Some(state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1));
    std::iter::successors(Some(1_u64), next).skip(1).map(|state| state.to_be_bytes()[0])
}

/// Returns values made of `count` buffers of 32 pseudo-random bytes, the same in every run.
pub(crate) fn from_noise<T: for<'a> Arbitrary<'a>>(count: usize) -> Vec<T> {
    let mut noise = noise();
    let buffers = (0..count).map(|_| [(); 32].map(|()| noise.next().unwrap()));
    buffers.map(|buffer| T::arbitrary(&mut Unstructured::new(&buffer)).unwrap()).collect()
}
