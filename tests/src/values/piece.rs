//! `Piece`: a token that is known to belong to a catalog.

use std::collections::BTreeSet;
use std::error::Error;
use std::hash::{BuildHasher, RandomState};
use std::panic::catch_unwind;

use epin::__private::PieceIndex;
use epin::iter::All;
use epin::notation::Styles;
use epin::{
    Catalog, Epin, EpinMap, EpinTable, Letter, ParsePieceError, ParsePieceErrorKind, Piece, Side,
    State, epin, piece,
};

use super::order::check_all;
use crate::support::catalogs::{Game, Letters, for_each_catalog, on_side, on_the_other_side};
use epin_games::Chess;

fn check<C: Catalog>() {
    let state = RandomState::new();
    for token in Epin::all() {
        let text = token.as_str();
        let piece = Piece::<C>::from_token(token);
        assert_eq!(piece.is_some(), C::from_token(token).is_some(), "{token}");
        assert_eq!(Piece::<C>::is_valid(text), piece.is_some());
        let result = Piece::<C>::try_from(token).map_err(ParsePieceError::from);
        assert_eq!(result.ok(), piece);
        assert_eq!(Piece::<C>::parse(text), result);
        assert_eq!(Piece::<C>::from_ascii(text.as_bytes()), result);
        assert_eq!(text.parse::<Piece<C>>(), result);
        assert_eq!(Piece::<C>::try_from(text), result);
        assert_eq!(Piece::<C>::try_from(text.as_bytes()), result);
        if let Err(error) = result {
            let unknown = Piece::<C>::try_from(token).unwrap_err();
            assert_eq!(error.suggestion(), unknown.suggestion());
            assert_eq!(error.to_string(), unknown.to_string());
        }
        if let Some(piece) = piece {
            assert_eq!((piece.token(), Epin::from(piece)), (token, token));
            assert!(C::from_token(token) == Some(piece.kind()));
            assert_eq!((piece.as_str(), piece.as_ref()), (text, text));
            assert_eq!(piece.to_string(), text);
            assert_eq!(format!("{piece:?} {piece:>6}"), format!("{token:?} {token:>6}"));
            assert_eq!(state.hash_one(piece), state.hash_one(token));
            check_attributes(piece);
            check_transformations(piece);
        }
    }
    let members = Epin::all().filter(|token| C::from_token(*token).is_some());
    check_all(&Piece::all(), &members.filter_map(Piece::from_token).collect::<Vec<Piece<C>>>());
    for &kind in C::ALL {
        for side in Side::ALL {
            let piece = Piece::new(kind, side);
            assert_eq!((piece.token(), piece.side()), (kind.token(side), side));
            assert!(piece.kind() == kind);
        }
    }
}

fn check_attributes<C: Catalog>(piece: Piece<C>) {
    let token = piece.token();
    assert_eq!((piece.letter(), piece.side()), (token.letter(), token.side()));
    assert_eq!((piece.state(), piece.is_terminal()), (token.state(), token.is_terminal()));
    assert_eq!((piece.is_native(), piece.is_derived()), (token.is_native(), token.is_derived()));
    assert_eq!(piece.style_side(), token.style_side());
    for styles in [
        Styles { first: Letter::C, second: Letter::M },
        Styles { first: Letter::C, second: Letter::C },
    ] {
        assert_eq!(piece.to_qpi(styles), token.to_qpi(styles));
    }
    assert_eq!(piece.canonical().token(), piece.kind().token(token.side()));
    assert!(piece.canonical().kind() == piece.kind());
}

