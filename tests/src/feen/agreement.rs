//! Agreement on which strings are positions and what is in them: with `sashite-feen`, so that its
//! users can move to `epin` and keep their data, and with an acceptor that is written from the
//! grammar.

use std::sync::atomic::{AtomicUsize, Ordering};

use epin::feen::{Feen, errors};
use epin::{Epin, Side};
use sashite_feen as peer;

use super::acceptor::{Acceptor, Position, order};
use super::samples::{DOUBTFUL, POSITIONS};
use super::suggestions::repaired;
use crate::support::inputs::each;
use crate::support::oracle::epins;
use crate::support::random::noise;

/// A byte of each kind that the notation tells apart.
const ALPHABET: [u8; 10] = *b"Kk+-^'20/ ";

/// Checks that `epin`, `sashite-feen` and the acceptor agree on a string, and returns whether it is a
/// position.
#[track_caller]
pub(super) fn check(acceptor: &Acceptor, text: &str) -> bool {
    let expected = acceptor.read(text.as_bytes());
    let is_valid = expected.is_some();
    assert_eq!(Feen::is_valid(text), is_valid, "{text:?}");
    assert_eq!(peer::Feen::is_valid(text), is_valid, "{text:?}");
    match expected {
        Some(expected) => check_position(text, &expected),
        None => check_errors(text),
    }
    is_valid
}

#[track_caller]
fn check_position(text: &str, expected: &Position) {
    let ours = Feen::parse(text).unwrap();
    assert_eq!(Feen::from_ascii(text.as_bytes()), Ok(ours));
    assert_eq!(errors(text).count(), 0, "{text:?}");
    assert_eq!(ours.as_str(), text);
    assert_eq!(&our_position(&ours), expected, "{text:?}");
    assert_eq!(&their_position(text), expected, "{text:?}");

    let squares: Vec<_> = ours.squares().collect();
    assert_eq!(ours.square_count(), squares.len());
    let pieces: Vec<_> = ours.pieces().collect();
    let occupied = squares.iter().enumerate();
    let occupied = occupied.filter_map(|(index, square)| Some((index, (*square)?)));
    assert_eq!(pieces, occupied.collect::<Vec<_>>());
    // To find a square, the board is read up to that square, so only a few hundred are tested.
    for (index, square) in squares.iter().enumerate().step_by(1 + squares.len() / 500) {
        let spelled = ours.piece_range(index).map(|range| &text[range]);
        assert_eq!(spelled, square.map(Epin::as_str), "{text:?}");
    }
    assert_eq!(ours.piece_range(squares.len()), None);
}

/// Checks what holds for every string that is not a position: it has errors, `parse` returns the first
/// one, and the errors are in the order of the string and do not overlap. If every error has a
/// suggestion, applying all suggestions makes the string a position.
#[track_caller]
fn check_errors(text: &str) {
    let first = Feen::parse(text).unwrap_err();
    assert_eq!(Feen::from_ascii(text.as_bytes()), Err(first));
    assert_eq!(errors(text).next(), Some(first), "{text:?}");
    let mut end = 0;
    for error in errors(text) {
        let (range, offset) = (error.range(), error.offset());
        assert!(text.get(range.clone()).is_some_and(|_| text.is_char_boundary(offset)), "{text:?}");
        assert!(range.start <= offset && offset <= range.end, "{text:?}: {error:?}");
        assert!(end <= range.start, "{text:?}: {range:?}");
        end = range.end.max(range.start + 1);
    }
    if let Some(repaired) = repaired(text) {
        assert!(Feen::is_valid(&repaired), "{text:?}: {repaired:?}");
    }
}

fn our_position(position: &Feen) -> Position {
    let hand = |side| {
        let hand = position.hand_pieces(side);
        hand.map(|(piece, count)| (piece.to_string(), count)).collect()
    };
    let (styles, turn) = (position.styles(), position.turn());
    Position {
        sizes: position.sizes().to_vec(),
        squares: position.squares().map(|piece| Some(piece?.to_string())).collect(),
        hands: [hand(Side::First), hand(Side::Second)],
        styles: [turn, turn.flipped()]
            .map(|side| styles.sin(side).as_str().chars().next().unwrap()),
    }
}

