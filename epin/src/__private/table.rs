//! The functions that `epin_table!` calls.

#![allow(
    clippy::indexing_slicing,
    clippy::panic,
    reason = "evaluated in constants, where a panic is the compile error"
)]

use epin_core::{Message, missing_kinds};

use crate::catalog::{Catalog, info};

/// Returns, for each kind, its index in `given`, or panics if a kind is missing or repeated. `kinds` contains
/// the discriminants of all kinds, and `given` the discriminant and the name of each given kind.
#[must_use]
#[track_caller]
pub const fn positions<C: Catalog, const N: usize>(
    kinds: [i128; N],
    given: &[(i128, &str)],
) -> [usize; N] {
    let (mut positions, mut found) = ([0; N], [false; N]);
    let mut position = 0;
    while position < given.len() {
        let (number, name) = given[position];
        let mut kind = 0;
        while kinds[kind] != number {
            kind += 1;
        }
        if found[kind] {
            let mut message = Message::new();
            message.push_str("the kind `");
            message.push_str(name);
            message.push_str("` is given twice");
            panic!("{}", message.as_str());
        }
        (positions[kind], found[kind]) = (position, true);
        position += 1;
    }
    if let Some(message) = missing_kinds(info::<C>(), &found) {
        panic!("{}", message.as_str());
    }
    positions
}

/// Returns the values in the order of the kinds: `positions` contains, for each kind, the index of
/// its value in `values`.
#[must_use]
pub const fn in_order<V: Copy, const N: usize, const GIVEN: usize>(
    positions: [usize; N],
    values: [V; GIVEN],
) -> [V; N] {
    let mut table = [values[0]; N];
    let mut kind = 0;
    while kind < N {
        table[kind] = values[positions[kind]];
        kind += 1;
    }
    table
}
