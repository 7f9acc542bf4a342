//! What an error says where no single token is likely: which rule the string breaks, or what it is.

use epin::Epin;

use crate::support::messages;
use crate::support::suggested::suggested;

#[test]
fn each_text_has_the_hint_of_its_mistake() {
    const LETTERS: &str = "a piece's name is one letter, and a string holds one token";
    let table: [(&[&str], &str); 6] = [
        (
            &[
                "8", "10", "2P", "3p", "2+P", "1K^'", " 8", "e4", "Nf3", "e8=Q", "0-0", "0-0-0",
                "K1", "P2", "1K2", "2PP", "8-", "2,P", "2:P", "2=P", "8:", "8,",
            ],
            "a token has no digits",
        ),
        (
            &[
                "King",
                "KING",
                "king",
                "pawn",
                "Knight",
                "+King",
                "BISHOP",
                "[King]",
                "Promoted Pawn",
                "Gold General",
                "K ing",
                "KQ kq",
                "black king",
                "Silver Knight",
                "wh-ite",
                "König",
            ],
            LETTERS,
        ),
        (
            &[
                "RNBQ",
                "rnbqkbnr",
                "K,Q",
                "K Q",
                "K^Q",
                "+P+P",
                "K+P",
                "[\"R\", \"N\"]",
                "K;Q",
                "+P, -P",
                "-rnbqk^bn-r",
                "FU",
                "+KY",
                "Kn",
                "KQ",
                "rnbakabnr",
                "rook",
                "wKing",
                "bk",
                "wK",
                "bK",
                "white-K",
                "White Q",
                "None",
                "null",
                "\"null\"",
            ],
            LETTERS,
        ),
        (&["'K'", "‘K^’", "`K'"], "quotation marks around a token are not part of it"),
        (
            &["", " ", "\u{200b}", "\"\"", "()"],
            "a token is a letter and its markers, such as K, +P or K^",
        ),
        (&["♔", "王", "\"♔\"", "²"], "a token is ASCII: a letter A-Z or a-z names the piece"),
    ];
    for (texts, hint) in table {
        for text in texts {
            let message = Epin::parse(text).unwrap_err().to_string();
            assert_eq!(messages::hint(&message), Some(hint), "{text}");
        }
    }
}

/// Two meanings are likely, or none: the message says what is wrong, and stops.
#[test]
fn what_could_mean_several_things_has_no_hint() {
    let texts = [
        // Left-over quotes and Markdown.
        "`K",
        "``K",
        "K```",
        "'''K",
        "''K",
        "``K^",
        "+P```",
        "''+P",
        "K'''",
        // Terminals show a soft hyphen as a hyphen.
        "\u{ad}R",
        "R\u{ad}",
        "\u{ad}K^",
        "k\u{ad}'",
        // Not lists of tokens.
        "n/a",
        "C/s",
        "K/Q",
        "K|Q",
        "x=y",
        "K.Q",
        "white_K",
        // Escapes that were not decoded.
        "K&#8217;",
        "K\\u2019",
        "%252BP",
        "\x1b[31mK",
        "&#9812;",
        "K%E2%80%99",
        // Marks with too many meanings.
        "_",
        "*",
        "-",
        ".",
        "..",
        "--",
        // A letter, and a character that is no marker.
        "K²",
        "K†",
        "K\u{302}",
        "★R",
        "+P°",
    ];
    for text in texts {
        let message = Epin::parse(text).unwrap_err().to_string();
        assert_eq!(messages::hint(&message), None, "{text}");
    }
    assert_eq!(suggested!(Epin, "ν").or(suggested!(Epin, "υ")).or(suggested!(Epin, "ρ")), None);
}

#[test]
fn a_token_is_found_before_a_comma_and_in_a_table() {
    for token in Epin::all() {
        for text in [format!("{token},"), format!("【{token}】"), format!("| {token} |")] {
            assert_eq!(suggested!(Epin, &text), Some(token), "{text}");
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
        assert_eq!(suggested!(Epin, &padded), Some(token));

        let padded = format!("{text:>17}");
        let error = Epin::parse(&padded).unwrap_err();
        assert_eq!(
            error.to_string(),
            "expected a letter, found ` ` at byte 0; an EPIN token has at most 4 characters",
        );
        assert_eq!(suggested!(Epin, &padded), None);
    }
}

#[test]
fn a_mistake_is_recognised_at_every_position_of_a_short_text() {
    for len in 2..=16 {
        for before in 0..=len - 2 {
            for (wrong, right) in [("^K", "K^"), ("k+", "+k"), ("'Q", "Q'")] {
                let text = format!("{:before$}{wrong:<1$}", "", len - before);
                assert_eq!(text.len(), len);
                assert_eq!(suggested!(Epin, &text).map(Epin::as_str), Some(right), "{text:?}");
            }
        }
    }
}
