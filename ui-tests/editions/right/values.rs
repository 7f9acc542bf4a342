//! Every macro in every place where a constant may be. What is only for tokens, such as patterns, is
//! in `patterns.rs`.

use epin::feen::Feen;
use epin::notation::{Pin, Qpi, Sin, Snn};
use epin::notation::{pin, qpi, sin, snn};
use epin::{Catalog, Epin, Piece};
use epin::{epin, epins, feen, piece, pieces};

use super::catalogs::Chess;

pub(super) struct Length<const LENGTH: usize>;

/// Writes two calls in every place. The input of a call is passed on as `tt`, so the macro gets the
/// literal as it is written here; `generated.rs` has the other ways. The last input turns
/// a value into a number.
macro_rules! in_every_place {
    ($test:ident: $Type:ty, $text:literal, $macro:ident! $call:tt, $other:tt, $($length:tt)*) => {
        #[test]
        fn $test() {
            const CONST: $Type = $macro! $call;
            static STATIC: $Type = $macro! $call;
            type InType = Length<{ $macro! $call $($length)* }>;

            trait Trait {
                const PROVIDED: $Type = $macro! $call;
                const REQUIRED: $Type;
                const ARRAY: [u8; $macro! $call $($length)*];
            }

            impl<T, const LENGTH: usize> Trait for (T, Length<LENGTH>) {
                const REQUIRED: $Type = $macro! $other;
                const ARRAY: [u8; $macro! $call $($length)*] = [0; $macro! $call $($length)*];
            }

            #[repr(usize)]
            enum Discriminant {
                Length = $macro! $call $($length)*,
            }

            const fn generic<T: Copy>(_: &T) -> $Type {
                $macro! $call
            }

            const LENGTH: usize = $macro! $call $($length)*;
            let value = $macro! $call;
            let other = $macro! $other;
            assert_eq!((&*value.to_string(), value == other), ($text, false));
            assert_eq!((CONST, STATIC, generic(&0)), (value, value, value));
            assert_eq!(<((), InType) as Trait>::PROVIDED, value);
            assert_eq!(<((), InType) as Trait>::REQUIRED, other);
            assert_eq!(<((), Length<LENGTH>) as Trait>::ARRAY.len(), LENGTH);
            assert_eq!(Discriminant::Length as usize, LENGTH);
            let closure = |is_other: bool| if is_other { $macro! $other } else { $macro! $call };
            assert_eq!([closure(false), closure(true)], [value, other]);
            let in_block = const { $macro! $call };
            assert_eq!(in_block, ($macro! $call));
            assert_eq!([$macro! $call; 2], [value, value]);
            $macro! $call;
        }
    };
}

in_every_place! { an_epin: Epin, "K^'", epin!("K^'"), ("k",), .index() }
in_every_place! { a_pin: Pin, "+l", pin!(r"+l"), ("-l"), .to_epin().index() }
in_every_place! { a_sin: Sin, "C", sin!("C"), ("s"), .as_str().len() }
in_every_place! { a_qpi: Qpi, "s:+P^", qpi!("s:+P^"), (r#"S:+P^"#), .pin().as_str().len() }
in_every_place! { an_snn: Snn, "Chess960", snn!("Chess960"), ("Shogi"), .as_str().len() }
in_every_place! {
    a_piece: Piece<Chess>, "-R", piece!(Chess, "-R"), (super::catalogs::Chess, "k^",), .token().index()
}
in_every_place! {
    a_position: Feen<'static>, "k^1/1K^ / C/c", feen!("k^1/1K^ / C/c"), ("3 / C/c"), .square_count()
}
in_every_place! {
    a_position_of_pieces: Feen<'static, Piece<Chess>>, "k^1/1-R R/ C/c",
    feen!(Chess, "k^1/1-R R/ C/c"), (super::catalogs::Chess, "k^r / C/c",), .square_count()
}

/// The only escapes that the macros read are `\'`, `\"` and a backslash before a line break.
#[test]
fn a_string_is_written_in_several_ways() {
    let kings = epins![
        "K^'",
        "K^\'",
        r"K^'",
        r#"K^'"#,
        r##"K^'"##,
        "K\
         ^\
	 \'\
        ",
    ];
    assert_eq!(kings, [epin!("K^'"); 6]);
}

/// Has a catalog with another name.
trait Game {
    type Pieces: Catalog;
}

impl Game for Chess {
    type Pieces = Self;
}

impl Game for &[Chess] {
    type Pieces = Chess;
}

impl Chess {
    const KING: Piece<Self> = piece!(Self, "K^");
    const START: Feen<'static, Piece<Self>> = feen!(Self, "k^1/1K^ / C/c");
}

#[test]
fn catalogs_of_other_types() {
    assert_eq!(piece!(<&[Chess] as Game>::Pieces, "K^"), Chess::KING);
    assert_eq!(feen!(<Chess as Game>::Pieces, "k^1/1K^ / C/c"), Chess::START);
    if let piece!(<Chess as Game>::Pieces, "R") = Chess::KING {
        unreachable!();
    }
}

#[test]
fn lists() {
    const EPINS: [Epin; epins!["R", "N"].len()] = epins!["R", "N"];
    static PIECES: [Piece<Chess>; 3] = pieces![Chess, "K^", "r", "-R",];
    static HANDS: &[Epin] = &epins!["P", r"p", r#"c'"#,];
    type InType = Length<{ pieces![super::catalogs::Chess, "K^"].len() }>;

    const fn generic<T: Copy>(_: &T, pieces: &[Piece<Chess>]) -> bool {
        matches!(*pieces, pieces![Chess, "K^", "r", "-R"])
    }

    let _: ([Epin; 0], [Piece<Chess>; 0]) = (epins![], pieces![Chess]);
    let _: Length<1> = const { Length::<{ epins!["K"].len() }> } as InType;
    assert!(generic(&0, &PIECES) && !generic(&0, &PIECES[1..]));
    assert!(matches!(EPINS, epins!["R", "N"]) && matches!(HANDS, [epin!("P"), _, epin!("c'")]));
    let [epins!["R"], epins!["N"]] = [[EPINS[0]], [EPINS[1]]] else { unreachable!() };
    assert_eq!(PIECES.map(Piece::token), epins!["K^", "r", "-R"]);
}
