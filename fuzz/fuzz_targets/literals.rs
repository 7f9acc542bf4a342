//! Any string as a Rust literal. The macros read the same value as syn and as the compiler,
//! whose own lexer and unescaping code are used here. They refuse what the compiler refuses.

#![no_main]

#[path = "../../epin-macros/src/rust_literal.rs"]
mod rust_literal;

use libfuzzer_sys::fuzz_target;
use ra_ap_rustc_lexer::{self as lexer, FrontmatterAllowed, TokenKind, tokenize};
use rust_literal::{LiteralKind, RustLiteral};
use rustc_literal_escaper::{self as escaper, EscapeError, MixedUnit};
use syn::Lit;

/// What is read from a literal: its kind, its value and its suffix.
type Reading = (LiteralKind, Vec<u8>, String);

/// How literals start and end.
const QUOTES: [(&str, &str); 11] = [
    ("\"", "\""),
    ("b\"", "\""),
    ("c\"", "\""),
    ("'", "'"),
    ("b'", "'"),
    ("r\"", "\""),
    ("r#\"", "\"#"),
    ("r##\"", "\"##"),
    ("br\"", "\""),
    ("br#\"", "\"#"),
    ("cr#\"", "\"#"),
];

fuzz_target!(|data: &[u8]| {
    let [first, rest @ ..] = data else { return };
    let text = String::from_utf8_lossy(rest);
    match QUOTES.get(usize::from(*first)) {
        Some((open, close)) => check(&format!("{open}{text}{close}")),
        None => check(&text),
    }
});

fn check(written: &str) {
    // The compiler replaces `\r\n` like this when it reads a file, before the macros see the source.
    let source = &*written.replace("\r\n", "\n");
    if source.contains("\r\n") {
        return; // It was `\r\r\n`. The macros read the remaining `\r\n` as a line break.
    }
    let ours = self::ours(source);
    match compiler(source) {
        Compiler::Text(kind, Ok(value), suffix) => {
            assert_eq!(ours, Some((kind, value, suffix)), "{source:?}");
            for source in [written, source] {
                if let Some(theirs) = syn(source) {
                    assert_eq!(self::ours(source), Some(theirs), "{source:?}");
                }
            }
        }
        Compiler::Text(kind, Err(error), _) => {
            assert_eq!(RustLiteral::parse(source).map(|literal| literal.kind()), Some(kind));
            assert_eq!(ours, None, "{source:?}: {error:?}");
        }
        Compiler::Number => assert_eq!(RustLiteral::parse(source), None, "{source:?}"),
        Compiler::Other => {}
    }
}

fn ours(source: &str) -> Option<Reading> {
    let literal = RustLiteral::parse(source)?;
    let mut value = Vec::new();
    literal.value(|part| value.extend_from_slice(part)).ok()?;
    Some((literal.kind(), value, literal.suffix().to_owned()))
}

/// What the compiler makes of a string.
enum Compiler {
    /// A literal with text in it: its kind, its value or the error for which the macros have to
    /// refuse it, and its suffix.
    Text(LiteralKind, Result<Vec<u8>, EscapeError>, String),
    Number,
    /// Anything but a single literal.
    Other,
}

fn compiler(source: &str) -> Compiler {
    let mut tokens = tokenize(source, FrontmatterAllowed::No);
    let (Some(token), None) = (tokens.next(), tokens.next()) else { return Compiler::Other };
    let TokenKind::Literal { kind, suffix_start } = token.kind else { return Compiler::Other };
    let (source, suffix) = source.split_at(suffix_start as usize);
    let (kind, hashes, is_raw) = match kind {
        lexer::LiteralKind::Int { .. } | lexer::LiteralKind::Float { .. } => {
            return Compiler::Number;
        }
        lexer::LiteralKind::Char { terminated: true } => (LiteralKind::Char, 0, false),
        lexer::LiteralKind::Byte { terminated: true } => (LiteralKind::Byte, 0, false),
        lexer::LiteralKind::Str { terminated: true } => (LiteralKind::Str, 0, false),
        lexer::LiteralKind::ByteStr { terminated: true } => (LiteralKind::ByteStr, 0, false),
        lexer::LiteralKind::CStr { terminated: true } => (LiteralKind::CStr, 0, false),
        lexer::LiteralKind::RawStr { n_hashes: Some(count) } => (LiteralKind::Str, count, true),
        lexer::LiteralKind::RawByteStr { n_hashes: Some(count) } => {
            (LiteralKind::ByteStr, count, true)
        }
        lexer::LiteralKind::RawCStr { n_hashes: Some(count) } => (LiteralKind::CStr, count, true),
        _ => return Compiler::Other,
    };
    let start = source.find(['"', '\'']).expect("a literal with text has a quote") + 1;
    let contents = &source[start..source.len() - 1 - usize::from(hashes)];
    Compiler::Text(kind, value(kind, is_raw, contents), suffix.to_owned())
}

/// Returns the value of what is between the quotes, or the first error.
fn value(kind: LiteralKind, is_raw: bool, contents: &str) -> Result<Vec<u8>, EscapeError> {
    let mut value = Value(Ok(Vec::new()));
    match (kind, is_raw) {
        (LiteralKind::Char, _) => value.push(escaper::unescape_char(contents).map(utf8)),
        (LiteralKind::Byte, _) => value.push(escaper::unescape_byte(contents).map(|byte| [byte])),
        (LiteralKind::Str, false) => {
            escaper::unescape_str(contents, |_, char| value.push(char.map(utf8)));
        }
        (LiteralKind::Str, true) => {
            escaper::check_raw_str(contents, |_, char| value.push(char.map(utf8)));
        }
        (LiteralKind::ByteStr, false) => {
            escaper::unescape_byte_str(contents, |_, byte| value.push(byte.map(|byte| [byte])));
        }
        (LiteralKind::ByteStr, true) => {
            escaper::check_raw_byte_str(contents, |_, byte| value.push(byte.map(|byte| [byte])));
        }
        (LiteralKind::CStr, false) => escaper::unescape_c_str(contents, |_, unit| {
            value.push(unit.map(|unit| match unit {
                MixedUnit::Char(char) => utf8(char.get()),
                MixedUnit::HighByte(byte) => vec![byte.get()],
            }));
        }),
        (LiteralKind::CStr, true) => escaper::check_raw_c_str(contents, |_, char| {
            value.push(char.map(|char| utf8(char.get())));
        }),
    }
    value.0
}

fn utf8(char: char) -> Vec<u8> {
    char.to_string().into_bytes()
}

struct Value(Result<Vec<u8>, EscapeError>);

impl Value {
    fn push(&mut self, part: Result<impl AsRef<[u8]>, EscapeError>) {
        match (&mut self.0, part) {
            (Ok(value), Ok(part)) => value.extend_from_slice(part.as_ref()),
            (Ok(_), Err(error)) if error.is_fatal() => self.0 = Err(error),
            _ => {}
        }
    }
}

/// Returns what syn makes of a string, or `None` for a number and for what is not a literal at all.
fn syn(source: &str) -> Option<Reading> {
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