/// Checks that every transformation returns the piece with the transformed token, or `None` if that token
/// is not in the catalog.
fn check_transformations<C: Catalog>(piece: Piece<C>) {
    let token = piece.token();
    assert_eq!(piece.flipped().token(), on_the_other_side::<C>(token));
    for side in Side::ALL {
        assert_eq!(piece.with_side(side).token(), on_side::<C>(token, side));
    }
    for letter in Letter::ALL {
        assert_eq!(piece.with_letter(letter), Piece::from_token(token.with_letter(letter)));
    }
    for state in State::ALL {
        assert_eq!(piece.with_state(state), Piece::from_token(token.with_state(state)));
    }
    for flag in [false, true] {
        assert_eq!(piece.with_terminal(flag), Piece::from_token(token.with_terminal(flag)));
        assert_eq!(piece.with_derived(flag), Piece::from_token(token.with_derived(flag)));
    }
    assert_eq!(piece.enhanced(), Piece::from_token(token.enhanced()));
    assert_eq!(piece.diminished(), Piece::from_token(token.diminished()));
    assert_eq!(piece.normalized(), Piece::from_token(token.normalized()));
    assert_eq!(piece.native(), Piece::from_token(token.native()));
    assert_eq!(piece.derive(), Piece::from_token(token.derive()));
}

#[test]
fn it_does_what_its_token_does() {
    for_each_catalog!(check);
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
    assert_eq!((rook.kind(), rook.token()), (Chess::Rook, epin!("-r")));
    assert_ne!(rook, Piece::new(Chess::Rook, Side::Second));
}

#[test]
fn a_name_is_refused_with_the_pieces_of_the_catalog() {
    let error = Piece::<Chess>::parse("pawn").unwrap_err();
    let pieces = Chess::TOKENS.concat().iter().map(ToString::to_string).collect::<Vec<_>>();
    let words = format!(
        "expected the end of the token, found `a` at byte 1; a token is one letter, such as `Q`; the \
         pieces of Chess are {}",
        pieces.join(" "),
    );
    assert_eq!(error.to_string(), words);
    let report = format!("invalid EPIN token \"pawn\": {words}");
    assert_eq!(error.report("pawn").to_string(), report);
    let keys = r#"{"pawn": 1}"#;
    let error = serde_json::from_str::<EpinMap<Chess, u8>>(keys).unwrap_err().to_string();
    assert!(error.starts_with(&report), "{error}");
    // Without a catalog, there is no list.
    let error = serde_json::from_str::<EpinMap<Epin, u8>>(keys).unwrap_err().to_string();
    assert!(error.contains("such as `Q` at"), "{error}");
}

