//! A macro for the traits of errors.

/// Implements `Error` and `Debug` for an error. The output of `Debug` contains the message, because `unwrap`
/// prints only this output.
macro_rules! impl_error {
    ($Error:ident) => {
        impl ::core::fmt::Debug for $Error {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.debug_tuple(stringify!($Error)).field(&format_args!("{self}")).finish()
            }
        }

        impl ::core::error::Error for $Error {}
    };
}
