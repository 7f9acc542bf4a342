//! A piece is its token, within its catalog.

use std::collections::BTreeSet;
use std::error::Error;
use std::hash::{BuildHasher, RandomState};

use epin::{Catalog, Epin, ParsePieceError, Piece, Side, UnknownPiece, epin};

use crate::support::letters::Letters;
use epin_games::{Chess, ChessVsMakruk, Makruk, Shogi};

fn check<C: Catalog>() {
    let state = RandomState::new();
    for token in Epin::all() {
        let piece = Piece::<C>::try_from(token);
        assert_eq!(piece.is_ok(), C::of(token).is_some(), "{token}");
        match piece {
            Ok(piece) => {
                assert_eq!((piece.epin(), Epin::from(piece)), (token, token));
                assert!(C::of(token) == Some(piece.kind()));
                assert_eq!(piece.side(), token.side());
                assert_eq!(piece.to_string(), token.as_str());
                assert_eq!(format!("{piece:?} {piece:>6}"), format!("{token:?} {token:>6}"));
                assert_eq!(token.as_str().parse(), Ok(piece));
                assert_eq!(state.hash_one(piece), state.hash_one(token));
            }
            Err(error) => {
                assert_eq!(error, UnknownPiece::new::<C>(token));
                let parsed = token.as_str().parse::<Piece<C>>();
                assert_eq!(parsed, Err(ParsePieceError::Unknown(error)));
            }
        }
    }
    for &kind in C::ALL {
        for side in [Side::First, Side::Second] {
            let piece = Piece::new(kind, side);
            assert_eq!((piece.epin(), piece.side()), (kind.token(side), side));
            assert!(piece.kind() == kind);
        }
    }
}

#[test]
fn it_is_its_token() {
    check::<Chess>();
    check::<ChessVsMakruk>();
    check::<Letters>();
    check::<Makruk>();
    check::<Shogi>();
}

#[test]
fn it_compares_as_its_token() {
    let pieces = || Epin::all().map(|token| Piece::<Letters>::try_from(token).unwrap());
    for (token, piece) in Epin::all().zip(pieces()) {
        for (other_token, other) in Epin::all().zip(pieces()) {
            assert_eq!(piece == other, token == other_token);
            assert_eq!(piece.cmp(&other), token.cmp(&other_token));
            assert_eq!(piece.partial_cmp(&other), token.partial_cmp(&other_token));
        }
    }
    assert!(pieces().rev().collect::<BTreeSet<_>>().into_iter().eq(pieces()));
}

#[test]
fn it_keeps_the_token_that_it_was_made_from() {
    let rook: Piece<Chess> = "-r".parse().unwrap();
    assert_eq!((rook.kind(), rook.epin()), (Chess::Rook, epin!("-r")));
    assert_ne!(rook, Piece::new(Chess::Rook, Side::Second));
}

#[test]
fn a_text_is_refused_for_what_is_wrong_with_it() {
    let error = "^K".parse::<Piece<Chess>>().unwrap_err();
    assert_eq!(error, ParsePieceError::Invalid(Epin::parse("^K").unwrap_err()));
    assert_eq!(error.to_string(), Epin::parse("^K").unwrap_err().to_string());
    assert!(error.source().is_none());
    let error = "K".parse::<Piece<Chess>>().unwrap_err();
    assert_eq!(
        error.to_string(),
        r#""K" is not a piece of Chess; its pieces are K^ Q R -R B N P +P"#,
    );
    assert!(error.source().is_none());
}

const _: () = {
    assert!(size_of::<Piece<Letters>>() == 2);
    assert!(size_of::<Option<Piece<Letters>>>() == 2);
};

/// Not `Send`, not `Sync`: what its pieces are does not depend on it.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Pointer(*const u8);

impl Catalog for Pointer {
    const NAME: &str = "Pointer";
    const ALL: &[Self] = &[Self(std::ptr::null())];
    const TABLE: epin::EpinTable<Option<Self>> =
        epin::EpinTable::filled(None).with(epin!("K"), Some(Self(std::ptr::null())));

    fn tokens(self) -> &'static [Epin] {
        &[epin!("K")]
    }

    fn token(self, side: Side) -> Epin {
        epin!("K").with_side(side)
    }

    fn of(token: Epin) -> Option<Self> {
        *Self::TABLE.get(token)
    }
}

#[test]
fn it_is_plain_whatever_its_catalog_is() {
    const fn is_plain<T: Copy + Ord + Send + Sync + Unpin + 'static>() {}
    const { is_plain::<Piece<Pointer>>() }
    assert_eq!(Piece::new(Pointer::ALL[0], Side::First).epin(), epin!("K"));
    assert!("K".parse::<Piece<Pointer>>().is_ok() && "k".parse::<Piece<Pointer>>().is_err());
}
