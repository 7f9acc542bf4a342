//! Constants that the compiler evaluates: tokens spelled by string constants, and pieces, which it
//! checks against their catalog.

use core::marker::PhantomData;

use epin_grammar::{Notation, Report};

use super::epin;
use crate::{Catalog, Epin, Letter, Piece, Pin, Qpi, Side, Sin, Snn, UnknownPiece};

/// The index of a QPI token is that of its style times this, plus that of its piece.
#[allow(clippy::cast_possible_truncation)] // 312.
const PIN_COUNT: u16 = Pin::COUNT as u16;

/// The constant of the token with an index. The index is a generic argument because `cargo check`
/// evaluates those everywhere, even in patterns and in functions that are never called. It does not
/// evaluate an associated constant there, so an error in one would be missed.
pub struct Constant<const INDEX: u16>;

/// Where the index is an error, so are the types, and the compiler does not report them as well,
/// say because another one was expected. It would not either if the constants were the type's own,
/// but look for them in all traits: that took three quarters of a build with 10,000 wrong tokens.
pub trait HasToken {
    type ConstEpin;
    type ConstPin;
    type ConstSin;
    type ConstQpi;
    const EPIN: Self::ConstEpin;
    const PIN: Self::ConstPin;
    /// The style that the literal spells.
    const SIN: Self::ConstSin;
    /// The piece that the literal spells, with its style.
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
    const QPI: Qpi = {
        let pin = token(INDEX % PIN_COUNT * 2).pin();
        Qpi::new(style(INDEX / PIN_COUNT), pin)
    };
}

/// As [`Constant`], the constant of the style's name with these bytes, eight in a number: names are
/// too many for an index.
pub struct Name<const A: u64, const B: u64, const C: u64, const D: u64>;

/// As [`HasToken`].
pub trait HasName {
    type ConstSnn;
    /// The style's name that the literal spells.
    const SNN: Self::ConstSnn;
}

impl<const A: u64, const B: u64, const C: u64, const D: u64> HasName for Name<A, B, C, D> {
    type ConstSnn = Snn;
    const SNN: Snn = match epin_grammar::Name::from_words([A, B, C, D]) {
        Some(name) => Snn(name),
        // Never: `epin-macros` writes the words of a name. A constant has no other way to refuse.
        None => panic!("the macros write names only"),
    };
}

/// As [`Constant`], the constant of the piece with an index in the catalog `C`.
///
/// It is the constant of a trait so that a `C` that is not a catalog is reported once, by
/// [`Index::in_catalog`]: of an associated constant of the type, the compiler would say that it is
/// missing.
pub struct Member<C, const INDEX: u16>(PhantomData<fn() -> C>);

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
            Err(_) => refuse(&Report::new(Notation::Epin, text.as_bytes())),
        }
    }

    /// Returns the index among the EPIN tokens of the PIN token that a constant expression spells.
    #[must_use]
    #[track_caller]
    pub const fn pin(text: &str) -> u16 {
        match Pin::parse(text) {
            Ok(token) => index(token.epin()),
            Err(_) => refuse(&Report::new(Notation::Pin, text.as_bytes())),
        }
    }

    /// Returns the index of the SIN token that a constant expression spells.
    #[must_use]
    #[track_caller]
    pub const fn sin(text: &str) -> u16 {
        match Sin::parse(text) {
            Ok(sin) => sin_index(sin),
            Err(_) => refuse(&Report::new(Notation::Sin, text.as_bytes())),
        }
    }

    /// Returns the index of the QPI token that a constant expression spells.
    #[must_use]
    #[track_caller]
    pub const fn qpi(text: &str) -> u16 {
        match Qpi::parse(text) {
            Ok(qpi) => sin_index(qpi.sin()) * PIN_COUNT + index(qpi.pin().epin()) / 2,
            Err(_) => refuse(&Report::new(Notation::Qpi, text.as_bytes())),
        }
    }

    /// Returns a part of the name of a style that a constant expression spells: the first to the
    /// fourth of [`Name`]'s arguments.
    #[must_use]
    #[track_caller]
    pub const fn snn<const WORD: usize>(text: &str) -> u64 {
        match epin_grammar::Name::parse(text.as_bytes()) {
            Ok(name) => name.to_words()[WORD],
            // One error is enough.
            Err(_) if WORD > 0 => 0,
            Err(_) => refuse(&Report::of_name(text.as_bytes())),
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

/// Returns the style with an index that the macros wrote, which is that of a style.
const fn style(index: u16) -> Sin {
    match Sin::from_index(index as usize) {
        Some(sin) => sin,
        None => Sin::new(Letter::A, Side::First),
    }
}

#[track_caller]
const fn unknown<C: Catalog>(index: u16) -> ! {
    // How a constant reports an error: nothing calls this at run time.
    panic!("{}", UnknownPiece::new::<C>(token(index)).message().as_str())
}

#[track_caller]
const fn refuse(report: &Report<'_>) -> ! {
    // How a constant reports an error: nothing calls this at run time.
    panic!("{}", report.message().as_str())
}

#[allow(clippy::cast_possible_truncation)] // Less than 624.
const fn index(token: Epin) -> u16 {
    token.index() as u16
}

#[allow(clippy::cast_possible_truncation)] // Less than 52.
const fn sin_index(sin: Sin) -> u16 {
    sin.index() as u16
}
