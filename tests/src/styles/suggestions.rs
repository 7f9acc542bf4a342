//! What is suggested for a string that is not a SIN token, a QPI token or the styles of two sides.

use epin::{Qpi, Sin, Styles};

use crate::support::inputs::each;
use crate::support::messages::suggestion;
use crate::support::suggested::suggested;

#[test]
fn every_suggestion_is_valid() {
    each(b"Cc:;/'^+ K", 5, || {
        |text| {
            let text = str::from_utf8(text).unwrap();
            if let Err(error) = Sin::parse(text) {
                let message = error.to_string();
                assert!(suggestion(&message).is_none_or(Sin::is_valid), "{message}");
            }
            if let Err(error) = Qpi::parse(text) {
                let message = error.to_string();
                assert!(suggestion(&message).is_none_or(Qpi::is_valid), "{message}");
            }
            if let Err(error) = Styles::parse(text) {
                let message = error.to_string();
                let valid = |text| Styles::parse(text).is_ok();
                assert!(suggestion(&message).is_none_or(valid), "{message}");
            }
        }
    });
}

/// The letters, each in its case, are in the order of the string.
#[test]
fn a_suggested_qpi_token_has_the_letters_and_markers_of_the_text() {
    let letters = |text: &str| text.chars().filter(char::is_ascii_alphabetic).collect::<String>();
    each(b"Cc:;'^+-K ", 5, || {
        |text| {
            let text = str::from_utf8(text).unwrap();
            let Err(error) = Qpi::parse(text) else { return };
            let message = error.to_string();
            let Some(token) = suggestion(&message) else { return };
            assert_eq!(letters(token), letters(text), "{message}");
            // EPIN's `'` is left out only where the cases of the letters say "derived", too.
            let is_derived = Qpi::parse(token).unwrap().is_derived();
            assert!(!text.contains('\'') || is_derived, "{text:?}: {message}");
            for marker in ['^', '+', '-'] {
                assert_eq!(token.contains(marker), text.contains(marker), "{text:?}: {message}");
            }
        }
    });
}

#[test]
fn a_text_of_16_bytes_has_a_hint_and_one_of_17_has_none() {
    let hint = |message: String| suggestion(&message).is_some();
    for (len, expected) in [(15, true), (16, true), (17, false), (60_000, false)] {
        assert_eq!(hint(Sin::parse(&format!("{:>len$}", "C")).unwrap_err().to_string()), expected);
        assert_eq!(hint(Qpi::parse(&format!("{:len$}", "C:K")).unwrap_err().to_string()), expected);
        let styles = Styles::parse(&format!("{:>len$}", "C/m")).unwrap_err();
        assert_eq!(hint(styles.to_string()), expected);
        assert_eq!(styles.offset(), 0);
    }
}

#[test]
fn the_message_names_what_is_suggested() {
    let around = ["", " ", "\"", "'", ":", ";", "C", "k", "+", "^", "５", "𝐂"];
    for start in around {
        for middle in around {
            for end in around {
                let text = format!("{start}c{middle}K{end}");
                for text in [&*text, start, end] {
                    let message = Sin::parse(text).map_err(|error| error.to_string());
                    let expected = message.as_ref().err().and_then(|message| suggestion(message));
                    assert_eq!(suggested!(Sin, text).map(Sin::as_str), expected, "{text}");
                }
                let message = Qpi::parse(&text).map_err(|error| error.to_string());
                let expected = message.as_ref().err().and_then(|message| suggestion(message));
                let suggested = suggested!(Qpi, &text).map(|token| token.to_string());
                assert_eq!(suggested.as_deref(), expected, "{text}");
            }
        }
    }
}
