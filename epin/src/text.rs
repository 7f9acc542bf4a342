//! Tokens and positions as strings: `Epin::as_str`, and for all types `Display`, `Debug`, `AsRef<str>`
//! and comparison with strings.

use core::fmt;

#[cfg(feature = "feen")]
use crate::feen::Feen;
#[cfg(all(feature = "alloc", feature = "feen"))]
use crate::feen::FeenBuf;
use crate::{Catalog, Epin, Piece, Pin, Qpi, QpiText, Sin, Snn, Styles};

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

/// Implements comparison with strings. `$text` is the value as a string.
macro_rules! impl_eq {
    ([$($generics:tt)*] $Type:ty, |$value:ident| $text:expr) => {
        impl<$($generics)*> PartialEq<str> for $Type {
            #[inline]
            fn eq(&self, text: &str) -> bool {
                let $value = self;
                *$text == *text
            }
        }

        impl<$($generics)*> PartialEq<&str> for $Type {
            #[inline]
            fn eq(&self, text: &&str) -> bool {
                *self == **text
            }
        }

        impl<$($generics)*> PartialEq<$Type> for str {
            #[inline]
            fn eq(&self, value: &$Type) -> bool {
                *value == *self
            }
        }

        impl<$($generics)*> PartialEq<$Type> for &str {
            #[inline]
            fn eq(&self, value: &$Type) -> bool {
                *value == **self
            }
        }
    };
}

/// Implements `Display`, `Debug` and comparison with strings. `Debug` writes `K^` without quotation
/// marks, so that an assertion that fails prints tokens as source code has them.
macro_rules! impl_text {
    ([$($generics:tt)*] $Type:ty, |$value:ident| $text:expr) => {
        impl<$($generics)*> fmt::Display for $Type {
            #[inline]
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let $value = self;
                pad(&$text, f)
            }
        }

        impl<$($generics)*> fmt::Debug for $Type {
            #[inline]
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }

        impl_eq!([$($generics)*] $Type, |$value| $text);
    };
}

impl_text!([] Epin, |token| token.as_str());
impl_text!([] Pin, |token| token.as_str());
impl_text!([] Sin, |token| token.as_str());
impl_text!([] Qpi, |token| token.text());
impl_text!([] Snn, |name| name.as_str());
impl_text!([] Styles, |styles| core::str::from_utf8(&styles.ascii()).unwrap_or_default());
impl_text!([C: Catalog] Piece<C>, |piece| piece.as_str());
#[cfg(feature = "feen")]
impl_text!(['a, P] Feen<'a, P>, |position| position.as_str());
#[cfg(all(feature = "alloc", feature = "feen"))]
impl_text!([P] FeenBuf<P>, |position| position.as_str());

impl_eq!([] QpiText, |text| text.as_str());

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
