//! The token at the start of a longer string. `grammar.rs` tests every notation that has
//! `parse_prefix`; this file tests the pieces of a catalog.

use epin::{Epin, Piece};

use crate::support::catalogs::Game;
use crate::support::inputs::each;

#[test]
fn a_piece_is_read_from_the_longest_token_at_the_start() {
    each(b"+Kc^':/\xC3\xA9", 5, || {
        |text| {
            let Ok(text) = str::from_utf8(text) else { return };
            let starts = (0..=text.len()).rev().filter_map(|len| text.split_at_checked(len));
            let expected = match starts.into_iter().find(|(start, _)| Epin::is_valid(start)) {
                Some((start, rest)) => Piece::<Game>::parse(start).map(|piece| (piece, rest)),
                None => Err(Piece::<Game>::parse(text).unwrap_err()),
            };
            let prefix = Piece::parse_prefix(text);
            assert_eq!(prefix, expected, "{text:?}");
            let slice =
                |result: &Result<(_, &str), _>| result.as_ref().map(|(_, rest)| rest.as_ptr()).ok();
            assert_eq!(slice(&prefix), slice(&expected), "{text:?}");
        }
    });
}
