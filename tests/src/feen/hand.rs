//! A hand, compared with a map of counts.

use std::collections::BTreeMap;

use epin::feen::{Feen, FeenBuf, Hand, Position};
use epin::{AnyPiece, Epin, Piece, Side, epin, epins, piece};
use epin_games::{Chess, Shogi};

use self::Change::{Add, Extend, Remove, Set};

#[derive(Clone, Copy)]
enum Change {
    Add,
    Remove,
    Set(u32),
    Extend,
}

fn change(hand: &mut Hand, piece: Epin, change: Change) -> bool {
    match change {
        Add => hand.add(piece),
        Remove => return hand.remove(piece),
        Set(count) => hand.set(piece, count),
        Extend => hand.extend([(piece, 2), (piece, 0), (piece, 1)]),
    }
    true
}

/// Makes the same change in a map of counts, which may contain zeros.
fn change_map(map: &mut BTreeMap<Epin, u32>, piece: Epin, change: Change) -> bool {
    let count = map.entry(piece).or_default();
    let before = *count;
    *count = match change {
        Add => before.saturating_add(1),
        Remove => before.saturating_sub(1),
        Set(count) => count,
        Extend => before.saturating_add(3),
    };
    !matches!(change, Remove) || before > 0
}

fn position(hand: Hand) -> Position {
    let mut position = Feen::parse("16 / C/c").unwrap().to_position();
    position.hands[Side::First] = hand;
    position
}

/// Makes every sequence of five changes to a piece, and of three to three pieces.
#[test]
fn a_hand_counts_like_a_map_without_zeros() {
    let one = (5, epins!["+P"].to_vec());
    let three = (3, epins!["P", "-p'", "K^"].to_vec());
    for (len, pieces) in [one, three] {
        let changes = [Add, Remove, Set(0), Set(u32::MAX), Extend];
        let steps = pieces.iter().flat_map(|piece| changes.map(|change| (*piece, change)));
        let steps: Vec<_> = steps.collect();
        for sequence in 0..steps.len().pow(len) {
            let (mut hand, mut map) = (Hand::new(), BTreeMap::new());
            for step in 0..len {
                let (piece, next) = steps[sequence / steps.len().pow(step) % steps.len()];
                assert_eq!(change(&mut hand, piece, next), change_map(&mut map, piece, next));
            }
            map.retain(|_, count| *count > 0);
            check(&hand, &map);
        }
    }
}

fn check(hand: &Hand, map: &BTreeMap<Epin, u32>) {
    for piece in epins!["P", "p", "+P", "-p'", "K^"] {
        assert_eq!(hand.count(piece), map.get(&piece).copied().unwrap_or_default());
    }
    assert_eq!(hand.iter().collect::<BTreeMap<_, _>>(), *map);
    assert_eq!(hand.iter().len(), map.len());
    assert_eq!(hand.is_empty(), map.is_empty());
    assert_eq!(hand.total(), map.values().map(|count| u64::from(*count)).sum::<u64>());
    // Made in another order, from equal counts, the hand is the same.
    assert_eq!(*hand, map.iter().rev().map(|(piece, count)| (*piece, *count)).collect());
    // If the order were wrong, the string would not be a position with the same hand.
    if hand.total() <= 16 {
        let position = position(hand.clone());
        let feen = position.to_feen().unwrap();
        assert!(Feen::is_valid(feen.as_str()), "{feen}");
        assert_eq!(feen.to_position(), position);
    }
}

#[test]
fn a_position_in_a_set_is_found_by_an_equal_hand() {
    let (mut dropped, mut never) = (Hand::from([(epin!("P"), 1)]), Hand::new());
    assert!(dropped.remove(epin!("P")));
    never.clear();
    let positions = std::collections::HashSet::from([position(dropped)]);
    assert!(positions.contains(&position(never)));
}

#[test]
fn the_debug_output_of_an_iterator_is_a_map() {
    let hand = Hand::from([(epin!("R"), 1), (epin!("P"), 2)]);
    let mut items = hand.iter();
    items.next();
    assert_eq!(format!("{items:?}"), "{R: 1}");
}

#[test]
fn a_hand_is_a_string_in_the_form_of_a_position() {
    check_hands::<Epin>(b"PRp+^'120/ x");
}

#[test]
fn a_hand_of_a_catalog_is_a_string_in_the_form_of_its_position() {
    check_hands::<Piece<Chess>>(b"PKBb+^'2/ ");
    check_hands::<Piece<Shogi>>(b"PKGg+^-2/ ");
}

