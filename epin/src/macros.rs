//! The public macros. Each macro except `epin_table!` passes the path of this crate to a
//! procedural macro of `epin-macros`.
//!
//! The path is `$crate`, which works even if the dependency has another name or if another crate
//! re-exports this one. A procedural macro cannot find that path by itself.
//!
//! The calls have braces so that `epin!("K");` as an item causes only one error: see the section "Errors" in
//! `epin-macros/src/one_error.md`.

/// Expands to the token that is given as a string literal and checked at compile time.
///
/// Works wherever a constant is allowed: in expressions, `const` and `static` items, array lengths,
/// const generic arguments and patterns. An invalid token causes one compile error, at the literal.
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
/// The argument must be a string literal. If the string is a constant, use
/// [`Epin::parse`](crate::Epin::parse), which is a `const fn`.
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

/// Expands to the PIN token that is given as a string literal and checked at compile time.
///
/// Works wherever [`epin!`](crate::epin!) works.
///
/// ```
/// use epin::notation::{Pin, pin};
///
/// const KING: Pin = pin!("K^");
/// assert!(matches!(KING, pin!("K^")));
/// ```
///
/// A PIN token cannot contain a `'`:
///
/// ```compile_fail
/// let king = epin::notation::pin!("K^'");
/// ```
#[cfg(feature = "macros")]
#[doc(hidden)]
#[macro_export]
macro_rules! __pin {
    ($($token:tt)*) => { $crate::__private::pin! { $crate $($token)* } };
}

/// Expands to the SIN token (a style) that is given as a string literal and checked at compile time.
///
/// Works wherever [`epin!`](crate::epin!) works.
///
/// ```
/// use epin::notation::{Sin, sin};
///
/// const CHESS: Sin = sin!("C");
/// assert!(matches!(CHESS, sin!("C")));
/// ```
///
/// The name of a style is not a SIN token:
///
/// ```compile_fail
/// let chess = epin::notation::sin!("Chess");
/// ```
#[cfg(feature = "macros")]
#[doc(hidden)]
#[macro_export]
macro_rules! __sin {
    ($($token:tt)*) => { $crate::__private::sin! { $crate $($token)* } };
}

/// Expands to the QPI token (a piece and its style) that is given as a string literal and checked at compile
/// time.
///
/// Works wherever [`epin!`](crate::epin!) works.
///
/// ```
/// use epin::notation::{Qpi, qpi};
///
/// const KING: Qpi = qpi!("C:K^");
/// assert!(matches!(KING, qpi!("C:K^")));
/// ```
///
/// A QPI token cannot contain a `'`:
///
/// ```compile_fail
/// let king = epin::notation::qpi!("c:K^'");
/// ```
#[cfg(feature = "macros")]
#[doc(hidden)]
#[macro_export]
macro_rules! __qpi {
    ($($token:tt)*) => { $crate::__private::qpi! { $crate $($token)* } };
}

/// Expands to the style name (SNN) that is given as a string literal and checked at compile time.
///
/// Works wherever [`epin!`](crate::epin!) works.
///
/// ```
/// use epin::notation::{Snn, snn};
///
/// const CHESS: Snn = snn!("Chess960");
/// assert!(matches!(CHESS, snn!("Chess960")));
/// ```
///
/// A name starts with an upper-case letter:
///
/// ```compile_fail
/// let chess = epin::notation::snn!("chess");
/// ```
#[cfg(feature = "macros")]
#[doc(hidden)]
#[macro_export]
macro_rules! __snn {
    ($($name:tt)*) => { $crate::__private::snn! { $crate $($name)* } };
}

/// Expands to an array of tokens, each checked at compile time.
///
/// The arguments are string literals, separated by commas. Each mistake is reported at the literal that
/// contains it.
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

/// Expands to the piece whose token is given as a string literal and checked against a catalog at compile
/// time.
///
/// `piece!(Shogi, "+P")` is a [`Piece<Shogi>`](crate::Piece). The string must be a token, and the token
/// must be in the catalog.
///
/// Works wherever [`epin!`](crate::epin!) works, including in patterns. The first argument is the
/// path of a type that implements [`Catalog`](crate::Catalog), and the second is a string literal.
/// The catalog cannot be a type parameter, because a constant cannot depend on a type parameter. In
/// code that is generic over the catalog, call [`Piece::of`](crate::Piece::of).
///
/// ```
/// use epin::{Piece, piece};
/// use epin_games::Shogi;
///
/// const TOKIN: Piece<Shogi> = piece!(Shogi, "+P");
/// assert!(matches!(TOKIN.flipped(), piece!(Shogi, "+p")));
/// ```
///
/// A token that is not in the catalog does not compile:
///
/// ```compile_fail
/// let queen = epin::piece!(epin_games::Shogi, "Q");
/// ```
#[cfg(feature = "macros")]
#[macro_export]
macro_rules! piece {
    ($($argument:tt)*) => { $crate::__private::piece! { $crate $($argument)* } };
}

