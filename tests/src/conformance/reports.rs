//! What an error tells a caller who still has the string: the full message, and what to write
//! instead.

use std::fmt::Debug;

use epin::notation::Snn;
use epin::{Epin, Letter, ParsePieceErrorKind, Piece, Side, State, Suggestion};
use epin_core::Report;
use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::{Error, StrDeserializer};

use crate::support::catalogs::Game;
use crate::support::inputs::each;
use crate::support::messages::suggestion;
use crate::support::notations::{Notation, of_each_notation};

/// A byte of each kind that the notations tell apart, and a character of two bytes.
const CLASSES: [u8; 16] = *b"+-Kcm^'1 :;/\"\n\xC3\xA9";

/// Returns serde's message about a string that it refuses.
fn message_of_serde<'de, T: Deserialize<'de> + Debug>(text: &'de str) -> String {
    let input: StrDeserializer<'_, Error> = text.into_deserializer();
    T::deserialize(input).unwrap_err().to_string()
}

/// Returns what a message suggests. The message for an unknown piece goes on after the question.
fn meant(message: &str) -> Option<&str> {
    message.split_once("did you mean \"")?.1.split_once("\"?").map(|(meant, _)| meant)
}

/// Checks, if a string is not valid, that the report repeats the string, followed by the message of the error,
/// both in the form for serde and in the form for the macros, and that a suggestion is valid and in the message.
pub(crate) fn check_report<T: Notation>(text: &[u8]) {
    let Err(error) = T::from_ascii(text) else { return };
    let (report, message) = (Report::new(error, text), error.to_string());
    let full = error.report(text).to_string();
    assert_eq!(full, format!("invalid {} \"{}\": {message}", T::NOUN, report.echo()));
    assert!(full.len() <= 600, "{full}");
    let hint = report.hint().map_or(String::new(), |hint| format!("; {hint}"));
    assert_eq!(full, format!("{}{hint}", report.headline()));
    let suggested = error.suggestion();
    assert_eq!(suggested.as_ref().map(Suggestion::as_str), suggestion(&message));
    assert!(suggested.is_none_or(|text| T::parse(text.as_str()).is_ok()), "{message}");
}

/// Checks that a report with a string other than the one that was parsed quotes that string, on one line.
fn check_other(said: &str, message: &str) {
    assert!(said.starts_with("invalid ") && said.ends_with(&format!("\": {message}")), "{said}");
    assert!(said.len() <= 600 && !said.contains(char::is_control), "{said}");
}

/// Checks the report on every string of up to three bytes.
fn check_reports<T: Notation>() {
    each(&CLASSES, 3, || {
        |text| {
            let Ok(text) = str::from_utf8(text) else { return };
            let Err(error) = T::parse(text) else { return };
            check_report::<T>(text.as_bytes());
            let (report, message) = (error.report(text).to_string(), error.to_string());
            assert_eq!(report, message_of_serde::<T>(text));
            assert_eq!(error.report(&text.to_owned()).to_string(), report);
            assert_eq!(error.report(text.as_bytes()).to_string(), report);
            for other in [format!("{text}K"), format!("K{text}"), String::new(), "é\n".repeat(999)]
            {
                check_other(&error.report(&other).to_string(), &message);
            }
        }
    });
}

#[test]
fn short_strings() {
    for check in of_each_notation!(check_reports) {
        check();
    }
}

#[test]
fn names() {
    each(b"AZaz09_- :'^\0\xC5\x8D", 4, || check_report::<Snn>);
}

