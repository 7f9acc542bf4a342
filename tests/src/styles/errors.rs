//! Errors of SIN tokens, QPI tokens and styles: what they name, and how they behave as values.

use std::error::Error;

use epin::{ParseError, ParseErrorKind, Qpi, Sin, Styles};

use crate::support::inputs::each;

/// Up to 19 bytes follow the character, since an error keeps only the start of a long string.
#[test]
fn a_character_of_several_bytes_after_a_token_is_named_whatever_follows() {
    for (char, name) in [("é", "U+00E9"), ("♔", "U+2654"), ("🨀", "U+1FA00"), ("x", "`x`")] {
        for more in 0..20 {
            let after = |text: &str| format!("{text}{char}{}", "'".repeat(more));
            let found = |offset| format!(", found {name} at byte {offset}");
            let sin = Sin::parse(&after("C")).unwrap_err().to_string();
            let qpi = Qpi::parse(&after("c:+K^")).unwrap_err().to_string();
            let styles = Styles::parse(&after("C/m")).unwrap_err().to_string();
            assert!(sin.contains(&found(1)), "{sin}");
            assert!(qpi.contains(&found(5)), "{qpi}");
            assert!(styles.contains(&found(3)), "{styles}");
        }
    }
}

#[test]
fn errors_are_equal_if_the_strings_and_the_types_are() {
    let alphabet = b"Cm/: \xC3";
    each(alphabet, 3, || {
        |text| {
            let Err(error) = Styles::from_ascii(text) else { return };
            assert_ne!(Qpi::from_ascii(text).err(), Some(error));
            assert_ne!(Sin::from_ascii(text).err(), Some(error));
            each(alphabet, 3, || {
                |other| {
                    let Err(other_error) = Styles::from_ascii(other) else { return };
                    assert_eq!(error == other_error, text == other);
                }
            });
        }
    });
}

#[test]
fn they_are_errors_of_std_without_a_source() {
    fn is_error<E: Error + Copy + Send + Sync + Eq + 'static>(error: E) -> String {
        let boxed: Box<dyn Error + Send + Sync> = error.into();
        assert!(boxed.source().is_none());
        let message = boxed.to_string();
        assert_eq!(format!("{error:>200}|{error:.8}"), format!("{message}|{message}"));
        format!("{error:?}")
    }
    let qpi: ParseError = Qpi::parse("CK").unwrap_err();
    assert_eq!(is_error(qpi), "ParseError { kind: ExpectedColon, offset: 1 }");
    let styles: ParseError = Styles::parse("C/M").unwrap_err();
    assert_eq!(is_error(styles), "ParseError { kind: ExpectedLower, offset: 2 }");
    let mismatch = Qpi::parse("S:P").unwrap().to_epin(Styles::parse("C/s").unwrap()).unwrap_err();
    assert!(Error::source(&mismatch).is_none());
    assert!(mismatch.to_string().contains("neither `C` nor `s`"));
    assert_eq!(size_of::<Result<Sin, ParseError>>(), size_of::<ParseError>());
    assert_eq!(size_of::<Result<Qpi, ParseError>>(), size_of::<ParseError>());
    assert_eq!(size_of::<Result<Styles, ParseError>>(), size_of::<ParseError>());
    assert_eq!(ParseErrorKind::ExpectedStyle, Qpi::parse(":").unwrap_err().kind());
}
