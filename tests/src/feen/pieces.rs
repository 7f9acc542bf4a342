//! Positions whose pieces are in a catalog.

use epin::feen::{Feen, FeenBuf, Hand, ParseFeenError, ParseFeenErrorKind, errors, errors_in};
use epin::{Catalog, Epin, Letter, ParseError, Piece, Side, epin, piece};
use epin_games::{Chess, Shogi};

use crate::support::catalogs::{ChessVsMakruk, Letters};

const CHESS: &str = "-rnbqk^bn-r/+p+p+p+p+p+p+p+p/8/8/8/8/+P+P+P+P+P+P+P+P/-RNBQK^BN-R / C/c";
const SHOGI: &str = "lnsgk^gsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL 2P/p S/s";
const MATCH: &str = "rnbqk^bnr/8/pppppp1p/6P'1/8/8/+P+P+P+P+P+P+P+P/-RNBQK^BN-R B'/b' C/m";

/// The board of chess, in a constant.
const BOARD: [Option<Piece<Chess>>; 64] = match Feen::new(CHESS) {
    Some(position) => match position.in_catalog::<Chess>() {
        Ok(position) => match position.board() {
            Some(board) => board,
            None => panic!("64 squares"),
        },
        Err(_) => panic!("pieces of chess"),
    },
    None => panic!("a position"),
};

#[track_caller]
fn unknown<C: Catalog>(text: &str) -> (std::ops::Range<usize>, Option<String>, String) {
    let error = Feen::parse(text).unwrap().in_catalog::<C>().unwrap_err();
    assert_eq!(error.kind(), ParseFeenErrorKind::UnknownPiece);
    assert_eq!(Feen::parse_in::<C>(text), Err(error));
    let (token, offset) = (error.token().unwrap(), error.offset());
    assert_eq!(
        (offset..offset + token.as_str().len(), token.as_str()),
        (error.range(), &text[error.range()])
    );
    assert_eq!(text.parse::<FeenBuf<Piece<C>>>(), Err(error));
    assert_eq!(FeenBuf::<Piece<C>>::try_from(text.as_bytes()), Err(error));
    let suggestion = error.suggestion().map(|suggestion| suggestion.to_string());
    if let Some(suggestion) = &suggestion {
        assert!(Piece::<C>::parse(suggestion).is_ok(), "{text}");
    }
    assert!(Epin::is_valid(&text[error.range()]), "{text}");
    assert!(Piece::<C>::parse(&text[error.range()]).is_err(), "{text}");
    (error.range(), suggestion, error.to_string())
}

/// Checks that a position has the same contents with tokens and with the pieces of a catalog.
fn check_known<C: Catalog + PartialEq + std::fmt::Debug>(text: &str) {
    let tokens = Feen::parse(text).unwrap();
    let pieces = tokens.in_catalog::<C>().unwrap();
    assert_eq!((pieces.as_str(), Feen::parse_in(text)), (text, Ok(pieces)));
    assert_eq!(pieces.sizes(), tokens.sizes());
    assert_eq!((Feen::from(pieces), pieces.without_catalog()), (tokens, tokens));
    assert_eq!((pieces.styles(), pieces.turn()), (tokens.styles(), tokens.turn()));
    assert!(pieces.squares().map(|square| square.map(Epin::from)).eq(tokens.squares()));
    assert!(pieces.pieces().map(|(at, piece)| (at, piece.token())).eq(tokens.pieces()));
    for side in Side::ALL {
        let hand = pieces.hand_pieces(side).map(|(piece, count)| (piece.token(), count));
        assert!(hand.eq(tokens.hand_pieces(side)));
    }
    assert_eq!(text.parse::<FeenBuf<Piece<C>>>().unwrap(), FeenBuf::from(pieces));
}

#[test]
fn a_position_of_known_pieces_has_the_same_in_it() {
    check_known::<Chess>(CHESS);
    check_known::<Shogi>(SHOGI);
    check_known::<ChessVsMakruk>(MATCH);
    for text in super::samples::POSITIONS {
        check_known::<Letters>(text);
    }
}

