//! A hand, compared with a map of counts.

use std::collections::BTreeMap;

use epin::feen::{Feen, Hand, Position};
use epin::{Epin, Side, epin, epins};

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
fn the_debug_output_is_a_map() {
    let hand = Hand::from([(epin!("R"), 1), (epin!("P"), 2)]);
    assert_eq!(format!("{hand:?}"), "{P: 2, R: 1}");
    let mut items = hand.iter();
    items.next();
    assert_eq!(format!("{items:?}"), "{R: 1}");
}
