//! Every macro in every position where a constant may be.

use epin::{Catalog, Epin, Piece, Pin, Qpi, Sin, Snn};
use epin::{epin, epins, piece, pieces, pin, qpi, sin, snn};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("R", "-R")]
    Rook,
}

struct Length<const LENGTH: usize>;

/// Writes two calls in every position. A call's input is handed on as `tt`, so the macro gets the
/// literal as it is written here; `generated.rs` has the other ways. What is last makes a number of
/// a token.
macro_rules! in_every_position {
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

            const fn generic<T: Copy>(_: &T, value: $Type) -> bool {
                matches!(value, $macro! $call)
            }

            fn referenced() -> &'static $Type {
                &$macro! $call
            }

            fn matched(values: &[$Type]) -> &'static str {
                match *values {
                    [$macro! $call] => "one",
                    [value @ ($macro! $call | $macro! $other), .., $macro! $call]
                        if value == $macro! $call =>
                    {
                        "first and last"
                    }
                    [$macro! $other, ..] => "other",
                    _ => "none",
                }
            }

            const LENGTH: usize = $macro! $call $($length)*;
            let value = $macro! $call;
            let other = $macro! $other;
            assert_eq!((&*value.to_string(), value == other), ($text, false));
            assert_eq!((CONST, STATIC, *referenced()), (value, value, value));
            assert_eq!(<((), InType) as Trait>::PROVIDED, value);
            assert_eq!(<((), InType) as Trait>::REQUIRED, other);
            assert_eq!(<((), Length<LENGTH>) as Trait>::ARRAY.len(), LENGTH);
            assert_eq!(Discriminant::Length as usize, LENGTH);
            assert!(generic(&0, value) && !generic(&0, other));
            assert_eq!(matched(&[value]), "one");
            assert_eq!(matched(&[value, other, value]), "first and last");
            assert_eq!(matched(&[other, value]), "other");
            let closure = |value: $Type| if let $macro! $call = value { 1 } else { 0 };
            assert_eq!([closure(value), closure(other)], [1, 0]);
            let (Some($macro! $call), [_, $macro! $other]) = (Some(value), [value, other]) else {
                unreachable!()
            };
            while let $macro! $other = value {}
            let in_block = const { $macro! $call };
            assert_eq!(in_block, value);
            assert_eq!([$macro! $call; 2], [value, value]);
        }
    };
}

in_every_position! { an_epin: Epin, "K^'", epin!("K^'"), ("k"), .index() }
in_every_position! { a_pin: Pin, "+l", pin!("+l"), ("-l"), .index() }
in_every_position! { a_sin: Sin, "C", sin!("C"), ("s"), .as_char() as usize }
in_every_position! { a_qpi: Qpi, "s:+P^", qpi!("s:+P^"), ("S:+P^"), .pin().index() }
in_every_position! { an_snn: Snn, "Chess960", snn!("Chess960"), ("Shogi"), .as_str().len() }
in_every_position! {
    a_piece: Piece<Chess>, "-R", piece!(Chess, "-R"), (self::Chess, "k^"), .epin().index()
}
#[test]
fn lists() {
    const EPINS: [Epin; epins!["R", "N"].len()] = epins!["R", "N"];
    static PIECES: [Piece<Chess>; 3] = pieces![Chess, "K^", "r", "-R",];
    type InType = Length<{ pieces![self::Chess, "K^"].len() }>;

    const fn generic<T: Copy>(_: &T, pieces: &[Piece<Chess>]) -> bool {
        matches!(*pieces, pieces![Chess, "K^", "r", "-R"])
    }

    let _: [Piece<Chess>; 0] = pieces![Chess];
    let _: Length<1> = const { Length::<{ epins!["K"].len() }> } as InType;
    assert!(generic(&0, &PIECES) && !generic(&0, &PIECES[1..]));
    assert!(matches!(EPINS, epins!["R", "N"]));
    let [epins!["R"], epins!["N"]] = [[EPINS[0]], [EPINS[1]]] else { unreachable!() };
    assert_eq!(PIECES.map(Piece::epin), epins!["K^", "r", "-R"]);
}