#[test]
fn the_board_of_a_constant_is_that_of_the_squares() {
    assert_eq!(BOARD[0], Some(piece!(Chess, "-r")));
    assert_eq!(BOARD[60], Some(piece!(Chess, "K^")));
    let position = Feen::parse(CHESS).unwrap();
    assert!(position.in_catalog::<Chess>().unwrap().squares().eq(BOARD));
    assert!(position.squares().eq(position.board::<64>().unwrap()));
    assert_eq!(position.board::<63>(), None);
    assert_eq!(position.in_catalog::<Chess>().unwrap().board::<65>(), None);
    let line = Feen::parse("k^+p4+PK^ / C/c").unwrap().board::<8>().unwrap();
    assert_eq!(
        (line[0], line[1], line[7]),
        (Some(epin!("k^")), Some(epin!("+p")), Some(epin!("K^")))
    );
    assert_eq!(line[2..6], [None; 4]);
}

#[test]
fn an_unknown_piece_is_an_error_at_its_place() {
    let its = "the game's pieces are K^ Q R -R B N P +P -P";
    let chess = |text: &str| unknown::<Chess>(text);
    let expected = |range, suggestion: &str, words: String| {
        (range, (!suggestion.is_empty()).then(|| suggestion.to_owned()), words)
    };
    assert_eq!(
        chess(&CHESS.replace("K^", "K")),
        expected(
            59..60,
            "K^",
            format!(r#""K" at byte 59 is not a piece of Chess; did you mean "K^"? {its}"#)
        ),
    );
    assert_eq!(
        chess("8/7g 2P/ C/c"),
        expected(3..4, "", format!(r#""g" at byte 3 is not a piece of Chess; {its}"#)),
    );
    // After a count, on the board and in a hand.
    assert_eq!(chess("8/6PS / C/c").0, 4..5);
    assert_eq!(chess("8/8 12P2-N/ C/c").0, 8..10);
    assert_eq!(chess("8/8 3P/2k C/c").0, 8..9);
    assert_eq!(chess("8/8 K/k C/c").0, 4..5);
    // The board comes first.
    assert_eq!(chess("8/7k K/k C/c").0, 3..4);
}

#[test]
fn an_unknown_piece_of_two_styles_is_an_error_at_its_place() {
    let of_match = |text: &str| unknown::<ChessVsMakruk>(text);
    let (range, suggestion, words) = of_match(&MATCH.replace("P'", "P^"));
    assert_eq!(range, MATCH.find("P'").map(|at| at..at + 2).unwrap());
    // Either `P` or `P'`.
    assert_eq!(suggestion, None, "{words}");
    let (range, _, words) = of_match(&MATCH.replace("B'/", "+B/"));
    assert_eq!(range, MATCH.find("B'/").map(|at| at..at + 2).unwrap());
    let at = range.start;
    assert!(
        words.starts_with(&format!(r#""+B" at byte {at} is not a piece of Chess vs Makruk; "#)),
        "{words}"
    );
}

#[test]
fn all_mistakes_and_all_unknown_pieces_are_errors_in_the_order_of_the_string() {
    let said =
        |text| errors_in::<Chess>(text).map(|error| error.reason().to_string()).collect::<Vec<_>>();
    assert_eq!(
        said("1x^6/^K7/xq5X/08 4x2x/Xg2P c/c"),
        [
            "\"x^\" is not a piece of Chess",
            "expected a piece or a count of empty squares, found `^`",
            "\"x\" is not a piece of Chess",
            "\"X\" is not a piece of Chess",
            "expected a count of 1 or more, without leading zeros, found `0`",
            "the hand `4x2x` is out of order or has a piece twice",
            "expected an upper-case letter, found `c`",
        ],
    );
    // If it is not certain which field is which, no error is about a piece.
    assert_eq!(said("x/x C/c").len(), 1);
    // If there is white space in the hands, it is reported instead of the pieces.
    assert_eq!(said("8/8 P p/x C/c"), ["expected a field without white space, found a space"]);
    assert_eq!(said(CHESS), [""; 0]);
    let mut repeated = errors_in::<Chess>("8/x7/x7 / C/c").map(|error| error.range());
    assert_eq!((repeated.next(), repeated.next()), (Some(2..3), None));
}

#[test]
fn only_pieces_of_the_catalog_are_suggested() {
    let suggested = |text: &str| {
        let of =
            |error: ParseFeenError| error.suggestion().map(|suggestion| suggestion.to_string());
        (
            errors(text).map(of).collect::<Vec<_>>(),
            errors_in::<Chess>(text).map(of).collect::<Vec<_>>(),
        )
    };
    let some = |text: &str| Some(text.to_owned());
    assert_eq!(suggested("8/k^^7 / C/c"), (vec![some("k^")], vec![some("k^")]));
    assert_eq!(suggested("8/q^^7 / C/c"), (vec![some("q^")], vec![None]));
    // In a hand that is out of order, pieces are not looked up.
    assert_eq!(suggested("8/8 SS/ C/c"), (vec![some("2S")], vec![None]));
    // With `K^`, the hand would contain that piece twice.
    assert_eq!(suggested("8/8 KK^/ C/c"), (vec![], vec![None]));
    assert_eq!(suggested("8/8 / C-c"), (vec![some("C/c")], vec![some("C/c")]));
}

#[test]
fn a_position_of_a_catalog_is_refused_with_the_first_of_its_errors() {
    for text in ["8/7x / C/C", "8/7/8x / C/C", "x", "8/8 x/ C/c", "8/8 / C/C", "8/7x / C/c"] {
        let error = text.parse::<FeenBuf<Piece<Chess>>>().unwrap_err();
        assert_eq!(errors_in::<Chess>(text).next(), Some(error));
        assert_eq!(Feen::parse_in::<Chess>(text), Err(error));
        assert_eq!(error.token().is_some(), error.kind() == ParseFeenErrorKind::UnknownPiece);
        let others = match errors_in::<Chess>(text).count() {
            1 => String::new(),
            2 => ", with 1 more mistake".to_owned(),
            count => format!(", with {} more mistakes", count - 1),
        };
        let end = format!(" (in \"{text}\"{others})");
        assert!(error.report(text).to_string().ends_with(&end), "{text}: {}", error.report(text));
    }
}

/// A reason outlives its error, and an iterator outlives its position. Otherwise, this would not compile.
#[test]
fn what_an_error_and_a_position_return_does_not_borrow_them() {
    let reasons =
        |text| errors_in::<Chess>(text).map(ParseFeenError::reason).map(|it| it.to_string());
    assert!(reasons("8/7x / C/c").eq(["\"x\" is not a piece of Chess"]));
    let reason = Epin::parse("^K").map_err(ParseError::reason).unwrap_err();
    assert_eq!(reason.to_string(), "expected a letter, found `^`");
    let pieces = Feen::parse("9 /2PR S/s").unwrap().hand_pieces(Side::Second);
    assert!(pieces.eq([(epin!("P"), 2), (epin!("R"), 1)]));
}

#[test]
fn the_pieces_of_a_hand_have_a_place() {
    let text = "99 12P2-PK^'/3p c/C";
    let position = Feen::parse(text).unwrap();
    for side in Side::ALL {
        let spelled: Vec<_> = position
            .hand_pieces(side)
            .map(|(piece, _)| &text[position.hand_piece_range(side, piece).unwrap()])
            .collect();
        let expected: Vec<_> = position
            .hand_pieces(side)
            .map(
                |(piece, count)| {
                    if count == 1 { piece.to_string() } else { format!("{count}{piece}") }
                },
            )
            .collect();
        assert_eq!(spelled, expected);
    }
}

/// With the suggestion for a piece in a hand, the string is still a position: the hand is in order, and
/// no piece is in it twice.
#[test]
fn a_suggestion_for_a_piece_in_a_hand_keeps_the_position_valid() {
    let letters = [Letter::K, Letter::P, Letter::R];
    let pieces: Vec<_> = Epin::all().filter(|token| letters.contains(&token.letter())).collect();
    let empty = Feen::parse("8 / C/c").unwrap().to_position();
    let mut suggested = 0;
    for (first, second) in
        pieces.iter().flat_map(|first| pieces.iter().map(move |second| (*first, *second)))
    {
        let mut position = empty.clone();
        position.hands.first = Hand::from([(first, 1), (second, 2)]);
        let position = position.to_feen().unwrap();
        let Err(error) = position.in_catalog::<Chess>() else { continue };
        if let Some(suggestion) = error.suggestion() {
            let mut text = position.as_str().to_owned();
            text.replace_range(error.range(), suggestion.as_str());
            assert!(Feen::is_valid(&text), "{position} {text}");
            suggested += 1;
        }
    }
    assert!(suggested > 0);
}
