//! Any bytes, and mutations of positions, read as a position. `from_ascii`, `parse` and serde accept
//! them if and only if `sashite-feen` accepts them and `errors` returns no error. They find the same
//! contents as `sashite-feen`, and a position that is built from these contents is the same. If the
//! bytes are refused, the range of every error is inside the string and after the ranges of the
//! errors before it. The message of each error is one line, and so is the error's report, whether it
//! is made for this string or for another. If all suggestions of the errors are applied, the string is
//! a position. Its pieces are all known if `errors_in_set` was given the set of known pieces. The error
//! of `in_catalog` and its report, with the number of other mistakes, are those of `errors_in`. Any
//! position that `Arbitrary` makes is read back.

#![no_main]

use arbitrary::{Arbitrary, Unstructured};
use epin::feen::{Errors, Feen, FeenBuf, errors, errors_in, errors_in_set};
use epin::{Catalog, Epin, Piece, Side};
use epin_fuzz::catalogs::ChessVsMakruk;
use epin_fuzz::oracle::{check_error, check_message};
use libfuzzer_sys::fuzz_target;
use sashite_feen as peer;
use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::{BytesDeserializer, Error};

/// What mutations start from.
const POSITIONS: [&str; 12] = [
    "rnbqk^bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQK^BNR / C/c",
    "lnsgk^gsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL / S/s",
    "-rnbqk^bn-r/+p+p+p+p+p+p+p+p/8/8/4-P3/8/+P+P+P+P+P+P+P+P/-RNBQK^BN-R / c/C",
    "k^2/3/1RK^ 2P/ C/c",
    "5/5/5//5/k4/5 2PB/p C/c",
    "8/8/8/8/8/8/8/8 2PB/n s/S",
    "K'K / C/c",
    "k^+p4+PK^ 2P/p S/s",
    "2/2//2/2//2/2 / R/r",
    "10/10/10/p9/10 12P3B/7n X/x",
    "8/8 C/c",
    "8/8 2P/p",
];

/// What mutations insert.
#[rustfmt::skip]
const PARTS: [&str; 72] = [
    "", "/", "//", "///", " ", "  ", "\t", "\n", "K", "k", "P", "p", "B", "+", "-", "^", "'", "’", "−", "＋", "Ｋ",
    "К", "8", "1", "0", "00", "44", "９", "０", ".", "...", "--", "---", "□", "_", "·", ",", ";", "|", "\\", "\\^",
    "&#39;", "%5E", "%20", "\u{200b}", "\u{feff}", "\u{a0}", "♔", "é", "?", "*", "[", "]", "[Qp]", "(", ")", "\"",
    "`", "w", " b ", "C/c", "/ ", " /", "-/-", "[]", "none", "KQkq", "FEN: ", " 0 1", " # x", "4294967296", "／",
];

/// Returns a position with mutations that the bytes select.
fn mutated(data: &[u8]) -> String {
    let [first, rest @ ..] = data else { return String::new() };
    let mut text = POSITIONS[usize::from(*first) % POSITIONS.len()].to_owned();
    for mutation in rest.chunks_exact(3).take(4) {
        let [at, len, part] = [0, 1, 2].map(|index| usize::from(mutation[index]));
        let places: Vec<_> = text.char_indices().map(|(at, _)| at).chain([text.len()]).collect();
        let start = at % places.len();
        let end = (start + len % 3).min(places.len() - 1);
        text.replace_range(places[start]..places[end], PARTS[part % PARTS.len()]);
    }
    text
}

fuzz_target!(|data: &[u8]| {
    check(data);
    check(mutated(data).as_bytes());
});

fn check(data: &[u8]) {
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
    check_known(text);
}

/// Checks that a report is one line. It can be longer than other
/// messages, because it repeats up to 60 characters of the string.
fn check_report(report: &str) {
    let (message, repeated) = report.split_once(" (in \"").unwrap_or((report, "x"));
    check_message(message);
    assert!(repeated.len() <= 700 && !repeated.contains(char::is_control), "{report:?}");
}

fn check_errors(text: &str) {
    if let Some(repaired) = check_all(text, errors(text)) {
        assert!(Feen::is_valid(&repaired), "{text:?}: {repaired:?}");
    }
}

/// Checks the errors that `errors_in_set` returns for the pieces of a catalog.
fn check_known(text: &str) {
    let pieces = &ChessVsMakruk::MEMBERS;
    let is_known = |text: &str| {
        Feen::new(text).is_some_and(|position| position.in_catalog::<ChessVsMakruk>().is_ok())
    };
    assert_eq!(errors_in_set(text, pieces).total() == 0, is_known(text), "{text:?}");
    if let Some(repaired) = check_all(text, errors_in_set(text, pieces)) {
        assert!(is_known(&repaired), "{text:?}: {repaired:?}");
    }
}

/// Checks errors. Returns the string after all of their suggestions are applied, if
/// each error has a suggestion and there are no more mistakes than errors.
fn check_all(text: &str, errors: Errors<'_>) -> Option<String> {
    let total = errors.total();
    let errors: Vec<_> = errors.collect();
    assert_eq!(errors.len(), total.min(8));
    let mut end = 0;
    for error in &errors {
        check_error(error);
        let (range, offset) = (error.range(), error.offset());
        assert!(text.get(range.clone()).is_some() && text.is_char_boundary(offset));
        assert!(end <= range.start && range.start <= offset && offset <= range.end, "{text:?}");
        end = range.end.max(range.start + 1);
    }
    let mut repaired = text.to_owned();
    for error in errors.iter().rev() {
        repaired.replace_range(error.range(), error.suggestion()?.as_str());
    }
    (errors.len() == total).then_some(repaired)
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
        assert!(ours.hand_pieces(side).map(|(piece, count)| (piece.to_string(), count)).eq(hand));
    }

    let mut position = ours.to_position();
    for side in Side::ALL {
        position.hands[side] = position.hands[side].iter().rev().collect();
    }
    assert_eq!(position.to_feen().as_ref().map(FeenBuf::as_feen), Ok(ours));
    match ours.in_catalog::<ChessVsMakruk>() {
        Ok(known) => {
            assert!(known.pieces().map(|(at, piece)| (at, piece.token())).eq(ours.pieces()));
        }
        Err(error) => {
            check_error(&error);
            let first = errors_in::<ChessVsMakruk>(ours.as_str()).next().expect("an error");
            assert_eq!(error, first);
            let report = error.report(ours.as_str()).to_string();
            check_report(&report);
            assert_eq!(report, first.report(ours.as_str()).to_string());
            let token = ours.as_str().get(error.range()).expect("the place of a token");
            assert!(Epin::is_valid(token) && Piece::<ChessVsMakruk>::parse(token).is_err());
        }
    }
}

fn spelled(square: Option<impl ToString>) -> Option<String> {
    Some(square?.to_string())
}
