//! What an error suggests to write instead, for variations of every token and for every short string
//! of an alphabet. Single strings are in the tables of `tests/refusals`.

use std::collections::BTreeSet;

use epin::Epin;
use epin::notation::{Pin, Qpi, Sin, Snn, Styles};

use super::reports::check_report;
use crate::support::inputs::{CLASSES, each};
use crate::support::notations::{Notation, of_each_notation};

#[test]
fn a_token_is_found_in_quotation_marks_brackets_and_markup() {
    let around = [
        ("\"", "\""),
        ("“", "”"),
        ("„", "“"),
        ("＂", "＂"),
        ("«", "»"),
        ("`", "`"),
        ("*", "*"),
        ("**", "**"),
        ("_", "_"),
        ("[", "]"),
        ("【", "】"),
        ("(", ")"),
        ("<", ">"),
        ("{", "}"),
        ("| ", " |"),
        ("", ","),
        (" ( \"", "\" ) "),
        ("[\"", "\"]"),
        ("\\\"", "\\\""),
        ("&quot;", "&quot;"),
        ("%22", "%22"),
    ];
    for (before, after) in around {
        for token in Epin::all() {
            let text = format!("{before}{token}{after}");
            // An error keeps 16 bytes, and suggests nothing for a longer string.
            let expected = (text.len() <= 16).then_some(token);
            assert_eq!(Epin::suggested(&text), expected, "{text}");
        }
    }
}

/// Escapes each character of each token.
#[test]
fn escapes_of_html_urls_and_shells_are_resolved() {
    let escapes = |char: char| {
        let code = u32::from(char);
        let mut escapes =
            vec![format!("&#{code};"), format!("&#x{code:x};"), format!("%{code:02X}")];
        escapes.push(format!("\\u{code:04x}"));
        escapes.extend((!char.is_alphabetic()).then(|| format!("\\{char}")));
        escapes.extend((char == '\'').then(|| "&apos;".to_owned()));
        escapes
    };
    let mut count = 0;
    for token in Epin::all() {
        for (at, char) in token.as_str().char_indices() {
            for escape in escapes(char) {
                let mut text = token.as_str().to_owned();
                text.replace_range(at..=at, &escape);
                assert_eq!(Epin::suggested(&text), Some(token), "{text}");
                count += 1;
            }
        }
    }
    assert_eq!(count, 4 * 624 + 5 * (2 * 208 + 312) + 6 * 312);
}

#[test]
fn a_mistake_is_recognized_at_every_position_of_a_short_text() {
    for len in 2..=16 {
        for before in 0..=len - 2 {
            for (wrong, right) in [("^K", "K^"), ("k+", "+k"), ("'Q", "Q'")] {
                let text = format!("{:before$}{wrong:<1$}", "", len - before);
                assert_eq!(text.len(), len);
                assert_eq!(Epin::suggested(&text).map(Epin::as_str), Some(right), "{text:?}");
            }
        }
    }
}

#[test]
fn a_string_of_16_bytes_has_a_suggestion_and_one_of_17_has_none() {
    fn check<T: Notation>(text: &str) {
        let value = T::parse(text).unwrap();
        for len in [15, 16, 17, 60_000].into_iter().filter(|len| *len > text.len()) {
            let expected = (len <= 16).then_some(value);
            assert_eq!(T::suggested(&format!("{text:len$}")), expected);
            assert_eq!(T::suggested(&format!("{text:>len$}")), expected);
        }
    }

    fn check_example<T: Notation>() {
        check::<T>(T::EXAMPLE);
    }

    for token in Epin::all() {
        check::<Epin>(token.as_str());
    }
    for check in of_each_notation!(check_example) {
        check();
    }
    for len in 1..=16 {
        check::<Snn>(&format!("X{}", "x".repeat(len - 1)));
    }
}

#[test]
fn every_suggestion_is_valid_and_named_in_the_message() {
    each(b"Cc:;/'^+ K", 5, || {
        |text| {
            check_report::<Sin>(text);
            check_report::<Qpi>(text);
            check_report::<Styles>(text);
        }
    });
    let around = ["", " ", "\"", "'", ":", ";", "C", "k", "+", "^", "５", "Ｃ"];
    for start in around {
        for middle in around {
            for end in around {
                let text = format!("{start}c{middle}K{end}");
                check_report::<Sin>(text.as_bytes());
                check_report::<Qpi>(text.as_bytes());
                check_report::<Sin>(start.as_bytes());
            }
        }
    }
}

#[test]
fn a_suggested_piece_has_the_characters_of_the_string() {
    fn check<T: Notation>(text: &str) {
        let Some(token) = T::suggested(text) else { return };
        let expected = text.chars().filter(|char| !char.is_whitespace()).collect::<BTreeSet<_>>();
        assert_eq!(token.to_string().chars().collect::<BTreeSet<_>>(), expected, "{text:?}");
    }

    each(&CLASSES, 5, || {
        |text| {
            let Ok(text) = str::from_utf8(text) else { return };
            check::<Epin>(text);
            check::<Pin>(text);
        }
    });
}

/// The letters keep their case and their order.
#[test]
fn a_suggested_qpi_token_has_the_letters_and_markers_of_the_string() {
    let letters = |text: &str| text.chars().filter(char::is_ascii_alphabetic).collect::<String>();
    each(b"Cc:;'^+-K ", 5, || {
        |text| {
            let text = str::from_utf8(text).unwrap();
            let Some(qpi) = Qpi::suggested(text) else { return };
            let token = qpi.to_string();
            assert_eq!(letters(&token), letters(text), "{text:?}: {token}");
            // EPIN's `'` is removed only where the cases of the letters also mean "derived".
            assert!(!text.contains('\'') || qpi.is_derived(), "{text:?}: {token}");
            for marker in ['^', '+', '-'] {
                assert_eq!(token.contains(marker), text.contains(marker), "{text:?}: {token}");
            }
        }
    });
}
