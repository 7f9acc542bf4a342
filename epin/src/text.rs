//! Tokens and positions as strings: `Epin::as_str`, and for all types `Display`, `Debug`, `AsRef<str>`
//! and comparison with strings.

use core::fmt;

#[cfg(feature = "feen")]
use crate::feen::Feen;
#[cfg(all(feature = "alloc", feature = "feen"))]
use crate::feen::FeenBuf;
use crate::{Catalog, Epin, Piece, Pin, Qpi, Sin, Snn};

impl Epin {
    /// Returns the token as a string of one to four ASCII characters. The string is static data:
    /// nothing is allocated.
    ///
    /// ```
    /// const KING: &str = epin::epin!("K^'").as_str();
    /// assert_eq!(KING, "K^'");
    /// ```
    #[inline]
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.0.as_str()
    }
}

/// Does what `f.pad(text)` does, and skips the work if there is nothing to pad or to cut, as in
/// almost all uses: `pad` itself has to count the characters.
#[inline]
fn pad(text: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if f.width().is_none() && f.precision().is_none() { f.write_str(text) } else { f.pad(text) }
}

/// Implements `Display`, `Debug` and comparison with strings. `$text` is the method that returns
/// the token as a string. `Debug` writes `K^` without quotation marks, so that an assertion that
/// fails prints tokens as source code has them.
macro_rules! impl_text {
    ([$($generics:tt)*] $Token:ty, $text:ident) => {
        impl<$($generics)*> fmt::Display for $Token {
            #[inline]
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                pad(&self.$text(), f)
            }
        }

        impl<$($generics)*> fmt::Debug for $Token {
            #[inline]
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                pad(&self.$text(), f)
            }
        }

        impl<$($generics)*> PartialEq<str> for $Token {
            #[inline]
            fn eq(&self, text: &str) -> bool {
                *self.$text() == *text
            }
        }

        impl<$($generics)*> PartialEq<&str> for $Token {
            #[inline]
            fn eq(&self, text: &&str) -> bool {
                *self.$text() == **text
            }
        }

        impl<$($generics)*> PartialEq<$Token> for str {
            #[inline]
            fn eq(&self, token: &$Token) -> bool {
                *self == *token.$text()
            }
        }

        impl<$($generics)*> PartialEq<$Token> for &str {
            #[inline]
            fn eq(&self, token: &$Token) -> bool {
                **self == *token.$text()
            }
        }
    };
}

impl_text!([] Epin, as_str);
impl_text!([] Pin, as_str);
impl_text!([] Sin, as_str);
impl_text!([] Qpi, text);
impl_text!([] Snn, as_str);
impl_text!([C: Catalog] Piece<C>, as_str);
#[cfg(feature = "feen")]
impl_text!(['a, P] Feen<'a, P>, as_str);
#[cfg(all(feature = "alloc", feature = "feen"))]
impl_text!([P] FeenBuf<P>, as_str);

// Not for `Qpi`, which has no string to borrow: `Qpi::text` puts one together.
macro_rules! impl_as_ref {
    ([$($generics:tt)*] $Token:ty) => {
        impl<$($generics)*> AsRef<str> for $Token {
            #[inline]
            fn as_ref(&self) -> &str {
                self.as_str()
            }
        }
    };
}

impl_as_ref!([] Epin);
impl_as_ref!([] Pin);
impl_as_ref!([] Sin);
impl_as_ref!([] Snn);
impl_as_ref!([C: Catalog] Piece<C>);
#[cfg(feature = "feen")]
impl_as_ref!(['a, P] Feen<'a, P>);
#[cfg(all(feature = "alloc", feature = "feen"))]
impl_as_ref!([P] FeenBuf<P>);
