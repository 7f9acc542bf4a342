//! Which token is suggested for a string that is not one.

use std::collections::BTreeSet;

use epin::{Epin, Pin};

use crate::support::inputs::{CLASSES, each};
use crate::support::messages;
use crate::support::suggested::suggested;

#[test]
fn a_text_with_one_likely_repair_has_it_suggested() {
    let table = [
        ("^K", "K^"),
        ("K'^", "K^'"),
        ("'K", "K'"),
        ("K+", "+K"),
        ("K''", "K'"),
        ("K^^", "K^"),
        ("++K", "+K"),
        ("K ", "K"),
        (" K", "K"),
        ("K\r\n", "K"),
        ("K’", "K'"),
        ("K′", "K'"),
        ("−K", "-K"),
        ("＋K", "+K"),
        ("Ｋ", "K"),
    ];
    for (text, token) in table {
        assert_eq!(suggested!(Epin, text).map(Epin::as_str), Some(token), "{text}");
    }
}

#[test]
fn a_token_is_found_in_quotation_marks_brackets_and_markup() {
    let around = [
        ("\"", "\""),
        ("“", "”"),
        ("„", "“"),
        ("＂", "＂"),
        ("«", "»"),
        ("`", "`"),
        ("*", "*"),
        ("**", "**"),
        ("_", "_"),
        ("[", "]"),
        ("(", ")"),
        ("<", ">"),
        ("{", "}"),
        (" ( \"", "\" ) "),
        ("[\"", "\"]"),
        ("\\\"", "\\\""),
        ("&quot;", "&quot;"),
        ("%22", "%22"),
    ];
    for (before, after) in around {
        // Around a longer token, some of these texts would be too long for a hint.
        for token in Epin::all().filter(|token| token.as_str().len() <= 2) {
            let text = format!("{before}{token}{after}");
            assert_eq!(suggested!(Epin, &text), Some(token), "{text}");
        }
    }
    for text in
        ["\"K", "K\"", "(K", "K]", "*K", "K_", "(K]", "'K'", "‘K’", "`K'", "\"K\"\"", "'+P", "'-K"]
    {
        assert_eq!(suggested!(Epin, text), None, "{text}");
    }
}

#[test]
fn white_space_in_a_token_is_dropped() {
    for (text, token) in [
        ("K ^", "K^"),
        ("+ P", "+P"),
        ("K^ '", "K^'"),
        (" + k ^ ' ", "+k^'"),
        ("K\u{a0}^", "K^"),
        ("+\tK", "+K"),
    ] {
        assert_eq!(suggested!(Epin, text).map(Epin::as_str), Some(token), "{text}");
    }
    // These may be an item of a list, or fields of FEN.
    for text in ["- K", "-- K", "w -", "K -", "-\tK"] {
        assert_eq!(suggested!(Epin, text), None, "{text}");
    }
}

/// Escapes each character of each token.
#[test]
fn escapes_of_html_urls_and_shells_are_resolved() {
    let escapes = |char: char| {
        let code = u32::from(char);
        let mut escapes =
            vec![format!("&#{code};"), format!("&#x{code:x};"), format!("%{code:02X}")];
        escapes.extend([format!("\\u{code:04x}"), format!("\\x{code:02x}")]);
        escapes.extend((!char.is_alphabetic()).then(|| format!("\\{char}")));
        let name = match char {
            '\'' => "&apos;",
            '+' => "&plus;",
            '-' => "&minus;",
            '^' => "&Hat;",
            _ => return escapes,
        };
        escapes.push(name.to_owned());
        escapes
    };
    let mut count = 0;
    for token in Epin::all() {
        for (at, char) in token.as_str().char_indices() {
            for escape in escapes(char) {
                let mut text = token.as_str().to_owned();
                text.replace_range(at..=at, &escape);
                assert_eq!(suggested!(Epin, &text), Some(token), "{text}");
                count += 1;
            }
        }
    }
    assert_eq!(count, 5 * 624 + 7 * (2 * 208 + 2 * 312));
    for text in
        ["K&apos", "K%2", "K%GG", "K&;", "K&#;", "K&#x;", "K&#99999999999;", "K&#8217;", "\\K"]
    {
        assert_eq!(suggested!(Epin, text), None, "{text}");
    }
}

