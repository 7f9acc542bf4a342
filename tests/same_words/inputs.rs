//! Strings that are not tokens, styles, names or positions: those of `tests/refusals`, and more.

use epin::feen::Feen;
use epin::{Epin, Letter};

use crate::notations::{Notation, of_each_notation};
use crate::refusals::rows;

/// Returns the strings of the table of a notation.
fn strings(notation: &str) -> Vec<String> {
    rows(notation).iter().filter_map(|row| row.text().map(str::to_owned)).collect()
}

/// Returns the strings that `is_valid` refuses, in order. Left out are strings of several lines, because each
/// literal is on a line of its own.
fn refused(mut texts: Vec<String>, is_valid: impl Fn(&str) -> bool) -> Vec<String> {
    texts.retain(|text| !is_valid(text) && !text.contains(['\n', '\r']));
    texts.sort();
    texts.dedup();
    texts
}

/// What other notations and programs put around a token.
const AROUND: [(&str, &str); 16] = [
    ("\"", "\""),
    ("“", "”"),
    ("„", "“"),
    ("«", "»"),
    ("'", "'"),
    ("`", "`"),
    ("**", "**"),
    ("_", "_"),
    ("(", ")"),
    ("[", "]"),
    ("<", ">"),
    ("{", "}"),
    ("[\"", "\"]"),
    ("C:", ""),
    ("c:", ""),
    ("", "K"),
];

/// What other notations and programs write instead of a character of a token.
const INSTEAD: [(&str, &[&str]); 4] = [
    ("+", &["\\+", "%2B", "&#43;", "&#x2b;", "＋", "⁺", "+ "]),
    ("-", &["\\-", "%2D", "&#45;", "−", "―", "–", "- "]),
    ("^", &["\\^", "%5E", "&#94;", "\\u005e", "ˆ", "＾", " ^"]),
    ("'", &["\\'", "%27", "&apos;", "&#39;", "’", "ʼ", " '"]),
];

/// Valid positions, to be edited.
const POSITIONS: [&str; 4] = [
    "lnsgk^gsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL / S/s",
    "k^7/+P1-r5/8 2PB/3n'q c/M",
    "k^2/3//1P1/2K^ / C/c",
    "8 / C/c",
];

/// Returns strings that are not positions: those of the table, edited positions, and boards that
/// are larger than the limits.
pub(crate) fn of_positions() -> Vec<String> {
    let mut texts = strings("feen");
    for text in POSITIONS {
        for (at, others) in
            (0..text.len()).zip(["", "1", "//", "^", " ", "-", "K", "0x"].iter().cycle())
        {
            texts.push(format!("{}{others}{}", &text[..at], &text[at + 1..]));
            texts.push(format!("{}{others}{}", &text[..at], &text[at..]));
        }
    }
    let layer = vec!["255"; 128].join("/");
    let boards = [
        vec!["1"; 256].join("/"),
        vec!["1/1"; 256].join("//"),
        vec!["8"; 3_000].join("/"),
        format!("{layer}//{layer}"),
    ];
    texts.extend(boards.map(|board| format!("{board} / C/c")));
    refused(texts, Feen::is_valid)
}

/// Returns strings that a notation refuses: the strings of the tables of all notations but positions;
/// every string of up to three of the characters `+-Kk^'`; and tokens as other notations and programs
/// write them. The tables of the other notations are included because the notation also refuses most of
/// their strings, with another message.
pub(crate) fn of<T: Notation>() -> Vec<String> {
    let mut texts = of_each_notation!(of_table).into_iter().flat_map(|of| of()).collect::<Vec<_>>();
    texts.extend(strings("epin").iter().map(|text| format!("C:{text}")));
    let start = texts.len();
    texts.push(String::new());
    // Each string of up to two characters is extended by each of the six characters.
    for at in start..start + 1 + 6 + 36 {
        texts.extend(
            "+-Kk^'".chars().map(|char| format!("{}{char}", texts[at])).collect::<Vec<_>>(),
        );
    }
    let tokens = Epin::all().filter(|token| token.letter() == Letter::K).map(Epin::as_str);
    for token in tokens {
        texts.extend(AROUND.iter().map(|(before, after)| format!("{before}{token}{after}")));
        for (char, others) in INSTEAD.iter().filter(|(char, _)| token.contains(char)) {
            texts.extend(others.iter().map(|other| token.replace(char, other)));
        }
    }
    refused(texts, |text| T::parse(text).is_ok())
}

fn of_table<T: Notation>() -> Vec<String> {
    strings(T::NAME)
}