/// The message about an unknown piece already names the piece, so the report adds nothing.
#[test]
fn pieces() {
    each(&CLASSES, 3, || {
        |text| {
            let Ok(text) = str::from_utf8(text) else { return };
            let Err(error) = Piece::<Game>::parse(text) else { return };
            let (report, message) = (error.report(text).to_string(), error.to_string());
            assert_eq!(report, message_of_serde::<Piece<Game>>(text));
            assert_eq!(error.report(&text.to_owned()).to_string(), report);
            assert_eq!(error.report(text.as_bytes()).to_string(), report);
            assert_eq!(error.suggestion().as_ref().map(Suggestion::as_str), meant(&message));
            if error.kind() == ParsePieceErrorKind::Unknown {
                assert_eq!(report, message);
                return;
            }
            assert!(report.ends_with(&format!("\": {message}")), "{report}");
            for other in [format!("{text}K"), format!("K{text}"), String::new(), "é\n".repeat(999)]
            {
                check_other(&error.report(&other).to_string(), &message);
            }
        }
    });
}

/// An error keeps the length and the first 16 bytes of a string. For a name of more than 16 bytes, it
/// keeps the length, the first eight bytes, and the place of the mistake.
#[test]
fn errors_differ_as_far_as_they_keep_the_string() {
    let error = |text: &str| Epin::parse(text).unwrap_err();
    for len in 1..40 {
        let text = "^".repeat(len);
        for other in 1..40 {
            assert_eq!(error(&text) == error(&"^".repeat(other)), len == other, "{len} {other}");
        }
        for at in 0..len {
            let mut other = text.clone();
            other.replace_range(at..=at, "'");
            assert_eq!(error(&text) == error(&other), at >= 16, "{len} {at}");
        }
    }
    let error = |name: &str| Snn::parse(name).unwrap_err();
    assert_eq!(error("AbcdefghXijklmnop_"), error("AbcdefghYijklmnop_"));
    assert_ne!(error("AbcdefgXijklmnopq_"), error("AbcdefgYijklmnopq_"));
    assert_ne!(error("AbcdefghXijklmnop_"), error("AbcdefghXijklmnopq_"));
    assert_ne!(error("AbcdefghXijklmn_"), error("AbcdefghYijklmn_"));
}

#[test]
fn a_suggestion_is_a_string() {
    let suggestion = |text: &str| Snn::parse(text).unwrap_err().suggestion();
    assert_eq!(suggestion("Chess960A"), None);
    let mut before = None;
    for len in 1..=14 {
        let meant = format!("X{}", "x".repeat(len - 1));
        let found = suggestion(&format!("\"{meant}\"")).unwrap();
        assert_eq!((found.as_str(), found.as_ref()), (&*meant, &*meant));
        assert_eq!(format!("{found:>40}|{found:?}"), format!("{meant:>40}|{meant:?}"));
        assert_eq!(Some(found), suggestion(&format!(" {meant}")));
        assert!(before < Some(found));
        before = Some(found);
    }
}

#[test]
fn the_report_on_an_attribute_is_what_serde_says() {
    for text in ["", "k", "first ", "Enhanced", "é\n\"", &"x".repeat(100)] {
        let letter = text.parse::<Letter>().unwrap_err().report(text).to_string();
        assert_eq!(letter, message_of_serde::<Letter>(text));
        let side = text.parse::<Side>().unwrap_err().report(text).to_string();
        assert_eq!(side, message_of_serde::<Side>(text));
        let state = text.parse::<State>().unwrap_err().report(text).to_string();
        assert_eq!(state, message_of_serde::<State>(text));
    }
    assert_eq!(
        Letter::try_from('k').unwrap_err().report("k").to_string(),
        "invalid letter \"k\": expected an upper-case letter, \"A\" to \"Z\"",
    );
}

#[test]
fn a_piece_is_suggested_from_the_catalog() {
    let suggestion = |text| Piece::<Game>::parse(text).err()?.suggestion();
    let table = [
        ("K", Some("K^")),
        ("k", Some("k^")),
        ("Q", None),
        ("^K", Some("K^")),
        ("p+", Some("+p")),
        ("^Q", None),
    ];
    for (text, meant) in table {
        assert_eq!(suggestion(text).as_ref().map(Suggestion::as_str), meant, "{text}");
    }
    let unknown = Piece::<Game>::parse("K").unwrap_err();
    assert_eq!(unknown.kind(), ParsePieceErrorKind::Unknown);
    assert_eq!(unknown.report("K").to_string(), unknown.to_string());
}
