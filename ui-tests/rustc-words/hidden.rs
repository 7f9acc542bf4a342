//! The hidden items of the public traits: what generic code cannot do with them.

#![allow(unused)]

use epin::__private::CatalogItems;
use epin::{AnyPiece, Catalog, Epin, EpinSet, Piece, Side, epin};

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
}

fn known<P: AnyPiece>(token: Epin) -> P {
    P::new_unchecked(token)
    //~ at `token`: mismatched types
    //~| expected `UncheckedToken`, found `Epin`
}

fn made<P: AnyPiece>() -> P {
    P::new_unchecked(epin::catalog::UncheckedToken(todo!()))
    //~ at `catalog`: cannot find `catalog` in `epin`
}

fn known_of_a_catalog(token: Epin) -> Piece<Chess> {
    Piece::new_unchecked(token)
    //~ at `new_unchecked`: is private
}

fn catalog<P: AnyPiece>() -> Option<&'static EpinSet> {
    Some(P::CATALOG?.members)
    //~ at `members`: field `members` of struct
}

fn kinds<C: Catalog>(token: Epin, kind: C) {
    C::__KINDS[token.index()] = kind;
    //~ at `C::__KINDS[token.index()] = kind`: cannot assign
}

/// The other hidden items are numbers, which do no harm.
fn numbers<C: Catalog>() -> (usize, bool) {
    (C::__PIECE_COUNT, C::__TWO_STYLES)
}

/// The values of a table are in an array, so that all tables of a catalog have the same length.
#[derive(Clone, Copy, PartialEq, Eq)]
struct ByHand;

impl Catalog for ByHand {
    const NAME: &'static str = "By hand";
    const ALL: &'static [Self] = &[Self];
    const TOKENS: &'static [&'static [Epin]] = &[];
    const __PIECE_COUNT: usize = 0;

    fn index(self) -> usize {
        0
    }

    fn token(self, _: Side) -> Epin {
        epin!("K^")
    }
}

impl CatalogItems for ByHand {
    type PerKind<V> = Vec<V>;
    //~ at `Vec<V>`: Array<V>` is not satisfied
    type PerPiece<V> = [V; 0];
    const __KINDS: &'static [Self; Epin::COUNT] = &[Self; Epin::COUNT];
}

fn main() {}
