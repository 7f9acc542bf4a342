//! Positions as values: what `to_feen` writes is read back as the same value.

use epin::feen::{Feen, FeenBuf, Hand, Hands, Position, WriteFeenError};
use epin::notation::Styles;
use epin::{Epin, Piece, Side, epin, piece};
use epin_games::Chess;

use super::samples::POSITIONS;

fn styles() -> Styles {
    Styles::parse("C/s").unwrap()
}

/// Returns a position with empty hands.
fn with_board(sizes: &[u8], squares: Vec<Option<Epin>>) -> Position {
    let (sizes, hands) = (sizes.to_vec(), Hands::default());
    Position { sizes, squares, hands, styles: styles(), turn: Side::First }
}

/// Returns whether a string can describe a board of exactly these sizes.
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
                let value = Position { turn, ..with_board(&sizes, board.clone()) };
                let position = value.to_feen();
                if !is_spelled(&sizes) {
                    assert!(matches!(position, Err(WriteFeenError::Sizes)), "{sizes:?}");
                    continue;
                }
                let position = position.unwrap();
                built += 1;
                let read = Feen::parse(position.as_str()).unwrap();
                assert_eq!(read, position.as_feen());
                assert_eq!((read.to_position(), position.to_position()), (value.clone(), value));
                for position in [read, position.as_feen()] {
                    assert_eq!(position.sizes(), sizes);
                    assert!(position.squares().eq(board.iter().copied()), "{position}");
                    assert_eq!(position.hand_pieces(Side::First).count(), 0);
                    assert_eq!(position.hand_pieces(Side::Second).count(), 0);
                    assert_eq!((position.styles(), position.turn()), (styles(), turn));
                }
            }
        }
    }
    // One size of 1 to 4, two sizes of which the first is at least 2, or three sizes of which the first
    // two are at least 2.
    assert_eq!(built, (4 + 3 * 4 + 3 * 3 * 4) * 4 * 2);
}

#[test]
fn a_position_is_written_as_it_was_read() {
    for text in POSITIONS {
        let mut position = Feen::parse(text).unwrap().to_position();
        assert_eq!(position.to_feen().unwrap().as_str(), text);
        // Pieces can be added to a hand in any order.
        let read = position.clone();
        for side in Side::ALL {
            position.hands[side] = read.hands[side].iter().rev().collect();
        }
        assert_eq!(position, read);
        assert_eq!(position.to_feen().unwrap().to_position(), read);
    }
}

#[test]
fn a_field_can_be_changed() {
    let mut position = Feen::parse("k^2/2K^ 2P/p S/s").unwrap().to_position();
    position.squares[1] = position.squares[0].take();
    position.hands.first.clear();
    position.hands[Side::Second].add(epin!("p"));
    position.turn = Side::Second;
    position.styles = styles();
    assert_eq!(position.to_feen().unwrap().as_str(), "1k^1/2K^ /2p s/C");
}

#[test]
fn what_is_no_position_is_refused() {
    type IsExpected = fn(WriteFeenError) -> bool;

    let build = |sizes: &[u8], squares: Vec<Option<Epin>>, hands: [&[(Epin, u32)]; 2]| {
        let mut position = with_board(sizes, squares);
        let [first, second] = hands.map(|hand| hand.iter().copied().collect());
        position.hands = Hands { first, second };
        position.to_feen().unwrap_err()
    };
    let (p, k) = (epin!("P"), epin!("k^"));
    let refused: [(_, IsExpected, _); 9] = [
        (
            build(&[1, 8], vec![None; 8], [&[], &[]]),
            |error| matches!(error, WriteFeenError::Sizes),
            "expected one to three sizes of 1 to 255, of which all but the last are at least 2",
        ),
        (
            build(&[255, 255, 2], vec![], [&[], &[]]),
            |error| matches!(error, WriteFeenError::TooManySquares { squares: 130_050, .. }),
            "expected sizes of at most 65025 squares, found 130050",
        ),
        (
            build(&[2, 2], vec![None; 3], [&[], &[]]),
            |error| matches!(error, WriteFeenError::SquareCount { expected: 4, found: 3, .. }),
            "expected 4 squares, found 3",
        ),
        (
            build(&[2, 2], vec![Some(p); 5], [&[], &[]]),
            |error| matches!(error, WriteFeenError::SquareCount { expected: 4, found: 5, .. }),
            "expected 4 squares, found 5",
        ),
        (
            build(&[1], vec![], [&[], &[]]),
            |error| matches!(error, WriteFeenError::SquareCount { expected: 1, found: 0, .. }),
            "expected 1 square, found 0",
        ),
        (
            build(&[1], vec![Some(k)], [&[(p, 1)], &[]]),
            |error| matches!(error, WriteFeenError::TooManyPieces { squares: 1, .. }),
            "expected no more pieces than squares, found more than 1",
        ),
        (
            build(&[2, 2], vec![Some(k), None, None, None], [&[(p, 2)], &[(p, 1), (k, 1)]]),
            |error| matches!(error, WriteFeenError::TooManyPieces { squares: 4, .. }),
            "expected no more pieces than squares, found more than 4",
        ),
        (
            build(&[2, 2], vec![None; 4], [&[(p, u32::MAX)], &[(p, u32::MAX), (k, u32::MAX)]]),
            |error| matches!(error, WriteFeenError::TooManyPieces { squares: 4, .. }),
            "expected no more pieces than squares, found more than 4",
        ),
        (
            build(&[5, 205], vec![Some(epin!("+P^'")); 1_025], [&[], &[]]),
            |error| matches!(error, WriteFeenError::TooLong { len: 4_110, .. }),
            "expected a position of at most 4096 bytes, found 4110",
        ),
    ];
    for (error, is_expected, message) in refused {
        assert!(is_expected(error), "{message}");
        assert_eq!(error.to_string(), message);
        assert_eq!(format!("{error:?}"), format!("WriteFeenError({message})"));
    }
}

/// There are as many pieces as squares, all in hand. One hand has an item for each of the 624 tokens.
#[test]
fn a_hand_can_have_every_token() {
    let mut position = with_board(&[25, 26], vec![None; 650]);
    position.hands.first = Epin::all().map(|token| (token, 1)).collect();
    position.hands.second = Epin::all().take(26).map(|token| (token, 1)).collect();
    let feen = position.to_feen().unwrap();
    assert_eq!(Feen::parse(feen.as_str()).unwrap().to_position(), position);
    position.hands.second.add(epin!("z"));
    assert!(matches!(position.to_feen(), Err(WriteFeenError::TooManyPieces { squares: 650, .. })));
}

#[test]
fn pieces_of_a_catalog_are_written_as_their_tokens() {
    let squares = [Some(piece!(Chess, "k^")), None, None, Some(piece!(Chess, "-R"))];
    let position = Position {
        sizes: vec![2, 2],
        squares: squares.to_vec(),
        hands: Hands { first: Hand::from([(piece!(Chess, "P"), 2)]), second: Hand::new() },
        styles: styles(),
        turn: Side::Second,
    };
    let feen = position.to_feen().unwrap();
    assert_eq!(feen.as_str(), "k^1/1-R 2P/ s/C");
    assert_eq!(feen.as_feen().board(), Some(squares));
    assert_eq!(feen.as_str().parse::<FeenBuf<Piece<Chess>>>(), Ok(feen));
}
