//! Positions of a game whose pieces are known only at run time: `errors_in_set`.

use epin::feen::{Errors, errors, errors_in, errors_in_set};
use epin::{Catalog, EpinSet, epin, epins};
use epin_games::Chess;

use super::edits::edits;
use super::samples::POSITIONS;

fn words(errors: Errors<'_>) -> Vec<String> {
    errors.map(|error| error.to_string()).collect()
}

#[test]
fn an_unknown_piece_is_told_without_a_name() {
    let pieces = EpinSet::from_tokens(&epins!["K^", "k^", "R"]);
    let all: Vec<_> = errors_in_set("k^1K/1gR k/ C/C", &pieces).collect();
    assert_eq!(
        all.iter().map(ToString::to_string).collect::<Vec<_>>(),
        [
            r#""K" at byte 3 is not a piece of the game; did you mean "K^"?"#,
            r#""g" at byte 6 is not a piece of the game"#,
            // There is a `k^` already.
            r#""k" at byte 9 is not a piece of the game"#,
            "expected a lower-case letter, found `C` at byte 14; the upper-case letter is the first side's, \
             and the side to move comes first",
        ],
    );
    assert_eq!(all[1].token(), Some(epin!("g")));
    assert_eq!(all[1].reason().to_string(), r#""g" is not a piece of the game"#);
}

#[test]
fn a_piece_with_a_repair_is_an_error_at_each_place() {
    let pieces = EpinSet::from_tokens(&epins!["P", "p"]);
    let places =
        |text| errors_in_set(text, &pieces).map(|error| error.range().start).collect::<Vec<_>>();
    assert_eq!(places("p'P'/p'P' / C/c"), [0, 2, 5, 7]);
    assert_eq!(places("gG/gG / C/c"), [0, 1]);
}

#[test]
fn a_piece_beside_a_mistake_of_its_hand_is_an_error() {
    let pieces = EpinSet::from_tokens(&epins!["K^", "k^"]);
    assert_eq!(words(errors_in_set("9 c1/ C/c", &pieces)).len(), 2);
}

#[test]
fn no_repair_has_an_unknown_piece() {
    let none = EpinSet::new();
    assert_eq!(words(errors_in_set("8/k^^7 / C/C", &none)).len(), 2);
    assert!(errors_in_set("8/k^^7 PP/ C/c", &none).all(|error| error.suggestion().is_none()));
}

/// If all tokens are known, `errors_in_set` returns the same errors as `errors`. If exactly the tokens of a
/// catalog are known, it returns the same errors as `errors_in`, except for the words about an unknown
/// piece.
#[test]
fn the_errors_are_those_of_a_catalog_with_the_same_pieces() {
    let edits = POSITIONS.iter().flat_map(|text| edits(text)).map(|(text, _)| text);
    for text in edits.step_by(7) {
        assert_eq!(words(errors_in_set(&text, &!EpinSet::new())), words(errors(&text)), "{text}");
        let among = errors_in_set(&text, &Chess::MEMBERS);
        let of_catalog = errors_in::<Chess>(&text);
        assert_eq!(among.total(), of_catalog.total(), "{text}");
        assert!(
            among.map(|error| error.range()).eq(of_catalog.map(|error| error.range())),
            "{text}"
        );
    }
}