/// Expands to an array of pieces of a catalog, each checked at compile time.
///
/// The first argument is the catalog, as for [`piece!`](crate::piece!). The tokens follow, separated by
/// commas. Each mistake is reported at the literal that contains it.
///
/// ```
/// use epin::{Piece, pieces};
/// use epin_games::Chess;
///
/// const CORNER: [Piece<Chess>; 2] = pieces![Chess, "-R", "-r"];
/// assert!(CORNER.iter().all(|rook| rook.kind() == Chess::Rook));
/// ```
#[cfg(feature = "macros")]
#[macro_export]
macro_rules! pieces {
    ($($arguments:tt)*) => { $crate::__private::pieces! { $crate $($arguments)* } };
}

/// Expands to the position that is given as a string literal and checked at compile time.
///
/// `feen!("…")` is a [`Feen<'static>`](crate::feen::Feen), and `feen!(Shogi, "…")` is a
/// `Feen<'static, Piece<Shogi>>`, whose pieces are all in the catalog.
///
/// Up to eight mistakes each cause a separate error, which shows the mistaken part of the string. Some repeated
/// mistakes are reported only once. The string must be a literal and the catalog must be a path, as for
/// [`piece!`](crate::piece!). The macro works in expressions and in `const` and `static` items. In a pattern,
/// use a constant that holds the position.
///
/// ```
/// use epin::Epin;
/// use epin::feen;
/// use epin::feen::Feen;
///
/// const START: Feen =
///     feen!("-rnbqk^bn-r/+p+p+p+p+p+p+p+p/8/8/8/8/+P+P+P+P+P+P+P+P/-RNBQK^BN-R / C/c");
/// const BOARD: [Option<Epin>; 64] = START.board().unwrap();
/// assert_eq!(BOARD[4], Some(epin::epin!("k^")));
/// ```
///
/// A rank that is too short does not compile:
///
/// ```compile_fail
/// let start = epin::feen!("-rnbqk^bn-r/+p+p+p+p+p+p+p/8/8/8/8/+P+P+P+P+P+P+P+P/-RNBQK^BN-R / C/c");
/// ```
#[cfg(all(feature = "feen", feature = "macros"))]
#[macro_export]
macro_rules! feen {
    ($($argument:tt)*) => { $crate::__private::feen! { $crate $($argument)* } };
}

/// Expands to a table with a value for each kind of piece in a catalog.
///
/// For a catalog `Chess`, the result is an [`EpinTable<Chess, V>`](crate::EpinTable), which can be stored in
/// a `static`. The kinds are given by the names of their variants, in any order. A kind that is missing or
/// repeated causes a compile error. The values must be `Copy`.
///
/// The catalog must have one style and, as for [`piece!`](crate::piece!), cannot be a type parameter.
/// [`EpinTable::from_fn`](crate::EpinTable::from_fn) does not have these restrictions.
///
/// ```
/// use epin::{EpinTable, epin_table};
/// use epin_games::Chess;
///
/// static WORTH: EpinTable<Chess, i32> = epin_table!(
///     Chess, Pawn => 100, Knight => 320, Bishop => 330, Rook => 500, Queen => 900, King => 0,
/// );
/// assert_eq!(WORTH[Chess::Queen], 900);
/// ```
///
/// A table without one of the kinds does not compile:
///
/// ```compile_fail
/// use epin::{EpinTable, epin_table};
/// use epin_games::Chess;
///
/// static WORTH: EpinTable<Chess, i32> = epin_table!(Chess, Queen => 900);
/// ```
#[cfg(feature = "derive")]
#[macro_export]
macro_rules! epin_table {
    ($Catalog:ty $(, $kind:ident => $value:expr)* $(,)?) => {
        <$crate::__private::KindTable<$Catalog, {
            $(let _ = <$Catalog>::$kind;)*
            $crate::__private::check_kinds::<$Catalog>(
                &[$($crate::__private::VariantName::new(::core::stringify!($kind))),*],
            )
        }>>::table(
            const {
                &$crate::__private::value_indices(
                    &[$($crate::__private::VariantName::new(::core::stringify!($kind))),*],
                )
            },
            [$($value),*],
        )
    };
    // The remaining arms report mistakes. `@entry` skips the entries before the first mistake.
    ($Catalog:ty, $($entries:tt)+) => { $crate::epin_table!(@entry $($entries)+) };
    ($Catalog:ty: $($entries:tt)*) => {
        $crate::epin_table!(@error "expected `,` after the catalog, found `:`")
    };
    (@entry $kind:ident => $value:expr, $($rest:tt)+) => { $crate::epin_table!(@entry $($rest)+) };
    (@entry $Catalog:ident::$($rest:tt)*) => {
        $crate::epin_table!(@error "expected a variant's name, found a path\n  \
            = help: write only the name, as in `King => 0`")
    };
    (@entry $kind:ident $($rest:tt)*) => {
        $crate::epin_table!(@error "expected `=>`, a value and a comma after `",
            ::core::stringify!($kind), "`")
    };
    (@entry _ $($rest:tt)*) => {
        $crate::epin_table!(@error "expected a variant's name, found `_`\n  \
            = help: give each kind a value, or call `EpinTable::from_fn` with a `match` that has `_`")
    };
    (@entry # $($rest:tt)*) => {
        $crate::epin_table!(@error "expected a variant's name, found an attribute\n  \
            = help: write the attribute before the item or the statement that contains the table")
    };
    (@entry $($rest:tt)*) => {
        $crate::epin_table!(@error "expected a variant's name\n  = help: for example `King => 0`")
    };
    (@error $($message:tt)*) => {
        $crate::__private::Wrong::<{ ::core::compile_error! { ::core::concat!($($message)*) } }>
    };
    ($($any:tt)*) => {
        $crate::epin_table!(@error "expected a catalog and a value for each kind\n  \
            = help: for example `epin_table!(Chess, King => 0, Queen => 900)`")
    };
}

