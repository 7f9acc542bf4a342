//! The macros read the source of a literal themselves, to build without syn. Here, what they read
//! is compared with what syn reads.

#[path = "../../../epin-macros/src/rust_literal.rs"]
mod rust_literal;

use arbtest::arbitrary::{Result, Unstructured};
use rust_literal::{LiteralKind, RustLiteral};
use syn::Lit;

/// What is read from a literal: its kind, its value, its suffix.
type Reading = (LiteralKind, Vec<u8>, String);

/// Returns what the macros read, or `None` for what is not a valid literal with text.
fn ours(source: &str) -> Option<Reading> {
    let literal = RustLiteral::parse(source)?;
    let mut value = Vec::new();
    literal.value(|part| value.extend_from_slice(part)).ok()?;
    Some((literal.kind(), value, literal.suffix().to_owned()))
}

/// Returns what syn reads, or `None` for a number and for what is not a literal.
fn theirs(source: &str) -> Option<Reading> {
    let literal = syn::parse_str::<Lit>(source).ok()?;
    let (kind, value) = match &literal {
        Lit::Str(literal) => (LiteralKind::Str, literal.value().into_bytes()),
        Lit::ByteStr(literal) => (LiteralKind::ByteStr, literal.value()),
        Lit::CStr(literal) => (LiteralKind::CStr, literal.value().into_bytes()),
        Lit::Char(literal) => (LiteralKind::Char, literal.value().to_string().into_bytes()),
        Lit::Byte(literal) => (LiteralKind::Byte, vec![literal.value()]),
        _ => return None,
    };
    Some((kind, value, literal.suffix().to_owned()))
}

/// What opens and closes a literal of each of the five kinds.
const QUOTES: [(&str, &str); 5] =
    [("\"", "\""), ("b\"", "\""), ("c\"", "\""), ("'", "'"), ("b'", "'")];

fn check_escape(escape: &str) {
    for (open, close) in QUOTES {
        let source = format!("{open}{escape}{close}");
        // The compiler refuses a C string with a NUL, and syn ends the string there.
        if open.starts_with('c') && ["\\0", "\\x00", "\\u{0}"].contains(&escape) {
            assert_eq!(ours(&source), None, "{source}");
        } else {
            assert_eq!(ours(&source), theirs(&source), "{source}");
        }
    }
}

