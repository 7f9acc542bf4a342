//! The type that a call with a mistake expands to.

/// A type with a compile error as its argument: `Wrong::<{ compile_error!(…) }>`.
///
/// That can be a value, a pattern or a type, and the compiler reports only the error, whatever type
/// is expected: `epin-macros/src/one_error.md`, Errors.
pub struct Wrong<const N: usize>;
