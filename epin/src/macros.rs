//! The macros that authors call: they hand the path of this crate to those of `epin-macros`.
//!
//! In braces: with parentheses, a call where an item belongs would be two errors.

/// Expands to the token that a string literal spells, checked at compile time.
///
/// Works wherever a constant may be: in expressions, `const` and `static` items, array
/// lengths, const generic arguments and patterns. A wrong token is one compile error at the
/// literal.
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
/// A constant expression works as well as a literal: `epin!(KING)` for a `const KING: &str`, or
/// `epin!(concat!("+", "P"))`. A constant whose name could be a token or a variable's goes in
/// braces: `epin!({ K })`.
///
/// A typo does not compile:
///
/// ```compile_fail
/// let king = epin::epin!("^K");
/// ```
#[cfg(feature = "macros")]
#[macro_export]
macro_rules! epin {
    ($($token:tt)*) => { $crate::__private::epin! { $crate $($token)* } };
}

/// Expands to the PIN token that a string literal spells, checked at compile time.
///
/// Works wherever [`epin!`](crate::epin!) works, and takes what it takes.
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
    ($($token:tt)*) => { $crate::__private::pin! { $crate $($token)* } };
}

/// Expands to the SIN token that a string literal spells, checked at compile time: a style.
///
/// Works wherever [`epin!`](crate::epin!) works, and takes what it takes.
///
/// ```
/// use epin::{Sin, sin};
///
/// const CHESS: Sin = sin!("C");
/// assert!(matches!(CHESS, sin!("C")));
/// ```
///
/// The name of a style is not a SIN token:
///
/// ```compile_fail
/// let chess = epin::sin!("Chess");
/// ```
#[cfg(feature = "macros")]
#[macro_export]
macro_rules! sin {
    ($($token:tt)*) => { $crate::__private::sin! { $crate $($token)* } };
}

/// Expands to the QPI token that a string literal spells, checked at compile time: a piece with its
/// style.
///
/// Works wherever [`epin!`](crate::epin!) works, and takes what it takes.
///
/// ```
/// use epin::{Qpi, qpi};
///
/// const KING: Qpi = qpi!("C:K^");
/// assert!(matches!(KING, qpi!("C:K^")));
/// ```
///
/// `'` is not part of a QPI token:
///
/// ```compile_fail
/// let king = epin::qpi!("c:K^'");
/// ```
#[cfg(feature = "macros")]
#[macro_export]
macro_rules! qpi {
    ($($token:tt)*) => { $crate::__private::qpi! { $crate $($token)* } };
}

/// Expands to the name of a style that a string literal spells, checked at compile time.
///
/// Works wherever [`epin!`](crate::epin!) works, and takes what it takes.
///
/// ```
/// use epin::{Snn, snn};
///
/// const CHESS: Snn = snn!("Chess960");
/// assert!(matches!(CHESS, snn!("Chess960")));
/// ```
///
/// A name starts with an upper-case letter:
///
/// ```compile_fail
/// let chess = epin::snn!("chess");
/// ```
#[cfg(feature = "macros")]
#[macro_export]
macro_rules! snn {
    ($($name:tt)*) => { $crate::__private::snn! { $crate $($name)* } };
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
    ($($tokens:tt)*) => { $crate::__private::epins! { $crate $($tokens)* } };
}

/// Expands to the piece of a catalog that a string literal spells, checked at compile time against
/// the grammar and against the catalog: a [`Piece<Shogi>`](crate::Piece) for
/// `piece!(Shogi, "+P")`.
///
/// Works wherever [`epin!`](crate::epin!) works, in patterns too, and takes what it takes. The
/// first argument is the path of a type that implements [`Catalog`](crate::Catalog). It cannot be
/// a type parameter: in code that is generic over the catalog, `rustc` refuses it, and
/// [`Piece::of`](crate::Piece::of) is what to call.
///
/// ```
/// use epin::{Catalog, Piece, piece};
///
/// #[derive(Clone, Copy, PartialEq, Eq, Catalog)]
/// enum Shogi {
///     #[epin("P")]
///     Pawn,
///     #[epin("+P")]
///     Tokin,
/// }
///
/// const TOKIN: Piece<Shogi> = piece!(Shogi, "+P");
/// assert!(matches!(TOKIN.flipped(), piece!(Shogi, "+p")));
/// ```
///
/// A token that is not in the catalog does not compile:
///
/// ```compile_fail
/// # #[derive(Clone, Copy, PartialEq, Eq, epin::Catalog)]
/// # enum Shogi { #[epin("P")] Pawn }
/// let queen = epin::piece!(Shogi, "Q");
/// ```
#[cfg(feature = "macros")]
#[macro_export]
macro_rules! piece {
    ($($argument:tt)*) => { $crate::__private::piece! { $crate $($argument)* } };
}

/// Expands to an array of pieces of a catalog, each checked at compile time.
///
/// After the catalog, takes what [`piece!`](crate::piece!) takes, separated by commas. Every wrong
/// token is reported, each at its own literal.
///
/// ```
/// use epin::{Catalog, Piece, pieces};
///
/// #[derive(Clone, Copy, PartialEq, Eq, Catalog)]
/// enum Chess {
///     #[epin("K^")]
///     King,
///     #[epin("R", "-R")]
///     Rook,
/// }
///
/// const CORNER: [Piece<Chess>; 2] = pieces![Chess, "-R", "-r"];
/// assert!(CORNER.iter().all(|rook| rook.kind() == Chess::Rook));
/// ```
#[cfg(feature = "macros")]
#[macro_export]
macro_rules! pieces {
    ($($arguments:tt)*) => { $crate::__private::pieces! { $crate $($arguments)* } };
}