/// Defines replacements for the macros that need a feature, for builds without that feature: each call causes
/// one error that names the missing feature, whatever the arguments are. `$d` is a `$`, with which the inner
/// macro declares its arguments, and `$them` is the pronoun that the message uses for the features.
///
/// A call can be an expression, a pattern or a type, so the expansion is a path, which can be any of these. It
/// contains a `compile_error!`, and the compiler reports only that error, even where it expects another type.
/// As a pattern, a bare `compile_error!` would match everything, so the compiler would report the arms after
/// it as unreachable.
///
/// `::core` works even if the caller's edition is 2015, because the tokens of a `macro_rules!` macro keep the
/// edition of the crate that defines it.
#[cfg(not(all(feature = "derive", feature = "feen", feature = "macros")))]
macro_rules! missing_feature {
    ($d:tt [$lacks:literal $features:literal $them:literal] $($name:ident)*) => { $(
        #[doc = concat!("Needs the ", $lacks, ".")]
        #[macro_export]
        macro_rules! $name {
            ($d($d argument:tt)*) => {
                ::core::marker::PhantomData::<[(); {
                    ::core::compile_error! { ::core::concat!(
                        "`", ::core::stringify!($name), "!` needs epin's ", $lacks,
                        "\n  = help: `cargo add epin --features ", $features, "` enables ", $them,
                    ) }
                }]>
            };
        }
    )* };
}

#[cfg(not(feature = "macros"))]
missing_feature! { $ ["feature `macros`" "macros" "it"] epin epins piece pieces }

#[cfg(not(feature = "derive"))]
missing_feature! { $ ["feature `derive`" "derive" "it"] epin_table }

#[cfg(all(feature = "feen", not(feature = "macros")))]
missing_feature! { $ ["feature `macros`" "macros" "it"] feen }

#[cfg(all(feature = "macros", not(feature = "feen")))]
missing_feature! { $ ["feature `feen`" "feen" "it"] feen }

#[cfg(not(any(feature = "feen", feature = "macros")))]
missing_feature! { $ ["features `feen` and `macros`" "feen,macros" "them"] feen }

// The following macros are written out, because rustc refuses a `pub use` of a macro that another macro
// defines (rust-lang/rust#52234).

/// Needs the `macros` feature.
#[cfg(not(feature = "macros"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __pin {
    ($($argument:tt)*) => {
        ::core::marker::PhantomData::<
            [(); {
                ::core::compile_error! {
                    "`pin!` needs epin's feature `macros`\n  \
            = help: `cargo add epin --features macros` enables it"
                }
            }],
        >
    };
}

/// Needs the `macros` feature.
#[cfg(not(feature = "macros"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __sin {
    ($($argument:tt)*) => {
        ::core::marker::PhantomData::<
            [(); {
                ::core::compile_error! {
                    "`sin!` needs epin's feature `macros`\n  \
            = help: `cargo add epin --features macros` enables it"
                }
            }],
        >
    };
}

/// Needs the `macros` feature.
#[cfg(not(feature = "macros"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __qpi {
    ($($argument:tt)*) => {
        ::core::marker::PhantomData::<
            [(); {
                ::core::compile_error! {
                    "`qpi!` needs epin's feature `macros`\n  \
            = help: `cargo add epin --features macros` enables it"
                }
            }],
        >
    };
}

/// Needs the `macros` feature.
#[cfg(not(feature = "macros"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __snn {
    ($($argument:tt)*) => {
        ::core::marker::PhantomData::<
            [(); {
                ::core::compile_error! {
                    "`snn!` needs epin's feature `macros`\n  \
            = help: `cargo add epin --features macros` enables it"
                }
            }],
        >
    };
}
