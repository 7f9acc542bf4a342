//! Positions that are built of their parts: `parse` reads them, and finds what was put in.

use std::iter::{repeat, repeat_n};

use epin::feen::{BuildFeenError, Feen, FeenBuf, IntoHands};
use epin::notation::Styles;
use epin::{Epin, EpinTable, Piece, Side, epin, piece};
use epin_games::Chess;

use super::samples::POSITIONS;

type NoHand = [(Epin, u32); 0];

const NO_HANDS: (NoHand, NoHand) = ([], []);

fn styles() -> Styles {
    Styles::parse("C/s").unwrap()
}

/// Returns whether a board of these sizes has a spelling of its own.
fn is_spelled(sizes: &[u8]) -> bool {
    let Some((last, others)) = sizes.split_last() else { return false };
    sizes.len() <= 3 && *last > 0 && others.iter().all(|size| *size > 1)
}

#[test]
fn a_board_of_any_sizes_is_read_back() {
    let fillings: [fn(usize) -> Option<Epin>; 4] = [
        |_| None,
        |index| Epin::from_index(index * 37 % Epin::COUNT),
        |index| (index % 3 == 0).then_some(epin!("-k^'")),
        |index| (index % 3 != 0).then_some(epin!("P")),
    ];
    let mut all_sizes: Vec<Vec<u8>> = vec![Vec::new()];
    for len in 0..4 {
        let shorter: Vec<_> =
            all_sizes.iter().filter(|sizes| sizes.len() == len).cloned().collect();
        let longer = |sizes: Vec<u8>| (0..5).map(move |size| [sizes.as_slice(), &[size]].concat());
        all_sizes.extend(shorter.into_iter().flat_map(longer));
    }
    let mut built = 0;
    for sizes in all_sizes {
        let count = sizes.iter().map(|size| usize::from(*size)).product::<usize>();
        for filling in fillings {
            let board: Vec<_> = (0..count).map(filling).collect();
            for turn in Side::ALL {
                let position =
                    FeenBuf::new(&sizes, board.iter().copied(), NO_HANDS, styles(), turn);
                if !is_spelled(&sizes) {
                    assert!(matches!(position, Err(BuildFeenError::Sizes)), "{sizes:?}");
                    continue;
                }
                let position = position.unwrap();
                built += 1;
                let read = Feen::parse(position.as_str()).unwrap();
                assert_eq!(read, position.as_feen());
                for position in [read, position.as_feen()] {
                    assert_eq!(position.sizes(), sizes);
                    assert!(position.squares().eq(board.iter().copied()), "{position}");
                    assert_eq!(position.hand(Side::First).count(), 0);
                    assert_eq!(position.hand(Side::Second).count(), 0);
                    assert_eq!((position.styles(), position.turn()), (styles(), turn));
                }
            }
        }
    }
    // One size of 1 to 4, two with the first at least 2, or three with the first two at least 2.
    assert_eq!(built, (4 + 3 * 4 + 3 * 3 * 4) * 4 * 2);
}

#[test]
fn a_position_is_built_of_its_own_parts() {
    for text in POSITIONS {
        let position = Feen::parse(text).unwrap();
        let mut hands = Side::ALL.map(|side| position.hand(side).collect::<Vec<_>>());
        let (sizes, styles, turn) = (position.sizes(), position.styles(), position.turn());
        let as_read = (position.hand(Side::First), hands[1].clone());
        let built = FeenBuf::new(sizes, position.squares(), as_read, styles, turn).unwrap();
        assert_eq!(built.as_str(), text);
        // In any order, with each piece in several items, and with zeros.
        for hand in &mut hands {
            hand.reverse();
            let single =
                hand.iter().flat_map(|(piece, count)| repeat_n((*piece, 1), *count as usize));
            *hand = single.chain([(epin!("K"), 0)]).collect();
        }
        let [first, second] = hands;
        let built = FeenBuf::new(sizes, position.squares(), (first, second), styles, turn);
        assert_eq!(built.unwrap().as_str(), text);
    }
}

