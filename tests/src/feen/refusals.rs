//! Strings that are not positions, each with its errors: the table `tests/refusals/feen.txt`.

use std::ops::Range;

use epin::Suggestion;
use epin::feen::{Feen, FeenBuf, ParseFeenError, errors};
use serde_test::{Token, assert_de_tokens_error};

use super::acceptor::Acceptor;
use super::agreement::check;
use super::suggestions::errors_left;
use crate::support::messages::{kebab_case, suggestion};
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
        assert_eq!(error.kind().as_str(), kebab_case(error.kind()), "{place}");
        let before = text.get(..error.offset()).unwrap();
        assert_eq!(error.column(text), before.chars().count() + 1, "{place}");
        check_underlined(&error.underlined(text).to_string(), text, error.range());
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

/// Checks that the marks are below the range, in a string that is not longer than an excerpt and in ASCII.
fn check_underlined(underlined: &str, text: &str, range: Range<usize>) {
    let (line, marks) = underlined.split_once('\n').unwrap();
    assert!(line.is_ascii() || line.contains('…'), "{underlined}");
    assert!(marks.chars().count() <= line.chars().count() + 1, "{underlined}");
    let is_plain = |char: char| matches!(char, ' '..='~') && !matches!(char, '"' | '\\');
    if text.len() <= 60 && text.chars().all(is_plain) {
        assert_eq!(line, text);
        let marked = "^".repeat(range.len().max(1));
        assert_eq!(marks, format!("{}{marked}", " ".repeat(range.start)));
    }
}
