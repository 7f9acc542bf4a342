//! Strings that are not positions of a game, each with its errors: the tables in `tests/refusals/feen_in`.

use epin::feen::{Feen, FeenBuf, ParseFeenError, errors_in, errors_in_set};
use epin::{Catalog, Piece};
use epin_games::{Chess, Crazyhouse, Makruk, Shogi, Xiangqi};

use super::refusals::written;
use crate::support::refusals::{Row, rows};
use crate::support::texts_in_files::check_refused;

/// Checks each row and prints the corrected form of the rows that are wrong.
#[test]
fn strings_with_their_errors() {
    let wrong = [
        wrong_rows::<Chess>("chess"),
        wrong_rows::<Crazyhouse>("crazyhouse"),
        wrong_rows::<Makruk>("makruk"),
        wrong_rows::<Shogi>("shogi"),
        wrong_rows::<Xiangqi>("xiangqi"),
    ];
    assert!(wrong.iter().all(String::is_empty), "\n{}", wrong.concat());
}

fn wrong_rows<C: Catalog>(game: &str) -> String {
    rows(&format!("feen_in/{game}")).iter().filter_map(check_row::<C>).collect()
}

fn check_row<C: Catalog>(row: &Row) -> Option<String> {
    let place = &row.place;
    let text: &'static str = row.text().unwrap().to_owned().leak();
    let all: Vec<_> = errors_in::<C>(text).collect();
    let Err(first) = Feen::parse_in::<C>(text) else { panic!("{place}: it is valid") };
    assert_eq!(first, all[0], "{place}");
    check_refused::<FeenBuf<Piece<C>>>(text, &first.report(text).to_string());
    // Without the words about the catalog, the errors are those for its set of tokens.
    let among: Vec<_> = errors_in_set(text, &C::MEMBERS).map(in_short).collect();
    assert_eq!(all.iter().copied().map(in_short).collect::<Vec<_>>(), among, "{place}");
    check_repairs::<C>(place, text, &all);
    row.corrected(&all.iter().map(in_table::<C>).collect::<Vec<_>>())
}

/// Returns what an error has in common with and without a catalog.
fn in_short(error: ParseFeenError) -> (std::ops::Range<usize>, Option<String>) {
    (error.range(), error.suggestion().map(|suggestion| suggestion.to_string()))
}

/// Each repair leaves fewer mistakes, and all repairs together leave only the mistakes without a repair.
fn check_repairs<C: Catalog>(place: &str, text: &str, all: &[ParseFeenError]) {
    let count = errors_in::<C>(text).total();
    let mut repaired = text.to_owned();
    // From the end, so that the ranges of the other errors stay valid.
    for error in all.iter().rev() {
        let Some(suggestion) = error.suggestion() else { continue };
        let mut with_one = text.to_owned();
        with_one.replace_range(error.range(), suggestion.as_str());
        assert!(errors_in::<C>(&with_one).total() < count, "{place}: {error}");
        repaired.replace_range(error.range(), suggestion.as_str());
    }
    let left = all.iter().filter(|error| error.suggestion().is_none()).count();
    assert!(left > 0 || Feen::parse_in::<C>(&repaired).is_ok(), "{place}: {repaired}");
}

/// Returns an error as it is written in a table, where the list of the game's pieces is left out.
fn in_table<C: Catalog>(error: &ParseFeenError) -> String {
    let pieces = C::TOKENS.concat().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    written(error).replace(&format!("its pieces are {pieces}"), "its pieces are …")
}
