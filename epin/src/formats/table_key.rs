//! The key of the tables that files can have.

use crate::catalog::Catalog;

/// The key of a table that a file can have: a kind, that is, any `C: Catalog`.
///
/// If the bound were `Catalog`, rustc would say that `Epin` is not a catalog when a table is keyed by tokens.
#[diagnostic::on_unimplemented(
    message = "a file cannot have a table by `{Self}`",
    label = "expected a table by kind, whose key derives `Catalog`",
    note = "let the file have an `EpinMap`, and build the table from it with `EpinTable::from_fn`"
)]
#[allow(
    unreachable_pub,
    reason = "Rust 1.85 overlooks that a public implementation has it as a bound"
)]
pub trait TableKey: Catalog {}

#[diagnostic::do_not_recommend]
impl<C: Catalog> TableKey for C {}
