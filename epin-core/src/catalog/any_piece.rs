//! The `AnyPiece` trait: a token, or a piece of a catalog.

use core::error::Error;
use core::fmt::{Debug, Display};
use core::hash::Hash;

use super::piece::UncheckedToken;
use super::{Catalog, EpinKey, Piece};
use crate::token::Epin;

/// A token ([`Epin`]) or a piece of a catalog ([`Piece`]).
///
/// The pieces of a [`Feen`](crate::feen::Feen) are of one of these two types. Generic code works for both:
/// `into` converts a value into its token, and `try_from` converts a token back into a value. `try_from`
/// fails only if the token is not in the catalog, so a conversion to `Epin`, which has no catalog, never
/// fails.
///
/// ```
/// use epin::{AnyPiece, Epin, epin};
///
/// fn promoted<P: AnyPiece>(piece: P) -> Option<P> {
///     let token: Epin = piece.into();
///     P::try_from(token.enhanced()).ok()
/// }
///
/// assert_eq!(promoted(epin!("p")), Some(epin!("+p")));
/// ```
///
/// No other type can implement this trait, because a supertrait is private.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a type of pieces",
    label = "expected `Epin`, or a `Piece` of a catalog",
    note = "the pieces of a catalog `Chess` are of the type `Piece<Chess>`"
)]
pub trait AnyPiece:
    EpinKey
    + Ord
    + Hash
    + Debug
    + Display
    + Into<Epin>
    + TryFrom<Epin, Error: Error + Send + Sync + 'static>
    + sealed::Sealed
{
}

impl AnyPiece for Epin {}

impl<C: Catalog> AnyPiece for Piece<C> {}

mod sealed {
    use super::{Catalog, Epin, Piece, UncheckedToken};

    /// Items for this crate only. The trait's name is private, but generic code in another crate can still
    /// write `P::new_unchecked(…)`. It cannot make the argument.
    pub trait Sealed: Sized {
        /// Returns the piece with this token. The token is not looked up: see [`UncheckedToken`].
        fn new_unchecked(token: UncheckedToken) -> Self;
    }

    impl Sealed for Epin {
        #[inline]
        fn new_unchecked(UncheckedToken(token): UncheckedToken) -> Self {
            token
        }
    }

    impl<C: Catalog> Sealed for Piece<C> {
        #[inline]
        fn new_unchecked(UncheckedToken(token): UncheckedToken) -> Self {
            Self::new_unchecked(token)
        }
    }
}
