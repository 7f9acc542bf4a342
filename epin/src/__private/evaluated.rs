//! Constants that the compiler evaluates: tokens that string constants spell, names of styles, and
//! pieces, which are checked against their catalog.
//!
//! ```text
//! written               expansion, without the path of the crate
//! epin!(KING)           <Constant<{ Index::epin(Text { text: KING }.text) }> as HasToken>::EPIN
//! snn!("Chess")         <Name<4857243744644104192, 0, 0, 0> as HasName>::SNN
//! piece!(Game, "+P")    <Member<Game, { Index::in_catalog::<Game>(368) }> as HasPiece>::PIECE
//! ```
//!
//! `epin-macros/src/one_error.md`, Evaluation, says why they have this form.

#![allow(clippy::indexing_slicing, reason = "the macros pass 0 to 3 for `WORD`")]
#![allow(
    clippy::panic,
    reason = "these functions are called in constants only, where a panic is the compile error"
)]

use core::marker::PhantomData;

use epin_grammar::{Report, name_of, parse_snn};

use super::epin;
use crate::{Catalog, Epin, Letter, Piece, Pin, Qpi, Side, Sin, Snn, UnknownPiece};

/// The type with the constants of the token with an index: a generic argument, since `cargo check`
/// evaluates those everywhere (`one_error.md`, Evaluation).
pub struct Constant<const INDEX: u16>;

/// The constants of [`Constant`], and their types.
///
/// A failing index makes the associated type an error too, which suppresses a mismatch error.
/// Inherent constants would work, but make rustc search all traits (`one_error.md`, Evaluation).
pub trait HasToken {
    type ConstEpin;
    type ConstPin;
    type ConstSin;
    type ConstQpi;
    const EPIN: Self::ConstEpin;
    const PIN: Self::ConstPin;
    const SIN: Self::ConstSin;
    const QPI: Self::ConstQpi;
}

impl<const INDEX: u16> HasToken for Constant<INDEX> {
    type ConstEpin = Epin;
    type ConstPin = Pin;
    type ConstSin = Sin;
    type ConstQpi = Qpi;
    const EPIN: Epin = token(INDEX);
    const PIN: Pin = Self::EPIN.pin();
    const SIN: Sin = style(INDEX);
    const QPI: Qpi = match Qpi::from_index(INDEX as usize) {
        Some(qpi) => qpi,
        None => Qpi::new(Self::SIN, Self::PIN),
    };
}

/// As [`Constant`], the type with the constant of a style's name. There are too many names for an
/// index, so the arguments are the 32 bytes of the name, eight in each.
pub struct Name<const A: u64, const B: u64, const C: u64, const D: u64>;

/// The constant of [`Name`], and its type: as [`HasToken`].
pub trait HasName {
    type ConstSnn;
    /// The style's name that the literal spells.
    const SNN: Self::ConstSnn;
}

impl<const A: u64, const B: u64, const C: u64, const D: u64> HasName for Name<A, B, C, D> {
    type ConstSnn = Snn;
    const SNN: Snn = match name_of([A, B, C, D]) {
        Some(name) => Snn(name),
        // Never, since the macros write the words of names only.
        None => panic!("the macros write names only"),
    };
}

/// As [`Constant`], the type with the constant of the piece of the catalog `C` with an index.
pub struct Member<C, const INDEX: u16>(PhantomData<fn() -> C>);

/// The constant of [`Member`], and its type: as [`HasToken`]. If `C` is not a catalog,
/// [`Index::in_catalog`] reports that.
pub trait HasPiece {
    type ConstPiece;
    /// The piece that the literal spells, which is in the catalog.
    const PIECE: Self::ConstPiece;
}

impl<C: Catalog, const INDEX: u16> HasPiece for Member<C, INDEX> {
    type ConstPiece = Piece<C>;
    const PIECE: Piece<C> = match Piece::of(token(INDEX)) {
        Some(piece) => piece,
        None => Piece::ANY,
    };
}

/// The string that a constant expression spells. An argument of another type would have a note about
/// the function (`one_error.md`, Spans).
pub struct Text<'a> {
    pub text: &'a str,
}

/// The functions that make the arguments of [`Constant`], [`Name`] and [`Member`]. They panic if
/// there is no index to return. The macros call them in generic arguments only, where that is a
/// compile error.
///
/// They belong to a type, and are `#[track_caller]`, for the sake of the error's caret
/// (`one_error.md`, Spans).
pub struct Index;

impl Index {
    /// Returns the index of the token that a constant expression spells.
    #[must_use]
    #[track_caller]
    pub const fn epin(text: &str) -> u16 {
        match Epin::parse(text) {
            Ok(token) => narrow(token.index()),
            Err(error) => refuse(&error.explain(text.as_bytes())),
        }
    }

    /// Returns the index, among the EPIN tokens, of the PIN token that a constant expression
    /// spells.
    #[must_use]
    #[track_caller]
    pub const fn pin(text: &str) -> u16 {
        match Pin::parse(text) {
            Ok(token) => narrow(token.epin().index()),
            Err(error) => refuse(&error.explain(text.as_bytes())),
        }
    }

    /// Returns the index of the SIN token that a constant expression spells.
    #[must_use]
    #[track_caller]
    pub const fn sin(text: &str) -> u16 {
        match Sin::parse(text) {
            Ok(sin) => narrow(sin.index()),
            Err(error) => refuse(&error.explain(text.as_bytes())),
        }
    }

    /// Returns the index of the QPI token that a constant expression spells.
    #[must_use]
    #[track_caller]
    pub const fn qpi(text: &str) -> u16 {
        match Qpi::parse(text) {
            Ok(qpi) => narrow(qpi.index()),
            Err(error) => refuse(&error.explain(text.as_bytes())),
        }
    }

    /// Returns an argument of [`Name`], 0 to 3, for the style's name that a constant expression
    /// spells.
    #[must_use]
    #[track_caller]
    pub const fn snn<const WORD: usize>(text: &str) -> u64 {
        match parse_snn(text.as_bytes()) {
            Ok(name) => name.to_u64s()[WORD],
            // The first of the four arguments reports the error.
            Err(_) if WORD > 0 => 0,
            Err(error) => refuse(&error.explain(text.as_bytes())),
        }
    }

    /// Returns `index` if its token is in the catalog `C`.
    // The compiler interprets this for every `piece!`, so there are few calls in it: with
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

/// Returns the token with an index from the macros, which only write those of tokens.
pub(super) const fn token(index: u16) -> Epin {
    match Epin::from_index(index as usize) {
        Some(token) => token,
        None => epin::A::PLAIN,
    }
}

/// Returns the style with an index from the macros, which only write those of styles.
const fn style(index: u16) -> Sin {
    match Sin::from_index(index as usize) {
        Some(sin) => sin,
        None => Sin::new(Letter::A, Side::First),
    }
}

#[track_caller]
const fn unknown<C: Catalog>(index: u16) -> ! {
    panic!("{}", UnknownPiece::new::<C>(token(index)).message().as_str())
}

#[track_caller]
const fn refuse(report: &Report<'_>) -> ! {
    panic!("{}", report.message().as_str())
}

#[allow(clippy::cast_possible_truncation)] // Less than 16,224, the number of QPI tokens.
const fn narrow(index: usize) -> u16 {
    index as u16
}
