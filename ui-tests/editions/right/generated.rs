//! Calls and derives that macros of the caller write, and macros that such macros write.

use epin::notation::{pin, qpi, sin, snn};
use epin::{Catalog, Epin, Piece, epin, epins, feen, piece, pieces};

use super::catalogs::Chess;

/// Defines a macro that calls another with what it is given. `$d` is `$`.
macro_rules! define {
    ($d:tt $name:ident($fragment:ident), $macro:ident!($($before:tt)*)) => {
        macro_rules! $name {
            ($d argument:$fragment) => {
                $macro!($($before)* $d argument)
            };
        }
    };
}

/// Passes a literal to a macro as each kind of fragment, also through a second and a third macro, in
/// an expression and in a pattern. `$d` is `$`.
macro_rules! passed_on {
    ($d:tt $test:ident: $macro:ident!($($before:tt)*), $literal:tt, $value:expr) => {
        #[test]
        fn $test() {
            define! { $d by_literal(literal), $macro!($($before)*) }
            define! { $d by_expr(expr), $macro!($($before)*) }
            define! { $d by_tt(tt), $macro!($($before)*) }
            define! { $d literal_twice(literal), by_literal!() }
            define! { $d expr_twice(expr), by_expr!() }
            define! { $d literal_then_expr(literal), by_expr!() }
            define! { $d tt_then_literal(tt), by_literal!() }
            define! { $d expr_thrice(expr), expr_twice!() }

            let value = $value;
            assert_eq!([by_literal!($literal), by_expr!($literal)], [value, value]);
            assert_eq!([by_tt!($literal), literal_twice!($literal)], [value, value]);
            assert_eq!([expr_twice!($literal), literal_then_expr!($literal)], [value, value]);
            assert_eq!([tt_then_literal!($literal), expr_thrice!($literal)], [value, value]);
            assert!(matches!([value, value], [by_literal!($literal), by_expr!($literal)]));
            assert!(matches!([value, value], [by_tt!($literal), literal_twice!($literal)]));
            assert!(matches!([value, value], [expr_twice!($literal), literal_then_expr!($literal)]));
            assert!(matches!([value, value], [tt_then_literal!($literal), expr_thrice!($literal)]));
        }
    };
}

passed_on! { $ to_epin: epin!(), "K^", epin!("K^") }
passed_on! { $ to_pin: pin!(), "k", pin!("k") }
passed_on! { $ to_sin: sin!(), "C", sin!("C") }
passed_on! { $ to_qpi: qpi!(), "C:K^", qpi!("C:K^") }
passed_on! { $ to_snn: snn!(), "Chess", snn!("Chess") }
passed_on! { $ to_piece: piece!(Chess,), "-R", piece!(Chess, "-R") }
passed_on! { $ to_epins: epins!("R",), r"N", epins!["R", "N"] }
passed_on! { $ to_pieces: pieces!(Chess, "K^",), "-r", pieces![Chess, "K^", "-r"] }

define! { $ feen_by_literal(literal), feen!() }
define! { $ feen_by_expr(expr), feen!() }
define! { $ feen_by_tt(tt), feen!() }
define! { $ feen_of_chess(literal), feen!(Chess,) }
define! { $ feen_twice_by_expr(expr), feen_by_expr!() }

/// Calls for a catalog that is passed on.
macro_rules! in_catalog {
    ($by_ident:ident, $by_path:path, $by_ty:ty, $macro:ident!($text:expr), $($by_tt:tt)*) => {
        [
            $macro!($by_ident, $text),
            $macro!($by_path, $text),
            $macro!($by_ty, $text),
            $macro!($($by_tt)*, $text),
        ]
    };
}

/// Calls for a list that is passed on, in an expression and in a pattern.
macro_rules! is_one_of {
    ($catalog:ty, $value:expr, $($token:literal)|+) => {
        matches!($value, $(piece!($catalog, $token))|+)
            && [$(piece!($catalog, $token)),+].contains(&$value)
            && pieces![$catalog, $($token),+].contains(&$value)
    };
}