#[test]
fn what_cannot_be_built_is_refused() {
    let build = |sizes: &[u8], squares: &[Option<Epin>], hands: [&[(Epin, u32)]; 2]| {
        let hands = (hands[0].iter().copied(), hands[1].iter().copied());
        FeenBuf::new(sizes, squares.iter().copied(), hands, styles(), Side::First).unwrap_err()
    };
    let (p, k) = (epin!("P"), epin!("k^"));
    let refused = [
        (
            build(&[1, 8], &[None; 8], [&[], &[]]),
            "Sizes",
            "expected one to three sizes of 1 to 255, of which all but the last are at least 2",
        ),
        (
            build(&[255, 255, 2], &[], [&[], &[]]),
            "TooManySquares { squares: 130050 }",
            "expected sizes of at most 65025 squares, found 130050",
        ),
        (
            build(&[2, 2], &[None; 3], [&[], &[]]),
            "SquareCount { expected: 4, found: Some(3) }",
            "expected 4 squares, found 3",
        ),
        (
            build(&[2, 2], &[Some(p); 5], [&[], &[]]),
            "SquareCount { expected: 4, found: None }",
            "expected 4 squares, found more",
        ),
        (
            build(&[1], &[], [&[], &[]]),
            "SquareCount { expected: 1, found: Some(0) }",
            "expected 1 square, found 0",
        ),
        (
            build(&[1], &[Some(k)], [&[(p, 1)], &[]]),
            "TooManyPieces { squares: 1 }",
            "expected no more pieces than squares, found more than 1",
        ),
        (
            build(&[2, 2], &[Some(k), None, None, None], [&[(p, 2)], &[(p, 1), (k, 1)]]),
            "TooManyPieces { squares: 4 }",
            "expected no more pieces than squares, found more than 4",
        ),
        (
            build(&[2, 2], &[None; 4], [&[], &[(p, 1), (p, u32::MAX)]]),
            "TooManyPieces { squares: 4 }",
            "expected no more pieces than squares, found more than 4",
        ),
        (
            build(&[2, 2], &[None; 4], [&vec![(p, 0); 65_026], &[]]),
            "TooManyZeros",
            "expected at most 65025 entries with the count 0 in a hand, found more",
        ),
        (
            build(&[5, 205], &[Some(epin!("+P^'")); 1_025], [&[], &[]]),
            "TooLong { len: 4110 }",
            "expected a position of at most 4096 bytes, found 4110",
        ),
    ];
    for (error, expected, message) in refused {
        // As `Debug` writes it: only `epin` can make a variant with fields.
        assert_eq!((&*format!("{error:?}"), &*error.to_string()), (expected, message));
    }
}

#[test]
fn a_board_without_an_end_is_refused_in_time() {
    let squares = repeat(None::<Epin>);
    let error = FeenBuf::new(&[8, 8], squares, NO_HANDS, styles(), Side::First).unwrap_err();
    assert!(matches!(error, BuildFeenError::SquareCount { expected: 64, found: None, .. }));
}

#[test]
fn a_hand_is_read_to_the_first_entry_that_is_too_many() {
    let read = |squares: u8, hand: &mut dyn Iterator<Item = (Epin, u32)>| {
        let mut entries = 0;
        let hand = hand.inspect(|_| entries += 1);
        let board = repeat_n(None, squares.into());
        let error = FeenBuf::new(&[squares], board, ([], hand), styles(), Side::First);
        (error.unwrap_err(), entries)
    };
    for count in [2, u32::MAX] {
        let (error, entries) = read(8, &mut repeat((epin!("P"), count)));
        assert!(matches!(error, BuildFeenError::TooManyPieces { squares: 8, .. }));
        assert_eq!(entries, if count == 2 { 5 } else { 1 });
    }
    let (error, entries) = read(8, &mut repeat((epin!("P"), 0)));
    assert!(matches!(error, BuildFeenError::TooManyZeros));
    assert_eq!(entries, 65_026);
    // One fewer is a hand.
    let zeros = repeat_n((epin!("P"), 0), 65_025).chain([(epin!("K"), 1)]);
    let position = FeenBuf::new(&[8], [None; 8], (zeros, []), styles(), Side::First);
    assert_eq!(position.unwrap().as_str(), "8 K/ C/s");
}