#[test]
fn a_text_is_refused_as_invalid_or_as_unknown() {
    let error = "^K".parse::<Piece<Chess>>().unwrap_err();
    assert_eq!(error.kind(), ParsePieceErrorKind::Invalid);
    assert_eq!((error.offset(), error.token()), (0, None));
    assert_eq!(Piece::<Chess>::parse("-RR").unwrap_err().offset(), 2);
    let invalid = Epin::parse("^K").unwrap_err();
    assert_eq!((error.parse_error(), error.unknown_piece()), (Some(invalid), None));
    assert_eq!(error.to_string(), invalid.to_string());
    assert_eq!(error.reason().to_string(), invalid.reason().to_string());
    assert_eq!(Piece::<Chess>::parse("-RR").unwrap_err().range(), 0..3);
    assert!(error.source().is_none());
    let error = "K".parse::<Piece<Chess>>().unwrap_err();
    assert_eq!(error.kind(), ParsePieceErrorKind::Unknown);
    assert_eq!((error.offset(), error.range(), error.token()), (0, 0..1, Some(epin!("K"))));
    let unknown = Chess::try_from(epin!("K")).err();
    assert_eq!((error.parse_error(), error.unknown_piece()), (None, unknown));
    assert_eq!(error.reason().to_string(), r#""K" is not a piece of Chess"#);
    assert_eq!(format!("{error:?}"), format!("ParsePieceError({error})"));
    assert_eq!(
        error.to_string(),
        r#""K" is not a piece of Chess; did you mean "K^"? the game's pieces are K^ Q R -R B N P +P -P"#,
    );
    assert!(error.source().is_none());
    assert_eq!(size_of_val(&error), 24 + size_of::<usize>());
}

/// A token that is not in the catalog, which is true of most tokens, is not suggested as a repair.
#[test]
fn what_is_suggested_is_a_piece_or_a_kind() {
    for token in Epin::all() {
        for text in
            [format!("{token}'^"), format!("^{token}"), format!(" {token}"), format!("{token}x")]
        {
            let Err(error) = Piece::<Chess>::parse(&text) else { continue };
            let invalid = Epin::parse(&text).unwrap_err();
            let meant =
                invalid.suggestion().and_then(|meant| Piece::<Chess>::parse(meant.as_str()).ok());
            let suggestion =
                error.suggestion().map(|meant| Piece::<Chess>::parse(meant.as_str()).unwrap());
            assert_eq!(suggestion, meant, "{text}");
            let message = error.to_string();
            assert_eq!(message.contains("did you mean"), meant.is_some(), "{text}");
            let hint = meant.map_or(String::new(), |meant| format!("; did you mean \"{meant}\"?"));
            let has_note = invalid.suggestion().is_none();
            let in_full = invalid.report(&text).to_string();
            let reason = in_full.split_once("; ").map_or(&*in_full, |(reason, _)| reason);
            let list = if in_full.contains(" one letter") {
                "; the pieces of Chess are K^ Q R -R B N P +P -P"
            } else {
                ""
            };
            let expected =
                if has_note { format!("{in_full}{list}") } else { format!("{reason}{hint}") };
            assert_eq!(error.report(&text).to_string(), expected);
            assert!(message.contains(&hint), "{text}");
            // In a file: as a piece, as a key, and as a kind, which is read only from tokens of the
            // first side.
            let json = serde_json::Value::from(&*text);
            let read = serde_json::from_value::<Piece<Chess>>(json).unwrap_err();
            assert_eq!(read.to_string(), expected);
            let map = serde_json::json!({ &*text: 1 });
            let read =
                serde_json::from_value::<EpinMap<Piece<Chess>, u8>>(map.clone()).unwrap_err();
            assert_eq!(read.to_string(), expected);
            let read = serde_json::from_value::<EpinTable<Chess, u8>>(map).unwrap_err().to_string();
            let of_first = meant.is_none_or(|meant| meant.side() == Side::First);
            assert_eq!(read, if of_first { expected } else { reason.to_owned() });
        }
    }
}

const ROOK: Piece<Chess> = Piece::from_token(epin!("-R")).unwrap();

const _: All<Piece<Chess>> = Piece::all();

const _: () = {
    assert!(matches!(Piece::parse("-R"), Ok(ROOK)));
    assert!(matches!(Piece::from_ascii(b"-R"), Ok(ROOK)));
    assert!(Piece::<Chess>::parse("+R").is_err());
    assert!(Piece::<Chess>::is_valid("-R") && !Piece::<Chess>::is_valid("+R"));
    assert!(matches!(ROOK.normalized(), Some(piece!(Chess, "R"))));
    assert!(matches!(ROOK.flipped().with_side(Side::First), ROOK));
    assert!(ROOK.enhanced().is_none());
    assert!(matches!((ROOK.kind(), ROOK.flipped().kind()), (Chess::Rook, Chess::Rook)));
    assert!(size_of::<Piece<Letters>>() == 2);
    assert!(size_of::<Option<Piece<Letters>>>() == 2);
};

#[test]
fn it_is_send_and_sync_whatever_its_catalog_is() {
    const fn is_plain<T: Copy + Ord + Send + Sync + Unpin + 'static>() {}
    // The bound `Catalog` demands neither `Send` nor `Sync`.
    const fn check<C: Catalog>() {
        is_plain::<Piece<C>>();
    }
    const { check::<Chess>() }
}

/// A wrong index is a compile error in the macro, and a panic at run time.
#[test]
fn the_index_of_a_piece_is_that_of_a_token_in_the_catalog() {
    for token in Epin::all() {
        let index = u16::try_from(token.index()).unwrap();
        let result = catch_unwind(|| PieceIndex::in_catalog::<Game>(index));
        assert_eq!(result.ok(), Game::MEMBERS.contains(token).then_some(index), "{token}");
    }
    for index in (624..=700).chain([u16::MAX]) {
        assert!(catch_unwind(|| PieceIndex::in_catalog::<Game>(index)).is_err());
    }
}