#[test]
fn look_alikes_count_as_the_characters_they_resemble() {
    let apostrophes = ["’", "‘", "′", "´", "`", "＇"];
    let minuses = ["−", "–", "—", "－"];
    let pluses = ["＋", "﹢"];
    let carets = ["ˆ", "＾", "⌃"];
    for (look_alikes, marker) in
        [(&apostrophes[..], "'"), (&minuses, "-"), (&pluses, "+"), (&carets, "^")]
    {
        for look_alike in look_alikes {
            let text = format!("k{look_alike}");
            let repaired = suggested!(Epin, &text).map(Epin::as_str);
            let expected =
                if "+-".contains(marker) { format!("{marker}k") } else { format!("k{marker}") };
            assert_eq!(repaired, Some(&*expected), "{text}");
        }
    }
    let full_width = ('Ａ'..='Ｚ').chain('ａ'..='ｚ').zip(('A'..='Z').chain('a'..='z'));
    let greek = "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ".chars().zip("ABEZHIKMNOPTYX".chars());
    let cyrillic = "АВЕКМНОРСТУХЅІЈаекорсухѕіј".chars().zip("ABEKMHOPCTYXSIJaekopcyxsij".chars());
    for (look_alike, letter) in full_width.chain(greek).chain(cyrillic) {
        let repaired = suggested!(Epin, &format!("+{look_alike}^"));
        assert_eq!(repaired.map(Epin::as_str), Some(&*format!("+{letter}^")), "{look_alike}");
    }
    for around in [
        "\u{a0}", "\u{2003}", "\u{2028}", "\u{3000}", "\u{200b}", "\u{200d}", "\u{feff}", "\t",
        "\r\n",
    ] {
        assert_eq!(suggested!(Epin, &format!("{around}K'{around}")).map(Epin::as_str), Some("K'"));
    }
}

/// A QPI token instead of a piece's token has a hint of its own, but no repair: either its style
/// letter is a mistake, or QPI is what is meant.
#[test]
fn a_qpi_token_is_not_repaired() {
    const QPI: &str = "this is a QPI token, and a piece's token has no style letter";
    let table = [
        (&["C:K^", "C:+K^", "S:+P", "s:+p", "s:P", "\"C:K\"", " C:K ", "C&#58;K"][..], Some(QPI)),
        (&["C:K'", "C:", "C: K", "C:King", "C：K", "c:^K"], None),
    ];
    for (texts, hint) in table {
        for text in texts {
            assert_eq!(suggested!(Epin, text), None, "{text}");
            assert_eq!(suggested!(Pin, text), None, "{text}");
            let message = Epin::parse(text).unwrap_err().to_string();
            assert_eq!(messages::hint(&message), hint, "{text}");
            let message = Pin::parse(text).unwrap_err().to_string();
            assert_eq!(messages::hint(&message), hint, "{text}");
        }
    }
    for text in ["S::P", ":P", ":"] {
        let message = Epin::parse(text).unwrap_err().to_string();
        assert_eq!(messages::hint(&message), None, "{message}");
    }
}

#[test]
fn a_text_that_could_mean_several_things_has_no_suggestion() {
    for text in ["", " ", "+", "^'", "+-K", "KQ", "King", "♔", "8", "K8", "K=Q", "K x", "K K"] {
        assert_eq!(suggested!(Epin, text), None, "{text}");
        assert_eq!(suggested!(Pin, text), None, "{text}");
    }
}

#[test]
fn a_text_with_a_derivation_marker_has_no_pin_suggested() {
    assert_eq!(suggested!(Pin, "^K").map(Pin::as_str), Some("K^"));
    assert_eq!(suggested!(Pin, "K'"), None);
    assert_eq!(suggested!(Pin, "'K"), None);
}

#[test]
fn a_token_has_no_suggestion() {
    for token in Epin::all() {
        assert_eq!(suggested!(Epin, token.as_str()), None);
    }
    for pin in Pin::all() {
        assert_eq!(suggested!(Pin, pin.as_str()), None);
    }
}

#[test]
fn a_suggestion_has_the_characters_of_the_text() {
    each(&CLASSES, 5, || {
        |text| {
            let Ok(text) = str::from_utf8(text) else { return };
            let expected =
                text.chars().filter(|char| !char.is_whitespace()).collect::<BTreeSet<_>>();
            if let Some(token) = suggested!(Epin, text) {
                assert_eq!(token.as_str().chars().collect::<BTreeSet<_>>(), expected, "{text:?}");
            }
            if let Some(pin) = suggested!(Pin, text) {
                assert_eq!(pin.as_str().chars().collect::<BTreeSet<_>>(), expected, "{text:?}");
            }
        }
    });
}

#[test]
fn a_long_text_has_no_suggestion() {
    assert_eq!(suggested!(Epin, &format!("K{}", " ".repeat(10_000_000))), None);
}
