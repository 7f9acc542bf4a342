//! Random values are valid values.

use std::collections::BTreeSet;

use arbitrary::{Arbitrary, Unstructured};
use epin::{Catalog, Epin, EpinMap, EpinSet, Piece, Pin, Side};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
pub(crate) enum Game {
    #[epin("K^")]
    King,
    #[epin("P", "+P")]
    Pawn,
}

/// What comes of 20,000 buffers of noise.
pub(crate) fn from_noise<T: for<'a> Arbitrary<'a>>() -> Vec<T> {
    let mut state = 1_u64;
    let mut byte = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        state.to_be_bytes()[0]
    };
    let buffers = (0..20_000).map(|_| [(); 32].map(|()| byte()));
    buffers.map(|buffer| T::arbitrary(&mut Unstructured::new(&buffer)).unwrap()).collect()
}

#[test]
fn every_token_comes_up() {
    assert_eq!(from_noise::<Epin>().into_iter().collect::<EpinSet>().len(), Epin::COUNT);
    assert_eq!(from_noise::<Pin>().into_iter().collect::<BTreeSet<_>>().len(), Pin::COUNT);
}

#[test]
fn every_piece_comes_up() {
    let pieces = from_noise::<Piece<Game>>().into_iter().collect::<BTreeSet<_>>();
    let expected = [Side::First, Side::Second].into_iter().flat_map(|side| {
        let tokens = Game::ALL.iter().flat_map(|piece| piece.tokens());
        tokens.map(move |token| Piece::try_from(token.with_side(side)).unwrap())
    });
    assert_eq!(pieces, expected.collect());
}

#[test]
fn collections_come_up() {
    assert!(from_noise::<EpinSet>().iter().any(|set| set.len() > 1));
    assert!(from_noise::<EpinMap<u8>>().iter().any(|map| map.len() > 1));
}

#[test]
fn no_data_is_enough() {
    assert_eq!(Epin::arbitrary(&mut Unstructured::new(&[])).unwrap().index(), 0);
}
