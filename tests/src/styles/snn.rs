//! The names of styles: which texts are names, what is said of the others, names as values and in
//! files.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::error::Error;
use std::hash::{BuildHasher, RandomState};
use std::sync::atomic::{self, AtomicUsize};

use epin::ParseSnnErrorKind::{Empty, ExpectedEnd, ExpectedUpper, TooLong};
use epin::{ParseSnnError, ParseSnnErrorKind, Snn};
use epin_grammar::{Hint, Report};
use regex::bytes::{Regex, RegexBuilder};
use schemars::schema_for;
use serde_json::{Value, json};
use serde_test::{Configure, Token, assert_de_tokens, assert_de_tokens_error, assert_tokens};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::support::inputs::each;
use crate::values::arbitrary::from_noise;

/// One byte, or more, of each kind that names tell apart, and a character of two bytes.
const CLASSES: [u8; 15] = *b"AZaz09_- :'^\0\xC5\x8D";

const NAMES: [&str; 14] = [
    "Chess",
    "Shogi",
    "Xiangqi",
    "Makruk",
    "Ogi",
    "Chess960",
    "ChuShogi",
    "CHESS",
    "C",
    "Z",
    "C0",
    "A000",
    "Abcdefghijklmnopqrstuvwxyz012345",
    "X9999999999999999999999999999999",
];

fn regex(pattern: &str) -> Regex {
    RegexBuilder::new(pattern).unicode(false).build().unwrap()
}

fn snn(text: &str) -> Snn {
    Snn::parse(text).unwrap()
}

/// Checks a text, of which the first `begun` bytes could start a name.
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
        let name = regex(r"\A[A-Z][A-Za-z]*[0-9]*\z");
        let begun = regex(r"\A([A-Z][A-Za-z]*[0-9]*)?");
        let accepted = &accepted;
        move |text| {
            let is_name = name.is_match(text);
            accepted.fetch_add(is_name.into(), atomic::Ordering::Relaxed);
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
    // A letter in upper case, then `l` letters and `d` digits
    let tails = |len: u32| (0..=len).map(|l| 4_usize.pow(l) * 2_usize.pow(len - l)).sum::<usize>();
    check_each(&CLASSES, 5, (0..5).map(|len| 2 * tails(len)).sum());
}

#[test]
fn every_length_up_to_the_longest_and_beyond() {
    let name = regex(r"\A[A-Z][A-Za-z]*[0-9]*\z");
    let begun = regex(r"\A([A-Z][A-Za-z]*[0-9]*)?");
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
fn nul_ends_no_name() {
    for text in ["Chess\0", "\0Chess", "Ch\0ess", "\0"] {
        assert!(!Snn::is_valid(text), "{text:?}");
    }
}

#[test]
fn names_are_as_their_texts() {
    let state = RandomState::new();
    let names = NAMES.map(snn);
    for (name, text) in names.iter().zip(NAMES) {
        assert_eq!(format!("{name} {name:?} [{name:>10}]"), format!("{text} {text} [{text:>10}]"));
        assert_eq!((name.as_str(), name.as_ref()), (text, text));
        for (other, other_text) in names.iter().zip(NAMES) {
            let order = text.cmp(other_text);
            assert_eq!(name.cmp(other), order);
            assert_eq!(name == other, order == Ordering::Equal);
            assert_eq!(*name == *other_text && other_text == *name, order == Ordering::Equal);
            assert_eq!(state.hash_one(name) == state.hash_one(other), order == Ordering::Equal);
        }
    }
    assert_eq!(names.iter().collect::<HashSet<_>>().len(), NAMES.len());
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), NAMES.len());
}

