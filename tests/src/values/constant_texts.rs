//! The macros with a constant instead of a literal: they expand to the token that it spells.

use std::panic::catch_unwind;

use epin::__private::Index;
use epin::{Catalog, Epin, epin, piece, pin, qpi, sin, snn};

use crate::support::catalogs::{Game, Letters};

macro_rules! piece_of_letters {
    ($text:ident) => {
        piece!(Letters, $text)
    };
}

/// Calls a macro with constants of these texts. The compiler evaluates the index of each, and makes
/// the token of it.
macro_rules! check {
    ($macro:ident: $($text:literal)*) => {
        $({
            const TEXT: &str = $text;
            assert_eq!($macro!(TEXT).to_string(), TEXT);
        })*
    };
}

#[test]
fn every_macro_reads_a_constant() {
    check!(epin: "-A" "-A'" "A" "+A^'" "-a" "-B" "K^" "k^'" "+z^'");
    check!(pin: "-A" "-A^" "A" "+A^" "-a" "-B" "K^" "k^" "+z^");
    check!(piece_of_letters: "-A" "-A'" "A" "+A^'" "-a" "-B" "K^" "k^'" "+z^'");
    check!(sin: "A" "a" "B" "C" "s" "Z" "z");
    check!(qpi: "A:-A" "A:-A^" "A:A" "A:+z^" "a:-A" "B:-A" "C:K^" "s:+p" "Z:+Z" "z:+z^");
    check!(snn: "A" "Chess" "Chess960" "Go19" "ABCDEFGHIJKLMNOPQRSTUVWXYZabcd99");
}

/// A name is passed in four arguments, and a wrong one is reported once.
#[test]
fn a_wrong_name_is_reported_by_its_first_word_alone() {
    let others = [Index::snn::<1>("chess"), Index::snn::<2>("chess"), Index::snn::<3>("chess")];
    assert_eq!(others, [0; 3]);
    assert!(catch_unwind(|| Index::snn::<0>("chess")).is_err());
}

/// That an index is wrong is a compile error in the macro, and a panic at run time.
#[test]
fn the_index_of_a_piece_is_that_of_a_token_in_the_catalog() {
    for token in Epin::all() {
        let index = u16::try_from(token.index()).unwrap();
        let result = catch_unwind(|| Index::in_catalog::<Game>(index));
        assert_eq!(result.ok(), Game::MEMBERS.contains(token).then_some(index), "{token}");
    }
}
