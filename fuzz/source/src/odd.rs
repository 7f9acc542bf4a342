//! Any tokens of Rust, where the macros expect a literal.

use fastrand::Rng;

/// Adds any token, or a group of tokens.
pub(crate) fn token(random: &mut Rng, tokens: &mut String, depth: usize) {
    const TOKENS: [&str; 72] = [
        "K", "k", "r#K", "r#fn", "_", "self", "crate", "super", "Self", "fn", "const", "if",
        "match", "return", "unsafe", "move", "async", "dyn", "impl", "mut", "ref", "true", "false",
        "u8", "'a", "'K'", "'static", "1", "1.5", "0xff_u8", "1e9", "\"K\"", "\"K^'\"", "\"\"",
        "r\"K\"", "r#\"K\"#", "b\"K\"", "b'K'", "\"K\"x", "\"é\"", "+", "-", "^", "*", "/", "%",
        "!", "&", "&&", "|", "||", "=", "==", "=>", "->", "<", ">", "<<", ">>", "..", "..=", "...",
        ",", ";", ":", "::", ".", "#", "?", "@", "~", "$",
    ];
    if depth > 0 && random.usize(..5) == 0 {
        let (open, close) = random.choice([("(", ")"), ("[", "]"), ("{", "}")]).unwrap();
        tokens.push_str(open);
        for _ in 0..random.usize(..4) {
            token(random, tokens, depth - 1);
        }
        tokens.push_str(close);
    } else if random.usize(..20) == 0 {
        tokens.push_str("/** doc */ ");
    } else {
        tokens.push_str(random.choice(TOKENS).unwrap());
    }
    // Without the space, two `/` would start a comment, and `K` and `'K'` would be a literal with a prefix.
    if random.bool() || tokens.ends_with(|char: char| !"+-^*%!&|=<>.,;:?@~".contains(char)) {
        tokens.push(' ');
    }
}
