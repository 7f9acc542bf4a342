//! Messages are built in a buffer of fixed capacity, which leaves out what does not fit: every
//! message fits, and what it repeats of a string is escaped and cut short.

use epin_grammar::{Message, Notation, Report, parse};
use regex::Regex;

use crate::support::inputs::{CLASSES, each};

fn escape(char: char) -> String {
    let mut message = Message::new();
    message.push_escaped(char.to_string().as_bytes(), 1);
    message.as_str().to_owned()
}

fn report(text: &[u8]) -> Report<'_> {
    parse(Notation::Epin, text).unwrap_err().explain(text)
}

fn message(text: &[u8]) -> String {
    report(text).message().as_str().to_owned()
}

/// Returns the message, built in a `String`, which has room for everything.
fn message_in_a_string(text: &[u8]) -> String {
    format!(
        "invalid EPIN token \"{}\": {}",
        report(text).echo(),
        parse(Notation::Epin, text).unwrap_err()
    )
}

/// Returns the character with the longest escape, among those of `len` bytes.
fn longest_escape(len: usize) -> char {
    let chars = ('\0'..=char::MAX).filter(|char| char.len_utf8() == len);
    chars.max_by_key(|char| escape(*char).len()).unwrap()
}

#[test]
fn the_longest_message_fits() {
    let longest = longest_escape(4);
    assert_eq!(escape(longest), "\\u{10FFFF}");
    assert_eq!(
        message(longest.to_string().repeat(17).as_bytes()),
        format!(
            "invalid EPIN token \"{}…\": expected a letter, found U+10FFFF at byte 0; \
             an EPIN token has at most 4 characters",
            "\\u{10FFFF}".repeat(16),
        ),
    );
}

#[test]
fn no_message_lacks_a_part() {
    each(&CLASSES, 4, || {
        |text| {
            if parse(Notation::Epin, text).is_err() {
                assert_eq!(message(text), message_in_a_string(text));
            }
        }
    });
    for start in ["", "+", "K", "K^'", "+K^'", "C:"] {
        for filling in (1..=4).map(longest_escape) {
            for count in 1..40 {
                let text = format!("{start}{}", filling.to_string().repeat(count));
                assert_eq!(message(text.as_bytes()), message_in_a_string(text.as_bytes()));
                let text = format!("{text}K");
                assert_eq!(message(text.as_bytes()), message_in_a_string(text.as_bytes()));
            }
        }
        let text = [start.as_bytes(), &[0xFF; 40]].concat();
        assert_eq!(message(&text), message_in_a_string(&text));
    }
}

#[test]
fn the_longest_parts_would_fit_together() {
    let echo = "\\u{10FFFF}".repeat(16) + "…";
    let reason = "expected the end of the token, found the byte 0xFF at byte 4";
    let hints = ["", "♔", "8", "King", "KQ", "+-K", "'K'", "C:k", "^K", "-K^' "];
    let hints = hints.map(|text| report(text.as_bytes()).hint().unwrap().message());
    let hint = hints.iter().map(|hint| hint.as_str().len()).max().unwrap();
    let frame = "invalid EPIN token \"\": ; ".len();
    assert!(frame + echo.len() + reason.len() + hint <= Message::CAPACITY);
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

/// That is: marks (`M`), separators (`Z`) except the space, and controls, formats and characters
/// for private use (`Cc`, `Cf`, `Co`). Characters that are not assigned yet (`Cn`) may be shown.
#[test]
fn characters_that_cannot_be_seen_are_escaped() {
    let unseen = r"[\p{M}\p{Z}\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}\u{2800}--\x20]";
    let unseen = Regex::new(unseen).unwrap();
    for char in '\0'..=char::MAX {
        if unseen.is_match(char.encode_utf8(&mut [0; 4])) {
            assert!(escape(char).starts_with('\\'), "{char:?}");
        }
    }
}

#[test]
fn letters_symbols_and_emoji_are_shown() {
    let readable = r"(?x) [
        [   [\p{Latin}\p{Greek}\p{Cyrillic}\p{Armenian}\p{Georgian}]
            [\p{Hangul}\p{Hiragana}\p{Katakana}]
            && \p{L} && [\u{0}-\u{ffff}]
        ]
        [\p{Han} && \p{Lo}]
        \p{Emoji}
        \u{2010}-\u{2027}
        \u{2190}-\u{27ff}
        -- \p{Default_Ignorable_Code_Point}
    ]";
    let readable = Regex::new(readable).unwrap();
    for char in '\0'..=char::MAX {
        if readable.is_match(char.encode_utf8(&mut [0; 4])) {
            assert_eq!(escape(char), char.to_string());
        }
    }
    for text in ["שח", "شاه", "ขน", "မင", "ხ", "ንጉሥ", "𝐊", "🨀", "「王」", "K™"]
    {
        assert!(text.chars().all(|char| escape(char) == char.to_string()), "{text}");
    }
    // The letters are shown. The vowel signs that attach to them are marks, and escaped.
    assert_eq!("राजा".chars().map(escape).collect::<String>(), r"र\u{93E}ज\u{93E}");
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
        assert_eq!(report(text.as_bytes()).echo().as_str(), shown);
    }
}

#[test]
fn a_character_that_does_not_fit_is_left_out_and_never_cut() {
    let mut message = Message::new();
    for _ in 1..Message::CAPACITY {
        message.push_char('x');
    }
    let almost_full = message.as_str().to_owned();
    assert_eq!(almost_full.len(), Message::CAPACITY - 1);
    message.push_char('é');
    assert_eq!(message.as_str(), almost_full);
    message.push_char('y');
    message.push_char('z');
    assert_eq!(message.as_str(), almost_full + "y");
}

#[test]
fn a_message_prints_as_a_string_does() {
    let message = report(b"^K").message();
    let text = message.as_str();
    assert_eq!(
        format!("{message} {message:?} {message:>200}"),
        format!("{text} {text:?} {text:>200}")
    );
    assert_eq!(Message::default().as_str(), "");
}
