//! Any bytes, read as a position: `from_ascii`, `parse` and serde accept them if and only if
//! `sashite-feen` does and `errors` has none, and they find the same contents as `sashite-feen`. A
//! position built of these contents is the same. If the bytes are refused, every error is at a
//! place in the string, its message is one line, and so is its report, on this string and on any
//! other. Any position that `Arbitrary` makes is read back.

#![no_main]

use arbitrary::{Arbitrary, Unstructured};
use epin::feen::{Feen, FeenBuf, ParseFeenErrorKind, errors};
use epin::{Epin, Piece, Side};
use epin_fuzz::oracle::{check_error, check_message};
use epin_games::ChessVsMakruk;
use libfuzzer_sys::fuzz_target;
use sashite_feen as peer;
use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::{BytesDeserializer, Error};

fuzz_target!(|data: &[u8]| {
    let mut u = Unstructured::new(data);
    if let Ok(position) = FeenBuf::<Epin>::arbitrary(&mut u) {
        assert_eq!(position.as_str().parse(), Ok(position.clone()));
    }
    let found = Feen::from_ascii(data);
    let bytes: BytesDeserializer<'_, Error> = data.into_deserializer();
    let read = FeenBuf::<Epin>::deserialize(bytes);
    assert_eq!(read.is_ok(), found.is_ok());
    if let Err(error) = found {
        check_error(&error);
        check_report(&error.report(data).to_string());
        check_report(&error.report(data.split_at(data.len() / 2).0).to_string());
        assert_eq!(read.unwrap_err().to_string(), error.report(data).to_string());
    }
    let Ok(text) = str::from_utf8(data) else { return assert!(found.is_err()) };
    assert_eq!(Feen::parse(text), found);
    assert_eq!(Feen::is_valid(text), found.is_ok());
    assert_eq!(errors(text).next(), found.err());
    match (found, peer::Feen::parse(text)) {
        (Ok(ours), Ok(theirs)) => check_position(ours, theirs),
        (Err(_), Err(_)) => check_errors(text),
        (ours, theirs) => panic!("{text:?}: {ours:?}, {theirs:?}"),
    }
});

/// Checks that a report is one line. It can be longer than other messages: it repeats 60 characters.
fn check_report(report: &str) {
    let (message, repeated) = report.split_once(" (in \"").unwrap_or((report, "x"));
    check_message(message);
    assert!(repeated.len() <= 700 && !repeated.contains(char::is_control), "{report:?}");
}

fn check_errors(text: &str) {
    let mut end = 0;
    for error in errors(text) {
        check_error(&error);
        let range = error.range();
        assert!(text.get(range.clone()).is_some());
        assert!(error.suggestion().is_none_or(|suggestion| suggestion.len() <= 32));
        if error.kind() != ParseFeenErrorKind::LayerLength {
            assert!(end <= range.start);
            end = range.end.max(range.start + 1);
        }
    }
}

fn check_position(ours: Feen<'_>, theirs: peer::Feen<'_>) {
    assert_eq!(ours.sizes(), theirs.shape().dimensions());
    assert!(ours.squares().map(spelled).eq(theirs.squares().map(spelled)));
    let is_first = theirs.active_side() == peer::Side::First;
    assert_eq!(ours.turn() == Side::First, is_first);
    let (first, second) = (theirs.first_style(), theirs.second_style());
    let styles = format!("{first}/{second}");
    assert_eq!(ours.styles().to_string(), styles);
    for (side, hand) in [(Side::First, theirs.first_hand()), (Side::Second, theirs.second_hand())] {
        let hand = hand.map(|item| (item.piece().to_string(), item.count()));
        assert!(ours.hand(side).map(|(piece, count)| (piece.to_string(), count)).eq(hand));
    }

    let first = ours.hand(Side::First).collect::<Vec<_>>().into_iter().rev();
    let hands = (first, ours.hand(Side::Second));
    let built = FeenBuf::new(ours.sizes(), ours.squares(), hands, ours.styles(), ours.turn());
    assert_eq!(built.as_ref().map(FeenBuf::as_feen), Ok(ours));
    match ours.in_catalog::<ChessVsMakruk>() {
        Ok(known) => {
            assert!(known.pieces().map(|(at, piece)| (at, piece.epin())).eq(ours.pieces()));
        }
        Err(error) => {
            check_error(&error);
            check_report(&error.report(ours.as_str()).to_string());
            let token = ours.as_str().get(error.range()).expect("the place of a token");
            assert!(Epin::is_valid(token) && !Piece::<ChessVsMakruk>::is_valid(token));
        }
    }
}

fn spelled(square: Option<impl ToString>) -> Option<String> {
    Some(square?.to_string())
}
