//! Constants that the compiler evaluates: tokens spelled by string constants, and pieces, which it
//! checks against their catalog.

use core::marker::PhantomData;

use epin_grammar::{Notation, Report};

use super::epin;
use crate::{Catalog, Epin, Piece, Pin, UnknownPiece};

/// The constant of the token with an index. The index is a generic argument because `cargo check`
/// evaluates those everywhere, even in patterns and in functions that are never called. It does not
/// evaluate an associated constant there, so an error in one would be missed.
pub struct Constant<const INDEX: u16>;

/// Where the index is an error, so are the types, and the compiler does not report them as well,
/// say because another one was expected. It would not either if the constants were the type's own,
/// but look for them in all traits: that took three quarters of a build with 10,000 wrong tokens.
pub trait HasToken {
    type Epin;
    type Pin;
    const EPIN: Self::Epin;
    const PIN: Self::Pin;
}

impl<const INDEX: u16> HasToken for Constant<INDEX> {
    type Epin = Epin;
    type Pin = Pin;
    const EPIN: Epin = token(INDEX);
    const PIN: Pin = Self::EPIN.pin();
}

/// As [`Constant`], the constant of the piece with an index in the catalog `C`.
///
/// It is the constant of a trait so that a `C` that is not a catalog is reported once, by
/// [`Index::in_catalog`]: of an associated constant of the type, the compiler would say that it is
/// missing.
pub struct Member<C, const INDEX: u16>(PhantomData<fn() -> C>);

pub trait HasPiece {
    type Piece;
    /// The piece that the literal spells, which is in the catalog.
    const PIECE: Self::Piece;
}

impl<C: Catalog, const INDEX: u16> HasPiece for Member<C, INDEX> {
    type Piece = Piece<C>;
    const PIECE: Piece<C> = match Piece::of(token(INDEX)) {
        Some(piece) => piece,
        None => Piece::ANY,
    };
}

/// The indices that the macros give to [`Constant`] and [`Member`]. Its functions panic where there
/// is no index to return, which is a compile error: the macros call them in constants only.
///
/// They belong to a type, since the caret of an error is under the start of the path to a function:
/// `<` can have the span of the literal, but `$crate` has that of the whole call.
pub struct Index;

impl Index {
    /// Returns the index of the token that a constant expression spells.
    #[must_use]
    #[track_caller]
    pub const fn epin(text: &str) -> u16 {
        match Epin::parse(text) {
            Ok(token) => index(token),
            Err(_) => refuse(Notation::Epin, text),
        }
    }

    /// Returns the index among the EPIN tokens of the PIN token that a constant expression spells.
    #[must_use]
    #[track_caller]
    pub const fn pin(text: &str) -> u16 {
        match Pin::parse(text) {
            Ok(token) => index(token.epin()),
            Err(_) => refuse(Notation::Pin, text),
        }
    }

    /// Returns `index` if its token is in the catalog `C`.
    // The compiler interprets this once for every `piece!`, so it calls little: with
    // `Epin::from_index` and `EpinSet::contains`, it would take twice as long.
    #[must_use]
    #[track_caller]
    pub const fn in_catalog<C: Catalog>(index: u16) -> u16 {
        if C::MEMBERS.contains_index(index as usize) {
            return index;
        }
        unknown::<C>(index)
    }
}

/// Returns the token with an index that the macros wrote, which is that of a token.
const fn token(index: u16) -> Epin {
    match Epin::from_index(index as usize) {
        Some(token) => token,
        None => epin::A::PLAIN,
    }
}

#[track_caller]
const fn unknown<C: Catalog>(index: u16) -> ! {
    panic!("{}", UnknownPiece::new::<C>(token(index)).message().as_str())
}

#[track_caller]
const fn refuse(notation: Notation, text: &str) -> ! {
    panic!("{}", Report::new(notation, text.as_bytes()).message().as_str())
}

#[allow(clippy::cast_possible_truncation)] // Less than 624.
const fn index(token: Epin) -> u16 {
    token.index() as u16
}
