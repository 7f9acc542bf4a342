//! The key type of the tables that files can contain.

use crate::catalog::Catalog;

/// The key type of tables that can be stored in a file. Only kinds qualify: any `C: Catalog`.
///
/// This trait exists for its error message: if `Catalog` were the bound, rustc's error for a table by token
/// would say only that `Epin` is not a catalog.
#[diagnostic::on_unimplemented(
    message = "a file cannot have a table by `{Self}`",
    label = "expected a table by kind, whose key derives `Catalog`",
    note = "let the file have an `EpinMap`, and build the table from it with `EpinTable::from_fn`"
)]
#[allow(
    unreachable_pub,
    reason = "Rust 1.85 overlooks that a public implementation has it as a bound"
)]
pub trait FileKey: Catalog {}

#[diagnostic::do_not_recommend]
impl<C: Catalog> FileKey for C {}
