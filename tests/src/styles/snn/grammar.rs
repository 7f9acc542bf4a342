//! Which texts are names, checked against the specification's regular expression.

use std::sync::atomic::{AtomicUsize, Ordering};

use epin::ParseErrorKind::{Empty, ExpectedEnd, ExpectedUpper, TooLong};
use epin::Snn;
use regex::bytes::Regex;

use super::CLASSES;
use crate::support::inputs::each;
use crate::support::oracle::regex;

/// Matches a name, except that it may be longer than 32 bytes.
fn name() -> Regex {
    regex(r"\A[A-Z][A-Za-z]*[0-9]*\z")
}

/// Matches the longest start of a string that a name can start with.
fn begun() -> Regex {
    regex(r"\A([A-Z][A-Za-z]*[0-9]*)?")
}

/// Checks a string of which the first `begun` bytes, and no more, are the start of a name.
fn check(text: &[u8], is_name: bool, begun: usize) {
    match Snn::from_ascii(text) {
        Ok(name) => {
            assert!(is_name, "{text:?}");
            assert_eq!(name.as_str().as_bytes(), text);
        }
        Err(error) => {
            assert!(!is_name, "{text:?}");
            assert_eq!(error.offset(), begun.min(32), "{text:?}");
            let kind = match begun {
                _ if text.is_empty() => Empty,
                0 => ExpectedUpper,
                1..=32 => ExpectedEnd,
                _ => TooLong,
            };
            assert_eq!(error.kind(), kind, "{text:?}");
        }
    }
    if let Ok(text) = str::from_utf8(text) {
        let parsed = Snn::parse(text);
        assert_eq!(parsed, Snn::from_ascii(text.as_bytes()));
        assert_eq!(parsed, text.parse());
        assert_eq!(parsed, Snn::try_from(text));
        assert_eq!(parsed, Snn::try_from(text.as_bytes()));
        assert_eq!(parsed.is_ok(), Snn::is_valid(text));
        if let Err(error) = parsed {
            assert!(text.is_char_boundary(error.offset()), "{text:?}");
        }
    }
}

/// Checks every string of up to `most` bytes of `alphabet`, and that `count` of them are names.
fn check_each(alphabet: &[u8], most: usize, count: usize) {
    let accepted = AtomicUsize::new(0);
    each(alphabet, most, || {
        let (name, begun) = (name(), begun());
        let accepted = &accepted;
        move |text| {
            let is_name = name.is_match(text);
            accepted.fetch_add(is_name.into(), Ordering::Relaxed);
            check(text, is_name, begun.find(text).unwrap().end());
        }
    });
    assert_eq!(accepted.into_inner(), count);
}

#[test]
fn every_text_of_up_to_2_bytes() {
    let bytes = (0..=u8::MAX).collect::<Vec<_>>();
    check_each(&bytes, 2, 26 + 26 * 62);
}

#[test]
fn every_text_of_up_to_5_bytes_of_all_classes() {
    // How many texts of `len` bytes can follow the first letter: `l` letters, each one of four,
    // then digits, each one of two.
    let tails = |len: u32| (0..=len).map(|l| 4_usize.pow(l) * 2_usize.pow(len - l)).sum::<usize>();
    check_each(&CLASSES, 5, (0..5).map(|len| 2 * tails(len)).sum());
}

#[test]
fn every_length_up_to_the_longest_and_beyond() {
    let (name, begun) = (name(), begun());
    for letters in 0..=70 {
        for digits in 0..=70 - letters {
            for more in ["", "A", "0", "_", "ō", "\0"] {
                let text = format!("{}{}{more}", "X".repeat(letters), "7".repeat(digits));
                let text = text.as_bytes();
                let is_name = name.is_match(text) && text.len() <= 32;
                check(text, is_name, begun.find(text).unwrap().end());
            }
        }
    }
}

#[test]
fn a_text_with_a_nul_byte_is_not_a_name() {
    for text in ["Chess\0", "\0Chess", "Ch\0ess", "\0"] {
        assert!(!Snn::is_valid(text), "{text:?}");
    }
}
