//! The numbers of a catalog's pieces, compared with a sorted list of strings.

use epin::{Catalog, Piece, piece};

use crate::support::catalogs::{for_each_catalog, texts};
use epin_games::Shogi;

fn check<C: Catalog>() {
    let texts = texts::<C>();
    assert_eq!(Piece::<C>::COUNT, texts.len());
    for (index, text) in texts.iter().enumerate() {
        assert_eq!(text.parse::<Piece<C>>().map(Piece::index), Ok(index), "{text}");
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

/// The index of each piece of shōgi, by its position among all tokens.
static INDICES: [usize; Piece::<Shogi>::COUNT] = {
    let mut indices = [0; Piece::<Shogi>::COUNT];
    let mut index = 0;
    while let Some(piece) = Piece::<Shogi>::from_index(index) {
        indices[piece.index()] = piece.epin().index();
        index += 1;
    }
    indices
};

#[test]
fn constants_have_them() {
    assert!(Piece::<Shogi>::all().map(|piece| piece.epin().index()).eq(INDICES));
    const { assert!(INDICES.len() == 30 && piece!(Shogi, "b").index() == 2) }
}
