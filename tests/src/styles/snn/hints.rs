//! What an error says where no single name is likely: which rule the string breaks, or what it is.

use epin::Snn;

use crate::support::messages;

#[test]
fn each_text_has_the_hint_of_its_mistake() {
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
            assert_eq!(messages::hint(&message), Some(hint), "{text}");
            assert_eq!(Snn::suggest(text), None, "{text}");
        }
    }
}
