//! Strings that are not positions of a game, each with its errors: the tables in `tests/refusals/feen_in`.

use epin::feen::{Feen, FeenBuf, ParseFeenError, errors_in, errors_in_set};
use epin::notation::Styles;
use epin::{Catalog, Piece, epins, feen};
use epin_games::{Chess, Crazyhouse, Makruk, Shogi, Xiangqi};

use super::refusals::written;
use crate::support::catalogs::{ChessVsMakruk, ChessVsMakrukWithLetters};
use crate::support::refusals::{Row, rows};
use crate::support::texts_in_files::check_refused;

/// Checks each row and prints the corrected form of the rows that are wrong.
#[test]
fn strings_with_their_errors() {
    let wrong = [
        wrong_rows::<Chess>("chess"),
        wrong_rows::<ChessVsMakrukWithLetters>("chess_vs_makruk"),
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
    // Without the words about the catalog, the errors are those for its set of tokens, which has no styles.
    if C::NAME != ChessVsMakrukWithLetters::NAME {
        let among: Vec<_> = errors_in_set(text, &C::MEMBERS).map(in_short).collect();
        assert_eq!(all.iter().copied().map(in_short).collect::<Vec<_>>(), among, "{place}");
    }
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
    written(error).replace(&format!("the game's pieces are {pieces}"), "the game's pieces are …")
}

/// Checks all styles, in both orders, and both functions that check the pieces of a position.
#[test]
fn a_catalog_with_letters_has_positions_of_two_styles() {
    for token in epins!["C", "c", "M", "m", "S", "s"] {
        for other in epins!["C", "c", "M", "m", "S", "s"] {
            let text = format!("k^7/7K^ / {token}/{other}");
            let Ok(position) = Feen::parse(&text) else { continue };
            let is_right = ["C/m", "m/C"].contains(&&text[10..]);
            let parsed = Feen::parse_in::<ChessVsMakrukWithLetters>(&text);
            assert_eq!(parsed.is_ok(), is_right, "{text}");
            assert_eq!(position.in_catalog::<ChessVsMakrukWithLetters>(), parsed);
            assert_eq!(errors_in::<ChessVsMakrukWithLetters>(&text).next(), parsed.err());
            assert!(Feen::parse_in::<ChessVsMakruk>(&text).is_ok());
        }
    }
}

#[test]
fn a_catalog_with_letters_writes_its_styles_only() {
    let start = feen!(ChessVsMakrukWithLetters, "k^7/7K^ / m/C");
    let mut position = start.to_position();
    assert_eq!(position.to_feen().unwrap(), start);
    position.styles = Styles::parse("M/c").unwrap();
    let error = position.to_feen().unwrap_err();
    assert_eq!(error.to_string(), "expected the styles `C/m`, found `M/c`");
}

#[test]
fn arbitrary_positions_of_a_catalog_with_letters_have_its_styles() {
    arbtest::arbtest(|u| {
        let position: FeenBuf<Piece<ChessVsMakrukWithLetters>> = u.arbitrary()?;
        assert_eq!(position.styles().to_string(), "C/m");
        Ok(())
    });
}
