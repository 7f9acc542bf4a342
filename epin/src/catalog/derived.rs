//! What only the derive of `Catalog` writes: the trait `Derived`.

use epin_core::Epin;

use crate::collections::{Array, EpinTable};

/// The part of a [`Catalog`](crate::Catalog) that no caller names.
// The same words as for `Catalog`, so that rustc reports a type that implements neither only once.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a catalog of pieces",
    label = "expected an enum that derives `Catalog`",
    note = "a catalog is an enum with `#[derive(Clone, Copy, PartialEq, Eq, Catalog)]`, \
            with epin's feature `derive`"
)]
#[allow(unreachable_pub, reason = "`__private` exports it only with the feature `derive`")]
pub trait Derived: Sized + 'static {
    /// An array with a value for each kind, in the order of `ALL`.
    type PerKind<V>: Array<V>;

    /// An array with a value for each piece of both sides, in the order of `Piece::all`.
    type PerPiece<V>: Array<V>;

    /// The kind of each token of either side. Tokens that are not in the catalog map to the first
    /// kind, because with `None` for them, `Piece::kind` would take 8 instructions instead of 3.
    ///
    /// A reference, which the derive writes, because generic code cannot borrow a constant of this
    /// type: a `C` might have interior mutability (E0492).
    const __KINDS: &'static EpinTable<Epin, Self>;

    /// Whether this is a catalog of two styles.
    const __STYLED: bool = false;
}
