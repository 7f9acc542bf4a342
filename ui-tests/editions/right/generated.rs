//! Calls and derives that macros of the caller write, and macros that such macros write.

use epin::{Catalog, Epin, Piece, epin, epins, piece, pieces, pin, qpi, sin, snn};

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

define! { $ epin_by_literal(literal), epin!() }
define! { $ epin_by_expr(expr), epin!() }
define! { $ epin_by_tt(tt), epin!() }
define! { $ epins_by_expr(expr), epins!("R",) }
define! { $ pin_by_expr(expr), pin!() }
define! { $ sin_by_literal(literal), sin!() }
define! { $ qpi_by_tt(tt), qpi!() }
define! { $ snn_by_expr(expr), snn!() }
define! { $ piece_by_literal(literal), piece!(Chess,) }
define! { $ pieces_by_expr(expr), pieces!(Chess, "K^",) }

// Through a second one.
define! { $ twice_by_literal(literal), epin_by_literal!() }
define! { $ twice_by_expr(expr), epin_by_expr!() }
define! { $ literal_then_expr(literal), epin_by_expr!() }
define! { $ tt_then_literal(tt), epin_by_literal!() }
define! { $ thrice_by_expr(expr), twice_by_expr!() }

#[test]
fn macros_that_macros_write() {
    const CONST: Epin = epin_by_literal!("K^");
    assert_eq!([CONST, epin_by_expr!("K^"), epin_by_tt!("K^")], epins!["K^", "K^", "K^"]);
    assert_eq!(epins_by_expr!(r"N"), epins!["R", "N"]);
    assert_eq!(pin_by_expr!("k"), pin!("k"));
    assert_eq!((sin_by_literal!("C"), snn_by_expr!("Chess")), (sin!("C"), snn!("Chess")));
    assert_eq!((qpi_by_tt!("C:K^"), piece_by_literal!("R").epin()), (qpi!("C:K^"), epin!("R")));
    assert_eq!(pieces_by_expr!("-r"), [piece!(Chess, "K^"), piece!(Chess, "-r")]);
    let twice = [twice_by_literal!("n"), twice_by_expr!("n"), literal_then_expr!("n")];
    assert_eq!(twice, [tt_then_literal!("n"), thrice_by_expr!("n"), epin!("n")]);
}

#[test]
fn macros_that_macros_write_are_patterns() {
    let name = match epin!("n") {
        epin_by_literal!("A") | epin_by_expr!("B") | epin_by_tt!("C") => "once",
        twice_by_literal!("D") | twice_by_expr!("E") | literal_then_expr!("F") => "twice",
        tt_then_literal!("G") | thrice_by_expr!("n") => "thrice",
        _ => "other",
    };
    assert_eq!(name, "thrice");
    assert!(matches!(piece!(Chess, "-R"), piece_by_literal!("-R")));
    assert!(matches!(pieces![Chess, "K^", "r"], pieces_by_expr!("r")));
}

/// Derives a catalog whose attributes are handed on as `meta`.
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
    ($krate:ident, $key:ident, $Name:ident { $Variant:ident $token:tt }) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
        #[epin(crate = ::$krate, $key = "by ident")]
        enum $Name {
            #[epin($token)]
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
by_ident! { epin, name, ByIdent { King "K^" } }

/// Calls for a catalog that is handed on.
macro_rules! in_catalog {
    ($by_ident:ident, $by_path:path, $by_ty:ty, $($by_tt:tt)*) => {
        [
            piece!($by_ident, "K^"),
            piece!($by_path, "K^"),
            piece!($by_ty, "K^"),
            piece!($($by_tt)*, "K^"),
        ]
    };
}

#[test]
fn catalogs_that_macros_write() {
    let names = [ByMeta::NAME, ByItem::NAME, ByTt::NAME, ByFragment::NAME, ByIdent::NAME];
    assert_eq!(names, ["by meta", "by item", "by tt", "by fragment", "by ident"]);
    let tokens: &[Epin] = &epins!["P", "+P", "-P"];
    assert_eq!(ByMeta::Pawn.tokens(), tokens);
    assert_eq!(ByFragment::of(epin!("K")), Some(ByFragment::King));
    assert_eq!(ByItem::of(epin!("K^")), Some(ByItem::King));
    assert_eq!(ByTt::of(epin!("K^")), Some(ByTt::King));
    assert_eq!(ByIdent::of(epin!("K^")), Some(ByIdent::King));
    assert_eq!(ByMeta::of(epin!("k^")), Some(ByMeta::King));
    assert_eq!(serde_json::to_string(&ByMeta::Pawn).unwrap(), "\"P\"");
    assert_eq!(serde_json::to_string(&ByFragment::King).unwrap(), "\"K^\"");
    let pieces: [Piece<Chess>; 4] = in_catalog!(Chess, self::Chess, Chess, super::catalogs::Chess);
    assert!(pieces.iter().all(|piece| *piece == piece!(Chess, "K^")));
}
