//! The macros of tokens in every kind of pattern, and where they are promoted to a constant.

use epin::notation::{Pin, Qpi, Sin, Snn, pin, qpi, sin, snn};
use epin::{Epin, Piece, epin, piece};

use super::catalogs::Chess;

/// Writes two calls in every kind of pattern.
macro_rules! in_every_pattern {
    ($test:ident: $Type:ty, $macro:ident! $call:tt, $other:tt) => {
        #[test]
        fn $test() {
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

            let value = $macro! $call;
            let other = $macro! $other;
            assert_eq!(*referenced(), value);
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
            let values = [Some(value), Some(other), None];
            let is_found = |value: &&Option<$Type>| matches!(value, Some($macro! $call));
            assert_eq!(values.iter().filter(is_found).count(), 1);
            assert!(matches!(&values[1], &Some($macro! $call | $macro! $other)));
            assert!(matches!(&value, &$macro! $call));
        }
    };
}

in_every_pattern! { an_epin: Epin, epin!("K^'"), ("k",) }
in_every_pattern! { a_pin: Pin, pin!(r"+l"), ("-l") }
in_every_pattern! { a_sin: Sin, sin!("C"), ("s") }
in_every_pattern! { a_qpi: Qpi, qpi!("s:+P^"), ("S:+P^") }
in_every_pattern! { an_snn: Snn, snn!("Chess960"), ("Shogi") }
in_every_pattern! { a_piece: Piece<Chess>, piece!(Chess, "-R"), (super::catalogs::Chess, r"k^",) }
