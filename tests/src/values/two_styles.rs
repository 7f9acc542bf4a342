//! Catalogs of two styles, compared with QPI, which names the style of each token.

use std::fmt::Debug;

use epin::notation::{Qpi, Styles};
use epin::{Catalog, Epin, Piece, Side, epins, piece, pieces};
use epin_games::{Chess, Makruk};

use crate::support::catalogs::{ChessOfDraft, ChessVsMakruk, ChessVsOgi, MakrukVsMakruk, Ogi};

/// Returns the kind that has a token with this string, in a catalog of one style.
fn kind_with<C: Catalog>(text: &str) -> Option<C> {
    let has_token = |tokens: &&[Epin]| tokens.iter().any(|token| token.as_str() == text);
    Some(C::ALL[C::TOKENS.iter().position(has_token)?])
}

/// Checks the kind of every token, by way of its QPI token: the case of the letter before the colon selects
/// `First` or `Second`, and what follows the colon is looked up in that catalog, in upper case.
fn check<C: Catalog + Debug, First: Catalog, Second: Catalog>(
    styles: &str,
    of_first: fn(First) -> C,
    of_second: fn(Second) -> C,
) {
    let styles = Styles::parse(styles).unwrap();
    let mut count = 0;
    for token in Epin::all() {
        let qpi = token.to_qpi(styles).to_string();
        let (style, pin) = qpi.split_once(':').unwrap();
        let pin = pin.to_ascii_uppercase();
        let kind = if style.contains(char::is_uppercase) {
            kind_with(&pin).map(of_first)
        } else {
            kind_with(&pin).map(of_second)
        };
        assert_eq!(C::from_token(token), kind, "{token}");
        assert_eq!(C::MEMBERS.contains(token), kind.is_some(), "{token}");
        if let Some(piece) = Piece::<C>::from_token(token) {
            count += 1;
            check_sides(piece, styles);
        }
    }
    assert_eq!(Piece::<C>::COUNT, count);
    assert_eq!(C::ALL.len(), First::ALL.len() + Second::ALL.len());
    for (index, kind) in C::ALL.iter().enumerate() {
        assert_eq!((kind.index(), kind.tokens()), (index, C::TOKENS[index]));
        assert!(kind.tokens().iter().all(|token| token.side() == Side::First));
        assert_eq!(kind.tokens()[0], kind.token(Side::First));
    }
}

/// Checks that a piece keeps its kind and its style on the other side.
fn check_sides<C: Catalog + Debug>(piece: Piece<C>, styles: Styles) {
    let flipped = piece.flipped();
    let pin = piece.token().flipped().to_pin();
    let qpi = Qpi::new(piece.to_qpi(styles).sin(), pin);
    assert_eq!((flipped.to_qpi(styles), flipped.kind()), (qpi, piece.kind()));
    assert_eq!(flipped.flipped(), piece);
    assert_eq!((piece.with_side(piece.side()), piece.with_side(flipped.side())), (piece, flipped));
    assert_eq!(piece.canonical().flipped(), flipped.canonical());
    for side in Side::ALL {
        let canonical = Piece::new(piece.kind(), side);
        assert_eq!(piece.with_side(side).canonical(), canonical);
        assert_eq!((canonical.kind(), canonical.side()), (piece.kind(), side));
        assert_eq!(canonical.style_side(), piece.style_side());
    }
}

#[test]
fn every_token_is_a_piece_if_the_catalog_of_its_style_has_it() {
    check::<ChessVsMakruk, Chess, Makruk>("C/m", ChessVsMakruk::Chess, ChessVsMakruk::Makruk);
    check::<ChessVsOgi, ChessOfDraft, Ogi>("C/o", ChessVsOgi::Chess, ChessVsOgi::Ogi);
    check::<MakrukVsMakruk, Makruk, Makruk>("M/m", MakrukVsMakruk::First, MakrukVsMakruk::Second);
}

/// The specification: `P` is the first side's pawn of Chess, `P'` its pawn of Makruk, `p` the second
/// side's pawn of Makruk and `p'` its pawn of Chess.
#[test]
fn the_specifications_chess_vs_makruk() {
    let chess = ChessVsMakruk::Chess(Chess::Pawn);
    let makruk = ChessVsMakruk::Makruk(Makruk::Bia);
    let pawns = pieces![ChessVsMakruk, "P", "P'", "p", "p'"];
    assert_eq!(pawns.map(Piece::kind), [chess, makruk, makruk, chess]);
    assert_eq!(pawns.map(Piece::flipped), pieces![ChessVsMakruk, "p'", "p", "P'", "P"]);
}

/// An older draft: `K` is the first side's king of Chess, `k'` the same king after the second side has
/// captured it, `s` the second side's silver of Ōgi and `S'` the same silver after a capture.
#[test]
fn the_specifications_chess_vs_ogi() {
    let pieces = pieces![ChessVsOgi, "K", "k'", "s", "S'"];
    let (king, silver) = (ChessVsOgi::Chess(ChessOfDraft::King), ChessVsOgi::Ogi(Ogi::Silver));
    assert_eq!(pieces.map(Piece::kind), [king, king, silver, silver]);
    assert_eq!(pieces.map(Piece::flipped), pieces![ChessVsOgi, "k'", "K", "S'", "s"]);
}

#[test]
fn the_kinds_are_in_the_order_of_the_enum() {
    assert_eq!(
        ChessVsOgi::TOKENS,
        [&epins!["S'"][..], &epins!["P'", "+P'"], &epins!["K"], &epins!["P", "-P", "+P"]]
    );
    assert_eq!(ChessVsOgi::ALL[0], ChessVsOgi::Ogi(Ogi::Silver));
}

#[test]
fn states_are_flags_as_in_each_style() {
    let rook = piece!(ChessVsMakruk, "-R");
    assert_eq!(rook.canonical(), piece!(ChessVsMakruk, "R"));
    assert_eq!(rook.flipped(), piece!(ChessVsMakruk, "-r'"));
    assert_eq!(rook.flipped().canonical(), piece!(ChessVsMakruk, "r'"));
}

const _: () = {
    const MET: Piece<ChessVsMakruk> = piece!(ChessVsMakruk, "Q'");
    assert!(matches!(MET.kind(), ChessVsMakruk::Makruk(Makruk::Met)));
    assert!(matches!(MET.flipped(), piece!(ChessVsMakruk, "q")));
    assert!(matches!(MET.with_side(Side::Second).with_side(Side::First), MET));
    assert!(ChessVsMakruk::ALL.len() == 12 && Piece::<ChessVsMakruk>::COUNT == 32);
};
