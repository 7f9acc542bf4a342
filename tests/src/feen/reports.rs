//! The full message of an error, for a caller who still has the string. It is also serde's message.

use std::ops::Range;

use epin::feen::{Feen, FeenBuf, ParseFeenError, errors, errors_in, errors_in_set};
use epin::{Catalog, Epin, Piece};
use epin_core::literal_message;
use epin_games::Chess;
use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::{Error, StrDeserializer};

use super::edits::edits;
use super::samples::POSITIONS;
use crate::support::refusals::rows;

fn report(text: &str) -> String {
    Feen::parse(text).unwrap_err().report(text).to_string()
}

/// Returns the strings of `tests/refusals/feen.txt`.
fn refusals() -> Vec<String> {
    rows("feen").iter().filter_map(|row| row.text().map(str::to_owned)).collect()
}

/// Returns the part of the string that a report repeats.
fn repeated(report: &str) -> &str {
    let (_, repeated) = report.split_once(" (in \"").unwrap();
    repeated.rsplit_once('"').unwrap().0
}

#[test]
fn has_the_string_and_the_number_of_mistakes() {
    assert_eq!(
        report("9/9 / S/S"),
        "invalid FEEN: expected a lower-case letter, found `S` at byte 8; the upper-case letter \
         is the first side's, and the side to move comes first (in \"9/9 / S/S\")",
    );
    assert_eq!(
        report("08/8 / S/S"),
        "invalid FEEN: expected a count of 1 or more, without leading zeros, found `0` at byte 0; did you \
         mean \"8\"? (in \"08/8 / S/S\", with 1 more mistake)",
    );
    assert_eq!(
        report("08/08 - C/c\n"),
        "invalid FEEN: expected a count of 1 or more, without leading zeros, found `0` at byte 0; did you \
         mean \"8\"? (in \"08/08 - C/c\\n\", with 3 more mistakes)",
    );
}

#[test]
fn of_each_error_has_the_number_of_other_mistakes() {
    let text = "08/08 - C/c\n";
    let others: Vec<_> = errors(text).map(|error| error.report(text).to_string()).collect();
    assert_eq!(others.len(), 4);
    assert!(others.iter().all(|report| report.ends_with(", with 3 more mistakes)")), "{others:?}");
    let unknown = "Z1/1Y / C/c";
    let read = Feen::parse_in::<Chess>(unknown).unwrap_err();
    let checked = Feen::parse(unknown).unwrap().in_catalog::<Chess>().unwrap_err();
    for error in [read, checked] {
        let report = error.report(unknown).to_string();
        assert!(report.ends_with(" (in \"Z1/1Y / C/c\", with 1 more mistake)"), "{report}");
    }
}

#[test]
fn repeats_at_most_60_characters_around_the_mistake() {
    let rank = "p".repeat(100);
    let text = format!("{rank}/{rank}*/{rank} / C/c");
    let report = report(&text);
    let repeated = repeated(&report);
    assert_eq!(repeated.chars().count(), 62);
    assert!(repeated.starts_with("…p") && repeated.contains("*/p") && repeated.ends_with("p…"));
    for filling in ["é", "\u{10ffff}", "\0", "\u{202e}", "\\", "\"", "\n", "*", "\u{1f9ff}"] {
        for count in [1, 30, 59, 60, 61, 200, 1000] {
            for text in [
                filling.repeat(count),
                format!("8/8 / C/c{}", filling.repeat(count)),
                format!("{}8/8 / C/c", filling.repeat(count)),
                format!("8/{}8 / C/c", filling.repeat(count)),
            ] {
                let report = self::report(&text);
                assert!(!report.contains(char::is_control), "{report:?}");
                // A character takes at most 10 bytes: `\u{10FFFF}`.
                assert!(self::repeated(&report).len() <= 600 + 2 * "…".len(), "{report}");
                let (before, after) = (report.matches(" (in \"").count(), report.ends_with(')'));
                assert_eq!((before, after), (1, true), "{report}");
            }
        }
    }
}

#[test]
fn of_every_wrong_string_is_one_line_that_serde_says() {
    let edits =
        POSITIONS.into_iter().flat_map(|text| edits(text).into_iter().map(|(text, _)| text));
    for text in edits.chain(refusals()).filter(|text| !Feen::is_valid(text)) {
        let report = report(&text);
        let said = ["invalid FEEN: expected ", "invalid FEEN: the hand `"];
        assert!(said.iter().any(|said| report.starts_with(said)), "{report}");
        assert!(!report.contains(char::is_control), "{report:?}");
        let input: StrDeserializer<'_, Error> = text.as_str().into_deserializer();
        assert_eq!(FeenBuf::<Epin>::deserialize(input).unwrap_err().to_string(), report);
    }
}

/// A report is for the string that was parsed. With another string, it is still one line that starts with
/// the error.
#[test]
fn with_another_string_starts_with_the_error() {
    let others =
        ["", "8", "8/8 / C/c", "8/8 / C/C", "é", "\u{10ffff}", "8/8 / C/C8/8 / C/C", "////"];
    let long = "é".repeat(5_000);
    for text in refusals() {
        for error in errors(&text) {
            let start = format!("invalid FEEN: {error}");
            for other in others.into_iter().chain([&*long]) {
                let report = error.report(other).to_string();
                assert!(report.starts_with(&start) && !report.contains('\n'), "{report}");
            }
            for len in 0..text.len() {
                let report = error.report(&text.as_bytes()[len..]).to_string();
                assert!(report.starts_with(&start), "{report}");
            }
        }
    }
}

