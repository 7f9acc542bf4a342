//! Pieces of catalogs, and collections of tokens. A string is a piece if and only if it is one of
//! the texts in the catalog's `TOKENS`, or the same on the other side. The collections are checked
//! by `collections` of the library.

#![no_main]

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::LazyLock;

use arbitrary::Unstructured;
use epin::{Catalog, Epin, Letter, ParsePieceErrorKind, Piece, Side, State, UnknownPieceError};
use epin_fuzz::catalogs::{Long, Wide};
use epin_fuzz::collections::{check_maps, check_sets, check_tables};
use epin_games::{Chess, ChessVsMakruk, Makruk, Shogi};
use libfuzzer_sys::fuzz_target;

/// The strings of a catalog, each with the position of its kind.
type Texts = BTreeMap<String, usize>;

/// Checks a string with each catalog. The strings of a catalog are put together once.
macro_rules! check_pieces {
    ($text:expr, $($Catalog:ident)*) => {$({
        static TEXTS: LazyLock<Texts> = LazyLock::new(texts::<$Catalog>);
        check_piece::<$Catalog>($text, &TEXTS);
    })*};
}

fuzz_target!(|data: &[u8]| {
    let [first, data @ ..] = data else { return };
    let mut u = Unstructured::new(data);
    // An error says that the data have come to their end.
    let _ = match first % 4 {
        0 => check_sets(&mut u),
        1 if first & 4 == 0 => check_maps::<Epin>(&mut u),
        1 => check_maps::<Piece<Shogi>>(&mut u),
        2 => check_tables(&mut u),
        _ => {
            let text = String::from_utf8_lossy(data);
            check_pieces!(&text, Chess Makruk Shogi ChessVsMakruk Long Wide);
            Ok(())
        }
    };
});

fn texts<C: Catalog>() -> Texts {
    let mut texts = BTreeMap::new();
    for (kind, tokens) in C::TOKENS.iter().enumerate() {
        for token in *tokens {
            let first = token.to_string();
            texts.insert(flip::<C>(&first), kind);
            texts.insert(first, kind);
        }
    }
    texts
}

/// Whether a catalog has two styles. The names of those have a "vs".
fn has_two_styles<C: Catalog>() -> bool {
    C::NAME.contains(" vs ")
}

/// Returns a string with its letters in the other case. In a catalog of two styles, the `'` changes,
/// too.
fn flip<C: Catalog>(text: &str) -> String {
    let flip = |char: char| {
        if char.is_ascii_uppercase() {
            char.to_ascii_lowercase()
        } else {
            char.to_ascii_uppercase()
        }
    };
    let flipped = text.chars().map(flip).collect::<String>();
    match flipped.strip_suffix('\'') {
        _ if !has_two_styles::<C>() => flipped,
        Some(native) => native.to_owned(),
        None => flipped + "'",
    }
}

fn check_piece<C>(text: &str, texts: &Texts)
where
    C: Catalog + Debug + TryFrom<Epin, Error = UnknownPieceError>,
{
    let kind = texts.get(text).map(|kind| C::ALL[*kind]);
    let found = Piece::<C>::parse(text);
    assert_eq!(found.ok().map(Piece::<C>::kind), kind);
    assert_eq!(Piece::<C>::from_ascii(text.as_bytes()), found);
    assert_eq!(text.parse(), found);
    assert_eq!(Piece::<C>::is_valid(text), found.is_ok());
    let Ok(token) = Epin::parse(text) else {
        assert_eq!(found.map_err(|error| error.kind()), Err(ParsePieceErrorKind::Invalid));
        return;
    };
    assert_eq!(C::of(token), kind);
    assert_eq!(C::MEMBERS.contains(token), kind.is_some());
    assert_eq!(C::try_from(token).ok(), kind);
    assert_eq!(Piece::<C>::of(token), found.ok());
    match found {
        Ok(piece) => check_changes(piece, texts),
        Err(error) => {
            assert_eq!(error.kind(), ParsePieceErrorKind::Unknown);
            let unknown = C::try_from(token).unwrap_err();
            assert_eq!(error, unknown.into());
            assert_eq!((unknown.token(), unknown.catalog_name()), (token, C::NAME));
            let message = unknown.to_string();
            assert!(message.len() <= 512 && !message.contains(char::is_control), "{message}");
            assert!(message.starts_with(&format!("\"{text}\" is not a piece of ")), "{message}");
            let (_, list) = message.split_once("its pieces are ").expect("there is a list");
            let is_flipped = has_two_styles::<C>() && token.side() == Side::Second;
            let on_its_side = |token: &Epin| match token.as_str() {
                text if is_flipped => flip::<C>(text),
                text => text.to_owned(),
            };
            let all = C::TOKENS.iter().copied().flatten().map(on_its_side);
            let mut listed = list.split(' ');
            for token in all.clone().take(32) {
                assert_eq!(listed.next(), Some(&*token), "{message}");
            }
            assert_eq!(listed.next(), (all.count() > 32).then_some("…"), "{message}");
        }
    }
}

/// Checks that a piece changes into what its token changes into, if that is in the catalog.
fn check_changes<C: Catalog + Debug>(piece: Piece<C>, texts: &Texts) {
    let token = piece.epin();
    let check = |changed: Option<Piece<C>>, token: Epin| {
        assert_eq!(changed.is_some(), texts.contains_key(token.as_str()));
        if let Some(piece) = changed {
            assert_eq!(piece, token);
        }
    };
    assert_eq!(piece.as_str(), token.as_str());
    assert_eq!(Piece::from_index(piece.index()), Some(piece));
    let flipped = flip::<C>(token.as_str());
    assert_eq!(piece.flipped().as_str(), flipped);
    for side in Side::ALL {
        let text = if side == token.side() { token.as_str() } else { &flipped };
        assert_eq!(piece.with_side(side).as_str(), text);
        assert_eq!(Piece::new(piece.kind(), side), piece.kind().token(side));
    }
    for letter in Letter::ALL {
        check(piece.with_letter(letter), token.with_letter(letter));
    }
    for state in State::ALL {
        check(piece.with_state(state), token.with_state(state));
    }
    for is_set in [false, true] {
        check(piece.with_terminal(is_set), token.with_terminal(is_set));
        check(piece.with_derived(is_set), token.with_derived(is_set));
    }
    check(piece.enhanced(), token.enhanced());
    check(piece.diminished(), token.diminished());
    check(piece.normalized(), token.normalized());
    check(piece.native(), token.native());
    check(piece.derive(), token.derive());
}
