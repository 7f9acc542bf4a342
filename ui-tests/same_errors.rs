//! `feen!` with a catalog reports the mistakes that `errors_in` returns, with the same suggestions.

use std::collections::BTreeMap;

use epin::feen::{ParseFeenError, errors, errors_in};
use epin::{Catalog, Side};

use crate::compiler::Compiler;
use crate::table::{line, shown, words};

/// Defines a catalog, and a constant with its definition as a string for the programs.
macro_rules! catalog {
    ($source:ident: $item:item) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
        $item
        const $source: &str = stringify!(
            #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
            $item
        );
    };
}

catalog! { SHOGI: enum Shogi {
    #[epin("K^")]
    King,
    #[epin("R", "+R")]
    Rook,
    #[epin("G")]
    Gold,
    #[epin("N", "+N")]
    Knight,
    #[epin("P", "+P")]
    Pawn,
}}

const POSITIONS: [&str; 5] = [
    "1nr1gk^gnn/1r5+n1/ppp1ppppp/9/9/1PP3P2/P2PPP1PP/7R1/NNRGK^G1NN 2PG/p S/s",
    "k^rg/3/RGK^ 3PGN/2pr S/s",
    "k^g+p4+PK^ 2P/p s/S",
    "3/1k^1//1+P1/p1K^ 2P/gnr S/s",
    "+r+g/kk / S/s",
];

/// What is inserted, or replaces up to two characters.
const PARTS: [&str; 30] = [
    "", "/", " ", "k", "K", "k^", "K^", "g", "+g", "+G", "-r", "r^", "g'", "q", "Q", "'", "+", "-",
    "^", "?", "1", "3", "2g", "2K", "//", "P", "08", "К", "\u{200b}", "♔",
];

/// Returns random edits of positions.
fn edited(count: usize) -> Vec<String> {
    let mut state = 1_u32;
    let mut pick = |most: usize| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        usize::try_from(state >> 16).unwrap() % most
    };
    let mut edit = |_| {
        let mut text: Vec<char> = POSITIONS[pick(POSITIONS.len())].chars().collect();
        for _ in 0..=pick(3) {
            let start = pick(text.len());
            let end = (start + pick(3)).min(text.len());
            text.splice(start..end, PARTS[pick(PARTS.len())].chars());
        }
        text.into_iter().collect()
    };
    (0..count).map(&mut edit).collect()
}

/// Returns what `feen!` says about an error of `errors_in`. Only the compiler knows the catalog, not the macro, so
/// its repair of a hand may contain an unknown piece.
fn said(text: &str, error: &ParseFeenError) -> String {
    let is_same =
        |other: &ParseFeenError| (other.kind(), other.offset()) == (error.kind(), error.offset());
    match errors(text).find(is_same) {
        _ if error.token().is_some() => error.to_string(),
        Some(error) => format!("invalid FEEN: {error}"),
        None => format!("no such error: {error}"),
    }
}

/// Returns the messages that `feen!` should have about a string. It looks up a piece once, for both sides. `None`
/// if there are more mistakes than errors.
fn expected(text: &str) -> Option<Vec<String>> {
    let errors = errors_in::<Shogi>(text);
    let (total, errors) = (errors.total(), errors.collect::<Vec<_>>());
    let mut pieces = Vec::new();
    let is_new = |error: &&ParseFeenError| {
        let piece = error.token().map(|token| token.with_side(Side::First));
        let is_new = piece.is_none() || !pieces.contains(&piece);
        pieces.push(piece);
        is_new
    };
    let mut all: Vec<_> = errors.iter().filter(is_new).map(|error| said(text, error)).collect();
    all.sort();
    (total == errors.len()).then_some(all)
}

#[test]
fn of_the_macro_and_of_run_time() {
    let texts = edited(400);
    let mut program = format!("use epin::{{Catalog, feen}};\nfn main() {{}}\n{SHOGI}\n");
    let first = program.lines().count() + 1;
    for text in &texts {
        program += &format!("const _: &str = feen!(Shogi, r\"{text}\").as_str();\n");
    }
    let mut found = BTreeMap::<usize, Vec<String>>::new();
    for message in Compiler::default().check("2024", &program) {
        let Some(span) = shown(&message).filter(|_| message.is_error) else { continue };
        found.entry(line(span)).or_default().push(words(&message).join("; "));
    }
    let mut compared = 0;
    for (index, text) in texts.iter().enumerate() {
        let Some(expected) = expected(text) else { continue };
        let mut found = found.remove(&(first + index)).unwrap_or_default();
        found.sort();
        assert_eq!(found, expected, "{text}");
        compared += usize::from(found.len() > 1);
    }
    assert!(compared > 200, "{compared}");
}

/// In a constant, an evaluation that takes long would be an error of its own.
#[test]
fn of_a_long_position() {
    let text = format!("{} / S/s", vec!["k".repeat(250); 16].join("/"));
    let program = format!(
        "use epin::{{Catalog, feen}};\nfn main() {{}}\n{SHOGI}\nconst _: &str = feen!(Shogi, \"{text}\").as_str();"
    );
    let messages = Compiler::default().check("2024", &program);
    let errors: Vec<_> = messages.iter().filter(|message| message.is_error).map(words).collect();
    assert_eq!(
        errors,
        [[r#""k" at byte 0 is not a piece of Shogi; the game's pieces are K^ R +R G N +N P +P"#]]
    );
}
