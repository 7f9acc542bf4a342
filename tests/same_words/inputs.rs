//! Texts that are not tokens, styles or names, with all mistakes that have a hint of their own.

use epin::feen::Feen;
use epin::{Epin, Letter};

/// Strings for the hints on what is not an EPIN token.
const SPECIAL: [&str; 72] = [
    "",
    " ",
    "K ",
    " K",
    "K\n",
    "K\r\n",
    "K\t",
    "K\0",
    "K\u{a0}",
    "K\u{200b}",
    "K ^",
    "+ P",
    "K^ '",
    "K’",
    "K‘",
    "K′",
    "K`",
    "−K",
    "➕K",
    "⁻K",
    "＋K",
    "Kˆ",
    "Ｋ",
    "Κ^",
    "к",
    "ᴋ",
    "𝕂",
    "Ⓚ",
    "ᵏ",
    "K\u{301}",
    "C:K^",
    "c:K^",
    "C:",
    ":K",
    "King",
    "KING",
    "king",
    "rook",
    "rnbakabnr",
    "RNBQ",
    "KQ",
    "Kn",
    "wK",
    "FU",
    "+KY",
    "K,Q",
    "K Q",
    "2K",
    "8",
    "2+P",
    "e4",
    "Nf3",
    "e8=Q",
    "0-0",
    "\u{1b}[31mK",
    "♔",
    "王",
    "'K'",
    "‘K’",
    "K x",
    "K?",
    "\"",
    "\\",
    "\\K",
    "K%",
    "K&",
    "K&apos",
    "&quot;K^&quot;",
    "%2BK%5E%27",
    "seventeen bytes..",
    "sixteen bytes ..",
    "a sentence that is longer than any hint can read",
];

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

/// What they write instead of one of its characters.
const INSTEAD: [(&str, &[&str]); 4] = [
    ("+", &["\\+", "%2B", "&plus;", "&#43;", "⁺", "➕", "+ "]),
    ("-", &["\\-", "%2D", "&minus;", "&#45;", "―", "–", "- "]),
    ("^", &["\\^", "%5E", "&Hat;", "&#94;", "ˆ", "＾", " ^"]),
    ("'", &["\\'", "%27", "&apos;", "&#39;", "’", "ʼ", " '"]),
];

/// Strings for the hints on what is not a SIN or a QPI token.
const STYLES: [&str; 80] = [
    "",
    " ",
    "C ",
    " c",
    "C\n",
    "\"C\"",
    "'C'",
    "(C)",
    "Chess",
    "chess",
    "Chess960",
    "Shōgi",
    "CC",
    "C/m",
    "C, m",
    "C:",
    ":",
    ":C",
    "С",
    "Ｃ",
    "é",
    "王",
    "王:K",
    "1",
    "960",
    "C1",
    "+C",
    "C'",
    "C^",
    "C.",
    "'",
    "%43x",
    "C\u{200b}",
    "CK",
    "CK^",
    "C K",
    "C-K",
    "C/K",
    "C::K",
    "C:K:",
    "C:K C:P",
    "C:K,C:P",
    ":K",
    "C: ",
    "C :K",
    "C: K",
    "C : K",
    " C:K ",
    "C;K",
    "s;+P",
    "C：K",
    "C∶K^",
    "C&#58;K",
    "C%3AK",
    "\"C:K\"",
    "'C:K'",
    "C:'K'",
    "C:K'",
    "c:K'",
    "C:k'",
    "c:k'",
    "C:+k^'",
    "C;K'",
    "C:K`",
    "Chess:K",
    "chess:K",
    "Shōgi:K",
    "1:K",
    "C1:K",
    "+C:K",
    "C':K",
    "C:^K",
    "C:K^^",
    "C:+-K",
    "C:King",
    "C:KQ",
    "C:♔",
    "C:2P",
    "seventeen bytes..",
    "a sentence that is longer than any hint can read",
];

/// Positions, and at least one string for each mistake that is not one character in them.
const POSITIONS: [&str; 44] = [
    "lnsgk^gsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL / S/s",
    "k^7/+P1-r5/8 2PB/3n'q c/M",
    "k^2/3//1P1/2K^ / C/c",
    "8 / C/c",
    "",
    " ",
    "/",
    "K^",
    "8/8",
    "8/8 / C/c\n",
    "/ C/c",
    "8/8 C/c",
    "8/8  /  C/c ",
    "8/8_/_C/c",
    "8/8/ C/c",
    "8/8 /C/c",
    "8/8 /w/b/ C/c",
    "8/8 - C/c",
    "8/8 - w",
    "/8//8/ / C/c",
    "8//8 / C/c",
    "8///8 / C/c",
    "2/2//2/2//2 / C/c",
    "08/8 00P/01p C/c",
    "8/8 1P/2 C/c",
    "8/8 P2R/qq C/c",
    "8/8 / Chess/shogi",
    "8/8 / Cc",
    "8/8 / c/m",
    "8/8 / C/M",
    "8/8 / C-m",
    "8/8 / С/с",
    "7K^♔/8王/8 / C/c",
    "8/P’7/+ P6/8 / C/c",
    "8/P\u{200b}7/８ / C/c",
    "8/\"P\"7/\\8 / C/c",
    "1k^ 2P/ C/c",
    "256/256 / C/c",
    "7/8/7/8/7/8/7/8/7/8/7/8/7/8/8/8 01P/ C/C",
    "7/8/7/8/7/8/7/8/7/8/7/8/7/8/8/8 01P/1P C/C",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w - - 0 1",
    "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
    "position sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b 2P3p 1",
];

/// Returns strings that are not positions: those of `POSITIONS`, some of them with another character
/// or one less, and boards that are larger than the limits.
pub(crate) fn of_positions() -> Vec<String> {
    let mut texts = Vec::from(POSITIONS.map(str::to_owned));
    for text in POSITIONS.iter().take(4) {
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
    texts.retain(|text| !Feen::is_valid(text));
    texts.sort();
    texts.dedup();
    texts
}

/// Returns texts that are not EPIN tokens: one for each hint, every string of up to three
/// characters that occur in tokens, and tokens as other notations and programs write them.
pub(crate) fn of_tokens() -> Vec<String> {
    let mut texts = vec![String::new()];
    // Each string of up to two characters is extended by each of the six.
    for start in 0..1 + 6 + 36 {
        texts.extend(
            "+-Kk^'".chars().map(|char| format!("{}{char}", texts[start])).collect::<Vec<_>>(),
        );
    }
    let tokens = Epin::all().filter(|token| token.letter() == Letter::K).map(Epin::as_str);
    for token in tokens {
        texts.extend(AROUND.iter().map(|(before, after)| format!("{before}{token}{after}")));
        for (char, others) in INSTEAD.iter().filter(|(char, _)| token.contains(char)) {
            texts.extend(others.iter().map(|other| token.replace(char, other)));
        }
    }
    texts.extend(SPECIAL.map(str::to_owned));
    texts.retain(|text| !Epin::is_valid(text));
    texts.sort();
    texts.dedup();
    texts
}

/// Returns texts that are not the style, the piece with a style or the name of a style that
/// `is_valid` accepts.
pub(crate) fn of_styles(is_valid: impl Fn(&str) -> bool) -> Vec<String> {
    let mut texts: Vec<_> = STYLES.map(str::to_owned).into();
    texts.extend(SPECIAL.map(str::to_owned));
    texts.extend(SPECIAL.map(|text| format!("C:{text}")));
    texts.retain(|text| !is_valid(text));
    texts.sort();
    texts.dedup();
    assert!(texts.len() >= 150, "{} inputs", texts.len());
    texts
}
