//! The macros in the expansion of `derive(Catalog)`: one around the whole expansion, one for
//! `#[epin(serde)]` and one for `#[epin(schemars1)]`.
//!
//! The derive cannot know which features of this crate are enabled, so it always passes an error to each of
//! the last two macros. Each of the two is defined twice: with its feature, the macro ignores the error; without
//! its feature, it expands to the error.

/// Expands to items in which `__epin` is this crate. The derive uses the path from
/// `#[epin(crate = …)]` only for this call, so a path that does not exist causes only one error.
/// The macro imports `krate` because Rust 1.85 cannot import `$crate` itself.
#[doc(hidden)]
#[macro_export]
macro_rules! __catalog {
    ($($items:tt)*) => {
        const _: () = {
            use $crate::__private::krate as __epin;
            $($items)*
        };
    };
}

/// Implements `Serialize` and `Deserialize` for the enum of a catalog.
#[cfg(feature = "serde")]
#[doc(hidden)]
#[macro_export]
macro_rules! __impl_serde {
    ($Kind:ident [$($allow:tt)*] $($error:tt)*) => {
        #[automatically_derived]
        $($allow)*
        impl $crate::__private::serde_core::Serialize for $Kind {
            fn serialize<S>(&self, __serializer: S) -> ::core::result::Result<S::Ok, S::Error>
            where
                S: $crate::__private::serde_core::Serializer,
            {
                $crate::__private::serialize_kind(self, __serializer)
            }
        }

        #[automatically_derived]
        $($allow)*
        impl<'de> $crate::__private::serde_core::Deserialize<'de> for $Kind {
            fn deserialize<D>(__deserializer: D) -> ::core::result::Result<Self, D::Error>
            where
                D: $crate::__private::serde_core::Deserializer<'de>,
            {
                $crate::__private::deserialize_kind(__deserializer)
            }
        }
    };
}

/// Reports that `#[epin(serde)]` needs the feature.
#[cfg(not(feature = "serde"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __impl_serde {
    ($Kind:ident [$($allow:tt)*] $($error:tt)*) => { $($error)* };
}

/// Implements `JsonSchema` for the enum of a catalog.
#[cfg(feature = "schemars1")]
#[doc(hidden)]
#[macro_export]
macro_rules! __impl_schemars {
    ($Kind:ident [$($allow:tt)*] $($error:tt)*) => {
        #[automatically_derived]
        $($allow)*
        impl $crate::__private::schemars::JsonSchema for $Kind {
            fn schema_name() -> $crate::__private::Cow<'static, ::core::primitive::str> {
                $crate::__private::Cow::Borrowed(<Self as $crate::Catalog>::NAME)
            }

            fn schema_id() -> $crate::__private::Cow<'static, ::core::primitive::str> {
                $crate::__private::Cow::Borrowed(::core::any::type_name::<Self>())
            }

            fn json_schema(
                _: &mut $crate::__private::schemars::SchemaGenerator,
            ) -> $crate::__private::schemars::Schema {
                $crate::__private::kind_schema::<Self>()
            }
        }
    };
}

/// Reports that `#[epin(schemars1)]` needs the feature.
#[cfg(not(feature = "schemars1"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __impl_schemars {
    ($Kind:ident [$($allow:tt)*] $($error:tt)*) => { $($error)* };
}