#[test]
fn a_literal_is_taken_apart() {
    let reading = (LiteralKind::Str, b"K^".to_vec(), "u8".to_owned());
    assert_eq!(ours(r#""K\u{5e}"u8"#), Some(reading));
}

#[test]
fn every_escape_of_one_character() {
    for char in ('\0'..='\u{ff}').filter(|char| !"xu\r\n\"'".contains(*char)) {
        check_escape(&format!("\\{char}"));
    }
    for (open, close) in QUOTES {
        for quote in ["\\\"", "\\'"] {
            let source = format!("{open}{quote}{close}");
            assert_eq!(ours(&source), theirs(&source), "{source}");
        }
    }
}

#[test]
fn every_escape_of_a_byte() {
    for byte in 0..=u8::MAX {
        check_escape(&format!("\\x{byte:02x}"));
        check_escape(&format!("\\x{byte:02X}"));
    }
    for wrong in ["\\x", "\\x4", "\\x+4", "\\x_4", "\\xg0", "\\x4é"] {
        check_escape(wrong);
    }
}

#[test]
fn every_escape_of_a_character() {
    for code in (0..=0x11_0000).step_by(97).chain(0xd7f0..0xe010).chain(0x10_fff0..0x11_0010) {
        check_escape(&format!("\\u{{{code:x}}}"));
    }
    for wrong in [
        "\\u",
        "\\u{",
        "\\u{}",
        "\\u{_}",
        "\\u{_1}",
        "\\u{1_}",
        "\\u{0000001}",
        "\\u{4_B}",
        "\\u4B",
    ] {
        check_escape(wrong);
    }
}

#[test]
fn a_line_break_after_a_backslash_is_skipped() {
    for (open, close) in &QUOTES[..3] {
        for gap in ["\\\n", "\\\n  ", "\\\r\n", "\\\n\n\t K", "\\\n\u{a0}", "\\\r"] {
            if *open == "b\"" && !gap.is_ascii() {
                continue; // A byte string cannot contain such a character.
            }
            let source = format!("{open}K{gap}^{close}");
            assert_eq!(ours(&source), theirs(&source), "{source:?}");
        }
    }
    // A string can skip a line break, but a character literal cannot.
    for source in ["'\\\n'", "'\\\r\n'", "b'\\\n'", "b'\\\r\n'"] {
        assert_eq!(ours(source), theirs(source), "{source:?}");
    }
}

/// Returns a random literal of characters and escapes that have a meaning in literals. Many of these
/// literals are invalid.
fn literal(u: &mut Unstructured<'_>) -> Result<String> {
    const PIECES: [&str; 24] = [
        "K",
        "+",
        "^",
        "é",
        "♔",
        " ",
        "\\n",
        "\\\\",
        "\\'",
        "\\\"",
        "'",
        "\"",
        "#",
        "\\x4B",
        "\\xff",
        "\\u{4b}",
        "\\u{2019}",
        "\\u{1F600}",
        "\\\n  ",
        "\\q",
        "\n",
        "\r\n",
        "\\t",
        "\\u{d800}",
    ];
    let hashes = "#".repeat(u.int_in_range(0..=2)?);
    let (open, close) = match u.int_in_range(0..=7)? {
        0 => (format!("r{hashes}\""), format!("\"{hashes}")),
        1 => (format!("br{hashes}\""), format!("\"{hashes}")),
        2 => (format!("cr{hashes}\""), format!("\"{hashes}")),
        _ => {
            let (open, close) = *u.choose(&QUOTES)?;
            (open.to_owned(), close.to_owned())
        }
    };
    let count = u.int_in_range(0..=6)?;
    let contents = (0..count).map(|_| u.choose(&PIECES).copied()).collect::<Result<String>>()?;
    let suffix = u.choose(&["", "", "", "x", "u8", "_"])?;
    Ok(format!("{open}{contents}{close}{suffix}"))
}

#[test]
fn random_literals() {
    let mut read = 0;
    let mut seed = 0_u64;
    for _ in 0..100_000 {
        let mut bytes = [0; 64];
        for chunk in bytes.chunks_mut(8) {
            seed = seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            chunk.copy_from_slice(&(seed ^ seed >> 29).to_le_bytes());
        }
        let source = literal(&mut Unstructured::new(&bytes)).unwrap();
        // syn accepts these characters unescaped, but the compiler does not.
        if source.contains("'''") || source.contains("'\n'") {
            continue;
        }
        // The compiler itself reports literals that are not valid, so they are not compared.
        if let Some(theirs) = theirs(&source) {
            assert_eq!(ours(&source), Some(theirs), "{source}");
            read += 1;
        }
    }
    assert!(read > 20_000, "{read}");
}

/// The compiler has reported these literals already, so the macros must not report them again. syn
/// accepts some of them.
#[test]
fn what_the_compiler_refuses_has_no_value() {
    for source in [
        "''",
        "'Chess'",
        "'K^'",
        "'\\u{4b}^'",
        "'K\\n'",
        "'\\n\\n'",
        "'\n'",
        "'\r'",
        "'\t'",
        "'''",
        "b''",
        "b'K^'",
        "b'é'",
        "b\"é\"",
        "b\"\\x4bé\"",
        "br\"é\"",
        "c\"K\0\"",
        "c\"\\x4b\0\"",
        "cr\"K\0\"",
        "\"K\r\"",
        "r\"K\r\"",
        "r\"K\r\r\n\"",
        "br\"K\r\"",
    ] {
        assert!(RustLiteral::parse(source).is_some(), "{source:?}");
        assert_eq!(ours(source), None, "{source:?}");
    }
    for (source, value) in [("'\"'", "\""), ("b'\\''", "'"), ("r\"K\r\n\"", "K\r\n"), ("'é'", "é")]
    {
        assert_eq!(ours(source).map(|(_, value, _)| value), Some(value.into()), "{source:?}");
    }
}

#[test]
fn numbers_and_identifiers_have_no_text() {
    for source in ["1", "1.5", "0x4B", "1u8", "-1", "true", "K", "r", "r#K", ""] {
        assert_eq!(ours(source), None, "{source}");
    }
}
