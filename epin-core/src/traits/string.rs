//! Macros for the traits of types that are written as strings, and for `Debug` of errors.

/// Implements the traits that write a type as a string: `Display`, `Debug` and `Serialize`. `$text` is the
/// value as a `&str`. `Debug` writes `K^` without quotation marks, so that a failed assertion prints tokens
/// in their own notation. Comparison with a string is left out, because `token == "^K"` would compile and
/// always be false.
macro_rules! impl_write {
    ([$($generics:tt)*] $Type:ty, |$value:ident| $text:expr) => {
        impl<$($generics)*> ::core::fmt::Display for $Type {
            #[inline]
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                let $value = self;
                f.pad($text)
            }
        }

        impl<$($generics)*> ::core::fmt::Debug for $Type {
            #[inline]
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Display::fmt(self, f)
            }
        }

        #[cfg(feature = "serde")]
        impl<$($generics)*> ::serde_core::Serialize for $Type {
            /// Writes a string, in every format.
            fn serialize<S: ::serde_core::Serializer>(
                &self,
                serializer: S,
            ) -> Result<S::Ok, S::Error> {
                let $value = self;
                serializer.serialize_str($text)
            }
        }
    };
}

/// Implements the traits that read and write a type as a string. Strings are read by the type's `parse` and
/// `from_ascii`, which return an `$Error` for an invalid string. In serde's errors, `$expected` describes a
/// valid string, and the `report` method of the `$Error` has the message.
macro_rules! impl_string {
    ([$($generics:tt)*] $Type:ty, $Error:ty, $expected:expr, |$value:ident| $text:expr) => {
        $crate::traits::impl_write!([$($generics)*] $Type, |$value| $text);

        impl<$($generics)*> ::core::str::FromStr for $Type {
            type Err = $Error;

            #[inline]
            fn from_str(text: &str) -> Result<Self, $Error> {
                Self::parse(text)
            }
        }

        impl<$($generics)*> TryFrom<&str> for $Type {
            type Error = $Error;

            #[inline]
            fn try_from(text: &str) -> Result<Self, $Error> {
                Self::parse(text)
            }
        }

        impl<$($generics)*> TryFrom<&[u8]> for $Type {
            type Error = $Error;

            #[inline]
            fn try_from(text: &[u8]) -> Result<Self, $Error> {
                Self::from_ascii(text)
            }
        }

        #[cfg(feature = "alloc")]
        impl<$($generics)*> TryFrom<::alloc::string::String> for $Type {
            type Error = $Error;

            #[inline]
            fn try_from(text: ::alloc::string::String) -> Result<Self, $Error> {
                Self::parse(&text)
            }
        }

        #[cfg(feature = "alloc")]
        impl<$($generics)*> From<$Type> for ::alloc::string::String {
            #[inline]
            fn from($value: $Type) -> Self {
                Self::from($text)
            }
        }

        // This is for proxies that convert references, such as `FromIntoRef<String>` from `serde_with`.
        #[cfg(feature = "alloc")]
        impl<$($generics)*> From<&$Type> for ::alloc::string::String {
            #[inline]
            fn from($value: &$Type) -> Self {
                Self::from($text)
            }
        }

        #[cfg(feature = "serde")]
        impl<'de, $($generics)*> ::serde_core::Deserialize<'de> for $Type {
            /// Reads a string, or its bytes. A string in segments, which CBOR allows, is an error: `ciborium`
            /// refuses it in `deserialize_str`.
            fn deserialize<D: ::serde_core::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<Self, D::Error> {
                let reader = ::core::marker::PhantomData::<Self>;
                deserializer.deserialize_str($crate::traits::StringVisitor(reader))
            }
        }

        #[cfg(feature = "serde")]
        impl<$($generics)*> $crate::traits::StringReader for ::core::marker::PhantomData<$Type> {
            type Value = $Type;

            const EXPECTED: &'static str = $expected;

            fn read<E: ::serde_core::de::Error>(self, text: &[u8]) -> Result<$Type, E> {
                <$Type>::from_ascii(text)
                    .map_err(|error| $crate::traits::serde_error(error.report(text)))
            }
        }
    };
}

/// Implements `AsRef<str>` for a type whose string can be borrowed. The string of a `Qpi`, for example,
/// cannot be borrowed, because it is put together only when it is written.
macro_rules! impl_as_ref {
    ([$($generics:tt)*] $Type:ty) => {
        impl<$($generics)*> AsRef<str> for $Type {
            #[inline]
            fn as_ref(&self) -> &str {
                self.as_str()
            }
        }
    };
}

/// Implements `Debug` for an error. The output contains the message, because `unwrap` prints only this output.
macro_rules! impl_debug {
    ($Error:ident) => {
        impl ::core::fmt::Debug for $Error {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.debug_tuple(stringify!($Error)).field(&format_args!("{self}")).finish()
            }
        }
    };
}

pub(crate) use {impl_as_ref, impl_debug, impl_string, impl_write};