#[test]
fn positions_and_catalogs() {
    let start = feen!("k^1/1K^ / C/c");
    assert_eq!([feen_by_literal!("k^1/1K^ / C/c"), feen_by_expr!("k^1/1K^ / C/c")], [start; 2]);
    assert_eq!([feen_by_tt!("k^1/1K^ / C/c"), feen_twice_by_expr!("k^1/1K^ / C/c")], [start; 2]);
    let positions =
        in_catalog!(Chess, self::Chess, Chess, feen!("k^1/1K^ / C/c"), super::catalogs::Chess);
    assert_eq!(positions, [feen_of_chess!("k^1/1K^ / C/c"); 4]);
    let pieces: [Piece<Chess>; 4] =
        in_catalog!(Chess, self::Chess, Chess, piece!("K^"), super::catalogs::Chess);
    assert_eq!(pieces, [piece!(Chess, "K^"); 4]);
    assert!(is_one_of!(super::catalogs::Chess, pieces[0], "k^" | "K^"));
    assert!(!is_one_of!(Chess, pieces[0], "R"));
}

/// Derives a catalog whose attributes are passed on as `meta`.
macro_rules! by_meta {
    ($(#[$meta:meta])* $vis:vis $Name:ident { $($(#[$of_variant:meta])* $Variant:ident,)* }) => {
        $(#[$meta])*
        $vis enum $Name {
            $($(#[$of_variant])* $Variant,)*
        }
    };
}

macro_rules! by_item {
    ($item:item) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
        $item
    };
}

macro_rules! by_tt {
    ($($all:tt)*) => {
        $($all)*
    };
}

macro_rules! by_fragment {
    ($krate:path, $name:expr, $Name:ident, $($Variant:ident = $first:literal $second:expr,)*) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
        #[epin(crate = $krate, name = $name, serde)]
        enum $Name {
            $(#[epin($first, $second)] $Variant,)*
        }
    };
}

macro_rules! by_ident {
    ($krate:ident, $key:ident, $name:literal, $Name:ident { $Variant:ident $first:tt $($token:literal)* }) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
        #[epin(crate = ::$krate, $key = $name)]
        enum $Name {
            #[epin($first, $($token),*)]
            $Variant,
        }
    };
}

by_meta! {
    /// A comment.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    #[epin(name = "by meta", serde)]
    pub(crate) ByMeta {
        /// Another.
        #[epin("K^")]
        King,
        #[epin("P", "+P")]
        #[epin("-P")]
        Pawn,
    }
}

by_item! {
    #[epin(name = "by item")]
    enum ByItem {
        #[epin("K^")]
        King,
    }
}

by_tt! {
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    #[epin(name = "by tt")]
    enum ByTt {
        #[epin("K^")]
        King,
    }
}

by_fragment! { ::epin, "by fragment", ByFragment, King = "K^" "K", }
by_ident! { epin, name, "by ident", ByIdent { King "K^" "K" "+K" } }

#[test]
fn catalogs_that_macros_write() {
    let names = [ByMeta::NAME, ByItem::NAME, ByTt::NAME, ByFragment::NAME, ByIdent::NAME];
    assert_eq!(names, ["by meta", "by item", "by tt", "by fragment", "by ident"]);
    let tokens: &[Epin] = &epins!["P", "+P", "-P"];
    assert_eq!(ByMeta::Pawn.tokens(), tokens);
    assert_eq!(ByFragment::from_token(epin!("K")), Some(ByFragment::King));
    assert_eq!(ByItem::from_token(epin!("K^")), Some(ByItem::King));
    assert_eq!(ByTt::from_token(epin!("K^")), Some(ByTt::King));
    assert_eq!(ByIdent::from_token(epin!("+k")), Some(ByIdent::King));
    assert_eq!(ByMeta::from_token(epin!("k^")), Some(ByMeta::King));
    assert_eq!(serde_json::to_string(&ByMeta::Pawn).unwrap(), "\"P\"");
    assert_eq!(serde_json::to_string(&ByFragment::King).unwrap(), "\"K^\"");
}
