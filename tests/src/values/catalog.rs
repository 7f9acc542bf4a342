//! Catalogs: the items of the trait, each checked for every token.

use std::fmt::Debug;

use epin::{Catalog, Epin, Piece, Side, UnknownPieceError, epin, epins, piece};

use crate::support::catalogs::{
    ChessVsMakruk, Facade, Letters, for_each_catalog, on_side, on_the_other_side,
};
use epin_games::Shogi;

fn check<C: Catalog + Debug + TryFrom<Epin, Error = UnknownPieceError>>() {
    for token in Epin::all() {
        let first = on_side::<C>(token, Side::First);
        let piece = C::ALL.iter().copied().find(|piece| piece.tokens().contains(&first));
        assert_eq!(C::from_token(token), piece, "{token}");
        assert_eq!(C::try_from(token).ok(), piece);
        assert_eq!(C::try_from(token), Piece::<C>::try_from(token).map(Piece::kind));
    }
    assert_eq!(C::MEMBERS, Epin::all().filter(|token| C::from_token(*token).is_some()).collect());
    assert!(C::MEMBERS.iter().all(|token| C::MEMBERS.contains(on_the_other_side::<C>(token))));
    assert_eq!(C::TOKENS.len(), C::ALL.len());
    for (index, &piece) in C::ALL.iter().enumerate() {
        assert_eq!((piece.index(), piece.tokens()), (index, C::TOKENS[index]));
        assert!(piece.tokens().iter().all(|token| token.side() == Side::First));
        for side in [Side::First, Side::Second] {
            assert_eq!(piece.token(side), on_side::<C>(piece.tokens()[0], side));
        }
    }
}

#[test]
fn its_items_agree_on_every_token() {
    for_each_catalog!(check);
}

#[test]
fn its_pieces_are_in_the_order_of_the_source() {
    assert_eq!(Facade::ALL, [Facade::Ends, Facade::Middle]);
    assert_eq!(Facade::Ends.tokens(), epins!["-A", "A", "+Z^'"]);
    assert_eq!(Letters::ALL.len(), 26);
    for (piece, letter) in Letters::ALL.iter().zip('A'..) {
        assert_eq!(format!("{piece:?}"), letter.to_string());
        assert_eq!(piece.token(Side::First).as_str(), letter.to_string());
        assert_eq!(piece.tokens().len(), 12);
    }
}

#[test]
fn its_name_is_that_of_the_enum_or_of_the_attribute() {
    assert_eq!(Shogi::NAME, "Shogi");
    assert_eq!(ChessVsMakruk::NAME, "Chess vs Makruk");
    assert_eq!(Facade::NAME, "Through a facade");
}

const _: () = {
    assert!(matches!(piece!(Shogi, "+r").kind(), Shogi::Dragon));
    assert!(Shogi::MEMBERS.contains(epin!("+r")) && Shogi::MEMBERS.len() == 28);
    assert!(matches!(Shogi::TOKENS, [[epin!("K^")], [epin!("R")], ..]));
    assert!(matches!(Shogi::ALL, [Shogi::King, Shogi::Rook, ..]));
    assert!(Letters::ALL.len() == 26);
};

/// A trait like strum's, which is derived or implemented by hand. If `Catalog` had a constant of the same
/// name, `Stones::COUNT` would be the error E0034.
trait EnumCount {
    const COUNT: usize;
    const KINDS: [&str; 2];
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Stones {
    #[epin("B")]
    Black,
    #[epin("W")]
    White,
}

impl EnumCount for Stones {
    const COUNT: usize = 2;
    const KINDS: [&str; 2] = ["black", "white"];
}

#[test]
fn constants_of_other_traits_do_not_collide_with_those_of_a_catalog() {
    assert_eq!((Stones::COUNT, Stones::KINDS[0]), (Stones::ALL.len(), "black"));
    assert_eq!(Stones::White.index(), 1);
}
