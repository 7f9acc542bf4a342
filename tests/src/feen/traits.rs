//! The sizes and traits of positions and of their errors.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::error::Error;
use std::fmt::{Debug, Display};
use std::hash::Hash;

use epin::feen::{
    Errors, Feen, FeenBuf, Hand, HandIter, HandPieces, Hands, ParseFeenError, ParseFeenErrorKind,
    Pieces, Position, Squares, WriteFeenError, errors,
};
use epin::notation::StyleMismatchError;
use epin::{Epin, ParseError, ParsePieceError, Piece, Side, UnknownPieceError, feen};
use epin_games::Chess;

use super::samples::POSITIONS;
use crate::support::catalogs::Letters;

#[test]
fn positions_and_errors_are_small() {
    // The string, and 8 bytes for where its parts are: 24 bytes, or 16 on 32-bit targets.
    let size = size_of::<&str>() + 8;
    assert_eq!(size_of::<Feen>(), size);
    assert_eq!(size_of::<Feen<'_, Piece<Chess>>>(), size);
    assert_eq!(size_of::<FeenBuf>(), size);
    assert_eq!(size_of::<Option<FeenBuf>>(), size);
    assert!(size_of::<ParseFeenError>() <= 96);
}

#[test]
fn iterators_print_the_items_that_are_left() {
    let position = Feen::parse("k^1/1R 2P/ C/c").unwrap();
    let mut squares = position.squares();
    squares.next();
    assert_eq!(format!("{squares:?}"), "[None, None, Some(R)]");
    let mut pieces = position.pieces();
    pieces.next();
    assert_eq!(format!("{pieces:?}"), "[(3, R)]");
    assert_eq!(format!("{:?}", position.hand_pieces(Side::First)), "[(P, 2)]");
}

#[test]
fn positions_have_the_traits_of_strings() {
    fn position<T: Clone + Debug + Display + Eq + Hash + Ord + Send + Sync>() {}
    fn error<T: Copy + Debug + Display + Eq + Hash + Error + Send + Sync + 'static>() {}
    fn iterator<T: Clone + Debug + Iterator + Send + Sync>() {}
    fn value<T: Clone + Debug + Eq + Hash + Send + Sync>() {}
    fn copied<T: Copy>() {}

    position::<Feen>();
    position::<Feen<'_, Piece<Chess>>>();
    position::<FeenBuf>();
    position::<FeenBuf<Piece<Chess>>>();
    value::<Hand<Piece<Chess>>>();
    value::<Hands<Piece<Chess>>>();
    value::<Position<Piece<Chess>>>();
    copied::<Feen<'_, Piece<Chess>>>();
    copied::<ParseFeenErrorKind>();
    error::<ParseFeenError>();
    error::<WriteFeenError>();
    error::<ParseError>();
    error::<ParsePieceError>();
    error::<UnknownPieceError>();
    error::<StyleMismatchError>();
    iterator::<Squares>();
    iterator::<Pieces<'_, Piece<Chess>>>();
    iterator::<HandPieces<'_, Piece<Chess>>>();
    iterator::<HandIter<'_, Piece<Chess>>>();
    iterator::<Errors>();
}

#[test]
fn positions_are_equal_ordered_and_hashed_as_their_strings() {
    let parsed = || POSITIONS.into_iter().map(|text| Feen::parse(text).unwrap());
    let owned: Vec<FeenBuf> = parsed().map(FeenBuf::from).collect();
    for (left, buf) in parsed().zip(&owned) {
        for (right, other) in parsed().zip(&owned) {
            assert_eq!(left == right, left.as_str() == right.as_str());
            assert_eq!(left.cmp(&right), left.as_str().cmp(right.as_str()));
            assert_eq!((buf == other, buf.cmp(other)), (left == right, left.cmp(&right)));
            assert_eq!((*buf == right, left == *other), (left == right, left == right));
        }
    }
    assert_eq!(parsed().chain(parsed()).collect::<HashSet<_>>().len(), POSITIONS.len());
    assert_eq!(owned.iter().collect::<HashSet<_>>().len(), POSITIONS.len());
    let mut sorted = POSITIONS;
    sorted.sort_unstable();
    assert!(parsed().collect::<BTreeSet<_>>().iter().map(Feen::as_str).eq(sorted));
}

#[test]
fn positions_are_printed_as_their_strings() {
    for text in POSITIONS {
        let position = Feen::parse(text).unwrap();
        let owned: FeenBuf = text.parse().unwrap();
        assert_eq!(owned, FeenBuf::try_from(text).unwrap());
        assert_eq!(owned, FeenBuf::try_from(text.to_owned()).unwrap());
        assert_eq!(owned, FeenBuf::try_from(text.as_bytes()).unwrap());
        assert_eq!(Feen::try_from(text), Ok(position));
        assert_eq!(Feen::try_from(text.as_bytes()), Ok(position));
        assert_eq!(
            (format!("{position}"), format!("{owned:?}")),
            (text.to_owned(), text.to_owned())
        );
        assert_eq!(format!("{position:?}"), text);
        assert_eq!(position.as_str(), text);
        assert_eq!(owned.as_str(), text);
        assert_eq!(owned.clone().as_feen(), position);
    }
    let position = Feen::parse("8/8 / C/c").unwrap();
    assert_eq!(format!("{position:*^13}{position:>10.3}"), "**8/8 / C/c**       8/8");
}

#[test]
fn an_owned_position_has_the_methods_of_a_borrowed_one() {
    for text in POSITIONS {
        let (position, owned) = (Feen::parse(text).unwrap(), text.parse::<FeenBuf>().unwrap());
        assert_eq!(
            (owned.sizes(), owned.square_count()),
            (position.sizes(), position.square_count())
        );
        assert_eq!((owned.styles(), owned.turn()), (position.styles(), position.turn()));
        assert!(owned.squares().eq(position.squares()) && owned.pieces().eq(position.pieces()));
        assert_eq!(
            (owned.board::<64>(), owned.board::<81>()),
            (position.board(), position.board())
        );
        assert!((0..100).all(|index| owned.piece_range(index) == position.piece_range(index)));
        for side in Side::ALL {
            assert!(owned.hand_pieces(side).eq(position.hand_pieces(side)));
            for (piece, _) in position.hand_pieces(side) {
                let range = position.hand_piece_range(side, piece);
                assert_eq!(owned.hand_piece_range(side, piece), range);
            }
        }
        assert_eq!(owned.board_range(), position.board_range());
        assert_eq!(owned.hands_range(), position.hands_range());
        assert_eq!(owned.styles_range(), position.styles_range());
        assert_eq!(owned.in_catalog::<Chess>(), position.in_catalog::<Chess>());
        let pieces: FeenBuf<Piece<Letters>> = text.parse().unwrap();
        assert_eq!(pieces.board::<64>(), position.in_catalog().unwrap().board());
        assert_eq!(pieces.without_catalog(), position);
    }
}

#[test]
fn the_fields_have_ranges() {
    for text in POSITIONS {
        let position = Feen::parse(text).unwrap();
        let ranges = [position.board_range(), position.hands_range(), position.styles_range()];
        assert!(text.split(' ').eq(ranges.map(|range| &text[range])));
    }
}

const _: () = {
    const POSITION: Feen = feen!("8/8 2P/p C/c");
    assert!(POSITION.board_range().end + 1 == POSITION.hands_range().start);
    assert!(POSITION.hands_range().end + 1 == POSITION.styles_range().start);
};

#[test]
fn a_position_is_a_pattern() {
    const START: Feen = feen!("k^1/1K^ / C/c");
    const PIECES: Feen<Piece<Chess>> = feen!(Chess, "k^1/1K^ / C/c");
    let name = |position| match position {
        START => "start",
        _ => "other",
    };
    let texts = ["k^1/1K^ / C/c", "k^1/1K^ / c/C", "k^1K^1 / C/c"];
    assert_eq!(texts.map(|text| name(Feen::parse(text).unwrap())), ["start", "other", "other"]);
    assert!(matches!(START.in_catalog(), Ok(PIECES)));
}

#[test]
fn an_owned_position_is_found_by_its_string_and_turned_into_it() {
    let times: HashMap<FeenBuf, usize> = POSITIONS
        .into_iter()
        .enumerate()
        .map(|(index, text)| (text.parse().unwrap(), index))
        .collect();
    let sorted: BTreeSet<FeenBuf> = times.keys().cloned().collect();
    for (index, text) in POSITIONS.into_iter().enumerate() {
        assert_eq!((times.get(text), sorted.contains(text)), (Some(&index), true));
        let pieces: FeenBuf<Piece<Letters>> = text.parse().unwrap();
        assert_eq!(FeenBuf::<Epin>::from(pieces.clone()).as_feen(), Feen::parse(text).unwrap());
        assert_eq!(String::from(pieces), text);
    }
}

#[test]
fn squares_are_as_many_as_they_say() {
    for text in POSITIONS {
        let position = Feen::parse(text).unwrap();
        let mut squares = position.squares();
        for left in (0..=position.square_count()).rev() {
            assert_eq!((squares.len(), squares.size_hint()), (left, (left, Some(left))));
            assert_eq!(squares.next().is_some(), left > 0);
        }
        assert_eq!(squares.next(), None);
    }
}

#[test]
fn errors_are_as_many_as_they_say() {
    let text = format!("{}8 / C/c", "08/".repeat(20));
    let mut errors = errors(&text);
    for left in (0..=8).rev() {
        assert_eq!((errors.len(), errors.size_hint()), (left, (left, Some(left))));
        assert_eq!(errors.next().is_some(), left > 0);
    }
    assert_eq!((errors.next(), errors.total()), (None, 20));
    assert!(format!("{errors:?}").contains("total: 20"));
}
