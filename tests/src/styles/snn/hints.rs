//! What an error says where no single name is likely: which rule the string breaks, or what it is.

use epin::Snn;

use crate::support::messages;
use crate::support::suggested::suggested;

#[test]
fn each_text_has_the_hint_of_its_mistake() {
    const FORM: &str = "a name is letters, then digits, such as Chess or Chess960";
    let long = ["X".repeat(33), "X".repeat(100), format!("{} ", "X".repeat(33))];
    let table: [(&[&str], &str); 7] = [
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
            FORM,
        ),
        (&["将棋", "♔", "Шахматы", "ō", "Straße", "Chess♔"], FORM),
        (
            &["960", "3Check", "4-Player", "0", "9A", " 960 ", "Chess960A", "Chess960-A", "A1B2"],
            FORM,
        ),
        (&["Chess Shogi", "chu shogi", "Chess - Makruk", "Chess, Shogi", "Chess|Shogi"], FORM),
        (&["c", " z ", "'m'", "\"s\"", "C:K^", "c:k", " C:K ", "K^", "+P", "+K^'", "k^'"], FORM),
        // Of a string of more than 16 bytes, an error keeps too little for a suggestion.
        (&["chess and more words", &"x".repeat(17), &"x".repeat(33), "Three-Kingdoms-Chess"], FORM),
        (&long.each_ref().map(String::as_str), "a name has at most 32 bytes"),
    ];
    for (texts, hint) in table {
        for text in texts {
            let message = Snn::parse(text).unwrap_err().to_string();
            assert_eq!(messages::hint(&message), Some(hint), "{text}");
            assert_eq!(suggested!(Snn, text), None, "{text}");
        }
    }
}