#[test]
fn hands_of_any_type() {
    fn built(hands: impl IntoHands<Piece<Chess>>) -> String {
        FeenBuf::new(&[9], [None; 9], hands, styles(), Side::First).unwrap().into()
    }

    let (rook, pawn) = (piece!(Chess, "R"), piece!(Chess, "p"));
    let mut tables = [EpinTable::filled(0), EpinTable::filled(0)];
    tables[0][rook] = 1;
    tables[1][pawn] = 2;
    let [first, second] = tables;
    let lists = [vec![(rook, 1)], vec![(pawn, 2)]];
    let position = Feen::parse("9 R/2p C/s").unwrap().in_catalog::<Chess>().unwrap();
    for text in [
        built(tables),
        built(tables.each_ref()),
        built((first, &second)),
        built((first, [(pawn, 2)])),
        built((&first, position.hand(Side::Second))),
        built((first.map(u32::from), second.map(u32::from))),
        built(lists.clone()),
        built(lists.each_ref().map(|hand| hand.iter().copied())),
        built(([(rook, 1)], repeat_n((pawn, 1), 2))),
        built((Some((rook, 1)), second)),
        built(Side::ALL.map(|side| position.hand(side))),
        built(Side::ALL.map(|side| EpinTable::from_counts(position.hand(side)).unwrap())),
    ] {
        assert_eq!(text, "9 R/2p C/s");
    }
}

/// The compiler infers the pieces, from the squares or from a hand, and that counts are `u32`.
#[test]
fn types_of_hands_are_inferred() {
    fn text<P>(position: Result<FeenBuf<P>, BuildFeenError>) -> String {
        position.unwrap().into()
    }

    let (p, styles, turn) = (epin!("P"), styles(), Side::First);
    let tokens = [None::<Epin>; 9];
    for built in [
        text(FeenBuf::new(&[9], tokens, ([], []), styles, turn)),
        text(FeenBuf::new(&[9], tokens, [[], []], styles, turn)),
        text(FeenBuf::new(&[9], tokens, (vec![], None), styles, turn)),
        text(FeenBuf::new(&[9], tokens, (Vec::new(), std::iter::empty()), styles, turn)),
    ] {
        assert_eq!(built, "9 / C/s");
    }
    for (built, expected) in [
        (text(FeenBuf::new(&[9], [None; 9], ([(p, 2)], []), styles, turn)), "9 2P/ C/s"),
        (text(FeenBuf::new(&[9], [None; 9], ([], [(p, 2)]), styles, turn)), "9 /2P C/s"),
        (text(FeenBuf::new(&[9], [None; 9], [[(p, 2)], [(p, 3)]], styles, turn)), "9 2P/3P C/s"),
        (
            text(FeenBuf::new(&[9], [None; 9], (vec![(p, 2)], Some((p, 1))), styles, turn)),
            "9 2P/P C/s",
        ),
        (text(FeenBuf::new(&[9], [None; 9], ([p].map(|p| (p, 1)), []), styles, turn)), "9 P/ C/s"),
    ] {
        assert_eq!(built, expected);
    }
    let table = EpinTable::from_counts([(piece!(Chess, "P"), 2)]).unwrap();
    for built in [
        text(FeenBuf::new(&[9], [None; 9], [&table, &table], styles, turn)),
        text(FeenBuf::new(&[9], [None; 9], (table, [(piece!(Chess, "P"), 2)]), styles, turn)),
    ] {
        assert_eq!(built, "9 2P/2P C/s");
    }
}

#[test]
fn pieces_of_a_catalog_are_built_as_their_tokens() {
    let board = [Some(piece!(Chess, "k^")), None, None, Some(piece!(Chess, "-R"))];
    let hands = ([(piece!(Chess, "P"), 2)], []);
    let position = FeenBuf::new(&[2, 2], board, hands, styles(), Side::Second).unwrap();
    assert_eq!(position.as_str(), "k^1/1-R 2P/ s/C");
    assert_eq!(position.as_feen().board(), Some(board));
    assert_eq!(position.as_str().parse::<FeenBuf<Piece<Chess>>>(), Ok(position));
}
