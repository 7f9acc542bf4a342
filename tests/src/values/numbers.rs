//! The numbers of a catalog's pieces: the index, compared with a sorted list of strings, and the code.

use epin::{Catalog, Compact, Epin, Piece, piece};

use crate::support::catalogs::{for_each_catalog, texts};
use epin_games::Shogi;

fn check<C: Catalog>() {
    let texts = texts::<C>();
    assert_eq!(Piece::<C>::COUNT, texts.len());
    for (index, text) in texts.iter().enumerate() {
        let piece: Piece<C> = text.parse().unwrap();
        assert_eq!((piece.index(), piece.code()), (index, piece.token().code()), "{text}");
        assert_eq!(serde_json::to_value(Compact(piece)).unwrap(), piece.code());
    }
    for code in (0..=700).chain([u16::MAX]) {
        assert_eq!(Piece::<C>::from_code(code), Epin::from_code(code).and_then(Piece::from_token));
    }
    for index in (0..=700).chain([usize::MAX]) {
        let piece = Piece::<C>::from_index(index);
        assert_eq!(piece.as_ref().map(Piece::as_ref), texts.get(index).map(String::as_str));
    }
}

#[test]
fn they_are_positions_in_the_list_of_all_pieces() {
    for_each_catalog!(check);
}

/// The index of each shōgi piece among all tokens, by its index among the pieces.
static INDICES: [usize; Piece::<Shogi>::COUNT] = {
    let mut indices = [0; Piece::<Shogi>::COUNT];
    let mut index = 0;
    while let Some(piece) = Piece::<Shogi>::from_index(index) {
        indices[piece.index()] = piece.token().index();
        index += 1;
    }
    indices
};

#[test]
fn constants_have_them() {
    assert!(Piece::<Shogi>::all().map(|piece| piece.token().index()).eq(INDICES));
    const { assert!(INDICES.len() == 28 && piece!(Shogi, "b").index() == 2) }
    const { assert!(matches!(Piece::from_code(piece!(Shogi, "b").code()), Some(piece!(Shogi, "b")))) }
}
