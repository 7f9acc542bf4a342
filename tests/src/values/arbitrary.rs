//! `Arbitrary`: every value can be drawn, and every drawn value is valid.

use std::collections::{BTreeSet, HashSet};

use arbitrary::{Arbitrary, Unstructured};
use epin::notation::{Pin, Qpi, Sin, Snn, Styles};
use epin::{Catalog, Compact, Epin, EpinMap, EpinSet, EpinTable, Piece, Side};

use crate::support::catalogs::Game;
use crate::support::random::from_noise;

#[test]
fn every_token_is_drawn() {
    assert_eq!(from_noise::<Epin>(20_000).into_iter().collect::<EpinSet>().len(), Epin::COUNT);
    assert_eq!(from_noise::<Pin>(20_000).into_iter().collect::<BTreeSet<_>>().len(), 312);
}

#[test]
fn every_number_of_a_token_is_drawn() {
    let numbers = from_noise::<Compact<Pin>>(20_000).into_iter().collect::<BTreeSet<_>>();
    assert_eq!(numbers.len(), 312);
}

#[test]
fn every_piece_is_drawn() {
    let pieces = from_noise::<Piece<Game>>(20_000).into_iter().collect::<BTreeSet<_>>();
    let expected = [Side::First, Side::Second].into_iter().flat_map(|side| {
        let tokens = Game::ALL.iter().flat_map(|piece| piece.tokens());
        tokens.map(move |token| Piece::try_from(token.with_side(side)).unwrap())
    });
    assert_eq!(pieces, expected.collect());
}

#[test]
fn collections_of_several_tokens_are_drawn() {
    assert!(from_noise::<EpinSet>(20_000).iter().any(|set| set.len() > 1));
    assert!(from_noise::<EpinMap<Epin, u8>>(20_000).iter().any(|map| map.len() > 1));
    assert!(from_noise::<EpinMap<Piece<Game>, u8>>(20_000).iter().any(|map| map.len() > 1));
}

#[test]
fn tables_of_different_values_are_drawn() {
    let kinds = from_noise::<EpinTable<Game, bool>>(1000).into_iter().collect::<HashSet<_>>();
    assert_eq!(kinds.len(), 1 << Game::ALL.len());
    let pieces =
        from_noise::<EpinTable<Piece<Game>, bool>>(1000).into_iter().collect::<HashSet<_>>();
    assert_eq!(pieces.len(), 1 << Piece::<Game>::COUNT);
    assert_eq!(EpinTable::<Game, u16>::size_hint(0), <[u16; 2]>::size_hint(0));
    assert_eq!(EpinTable::<Piece<Game>, u16>::size_hint(0), <[u16; 6]>::size_hint(0));
}

#[test]
fn an_empty_buffer_gives_the_first_token() {
    assert_eq!(Epin::arbitrary(&mut Unstructured::new(&[])).unwrap().index(), 0);
}

#[test]
fn a_value_takes_at_most_the_bytes_of_its_size_hint() {
    fn check<T: for<'a> Arbitrary<'a>>(most: usize) {
        assert_eq!(T::size_hint(0), (0, Some(most)));
        for byte in 0..=u8::MAX {
            let buffer = [byte; 64];
            let mut u = Unstructured::new(&buffer);
            T::arbitrary(&mut u).unwrap();
            assert!(buffer.len() - u.len() <= most);
        }
    }
    check::<Epin>(2);
    check::<Pin>(2);
    check::<Compact<Epin>>(2);
    check::<Sin>(2);
    check::<Qpi>(4);
    check::<Styles>(2);
    check::<Snn>(34);
}
