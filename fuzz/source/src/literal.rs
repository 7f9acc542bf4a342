//! The many ways to write a string as a literal.

use std::fmt::Write;

use fastrand::Rng;

/// Returns a string literal with this value, without an escape that the macros refuse, if that is possible.
pub(crate) fn string(random: &mut Rng, text: &str) -> String {
    let is_raw = text.contains('\\') || random.usize(..4) == 0;
    if is_raw && !text.contains(is_escaped) {
        return raw(random, text);
    }
    let mut literal = String::from("\"");
    for char in text.chars() {
        // Not before white space, because Rust skips all white space after a `\` and a line break.
        if random.usize(..40) == 0 && !char.is_whitespace() {
            literal.push_str(random.choice(["\\\n", "\\\n    ", "\\\n \t"]).unwrap());
        }
        match char {
            '\\' => literal.push_str("\\\\"),
            '"' => literal.push_str("\\\""),
            '\'' if random.bool() => literal.push_str("\\'"),
            char if is_escaped(char) => number(random, &mut literal, char),
            char => literal.push(char),
        }
    }
    literal.push('"');
    literal
}

/// Returns a string literal with this value, which must not be empty, and with an escape that the macros
/// refuse. It is one error.
pub(crate) fn escaped(random: &mut Rng, text: &str) -> String {
    let escaped = random.usize(..text.chars().count());
    let mut literal = String::from("\"");
    for (at, char) in text.chars().enumerate() {
        if at == escaped || random.usize(..4) == 0 {
            number(random, &mut literal, char);
        } else {
            literal.push(char);
        }
    }
    literal.push('"');
    literal
}

/// Returns whether a character always has to be escaped: a lone `\r` is an error, `\r\n`
/// is read as `\n`, and a lint refuses characters that change the direction of text.
fn is_escaped(char: char) -> bool {
    char == '\r' || matches!(char, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

fn raw(random: &mut Rng, text: &str) -> String {
    let mut hashes = "#".repeat(random.usize(..3));
    while text.contains(&format!("\"{hashes}")) {
        hashes.push('#');
    }
    format!("r{hashes}\"{text}\"{hashes}")
}

/// Adds an escape with the number of a character.
fn number(random: &mut Rng, literal: &mut String, char: char) {
    let code = u32::from(char);
    let written = match random.usize(..3) {
        0 if char.is_ascii() => write!(literal, "\\x{code:02x}"),
        1 => write!(literal, "\\u{{{code:06X}}}"),
        _ => write!(literal, "\\u{{{code:x}_}}"),
    };
    written.expect("a string takes everything");
}

/// Literals that are not string literals, have an escape that the macros refuse, or that the compiler refuses.
const WRONG: &str = r#"
    1 -1 0x4B 1.5 1u8 1_000 true false
    'K' b'K' '' 'é' b'é' 'Chess' b'K^' '\u{4b}'
    b"K" br"K^" b"\xff" b"é" br"é" c"K" cr"K"
    "K"suffix ""x r"K"_x "K\n" "K\\" "\0" "K\q" "\u{d800}" "\x" "\xff" "\u{}"
"#;

/// Returns one of these literals. It is one error.
pub(crate) fn wrong(random: &mut Rng) -> &'static str {
    random.choice(WRONG.split_whitespace().collect::<Vec<_>>()).unwrap()
}
