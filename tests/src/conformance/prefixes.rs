//! The token at the start of a longer string, in every notation that has `parse_prefix`.

use epin::{Epin, Piece, Pin, Qpi};

use crate::support::catalogs::Game;
use crate::support::inputs::each;

/// A byte of each kind that the notations tell apart, and a character of two bytes.
const CLASSES: [u8; 9] = *b"+Kc^':/\xC3\xA9";

macro_rules! prefixes {
    ($($name:ident: $T:ty, $longest:ty;)*) => {$(
        #[test]
        fn $name() {
            each(&CLASSES, 5, || {
                |text| {
                    let Ok(text) = str::from_utf8(text) else { return };
                    // The longest start of the string that is a token: for a piece, of any catalog.
                    let starts = (0..=text.len()).rev().filter_map(|len| text.split_at_checked(len));
                    let found = starts.into_iter().find(|(start, _)| <$longest>::is_valid(start));
                    let expected = match found {
                        Some((start, rest)) => <$T>::parse(start).map(|token| (token, rest)),
                        None => Err(<$T>::parse(text).unwrap_err()),
                    };
                    assert_eq!(<$T>::parse_prefix(text), expected, "{text:?}");
                    if let Ok((_, rest)) = expected {
                        let (_, slice) = <$T>::parse_prefix(text).unwrap();
                        assert_eq!(slice.as_ptr(), rest.as_ptr(), "{text:?}");
                    }
                }
            });
        }
    )*};
}

prefixes! {
    epin_tokens: Epin, Epin;
    pin_tokens: Pin, Pin;
    qpi_tokens: Qpi, Qpi;
    pieces: Piece<Game>, Epin;
}
