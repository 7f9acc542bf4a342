//! The many ways to write a string as a literal.

use std::fmt::Write;

use crate::random::Random;

/// Returns a string literal with this value.
pub(crate) fn string(random: &mut Random, text: &str) -> String {
    if random.one_in(4) && !text.contains(is_escaped) {
        return raw(random, text);
    }
    let mut literal = String::from("\"");
    let is_plain = random.one_in(2);
    for char in text.chars() {
        // Not before white space, because Rust skips all white space after a `\` and a line break.
        if random.one_in(40) && !char.is_whitespace() {
            literal.push_str(random.choose(&["\\\n", "\\\n    ", "\\\n \t"]));
        }
        if is_escaped(char) || "\"\\".contains(char) || !is_plain && random.one_in(3) {
            escape(random, &mut literal, char);
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

fn raw(random: &mut Random, text: &str) -> String {
    let mut hashes = "#".repeat(random.below(3));
    while text.contains(&format!("\"{hashes}")) {
        hashes.push('#');
    }
    format!("r{hashes}\"{text}\"{hashes}")
}

fn escape(random: &mut Random, literal: &mut String, char: char) {
    let code = u32::from(char);
    let simple = match char {
        '\n' => "\\n",
        '\r' => "\\r",
        '\t' => "\\t",
        '\0' => "\\0",
        '\\' => "\\\\",
        '\'' => "\\'",
        '"' => "\\\"",
        _ => "",
    };
    let written = match random.below(5) {
        0 | 1 if !simple.is_empty() => {
            literal.push_str(simple);
            Ok(())
        }
        0..=2 if char.is_ascii() => write!(literal, "\\x{code:02x}"),
        3 => write!(literal, "\\u{{{code:06X}}}"),
        _ => write!(literal, "\\u{{{code:x}_}}"),
    };
    written.expect("a string takes everything");
}

/// Literals that are not string literals, or that the compiler refuses.
const WRONG: &str = r#"
    1 -1 0x4B 1.5 1u8 1_000 true false
    'K' b'K' '' 'é' b'é' 'Chess' b'K^' '\u{4b}'
    b"K" br"K^" b"\xff" b"é" br"é" c"K" cr"K"
    "K"suffix ""x r"K"_x "K\q" "\u{d800}" "\x" "\xff" "\u{}"
"#;

/// Returns a literal that is not a string literal, or that the compiler refuses. It is one error.
pub(crate) fn wrong(random: &mut Random) -> &'static str {
    random.choose(&WRONG.split_whitespace().collect::<Vec<_>>())
}