#[test]
fn random_names_are_names_in_the_order_of_their_texts() {
    let names = from_noise::<Snn>();
    for pair in names.windows(2) {
        assert_eq!(snn(pair[0].as_str()), pair[0]);
        assert_eq!(pair[0].cmp(&pair[1]), pair[0].as_str().cmp(pair[1].as_str()));
    }
    let lengths = names.iter().map(|name| name.as_str().len()).collect::<BTreeSet<_>>();
    assert!(lengths.into_iter().eq(1..=32));
    assert!(names.iter().any(|name| name.as_str().ends_with('0')));
}

const CHESS: Snn = match Snn::parse("Chess") {
    Ok(name) => name,
    Err(_) => panic!(),
};

const _: () = assert!(CHESS.as_str().len() == 5 && Snn::is_valid("Shogi"));
const _: () = assert!(Snn::suggest("shogi").is_some());

#[test]
fn a_constant_is_a_pattern() {
    let is_chess = |name| matches!(name, CHESS);
    assert!(is_chess(snn("Chess")));
    assert!(!is_chess(snn("Chess9")) && !is_chess(snn("Ches")));
}

#[test]
fn names_and_errors_are_small_and_move_freely() {
    fn check<T: Copy + Send + Sync + Unpin + 'static>(size: usize) {
        assert_eq!(size_of::<T>(), size);
    }
    check::<Snn>(32);
    check::<ParseSnnError>(40);
    check::<ParseSnnErrorKind>(1);
    check::<Result<Snn, ParseSnnError>>(41);
}

