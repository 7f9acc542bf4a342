//! Which name is suggested for a string that is not one.

use std::collections::HashMap;

use epin::Snn;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::snn;

use crate::support::suggested::suggested;

#[test]
fn a_text_with_one_likely_repair_has_it_suggested() {
    let table: [(&str, &[&str]); 10] = [
        (
            "Chess",
            &[
                "chess",
                " Chess",
                "Chess ",
                " chess\t",
                "Chess\r\n",
                "\"Chess\"",
                "'Chess'",
                "‘Chess’",
                "“Chess”",
                "`Chess`",
                "(Chess)",
                "[\"Chess\"]",
                "*Chess*",
                "_Chess_",
                "\u{feff}Chess",
                "Ch\u{200b}ess",
                "Ｃｈｅｓｓ",
                "Сhess",
                "Chéss",
                "'\"Chess\"'",
                "Chess&#32;",
            ],
        ),
        (
            "Chess960",
            &[
                "chess960",
                "Chess_960",
                "Chess 960",
                "Chess-960",
                "Chess–960",
                "Chess__960",
                "chess_960",
                "Chess - 960",
                "Chess  960",
                "Chess\u{a0}960",
                "Chess９６０",
                "Chess%20960",
                "\"Chess 960\"",
            ],
        ),
        ("ChuShogi", &["Chu-Shogi", "Chu_Shogi", "chu_Shogi", "Chū-Shōgi", "chuShogi"]),
        ("Shogi", &["Shōgi", "Shôgi", "shōgi", "Sho\u{304}gi", "Shó\u{301}gi"]),
        ("Ogi", &["Ōgi", "ōgi", "O\u{304}gi"]),
        ("Xiangqi", &["Xiàngqí", "xiàngqí", "Xiǎngqi"]),
        ("CHESS", &["CHÉSS"]),
        // With caps lock.
        ("Chess", &["cHESS", " cHESS", "cHÉSS"]),
        ("Chess960", &["cHESS960", "cHESS 960"]),
        ("C", &[" C ", "\"C\"", "Ｃ", "Ç"]),
    ];
    for (name, texts) in table {
        for text in texts {
            assert_eq!(suggested!(Snn, text), Some(snn(name)), "{text}");
            let message = Snn::parse(text).unwrap_err().to_string();
            assert!(message.ends_with(&format!("; did you mean \"{name}\"?")), "{message}");
        }
    }
}

/// Checks every letter of the blocks Latin-1 and Latin Extended-A, and the vowels with a caron of
/// Latin Extended-B, against their decompositions in Unicode. Letters with a stroke have none, and
/// neither have a few others: these are listed.
#[test]
fn letters_with_diacritics_become_their_base_letters() {
    let others = HashMap::from([
        ('Đ', 'D'),
        ('đ', 'd'),
        ('Ħ', 'H'),
        ('ħ', 'h'),
        ('ı', 'i'),
        ('Ŀ', 'L'),
        ('ŀ', 'l'),
        ('Ł', 'L'),
        ('ł', 'l'),
        ('Ø', 'O'),
        ('ø', 'o'),
        ('Ŧ', 'T'),
        ('ŧ', 't'),
        ('ª', 'a'),
        ('º', 'o'),
    ]);
    for char in ('\u{a0}'..='\u{17f}').chain('Ǎ'..='ǜ') {
        let mut decomposed = char.nfd();
        let base = decomposed.next().filter(char::is_ascii_alphabetic);
        let base = base.filter(|_| decomposed.clone().all(is_combining_mark));
        // German writes `ae`, `oe` and `ue`.
        let base = base.or(others.get(&char).copied()).filter(|_| !"ÄäÖöÜü".contains(char));
        let found = suggested!(Snn, &format!("X{char}x")).map(|name| name.to_string());
        let expected = match char {
            '\u{ad}' => Some("Xx".to_owned()), // The soft hyphen: invisible, so left out.
            _ => base.map(|base| format!("X{base}x")),
        };
        assert_eq!(found, expected, "{char}");
    }
}

#[test]
fn what_could_mean_something_else_has_no_suggestion() {
    let texts = [
        "Mühle",
        "mühle",
        "Mu\u{308}hle",
        "Bär",
        "Königsspiel",
        "ÜBER", // Muehle, or Muhle?
        "null",
        "none",
        "nil",
        "undefined",
        "None!",
        "\"nil\"",
    ];
    for text in texts {
        assert_eq!(suggested!(Snn, text), None, "{text}");
    }
}

#[test]
fn a_text_of_16_bytes_has_a_suggestion_and_one_of_17_has_none() {
    for len in 1..=16 {
        let name = format!("X{}", "x".repeat(len - 1));
        let padded = format!("{name:>16}");
        assert_eq!(suggested!(Snn, &padded), (len < 16).then(|| snn(&name)));
        assert_eq!(suggested!(Snn, &format!(" {padded}")), None);
    }
}
