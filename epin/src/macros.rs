//! The macros that authors call: they hand the path of this crate to those of `epin-macros`.

/// Expands to the token that a string literal spells, checked at compile time.
///
/// Stands wherever a constant may stand: in expressions, `const` and `static` items, array
/// lengths, const generic arguments and patterns. A wrong token is one compile error at the
/// literal.
///
/// A constant expression is taken, too, except in a pattern: `epin!(KING)` for a
/// `const KING: &str`, or `epin!(concat!("+", "P"))`.
///
/// ```
/// use epin::{Epin, epin};
///
/// const KING: Epin = epin!("K^");
/// let name = match KING {
///     epin!("K^") | epin!("k^") => "king",
///     _ => "another piece",
/// };
/// assert_eq!(name, "king");
/// ```
///
/// A typo does not compile:
///
/// ```compile_fail
/// let king = epin::epin!("^K");
/// ```
#[cfg(feature = "macros")]
#[macro_export]
macro_rules! epin {
    ($($token:tt)*) => { $crate::__private::epin!($crate $($token)*) };
}

/// Expands to the PIN token that a string literal spells, checked at compile time.
///
/// Stands wherever [`epin!`](crate::epin!) may stand, and takes what it takes.
///
/// ```
/// use epin::{Pin, pin};
///
/// const KING: Pin = pin!("K^");
/// assert!(matches!(KING, pin!("K^")));
/// ```
///
/// `'` is not part of a PIN token:
///
/// ```compile_fail
/// let king = epin::pin!("K^'");
/// ```
#[cfg(feature = "macros")]
#[macro_export]
macro_rules! pin {
    ($($token:tt)*) => { $crate::__private::pin!($crate $($token)*) };
}

/// Expands to an array of tokens, each checked at compile time.
///
/// Takes what [`epin!`](crate::epin!) takes, separated by commas. Every wrong token is
/// reported, each at its own literal.
///
/// ```
/// use epin::{Epin, epin, epins};
///
/// const BACK_RANK: [Epin; 8] = epins!["R", "N", "B", "Q", "K^", "B", "N", "R"];
/// assert_eq!(BACK_RANK[4], epin!("K^"));
/// ```
#[cfg(feature = "macros")]
#[macro_export]
macro_rules! epins {
    ($($tokens:tt)*) => { $crate::__private::epins!($crate $($tokens)*) };
}
