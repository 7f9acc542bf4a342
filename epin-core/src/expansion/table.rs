//! What `epin_table!` expands to.
//!
//! ```text
//! written        epin_table!(Chess, Rook => 500, King => 0)
//! expansion      <KindTable<Chess, {
//!                    let _ = <Chess>::Rook;
//!                    let _ = <Chess>::King;
//!                    check_kinds::<Chess>(&[VariantName::new("Rook"), VariantName::new("King")])
//!                }>>::table(
//!                    const {
//!                        &value_indices(&[VariantName::new("Rook"), VariantName::new("King")])
//!                    },
//!                    [500, 0],
//!                )
//! ```
//!
//! The compiler checks that the variants exist, and `check_kinds` compares their names with the names in the
//! catalog. A constant cannot compare the kinds themselves, because `==` is a method of a trait. As in the
//! expansion of `piece!`, the check is in a generic argument: "Evaluation" in `epin-macros/src/one_error.md`
//! says why.

#![allow(
    clippy::indexing_slicing,
    clippy::panic,
    reason = "evaluated in constants, where a panic is the compile error"
)]

use core::marker::PhantomData;

use crate::catalog::{Catalog, CatalogItems, VariantName};
use crate::collections::EpinTable;
use crate::text::Message;

/// The maximum length, in bytes, of a message to which another kind is added.
const MAX_LEN_TO_EXTEND: usize = 200;

/// This is a type only because a path through a type puts an error at the literal: "Spans" in `one_error.md`.
/// `CHECKED` is what [`check_kinds`] returns.
pub struct KindTable<C, const CHECKED: bool>(PhantomData<fn() -> C>);

impl<C: Catalog> KindTable<C, true> {
    /// Returns the table. `indices` contains, for each kind, the index of its value in `values`.
    #[must_use]
    pub const fn table<V: CopyValue, const N: usize, const GIVEN: usize>(
        indices: &EpinTable<C, usize>,
        values: [V; GIVEN],
    ) -> EpinTable<C, V>
    where
        C: CatalogItems<PerKind<usize> = [usize; N]> + CatalogItems<PerKind<V> = [V; N]>,
    {
        let (mut table, mut index) = ([values[0]; N], 0);
        while index < N {
            table[index] = values[indices.as_array()[index]];
            index += 1;
        }
        EpinTable::<C, V>::from_array(table)
    }
}

/// The type of a table's values: any `Copy` type.
#[diagnostic::on_unimplemented(
    message = "the values of `epin_table!` have to be `Copy`, and `{Self}` is not",
    label = "expected values that are `Copy`",
    note = "`EpinTable::from_fn` takes any values"
)]
pub trait CopyValue: Copy {}

#[diagnostic::do_not_recommend]
impl<V: Copy> CopyValue for V {}

/// Returns `true` if each kind is given exactly once, and panics otherwise. `given` contains the names in the
/// macro call, in the order in which they are written. For an enum whose variants the derive could not read,
/// `__NAMES` is empty and any names are accepted, because the derive has reported the mistake.
#[must_use]
#[track_caller]
pub const fn check_kinds<C: Catalog>(given: &[VariantName]) -> bool {
    let (kinds, mut index) = (C::__NAMES, 0);
    if C::__TWO_STYLES {
        let help = "; `EpinTable::from_fn` makes a table of it";
        refuse(&["expected a catalog of one style, found ", C::NAME, ", which has two", help])
    }
    while index < kinds.len() && kinds[index].position(given) < given.len() {
        index += 1;
    }
    if index < kinds.len() || given.len() > kinds.len() && !kinds.is_empty() {
        report_mistake::<C>(given)
    }
    true
}

/// Reports a kind that is repeated or unknown, or else the kinds that are not given.
#[track_caller]
const fn report_mistake<C: Catalog>(given: &[VariantName]) -> ! {
    let mut index = 0;
    while index < given.len() {
        let name = given[index];
        if name.position(given) < index {
            refuse(&["the kind `", name.text, "` is given twice"])
        }
        if name.position(C::__NAMES) == C::__NAMES.len() {
            refuse(&["`", name.text, "` is not a kind of ", C::NAME])
        }
        index += 1;
    }
    report_missing::<C>(given)
}

/// Reports the kinds that are not given.
#[track_caller]
const fn report_missing<C: Catalog>(given: &[VariantName]) -> ! {
    let (mut index, mut separator, mut message) = (0, ": ", Message::new());
    message.push_str("no value for these kinds of ");
    message.push_shortened(C::NAME);
    while index < C::__NAMES.len() {
        let name = C::__NAMES[index];
        if name.position(given) == given.len() {
            if message.as_str().len() > MAX_LEN_TO_EXTEND {
                message.push_str(" …");
                break;
            }
            message.push_str(separator);
            message.push_shortened(name.text);
            separator = ", ";
        }
        index += 1;
    }
    panic!("{}", message.as_str())
}

/// Panics with a message that consists of the first 64 characters of each part.
#[track_caller]
const fn refuse(mut parts: &[&str]) -> ! {
    let mut message = Message::new();
    while let [part, ref others @ ..] = *parts {
        message.push_shortened(part);
        parts = others;
    }
    panic!("{}", message.as_str())
}

/// Returns, for each kind, the index of its value. It is the index of the kind's name in `given`, which
/// contains each name once.
#[must_use]
pub const fn value_indices<C, const N: usize>(given: &[VariantName]) -> EpinTable<C, usize>
where
    C: Catalog + CatalogItems<PerKind<usize> = [usize; N]>,
{
    let (mut indices, mut index) = ([0; N], 0);
    while index < N {
        indices[index] = C::__NAMES[index].position(given);
        index += 1;
    }
    EpinTable::<C, usize>::from_array(indices)
}