/// A report counts the mistakes that were found with its own.
#[test]
fn has_the_number_of_mistakes_that_were_found_with_it() {
    let text = "08/Z7 / C/C";
    let [alone, among, of_chess] =
        [errors(text), errors_in_set(text, &Chess::MEMBERS), errors_in::<Chess>(text)]
            .map(Iterator::collect::<Vec<_>>);
    assert_eq!((alone.len(), among.len(), of_chess.len()), (2, 3, 3));
    for (errors, number) in [(&alone, 1), (&among, 2), (&of_chess, 2)] {
        assert!(errors.iter().all(|error| others(error, text) == number));
    }
    for (index, same) in [(0, 0), (1, 2)] {
        let error = alone[index].to_string();
        assert_eq!((&among[same].to_string(), &of_chess[same].to_string()), (&error, &error));
        assert_ne!(alone[index], among[same], "their reports differ");
        assert_eq!(among[same], of_chess[same]);
    }
    assert_ne!(among[1], of_chess[1], "only one of them names the catalog");
}

/// Returns the number of other mistakes in a report.
fn others(error: &ParseFeenError, text: &str) -> usize {
    let report = error.report(text).to_string();
    let Some((_, more)) = report.rsplit_once("\", with ") else { return 0 };
    more.split_once(" more mistake").unwrap().0.parse().unwrap()
}

/// `in_catalog`, which constants can call, counts the mistakes on its own: it finds as many as `errors_in`, and
/// the same first one.
#[test]
fn of_in_catalog_has_the_number_of_errors_in() {
    let mut count = 0;
    for text in POSITIONS {
        for (at, _) in text.match_indices(|char: char| char.is_ascii_alphabetic()) {
            for piece in ["G", "g", "z", "+z", "k", "K^", "-r", "+p'", "gz", "GkG"] {
                let text = format!("{}{piece}{}", &text[..at], &text[at + 1..]);
                let Some(position) = Feen::new(&text) else { continue };
                let mut errors = errors_in::<Chess>(&text);
                let total = errors.total();
                assert_eq!(position.in_catalog::<Chess>().err(), errors.next(), "{text}");
                let Err(error) = position.in_catalog::<Chess>() else { continue };
                assert_eq!(others(&error, &text), total - 1, "{text}");
                assert_eq!(Feen::parse_in::<Chess>(&text), Err(error), "{text}");
                count += usize::from(total > 1);
            }
        }
    }
    assert!(count > 1_000, "{count}");
}

#[test]
fn of_an_unknown_piece_repeats_the_string() {
    let parse = |text: &str| text.parse::<FeenBuf<Piece<Chess>>>().unwrap_err();
    let its = "the game's pieces are K^ Q R -R B N P +P -P";
    let error = parse("8/6gk / C/c");
    assert_eq!(
        error.report("8/6gk / C/c").to_string(),
        format!(
            r#""g" at byte 3 is not a piece of Chess; {its} (in "8/6gk / C/c", with 1 more mistake)"#
        ),
    );
    for other in ["", "8", "8/7k / C/c", "8/g7 / C/c", "é/6gk / C/c"] {
        assert!(error.report(other).to_string().starts_with(&error.to_string()), "{other}");
    }
}

/// Returns the part of a string that a macro shows, and the mark below it, for an error with the given range.
fn marked(text: &[u8], range: Range<usize>) -> String {
    let before = "P".repeat(range.start - 2);
    let wrong = match range.len() {
        0 => format!("{before} /"),
        len => format!("{before}PP{} / C/c", "#".repeat(len)),
    };
    let error = Feen::parse(&wrong).unwrap_err();
    assert_eq!(error.range(), range);
    let message = literal_message(&error, text, true).to_string();
    message[message.find("\n  |").unwrap()..].to_owned()
}

#[test]
fn a_mark_is_below_the_mistake() {
    let accents = format!("{}k{}", "é".repeat(20), "\u{1f600}".repeat(20));
    let quote = format!("{}’{}", "a".repeat(30), "b".repeat(60));
    let ranks = format!("{}#", "9/".repeat(40));
    let smile = r"\u{1F600}".repeat(3);
    let of = |part: &str, before: usize, marks: usize| {
        format!("\n  |\n  | {part}\n  | {}{}", " ".repeat(before), "^".repeat(marks))
    };
    assert_eq!(
        marked(accents.as_bytes(), 40..41),
        of(&format!("…{}k{smile}…", r"\u{E9}".repeat(5)), 31, 1),
    );
    assert_eq!(
        marked(quote.as_bytes(), 30..33),
        of(&format!("{}{}{}…", "a".repeat(30), r"\u{2019}", "b".repeat(22)), 30, 8),
    );
    assert_eq!(marked(ranks.as_bytes(), 80..81), of(&format!("…/{}#", "9/".repeat(29)), 60, 1),);
    assert_eq!(marked(b"8/8\xff\xfe/8", 3..5), of(r"8/8\xFF\xFE/8", 3, 8));
    assert_eq!(marked(b"8/8", 3..3), of("8/8", 3, 1));
}
