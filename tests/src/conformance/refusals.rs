//! Strings that are not valid, each with its error: the tables in `tests/refusals`.

use serde_test::{Token, assert_de_tokens_error};

use super::reports::check_report;
use crate::support::messages::kebab_case;
use crate::support::notations::{Notation, of_each_notation};
use crate::support::refusals::{Row, rows};
use crate::support::texts_in_files::check_refused;

/// Returns the wrong rows of a notation's table, each in its corrected form.
fn wrong_rows<T: Notation>() -> String {
    rows(T::NAME).iter().filter_map(check_row::<T>).collect()
}

fn check_row<T: Notation>(row: &Row) -> Option<String> {
    let Row { place, bytes, .. } = row;
    let Err(error) = T::from_ascii(bytes) else { panic!("{place}: it is valid") };
    let (kind, offset, message) = (error.kind(), error.offset(), error.to_string());
    assert_eq!(format!("{error:?}"), format!("ParseError({message})"));
    assert_eq!(error.range(), 0..bytes.len(), "{place}");
    assert_eq!(kind.as_str(), kebab_case(kind), "{place}");
    assert_eq!(error.column(bytes), offset + 1, "{place}");
    // What precedes the mistake is ASCII. Of a longer string, only a part is shown.
    if bytes.len() <= 60 {
        let marked = format!("\n{}^", " ".repeat(offset));
        assert!(error.underlined(bytes).to_string().contains(&marked), "{place}");
    }
    assert_eq!(T::try_from(&**bytes), Err(error), "{place}");
    check_report::<T>(bytes);
    let report = error.report(bytes).to_string();
    let leaked: &'static [u8] = bytes.clone().leak();
    if let Ok(text) = str::from_utf8(leaked) {
        assert_eq!([T::parse(text), text.parse(), T::try_from(text)], [Err(error); 3], "{place}");
        assert!(T::parse(text).is_err(), "{place}");
        check_refused::<T>(text, &report);
    } else {
        assert_de_tokens_error::<T>(&[Token::Bytes(leaked)], &report);
    }
    row.corrected(&[format!("{kind:?} {offset}: {message}")])
}

#[test]
fn strings_with_their_errors() {
    let wrong = of_each_notation!(wrong_rows).map(|wrong_rows| wrong_rows()).concat();
    assert!(wrong.is_empty(), "\n{wrong}");
}