/// A text, then what is said of it: the kind, the offset, the reason, the hint.
type Refusal = (&'static [u8], ParseSnnErrorKind, usize, &'static str, &'static str);

const REFUSALS: [Refusal; 17] = [
    (
        b"",
        Empty,
        0,
        "expected a name, found an empty string",
        "a name is letters, then digits, such as Chess or Chess960",
    ),
    (
        b"chess",
        ExpectedUpper,
        0,
        "expected an upper-case letter, found `c` at byte 0",
        "did you mean \"Chess\"?",
    ),
    (
        b"Chess_960",
        ExpectedEnd,
        5,
        "expected the end of the name, found `_` at byte 5",
        "did you mean \"Chess960\"?",
    ),
    (
        b"Chess 960",
        ExpectedEnd,
        5,
        "expected the end of the name, found ` ` at byte 5",
        "did you mean \"Chess960\"?",
    ),
    (
        b"960",
        ExpectedUpper,
        0,
        "expected an upper-case letter, found `9` at byte 0",
        "a name starts with a letter, such as Chess960",
    ),
    (
        b"Chess960A",
        ExpectedEnd,
        8,
        "expected the end of the name, found `A` at byte 8",
        "the digits of a name come last, as in Chess960",
    ),
    (
        "Shōgi".as_bytes(),
        ExpectedEnd,
        2,
        "expected the end of the name, found U+014D at byte 2",
        "did you mean \"Shogi\"?",
    ),
    (
        "Ōgi".as_bytes(),
        ExpectedUpper,
        0,
        "expected an upper-case letter, found U+014C at byte 0",
        "did you mean \"Ogi\"?",
    ),
    (
        "Сhess".as_bytes(),
        ExpectedUpper,
        0,
        "expected an upper-case letter, found U+0421 (looks like `C`) at byte 0",
        "did you mean \"Chess\"?",
    ),
    (
        b" Chess",
        ExpectedUpper,
        0,
        "expected an upper-case letter, found ` ` at byte 0",
        "did you mean \"Chess\"?",
    ),
    (
        b"Chess\n",
        ExpectedEnd,
        5,
        "expected the end of the name, found a line break at byte 5",
        "did you mean \"Chess\"?",
    ),
    (
        b"C:K^",
        ExpectedEnd,
        1,
        "expected the end of the name, found `:` at byte 1",
        "this is a QPI token, not a style's name",
    ),
    (
        b"Chess\xFF",
        ExpectedEnd,
        5,
        "expected the end of the name, found the byte 0xFF at byte 5",
        "",
    ),
    (
        b"Abcdefghijklmnopqrstuvwxyz0123456",
        TooLong,
        32,
        "expected the end of the name, found `6` at byte 32",
        "a name has at most 32 bytes",
    ),
    (
        b"Abcdefghijklmnopqrstuvwxyz012345!",
        ExpectedEnd,
        32,
        "expected the end of the name, found `!` at byte 32",
        "a name is letters, then digits, such as Chess or Chess960",
    ),
    (
        "Abcdefghijklmnopqrstuvwxyz01234\u{10FFFF}chess".as_bytes(),
        ExpectedEnd,
        31,
        "expected the end of the name, found U+10FFFF at byte 31",
        "",
    ),
    (
        b"a text that is longer than what the error keeps of it",
        ExpectedUpper,
        0,
        "expected an upper-case letter, found `a` at byte 0",
        "",
    ),
];

#[test]
fn a_refusal_says_what_was_expected_and_what_was_found() {
    for (text, kind, offset, reason, hint) in REFUSALS {
        let error = Snn::from_ascii(text).unwrap_err();
        assert_eq!((error.kind(), error.offset()), (kind, offset), "{text:?}");
        let message = if hint.is_empty() { reason.to_owned() } else { format!("{reason}; {hint}") };
        assert_eq!(error.to_string(), message);
        assert_eq!(
            format!("{error:?}"),
            format!("ParseSnnError {{ kind: {kind:?}, offset: {offset} }}")
        );
        assert!(Error::source(&error).is_none());
        check_report(text);
    }
}

/// The report says what the error says, and which text it is.
fn check_report(text: &[u8]) {
    let error = Snn::from_ascii(text).unwrap_err();
    let report = Report::of_name(text);
    let echo = format!("invalid SNN name \"{}\": ", report.echo());
    let message = report.message();
    assert_eq!(message.as_str().strip_prefix(&*echo), Some(&*error.to_string()));
    assert!(message.as_str().len() <= 400, "{message}");
    let headline = report.headline();
    let hint = report.hint().map_or(String::new(), |hint| format!("; {}", hint.message()));
    assert_eq!(message.as_str(), format!("{headline}{hint}"));
    assert_eq!(report.offset(), error.offset());
    assert_eq!(
        str::from_utf8(text)
            .ok()
            .and_then(Snn::suggest)
            .map(|name| format!("; did you mean \"{name}\"?")),
        Some(hint).filter(|hint| hint.contains("did you")),
    );
}

#[test]
fn report_and_error_agree_and_every_repair_is_a_name() {
    each(&CLASSES, 4, || {
        |text| {
            if Snn::from_ascii(text).is_ok() {
                return;
            }
            check_report(text);
            if let Some(Hint::Name(name)) = Report::of_name(text).hint() {
                assert!(Snn::is_valid(name.as_str()));
            }
        }
    });
}

#[test]
fn one_likely_repair_is_named() {
    let table: [(&str, &[&str]); 8] = [
        (
            "Chess",
            &[
                "chess",
                " Chess",
                "Chess ",
                " chess\t",
                "Chess\r\n",
                "\"Chess\"",
                "'Chess'",
                "‘Chess’",
                "“Chess”",
                "`Chess`",
                "(Chess)",
                "[\"Chess\"]",
                "*Chess*",
                "_Chess_",
                "\u{feff}Chess",
                "Ch\u{200b}ess",
                "Ｃｈｅｓｓ",
                "Сhess",
                "Chéss",
                "'\"Chess\"'",
                "&quot;Chess&quot;",
            ],
        ),
        (
            "Chess960",
            &[
                "chess960",
                "Chess_960",
                "Chess 960",
                "Chess-960",
                "Chess–960",
                "Chess__960",
                "chess_960",
                "Chess - 960",
                "Chess  960",
                "Chess\u{a0}960",
                "Chess９６０",
                "Chess%20960",
                "\"Chess 960\"",
            ],
        ),
        ("ChuShogi", &["Chu-Shogi", "Chu_Shogi", "chu_Shogi", "Chū-Shōgi", "chuShogi"]),
        ("Shogi", &["Shōgi", "Shôgi", "Shögi", "shōgi", "Sho\u{304}gi", "Shó\u{301}gi"]),
        ("Ogi", &["Ōgi", "ōgi", "O\u{304}gi"]),
        ("Xiangqi", &["Xiàngqí", "xiàngqí", "Xiǎngqi"]),
        ("CHESS", &["CHÉSS", "cHESS"]),
        ("C", &[" C ", "\"C\"", "Ｃ", "Ç"]),
    ];
    for (name, texts) in table {
        for text in texts {
            assert_eq!(Snn::suggest(text), Some(snn(name)), "{text}");
            let message = Snn::parse(text).unwrap_err().to_string();
            assert!(message.ends_with(&format!("; did you mean \"{name}\"?")), "{message}");
        }
    }
}

#[test]
fn what_a_text_is_likely_to_be_is_told() {
    const SHAPE: &str = "a name is letters, then digits, such as Chess or Chess960";
    const NOT_ASCII: &str = "a name is ASCII: letters A-Z and a-z, then digits";
    const FIRST: &str = "a name starts with a letter, such as Chess960";
    const LAST: &str = "the digits of a name come last, as in Chess960";
    const WORDS: &str = "a name is one word, such as ChuShogi, and a string holds one name";
    const ONE: &str = "a string holds one name";
    const SIN: &str =
        "a lower-case letter alone is a SIN token, and a name starts with an upper-case letter";
    const QPI: &str = "this is a QPI token, not a style's name";
    const EPIN: &str = "this is an EPIN token, not a style's name";
    const LONG: &str = "a name has at most 32 bytes";
    let long = ["X".repeat(33), "X".repeat(100), format!("{} ", "X".repeat(33)), "x".repeat(33)];
    let long = long.each_ref().map(String::as_str);
    let table: [(&[&str], &str); 10] = [
        (
            &[
                "",
                " ",
                "\"\"",
                "''",
                "mini-shogi",
                "chu_shogi",
                "Chess!",
                "Chess+",
                "_Chess",
                "Chess_",
                "-",
                "Chess960-2",
                "Chess960 2",
                "Chess 9 60",
                "Chess:960",
                "Chess,960",
                "Glinski's",
                "Chess\"",
                "C'mon",
                "Chess:K",
                "+",
                "Chess\0",
                ":",
                "C:",
            ],
            SHAPE,
        ),
        (&["将棋", "♔", "Шахматы", "ō", "Straße", "Chess♔"], NOT_ASCII),
        (&["960", "3Check", "4-Player", "0", "9A", " 960 "], FIRST),
        (&["Chess960A", "Chess960a", "Chess960-A", "C0mmon", "A1B2"], LAST),
        (
            &[
                "Chess Shogi",
                "chu shogi",
                "Chu  Shogi",
                "Chess - Makruk",
                "King of the Hill",
                "Chess960 Shogi",
            ],
            WORDS,
        ),
        (
            &[
                "Chess,Shogi",
                "Chess, Shogi",
                "Chess960, Shogi",
                "Chess/Shogi",
                "Chess|Shogi",
                "[\"Chess\", \"Shogi\"]",
            ],
            ONE,
        ),
        (&["c", " z ", "'m'", "\"s\""], SIN),
        (&["C:K^", "c:k", "C:+P", "S:-p^", "C:K'", " C:K "], QPI),
        (&["K^", "+P", "K'", "+K^'", "-p", "k^'"], EPIN),
        (&long, LONG),
    ];
    for (texts, hint) in table {
        for text in texts {
            let message = Snn::parse(text).unwrap_err().to_string();
            assert_eq!(message.split_once("; ").map(|(_, hint)| hint), Some(hint), "{text}");
            assert_eq!(Snn::suggest(text), None, "{text}");
        }
    }
}

/// Against Unicode's decompositions, for all of Latin-1 and Latin Extended-A, and the vowels with
/// a caron of Extended-B. Those with a stroke, and some others, have no decomposition.
#[test]
fn letters_with_diacritics_are_the_letters_below() {
    let others = HashMap::from([
        ('Đ', 'D'),
        ('đ', 'd'),
        ('Ħ', 'H'),
        ('ħ', 'h'),
        ('ı', 'i'),
        ('Ŀ', 'L'),
        ('ŀ', 'l'),
        ('Ł', 'L'),
        ('ł', 'l'),
        ('Ø', 'O'),
        ('ø', 'o'),
        ('Ŧ', 'T'),
        ('ŧ', 't'),
        ('ª', 'a'),
        ('º', 'o'),
    ]);
    for char in ('\u{a0}'..='\u{17f}').chain('Ǎ'..='ǜ') {
        let mut decomposed = char.nfd();
        let base = decomposed.next().filter(char::is_ascii_alphabetic);
        let base = base.filter(|_| decomposed.clone().all(is_combining_mark));
        let base = base.or(others.get(&char).copied());
        let found = Snn::suggest(&format!("X{char}x")).map(|name| name.to_string());
        let expected = match char {
            '\u{ad}' => Some("Xx".to_owned()), // Invisible
            _ => base.map(|base| format!("X{base}x")),
        };
        assert_eq!(found, expected, "{char}");
    }
}

#[test]
fn the_longest_texts_with_a_repair() {
    let name = "Abcdefghijklmnopqrstuvwxyz012345";
    for text in [format!("“{name}”"), format!("{name:>39}")] {
        assert_eq!(Snn::suggest(&text), Some(snn(name)));
    }
    assert_eq!(Snn::suggest(&format!("{name:>40}")), None);
}

#[test]
fn an_error_of_a_long_text_is_that_of_its_start() {
    for start in ["x", "X_", "Chess960A", "9", "ō", "X"] {
        let text = format!("{start}{}", "x".repeat(10_000_000));
        let error = Snn::parse(&text).unwrap_err();
        assert_eq!(Snn::parse(&text[..60]), Err(error));
        check_report(text.as_bytes());
    }
}

#[test]
fn errors_are_equal_that_say_the_same() {
    let error = |text| Snn::parse(text).unwrap_err();
    assert_eq!(error("chess"), error("chess"));
    assert_eq!(error("Chess_960"), error("Chess_-960"));
    assert_ne!(error("chess"), error("chesse"));
    assert_ne!(error("Chess_960"), error("Chess-960"));
}

#[test]
fn a_report_repeats_the_text_as_far_as_the_offset() {
    let table = [
        ("chess and more than that", "chess and more t…"),
        ("Abcdefghijklmnopqrst!uvwxyz", "Abcdefghijklmnopqrst!…"),
        ("Abcdefghijklmnopqrstuvwxyz0123456789", "Abcdefghijklmnopqrstuvwxyz0123456…"),
        ("\u{10ffff}x\n", "\\u{10FFFF}x\\n"),
    ];
    for (text, echo) in table {
        assert_eq!(Report::of_name(text.as_bytes()).echo().as_str(), echo);
    }
    for offset in 0..=33 {
        for filling in ['\u{10ffff}', '\0', '"', 'x'] {
            let filling = filling.to_string().repeat(50);
            check_report(format!("{}!{filling}", "X".repeat(offset)).as_bytes());
            check_report(format!("{}{filling}", "7".repeat(offset)).as_bytes());
        }
    }
}

#[test]
fn a_name_is_its_text_in_files() {
    for text in NAMES {
        let name = snn(text);
        assert_tokens(&name.readable(), &[Token::Str(text)]);
        assert_tokens(&name.compact(), &[Token::Str(text)]);
        let given = [
            Token::BorrowedStr(text),
            Token::String(text),
            Token::Bytes(text.as_bytes()),
            Token::BorrowedBytes(text.as_bytes()),
            Token::ByteBuf(text.as_bytes()),
        ];
        for given in given {
            assert_de_tokens(&name.readable(), &[given]);
            assert_de_tokens(&name.compact(), &[given]);
        }
        let json = format!("\"{text}\"");
        assert_eq!(serde_json::to_string(&name).unwrap(), json);
        assert_eq!(serde_json::from_str::<Snn>(&json).unwrap(), name);
        assert_eq!(serde_json::from_reader::<_, Snn>(json.as_bytes()).unwrap(), name);
        assert_eq!(serde_json::from_value::<Snn>(json!(text)).unwrap(), name);
        let toml = toml::from_str::<HashMap<String, Snn>>(&format!("style = {json}")).unwrap();
        assert_eq!(toml["style"], name);
        let bytes = postcard::to_stdvec(&name).unwrap();
        assert_eq!(postcard::from_bytes::<Snn>(&bytes).unwrap(), name);
        assert_eq!(bytes.len(), 1 + text.len());
    }
    assert_eq!(serde_json::from_str::<Snn>(r#""\u0043hess""#).unwrap(), CHESS);
}

#[test]
fn a_name_is_a_key() {
    let value = json!({ "Chess": 1, "Chess960": 2, "Shogi": 3 });
    let sorted: BTreeMap<Snn, u8> = serde_json::from_value(value.clone()).unwrap();
    assert_eq!(sorted.keys().map(Snn::as_str).collect::<Vec<_>>(), ["Chess", "Chess960", "Shogi"]);
    assert_eq!(serde_json::to_value(&sorted).unwrap(), value);
    let hashed: HashMap<Snn, u8> = serde_json::from_value(value.clone()).unwrap();
    assert_eq!(hashed[&CHESS], 1);
    assert_eq!(serde_json::to_value(&hashed).unwrap(), value);
    let error = serde_json::from_value::<HashMap<Snn, u8>>(json!({ "chess": 1 })).unwrap_err();
    assert_eq!(
        error.to_string(),
        r#"invalid SNN name "chess": expected an upper-case letter, found `c` at byte 0; did you mean "Chess"?"#,
    );
}

#[test]
fn a_refusal_in_a_file_repeats_the_text() {
    for (text, ..) in REFUSALS {
        let message = Report::of_name(text).message();
        assert_de_tokens_error::<Snn>(&[Token::Bytes(text)], message.as_str());
        if let Ok(text) = str::from_utf8(text) {
            assert_de_tokens_error::<Snn>(&[Token::Str(text)], message.as_str());
            assert_de_tokens_error::<Snn>(&[Token::BorrowedStr(text)], message.as_str());
        }
    }
    let error = serde_json::from_value::<Snn>(Value::from("x".repeat(1_000_000))).unwrap_err();
    assert_eq!(
        error.to_string(),
        r#"invalid SNN name "xxxxxxxxxxxxxxxx…": expected an upper-case letter, found `x` at byte 0"#,
    );
    let error = serde_json::from_value::<Snn>(json!(960)).unwrap_err();
    assert_eq!(error.to_string(), "invalid type: integer `960`, expected an SNN name");
}

#[test]
fn the_schema_allows_the_names_alone_in_every_engine() {
    let schema = schema_for!(Snn).to_value();
    assert_eq!((&schema["type"], &schema["maxLength"]), (&json!("string"), &json!(32)));
    let pattern = schema["pattern"].as_str().unwrap();
    let lenient = pattern.replace('$', r"(?=\n?(?![\s\S]))");
    each(b"AZaz09_\n \xC5\x8D", 5, || {
        let regexes = [pattern, &lenient].map(|pattern| regress::Regex::new(pattern).unwrap());
        move |text| {
            let Ok(text) = str::from_utf8(text) else { return };
            for regex in &regexes {
                assert_eq!(regex.find(text).is_some(), Snn::is_valid(text), "{text:?}");
            }
        }
    });
}
