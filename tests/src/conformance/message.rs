//! The part of a string that a message repeats is escaped and cut short.

use epin::Epin;
use epin_core::Report;
use regex::Regex;

fn escape(char: char) -> String {
    Report::new(Epin::parse("").unwrap_err(), char.to_string().as_bytes()).echo().to_string()
}

#[test]
fn an_escaped_character_is_one_line_of_visible_text() {
    for char in '\0'..=char::MAX {
        let escaped = escape(char);
        assert!(!escaped.is_empty() && !escaped.contains(char::is_control), "{char:?}");
        let shown = escaped == char.to_string();
        assert!(shown || escaped.starts_with('\\') && escaped.is_ascii(), "{char:?}");
        if char.is_ascii_graphic() {
            assert_eq!(shown, char != '"' && char != '\\');
        }
    }
}

/// The only characters that are shown are the space, and the letters, numbers, punctuation and symbols of
/// scripts that are written from left to right. Marks, all other separators, and control, format,
/// surrogate, private and unassigned characters are not.
#[test]
fn only_what_can_be_seen_is_shown() {
    let seen = r"[[\p{L}\p{N}\p{P}\p{S}\x20]
        &&[\p{Common}\p{Latin}\p{Greek}\p{Cyrillic}\p{Armenian}\p{Georgian}\p{Han}\p{Hiragana}\p{Katakana}\p{Hangul}\p{Bopomofo}\p{Coptic}]
        --[\p{Default_Ignorable_Code_Point}\p{Grapheme_Extend}\p{Emoji_Modifier}\p{Regional_Indicator}]]";
    let seen = Regex::new(&format!("(?x) {seen}")).unwrap();
    for char in '\0'..=char::MAX {
        if !seen.is_match(char.encode_utf8(&mut [0; 4])) {
            assert!(escape(char).starts_with('\\'), "{char:?}");
        }
    }
}

#[test]
fn letters_symbols_and_emoji_are_shown() {
    for text in [
        "Öğü",
        "Ж",
        "Ω",
        "Ա",
        "ხ",
        "🀀",
        "「王」",
        "と",
        "ト",
        "왕",
        "Ｋ",
        "K™",
        "—",
        "€",
        "♔",
        "🨀",
        "😀",
    ] {
        assert!(text.chars().all(|char| escape(char) == char.to_string()), "{text}");
    }
    for text in ["שח", "شاه", "é\u{301}", "\u{202e}", "\u{2800}", "👍🏽", "🇰"] {
        assert!(text.chars().any(|char| escape(char).starts_with('\\')), "{text}");
    }
}

#[test]
fn an_echo_reads_back_as_the_text() {
    for char in '\0'..=char::MAX {
        let escaped = escape(char);
        let back = match escaped.strip_prefix('\\') {
            None => escaped.clone(),
            Some("n") => "\n".to_owned(),
            Some("r") => "\r".to_owned(),
            Some("t") => "\t".to_owned(),
            Some("0") => "\0".to_owned(),
            Some(quoted @ ("\"" | "\\")) => quoted.to_owned(),
            Some(code) => {
                let digits = code.strip_prefix("u{").unwrap().strip_suffix('}').unwrap();
                char::from_u32(u32::from_str_radix(digits, 16).unwrap()).unwrap().to_string()
            }
        };
        assert_eq!(back, char.to_string());
    }
}

#[test]
fn an_echo_has_up_to_16_characters() {
    for (text, shown) in [
        ("", ""),
        ("^234567890123456", "^234567890123456"),
        ("^2345678901234567", "^234567890123456…"),
        ("ééééééééééééééééé", "éééééééééééééééé…"),
        ("K\n\r\t\0\"\\\u{200b}", r#"K\n\r\t\0\"\\\u{200B}"#),
    ] {
        let report = Report::new(Epin::parse(text).unwrap_err(), text.as_bytes());
        assert_eq!(report.echo().to_string(), shown);
    }
}
