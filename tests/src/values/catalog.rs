//! What a derived catalog says of every token.

use std::error::Error;
use std::fmt::Debug;

use epin::{Catalog, Epin, EpinTable, Side, UnknownPiece, epin, epins};

use crate::support::letters::Letters;
use epin_games::{Chess, ChessVsMakruk, Makruk, Shogi};

/// A path to `epin` as a facade crate has it.
mod facade {
    pub(super) use epin as tokens;
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(name = "Through a facade", crate = crate::values::catalog::facade::tokens)]
enum Facade {
    #[epin("-A", "A")]
    #[epin("+Z^'")]
    Ends,
    #[epin("M")]
    Middle,
}

fn check<C: Catalog + Debug + TryFrom<Epin, Error = UnknownPiece>>() {
    for token in Epin::all() {
        let first = token.with_side(Side::First);
        let piece = C::ALL.iter().copied().find(|piece| piece.tokens().contains(&first));
        assert_eq!(C::of(token), piece, "{token}");
        assert_eq!(C::TABLE[token], piece, "{token}");
        assert_eq!(C::try_from(token), piece.ok_or_else(|| UnknownPiece::new::<C>(token)));
    }
    for &piece in C::ALL {
        assert!(piece.tokens().iter().all(|token| token.side() == Side::First));
        for side in [Side::First, Side::Second] {
            assert_eq!(piece.token(side), piece.tokens()[0].with_side(side));
        }
    }
}

#[test]
fn its_functions_agree_on_every_token() {
    check::<Chess>();
    check::<ChessVsMakruk>();
    check::<Facade>();
    check::<Letters>();
    check::<Makruk>();
    check::<Shogi>();
}

#[test]
fn its_pieces_are_in_the_order_of_the_source() {
    assert_eq!(Facade::ALL, [Facade::Ends, Facade::Middle]);
    assert_eq!(Facade::Ends.tokens(), epins!["-A", "A", "+Z^'"]);
    assert_eq!(Letters::ALL.len(), 26);
    for (piece, letter) in Letters::ALL.iter().zip('A'..) {
        assert_eq!(format!("{piece:?}"), letter.to_string());
        assert_eq!(piece.token(Side::First), *letter.to_string());
        assert_eq!(piece.tokens().len(), 12);
    }
}

#[test]
fn its_name_is_that_of_the_enum_or_given() {
    assert_eq!(Shogi::NAME, "Shogi");
    assert_eq!(ChessVsMakruk::NAME, "Chess vs Makruk");
    assert_eq!(Facade::NAME, "Through a facade");
}

#[test]
fn every_token_can_be_a_piece() {
    assert!(Epin::all().all(|token| Letters::of(token).is_some()));
}

const _: () = {
    assert!(matches!(Shogi::TABLE.get(epin!("+r")), Some(Shogi::Dragon)));
    assert!(matches!(Shogi::ALL, [Shogi::King, Shogi::JeweledKing, ..]));
    assert!(Letters::ALL.len() == 26);
    assert!(size_of::<EpinTable<Option<Letters>>>() == Epin::COUNT);
};

#[test]
fn an_unknown_piece_is_told_with_those_that_are_known() {
    let error = Shogi::try_from(epin!("Z")).unwrap_err();
    assert_eq!(error.token(), epin!("Z"));
    assert_eq!(
        error.to_string(),
        r#""Z" is not a piece of Shogi; its pieces are K^ K^' R +R B +B G S +S N +N L +L P +P"#,
    );
    assert_eq!(format!("{error:?}"), r#"UnknownPiece { token: Z, catalog: "Shogi", .. }"#);
    assert!(error.source().is_none());
    let error = Facade::try_from(epin!("m^")).unwrap_err();
    assert_eq!(
        error.to_string(),
        r#""m^" is not a piece of Through a facade; its pieces are -A A +Z^' M"#,
    );
}

#[test]
fn an_unknown_piece_equals_that_of_the_same_token_and_catalog() {
    let error = UnknownPiece::new::<Chess>(epin!("Z"));
    assert_eq!(error, UnknownPiece::new::<Chess>(epin!("Z")));
    assert_ne!(error, UnknownPiece::new::<Chess>(epin!("z")));
    assert_ne!(error, UnknownPiece::new::<Shogi>(epin!("Z")));
}

#[test]
fn a_list_of_many_pieces_is_cut_short() {
    let text = UnknownPiece::new::<Letters>(epin!("K")).to_string();
    let (frame, listed) = text.split_once(" are ").unwrap();
    assert_eq!(frame, r#""K" is not a piece of Letters; its pieces"#);
    let listed = listed.strip_suffix(" …").unwrap();
    let tokens = Letters::ALL.iter().flat_map(|letter| letter.tokens());
    assert!(listed.split(' ').eq(tokens.take(32).map(|token| token.as_str())));
}