fn their_position(text: &str) -> Position {
    let position = peer::Feen::parse(text).unwrap();
    let hand =
        |hand: peer::HandIter| hand.map(|item| (item.piece().to_string(), item.count())).collect();
    let [active, inactive] = [position.active_style(), position.inactive_style()];
    assert_eq!(active.side(), position.active_side());
    Position {
        sizes: position.shape().dimensions().to_vec(),
        squares: position.squares().map(|piece| Some(piece?.to_string())).collect(),
        hands: [hand(position.first_hand()), hand(position.second_hand())],
        styles: [active, inactive].map(|style| style.to_string().parse().unwrap()),
    }
}

/// Checks every string of up to `most` bytes between `before` and `after`, and returns how many of the
/// whole strings are positions.
fn check_between(before: &str, most: usize, after: &str) -> usize {
    let valid = AtomicUsize::new(0);
    each(&ALPHABET, most, || {
        let acceptor = Acceptor::new();
        let valid = &valid;
        move |text| {
            let text = format!("{before}{}{after}", str::from_utf8(text).unwrap());
            if check(&acceptor, &text) {
                valid.fetch_add(1, Ordering::Relaxed);
            }
        }
    });
    valid.into_inner()
}

#[test]
fn on_positions_of_real_games() {
    let acceptor = Acceptor::new();
    for text in POSITIONS {
        assert!(check(&acceptor, text), "{text}");
    }
}

#[test]
fn on_doubtful_strings() {
    let acceptor = Acceptor::new();
    let valid: Vec<_> = DOUBTFUL.into_iter().filter(|text| check(&acceptor, text)).collect();
    assert_eq!(valid, ["position / C/c", "K'K / C/c", "99 3P3Q/2P C/c", "a/b//c/d / C/c"]);
}

#[test]
fn on_every_short_string() {
    check_between("", 5, "");
}

#[test]
fn on_every_short_board() {
    check_between("", 5, " / K/k");
    check_between("K/2//k", 4, " K/ K/k");
}

#[test]
fn on_every_short_hand() {
    check_between("92 ", 5, "/ K/k");
    check_between("9 2K/", 4, " k/K");
}

#[test]
fn on_all_short_hands() {
    check_between("9 ", 5, " K/k");
}

#[test]
fn on_every_short_style() {
    check_between("2 / ", 4, "");
    check_between("2 /", 4, "");
}

#[test]
fn on_every_pair_of_pieces_in_a_hand() {
    let tokens = epins().into_iter().map(|(_, token)| (order(&(token.clone(), 1)), token));
    let tokens: Vec<_> = tokens.collect();
    for (order, token) in &tokens {
        for (other_order, other) in &tokens {
            let text = format!("9 {token}{other}/ S/s");
            let is_valid = Feen::is_valid(&text);
            assert_eq!(is_valid, order < other_order, "{text}");
            assert_eq!(is_valid, peer::Feen::is_valid(&text), "{text}");
        }
    }
}

/// Checks random edits of positions and returns how many of the edited strings are positions.
fn check_random_edits(count: usize) -> usize {
    let acceptor = Acceptor::new();
    let mut noise = noise();
    let mut draw = |most: usize| usize::from(noise.next().unwrap()) * most / 256;
    let is_valid = |text: &[u8]| check(&acceptor, str::from_utf8(text).unwrap());
    let mut edit = || {
        let mut text = POSITIONS[draw(POSITIONS.len())].as_bytes().to_vec();
        for _ in 0..=draw(3) {
            let at = draw(text.len().min(256));
            match draw(4) {
                0 => drop(text.remove(at)),
                1 => text.insert(at, ALPHABET[draw(ALPHABET.len())]),
                2 => text[at] = ALPHABET[draw(ALPHABET.len())],
                _ => text.swap(at, at.saturating_sub(1)),
            }
        }
        is_valid(&text)
    };
    (0..count).filter(|_| edit()).count()
}

#[test]
fn on_random_edits() {
    assert!(check_random_edits(5_000) > 100);
}

#[test]
#[ignore = "it takes a minute: `.ci/feen` runs it"]
fn on_every_string_of_up_to_7_bytes() {
    for (before, most, after) in
        [("", 7, ""), ("", 6, " / K/k"), ("9 ", 6, " K/k"), ("92 ", 6, "/ K/k"), ("2 ", 6, "K")]
    {
        let valid = check_between(before, most, after);
        println!("{before:?}, up to {most} bytes, {after:?}: {valid} positions");
    }
}

#[test]
#[ignore = "it takes a minute: `.ci/feen` runs it"]
fn on_a_million_random_edits() {
    println!("{} of 1,000,000 are positions", check_random_edits(1_000_000));
}
