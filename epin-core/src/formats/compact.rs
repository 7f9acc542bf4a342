//! A token that is stored as a number.

use core::fmt::{self, Display};
use core::marker::PhantomData;

use serde_core::de::{Deserialize, Deserializer, Error, Unexpected, Visitor};
use serde_core::ser::{Serialize, Serializer};

use crate::token::Epin;

/// An [`Epin`], a [`Pin`](crate::Pin) or a
/// [`Piece`](crate::Piece) that is written and read as a
/// number: its token's [`code`](Epin::code).
///
/// Pieces without markers take one byte in formats with variable-length integers. Use `Compact` in fields and
/// inside other types, as in `Vec<Compact<Epin>>` and `Option<Compact<Epin>>`. A `Compact` reads only numbers;
/// the types that it wraps read only strings. Reading a `Pin` fails if the number belongs to a token with a
/// `'`, and reading a `Piece` fails if the number belongs to a token that is not in the catalog.
///
/// The kinds of a catalog cannot be written or read as numbers, because a kind has no side and so is
/// not a token. Wrap a `Piece` instead.
///
/// As a map key, a `Compact` works where a `u16` does: for example in JSON and TOML, whose implementations
/// convert a number key to and from a string, but not in formats whose implementations accept only a string
/// as a key. The guide's [`formats`](https://docs.rs/epin/latest/epin/guide/formats/index.html) chapter lists
/// these formats. A token that is not wrapped works as a key in every format.
///
/// ```
/// use epin::{Compact, Epin, epin};
///
/// let rank = [Compact(epin!("R")), Compact(epin!("+p'"))];
/// let json = serde_json::to_string(&rank)?;
/// assert_eq!(json, "[17,301]");
/// assert_eq!(serde_json::from_str::<[Compact<Epin>; 2]>(&json)?, rank);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Compact<T>(pub T);

// Both traits have both bounds, so that they are implemented for the same types. A kind, which is more than one
// token, is not one of them, because it does not convert into an `Epin`.
#[cfg(feature = "serde")]
impl<T: Copy + Into<Epin> + TryFrom<Epin, Error: Display>> Serialize for Compact<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u16(self.0.into().code())
    }
}

#[cfg(feature = "serde")]
impl<'de, T: Copy + Into<Epin> + TryFrom<Epin, Error: Display>> Deserialize<'de> for Compact<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_u16(CodeVisitor(PhantomData)).map(Self)
    }
}

struct CodeVisitor<T>(PhantomData<T>);

impl<T: TryFrom<Epin, Error: Display>> CodeVisitor<T> {
    /// Returns the value with this code. The lookup is part of the visitor, because an error raised after the
    /// visitor has returned would be reported at a later line or column of the file.
    fn read<E: Error>(self, code: Option<u16>, found: Unexpected<'_>) -> Result<T, E> {
        match code.and_then(Epin::from_code) {
            Some(token) => T::try_from(token).map_err(E::custom),
            None => Err(E::invalid_value(found, &self)),
        }
    }
}

impl<T: TryFrom<Epin, Error: Display>> Visitor<'_> for CodeVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the code of an EPIN token, 0 to 623")
    }

    // `serde`'s own message would repeat the string, however long it is.
    fn visit_str<E: Error>(self, _: &str) -> Result<T, E> {
        Err(E::invalid_type(Unexpected::Other("string"), &self))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<T, E> {
        self.read(number.try_into().ok(), Unexpected::Unsigned(number))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<T, E> {
        self.read(number.try_into().ok(), Unexpected::Signed(number))
    }
}
