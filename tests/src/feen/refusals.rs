//! Strings that are not positions, each with its errors: the table `tests/refusals/feen.txt`.

use epin::Suggestion;
use epin::feen::{Feen, FeenBuf, ParseFeenError, errors};
use serde_test::{Token, assert_de_tokens_error};

use super::acceptor::Acceptor;
use super::agreement::check;
use super::suggestions::errors_left;
use crate::support::messages::suggestion;
use crate::support::refusals::{Row, rows};
use crate::support::texts_in_files::check_refused;

/// Checks each row and prints the corrected form of the rows that are wrong.
#[test]
fn strings_with_their_errors() {
    let wrong = rows("feen").iter().filter_map(check_row).collect::<String>();
    assert!(wrong.is_empty(), "\n{wrong}");
}

fn check_row(row: &Row) -> Option<String> {
    let Row { place, bytes, .. } = row;
    let Err(first) = Feen::from_ascii(bytes) else { panic!("{place}: it is valid") };
    let report = first.report(bytes).to_string();
    let leaked: &'static [u8] = bytes.clone().leak();
    let Ok(text) = str::from_utf8(leaked) else {
        assert_de_tokens_error::<FeenBuf>(&[Token::Bytes(leaked)], &report);
        return row.corrected(&[written(&first)]);
    };
    check_refused::<FeenBuf>(text, &report);
    assert_eq!(Feen::try_from(text), Err(first), "{place}");
    assert!(!check(&Acceptor::new(), text), "{place}");
    let all = errors(text).collect::<Vec<_>>();
    for error in &all {
        let message = error.to_string();
        assert_eq!(format!("{error:?}"), format!("ParseFeenError({message})"));
        assert_eq!(
            error.suggestion().as_ref().map(Suggestion::as_str),
            suggestion(&message),
            "{place}: {message}"
        );
    }
    // Each repair leaves fewer mistakes. The repair of the only mistake makes the string a position.
    let count = errors(text).total();
    assert!(errors_left(text).into_iter().all(|left| left < count), "{place}");
    row.corrected(&all.iter().map(written).collect::<Vec<_>>())
}

pub(super) fn written(error: &ParseFeenError) -> String {
    format!("{:?} {:?}: {error}", error.kind(), error.range())
}
