//! `Styles`: how the styles of both sides are read and written, and how they turn EPIN tokens into
//! QPI tokens and back.

use std::collections::HashSet;
use std::error::Error;

use epin::notation::{Qpi, Styles};
use epin::{Epin, Letter, ParseError, Side, epin};

use super::qpi::qpis;
use crate::support::notations::check_formatting;
use crate::support::oracle::epins;

fn all() -> impl Iterator<Item = Styles> {
    Letter::ALL.into_iter().flat_map(|first| Letter::ALL.map(|second| Styles { first, second }))
}

#[test]
fn all_styles_are_read_and_written() {
    let mut texts = Vec::new();
    for styles in all() {
        let (first, second) = (styles.first.as_char(), styles.second.as_char());
        let text = format!("{first}/{}", second.to_ascii_lowercase());
        assert_eq!(Styles::parse(&text), Ok(styles));
        assert_eq!(text.parse(), Ok(styles));
        assert_eq!(Styles::try_from(&*text), Ok(styles));
        assert_eq!(styles.sin(Side::First).as_str(), &text[..1]);
        assert_eq!(styles.sin(Side::Second).as_str(), &text[2..]);
        check_formatting(styles, &text);
        texts.push(text);
    }
    assert!(texts.is_sorted() && all().is_sorted());
    assert_eq!(all().collect::<HashSet<_>>().len(), 676);
    assert_eq!((size_of::<Styles>(), size_of::<Option<Styles>>()), (2, 2));
}

/// Checks all 624 tokens with all 676 pairs of styles, including pairs of equal styles.
#[test]
fn every_piece_has_a_qpi_token_and_comes_back() {
    for styles in all() {
        for token in Epin::all() {
            let side = if token.is_native() { token.side() } else { token.side().flipped() };
            assert_eq!(token.style_side(), side);
            let qpi = token.to_qpi(styles);
            assert_eq!((qpi.sin(), qpi.pin()), (styles.sin(side), token.to_pin()));
            assert_eq!(qpi.is_native(), token.is_native());
            assert_eq!(qpi.is_derived(), token.is_derived());
            assert_eq!(qpi.to_epin(styles), Ok(token));
        }
    }
}

/// The expected QPI token is computed from the strings, without `epin`.
#[test]
fn a_qpi_token_is_the_letter_of_its_style_and_the_piece() {
    let styles = Styles { first: Letter::C, second: Letter::S };
    for (_, text) in epins() {
        let piece = text.trim_end_matches('\'');
        let is_first = piece.contains(char::is_uppercase);
        let style = if is_first == (piece == text) { "C" } else { "s" };
        let token = Epin::parse(&text).unwrap();
        assert_eq!(token.to_qpi(styles).to_string(), format!("{style}:{piece}"));
    }
}

#[test]
fn a_qpi_token_is_a_piece_of_the_game_if_its_style_is_one_of_the_two() {
    let styles = ["C/s", "C/m", "C/c", "S/c", "A/z", "Z/a", "M/m"];
    for styles in styles.map(|styles| Styles::parse(styles).unwrap()) {
        let mut of_the_game = 0;
        let both = [styles.sin(Side::First), styles.sin(Side::Second)];
        for (sin, pin, text) in qpis() {
            let qpi = Qpi::new(sin, pin);
            match qpi.to_epin(styles) {
                Ok(token) => {
                    of_the_game += 1;
                    assert!(both.contains(&sin), "{text} in {styles}");
                    assert_eq!(
                        (token.to_pin(), token.is_native()),
                        (pin, sin.side() == pin.to_epin().side())
                    );
                    assert_eq!(token.to_qpi(styles), qpi);
                }
                Err(error) => {
                    assert!(!both.contains(&sin), "{text} in {styles}");
                    assert!(error.source().is_none());
                    let (first, second) = (both[0], both[1]);
                    let meant =
                        both.contains(&sin.flipped()).then(|| Qpi::new(sin.flipped(), qpi.pin()));
                    assert_eq!((error.qpi(), error.styles()), (qpi, styles));
                    assert_eq!(format!("{error:?}"), format!("StyleMismatchError({error})"));
                    let suggestion = error.suggestion().map(|suggestion| suggestion.to_string());
                    assert_eq!(suggestion, meant.map(|meant| meant.to_string()));
                    let meant = meant.map(|meant| format!("; did you mean \"{meant}\"?"));
                    assert_eq!(
                        error.to_string(),
                        format!(
                            "the style `{sin}` of \"{text}\" is neither `{first}` nor `{second}`{}",
                            meant.unwrap_or_default(),
                        ),
                    );
                }
            }
        }
        assert_eq!(of_the_game, 624);
    }
}

/// The example "Chess vs. Ōgi" of the EPIN specification as it was published on January 25, 2025.
/// There, the style's letter has the case of the piece, `S:P` and `c:p`, so that `P'` looks like a
/// native piece. Here, the letter has the case of the side that plays the style, as [QPI 1.0.0] demands.
///
/// [QPI 1.0.0]: https://sashite.dev/specs/qpi/1.0.0/
#[test]
fn chess_against_ogi() {
    let styles = Styles::parse("C/s").unwrap();
    let table = [
        ("P", "C:P"),
        ("P'", "s:P"),
        ("p", "s:p"),
        ("p'", "C:p"),
        ("K", "C:K"),
        ("k'", "C:k"),
        ("s", "s:s"),
        ("S'", "s:S"),
    ];
    check(styles, &table);
    for published in ["S:P", "c:p"] {
        assert!(Qpi::parse(published).unwrap().to_epin(styles).is_err(), "{published}");
    }
}

/// The four pawns of the example "Chess vs. Makruk" of the EPIN specification, and pieces of the position
/// with these styles in the "Frequently Asked Questions" of sashite.dev.
#[test]
fn chess_against_makruk() {
    let styles = Styles::parse("C/m").unwrap();
    check(styles, &[("P", "C:P"), ("P'", "m:P"), ("p", "m:p"), ("p'", "C:p")]);
    check(
        styles,
        &[
            ("r", "m:r"),
            ("n", "m:n"),
            ("s", "m:s"),
            ("m", "m:m"),
            ("k^", "m:k^"),
            ("+P", "C:+P"),
            ("-R", "C:-R"),
            ("N", "C:N"),
            ("B", "C:B"),
            ("Q", "C:Q"),
            ("K^", "C:K^"),
        ],
    );
}

fn check(styles: Styles, table: &[(&str, &str)]) {
    for (text, qpi) in table {
        let (token, qpi) = (Epin::parse(text).unwrap(), Qpi::parse(qpi).unwrap());
        assert_eq!(token.to_qpi(styles), qpi);
        assert_eq!(qpi.to_epin(styles), Ok(token));
    }
}

#[test]
fn constants() {
    const STYLES: Styles = Styles { first: Letter::C, second: Letter::M };
    const PARSED: Result<Styles, ParseError> = Styles::parse("C/m");
    const QPI: Qpi = epin!("+P'").to_qpi(STYLES);
    const BACK: bool = matches!(QPI.to_epin(STYLES), Ok(epin!("+P'")));
    const SIDE: Side = epin!("p'").style_side();
    const { assert!(BACK && matches!(SIDE, Side::First)) };
    assert_eq!((PARSED, QPI.to_string()), (Ok(STYLES), "m:+P".to_owned()));
}
