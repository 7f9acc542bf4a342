//! What a wrong call expands to.

/// A type with a compile error as its argument: `Wrong::<{ compile_error!(…) }>`.
///
/// That is a value, a pattern and a type, and the compiler reports nothing but the error, whatever
/// type is expected: `epin-macros/src/one_error.md`, Errors.
pub struct Wrong<const N: usize>;
