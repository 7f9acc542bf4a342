//! What an error says where no single token is likely: which rule the string breaks, or what it is.

use epin::Epin;

use crate::support::messages;

#[test]
fn each_text_has_the_hint_of_its_mistake() {
    const FEEN: &str = "a token has no digits: counts and empty squares belong to FEEN";
    const DIGIT: &str = "a token has no digits";
    const WORD: &str = "a piece's name is one letter, such as K for a king";
    const TOKENS: &str = "a string holds one token";
    const WORD_OR_TOKENS: &str = "a piece's name is one letter, and a string holds one token";
    const QUOTED: &str = "quotation marks around a token are not part of it";
    let table: [(&[&str], &str); 8] = [
        (&["8", "10", "2P", "3p", "2+P", "1K^'", " 8"], FEEN),
        (
            &[
                "e4",
                "Nf3",
                "e8=Q",
                "0-0",
                "0-0-0",
                "K1",
                "P2",
                "1K2",
                "\x1b[31mK",
                "2PP",
                "8-",
                "2,P",
                "2:P",
                "2=P",
                "8:",
                "8,",
            ],
            DIGIT,
        ),
        (&["King", "KING", "king", "pawn", "Knight", "+King", "BISHOP", "[King]"], WORD),
        (
            &[
                "RNBQ",
                "rnbqkbnr",
                "K,Q",
                "K Q",
                "K^Q",
                "+P+P",
                "K+P",
                "KQ kq",
                "K/Q",
                "[\"R\", \"N\"]",
            ],
            TOKENS,
        ),
        (
            &[
                "FU",
                "+KY",
                "Kn",
                "wK",
                "KQ",
                "rnbakabnr",
                "rook",
                "queen",
                "CANNON",
                "general",
                "wKing",
            ],
            WORD_OR_TOKENS,
        ),
        (&["'K'", "‘K^’", "`K'"], QUOTED),
        (
            &["", " ", "\u{200b}", "\"\"", "()"],
            "a token is a letter and its markers, such as K, +P or K^",
        ),
        (&["♔", "王", "\"♔\"", "Kö"], "a token is ASCII: a letter A-Z or a-z names the piece"),
    ];
    for (texts, hint) in table {
        for text in texts {
            let message = Epin::parse(text).unwrap_err().to_string();
            assert_eq!(messages::hint(&message), Some(hint), "{text}");
        }
    }
}

#[test]
fn a_text_of_16_bytes_has_a_hint_and_one_of_17_has_none() {
    for token in Epin::all() {
        let text = token.as_str();
        let padded = format!("{text:>16}");
        let error = Epin::parse(&padded).unwrap_err();
        let hint = format!("; did you mean \"{token}\"?");
        assert!(error.to_string().ends_with(&hint), "{error}");
        assert_eq!(Epin::suggest(&padded), Some(token));

        let padded = format!("{text:>17}");
        let error = Epin::parse(&padded).unwrap_err();
        assert_eq!(error.to_string(), "expected a letter, found ` ` at byte 0");
        assert_eq!(Epin::suggest(&padded), None);
    }
}

#[test]
fn a_mistake_is_recognised_at_every_position_of_a_short_text() {
    for len in 2..=16 {
        for before in 0..=len - 2 {
            for (wrong, right) in [("^K", "K^"), ("k+", "+k"), ("'Q", "Q'")] {
                let text = format!("{:before$}{wrong:<1$}", "", len - before);
                assert_eq!(text.len(), len);
                assert_eq!(Epin::suggest(&text).map(Epin::as_str), Some(right), "{text:?}");
            }
        }
    }
}