/// Checks that a string of up to four of the bytes is a hand if and only if it is one in a position, and that
/// every repair makes it a hand, unless another piece is unknown.
fn check_hands<P: AnyPiece>(bytes: &[u8]) {
    for len in 0..=4 {
        for number in 0..bytes.len().pow(len) {
            let byte = |place| bytes[number / bytes.len().pow(place) % bytes.len()];
            let text = String::from_utf8((0..len).map(byte).collect()).unwrap();
            let position = format!("255/255 {text}/ C/c").parse::<FeenBuf<P>>();
            let expected = position.map(|position| position.to_position().hands.first);
            let hand = text.parse::<Hand<P>>();
            assert_eq!(hand.as_ref().ok(), expected.as_ref().ok(), "{text:?}");
            match hand {
                Ok(hand) => assert_eq!(hand.to_string(), text),
                Err(error) => {
                    assert!(text.get(error.range()).is_some(), "{text:?}: {error}");
                    let mut repaired = text.clone();
                    if let Some(suggestion) = error.suggestion() {
                        repaired.replace_range(error.range(), suggestion.as_str());
                        if let Err(other) = repaired.parse::<Hand<P>>() {
                            // It is about another piece, which is unknown.
                            let start = error.range().start;
                            let range = start..start + suggestion.as_str().len();
                            let is_other = !range.contains(&other.offset());
                            assert!(other.token().is_some() && is_other, "{text:?}: {other}");
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn a_hand_of_a_catalog_has_its_pieces_only() {
    let error = |text: &str| text.parse::<Hand<Piece<Shogi>>>().unwrap_err().to_string();
    assert_eq!("2P".parse(), Ok(Hand::from([(piece!(Shogi, "P"), 2)])));
    assert_eq!(
        error("2PK"),
        "\"K\" at byte 2 is not a piece of Shogi; did you mean \"K^\"? the game's pieces are K^ R +R B +B G S \
         +S N +N L +L P +P",
    );
    assert_eq!(
        error("1P"),
        "expected a count of 2 or more, without leading zeros, found `1` at byte 0; \
         did you mean \"P\"?"
    );
    assert_eq!(
        error("P R"),
        "expected a field without white space, found a space at byte 1; did you mean \"PR\"?"
    );
    assert_eq!(error("R 2P"), "expected a field without white space, found a space at byte 1");
    assert_eq!(error("-"), "expected a piece, found `-` at byte 0; remove it");
    assert_eq!(error("P/p"), "expected a piece, found `/` at byte 1");
    assert_eq!(error("65026P"), "expected at most 65025 pieces, found more in `65026P` at byte 0");
    assert_eq!(error(&"P".repeat(5000)), "expected at most 4096 bytes, found 5000");
}

#[test]
fn the_report_of_a_hand_calls_it_a_hand() {
    let report =
        |text: &str| text.parse::<Hand<Piece<Shogi>>>().unwrap_err().report(text).to_string();
    assert_eq!(
        report("P 1P"),
        "invalid hand: expected a field without white space, found a space at byte 1 (in \"P 1P\")"
    );
    assert!(report("2PK").starts_with("\"K\" at byte 2 is not a piece of Shogi; "));
}

#[test]
fn hands_are_printed_as_their_strings() {
    let hands = Feen::parse("9 2PR/b S/s").unwrap().to_position().hands;
    assert_eq!(format!("{hands:?}"), "Hands { first: Hand(2PR), second: Hand(b) }");
    assert_eq!(format!("{:>5}|{:<3}|", hands.first, hands.second), "  2PR|b  |");
    assert!(hands.iter().rev().eq([
        (Side::Second, epin!("b"), 1),
        (Side::First, epin!("R"), 1),
        (Side::First, epin!("P"), 2),
    ]));
}

#[test]
fn the_pieces_of_a_position_are_counted_on_the_board_and_in_both_hands() {
    let mut position = Feen::parse("r1R1/4/2R1 R/r C/c").unwrap().to_position();
    assert!(position.pieces().eq(position.to_feen().unwrap().pieces()));
    assert_eq!(position.pieces().next_back(), Some((10, epin!("R"))));
    let counts = position.piece_counts();
    assert_eq!((counts[epin!("R")], counts[epin!("r")]), (3, 2));
    assert_eq!(counts.values().sum::<u32>(), 5);
    position.hands[Side::Second].set(epin!("R"), u32::MAX);
    assert_eq!(position.piece_counts()[epin!("R")], u32::MAX);
}

#[test]
fn a_position_is_printed_as_a_string_or_as_what_is_wrong_with_it() {
    let mut position = Feen::parse("k^1/1K^ P/ S/s").unwrap().to_position();
    assert_eq!(format!("{position:?}"), "k^1/1K^ P/ S/s");
    position.squares.push(None);
    assert_eq!(format!("{position:?}"), "Position(expected 4 squares, found 5)");
}

#[test]
fn a_diagram_shows_the_board_and_the_hands() {
    let diagram = |text: &str| Feen::parse(text).unwrap().to_position().diagram().to_string();
    assert_eq!(diagram("8/8 / C/c").lines().collect::<Vec<_>>(), [". . . . . . . ."; 2]);
    assert_eq!(
        diagram("k^'2/P+R1 P/2p C/c"),
        "second side's hand: 2p\n k^'  .    .\n P   +R    .\nfirst side's hand: P",
    );
    assert_eq!(diagram("k1/2//2/1K / C/c"), "k .\n. .\n\n. .\n. K");
    assert_eq!(diagram("k2K / C/c"), "k . . K");

    let mut position = Feen::parse("k^1/1K / C/c").unwrap().to_position();
    let named = |position: &Position| position.diagram().named(["left"], 8..).to_string();
    assert_eq!(named(&position), "8 k^   .\n9 .    K\n  left");
    // Whatever is in the public fields, there is a diagram.
    position.squares.push(Some(epin!("P")));
    assert_eq!(position.diagram().to_string(), "k^ .\n.  K\n\nP");
    for sizes in [vec![], vec![0], vec![0, 0], vec![1, 2, 3, 4], vec![255, 255]] {
        position.sizes = sizes;
        assert!(named(&position).contains("k^"), "{:?}", position.sizes);
    }
    position.squares.clear();
    assert_eq!(position.diagram().to_string(), "");
}
