//! SFEN, compared with haitaka.

use std::fmt::Write;

use epin::Side;
use epin_games::{Counters, Game, Setup, Shogi};
use fastrand::Rng;
use haitaka::{Board, Color, File, Move, Piece, Rank, Square};

/// The start position, three handicaps and the end of haitaka's list of valid positions.
const KNOWN: [&str; 8] = [
    "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
    "2sgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 2",
    "1nsgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 2",
    "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 2",
    "lnsgk2nl/1r4gs1/p1pppp1pp/1p4p2/7P1/2P6/PP1PPPP1P/1SG4R1/LN2KGSNL b Bb 1",
    "ln1g5/1r2S1k2/p2pppn2/2ps2p2/1p7/2P6/PPSPPPPLP/2G2K1pr/LN4G1b w BGSLPnp 62",
    "8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124",
    "ln2k2nl/2g1G2+R1/p1pppp2p/6p2/9/2P6/P1+bPPPP1P/5K3/L1+rS1GSNL w S2Pbgsn2p 34",
];

/// Checks that a position of haitaka is the same when it is read and written here.
fn check(board: &Board) {
    let sfen = board.to_string();
    let mut fen = Setup::<Shogi>::parse(&sfen).unwrap();
    assert_eq!(fen.position.to_feen().unwrap().as_str(), feen(board), "{sfen}");
    assert_eq!(fen.counters.move_number, Some(board.move_number().into()));
    assert_eq!(fen.to_fen().as_ref(), Ok(&sfen));
    fen.counters.move_number = None;
    let unnumbered = fen.to_fen().unwrap();
    assert_eq!(format!("{unnumbered} {}", board.move_number()), sfen);
    assert_eq!(Setup::parse(&unnumbered), Ok(fen));
}

/// Returns the position as FEEN, from what haitaka says about its squares and hands.
fn feen(board: &Board) -> String {
    let mut text = String::new();
    for rank in Rank::ALL {
        let mut empty = 0;
        // From the ninth file, on the left, to the first.
        for file in File::ALL.into_iter().rev() {
            let piece = board.colored_piece_on(Square::new(file, rank));
            if empty > 0 && piece.is_some() {
                write!(text, "{empty}").unwrap();
                empty = 0;
            }
            match piece {
                Some(piece) if piece.piece == Piece::King => write!(text, "{piece}^").unwrap(),
                Some(piece) => write!(text, "{piece}").unwrap(),
                None => empty += 1,
            }
        }
        if empty > 0 {
            write!(text, "{empty}").unwrap();
        }
        text += if rank == Rank::I { " " } else { "/" };
    }
    let [first, second] = [Color::Black, Color::White].map(|color| {
        let pieces =
            "BGLNPRS".chars().map(|letter| (letter, Piece::try_from_char(letter).unwrap().0));
        let mut hand: Vec<_> = pieces
            .map(|(letter, piece)| (board.num_in_hand(color, piece), letter))
            .filter(|(count, _)| *count > 0)
            .collect();
        // Greater counts first. The sort is stable, so letters remain in order.
        hand.sort_by_key(|(count, _)| u8::MAX - count);
        hand.into_iter().fold(String::new(), |text, (count, letter)| {
            let letter = if color == Color::Black { letter } else { letter.to_ascii_lowercase() };
            if count == 1 { format!("{text}{letter}") } else { format!("{text}{count}{letter}") }
        })
    });
    let turn = if board.side_to_move() == Color::Black { "S/s" } else { "s/S" };
    format!("{text}{first}/{second} {turn}")
}

fn moves(board: &Board) -> Vec<Move> {
    let mut all = Vec::new();
    board.generate_moves(|moves| {
        all.extend(moves);
        false
    });
    all
}

#[test]
fn twenty_thousand_positions_of_shogi() {
    let mut random = Rng::with_seed(51);
    let mut board = Board::startpos();
    for _ in 0..20_000 {
        check(&board);
        let moves = moves(&board);
        if moves.is_empty() || board.move_number() > 400 {
            board = random.choice(KNOWN).unwrap().parse().unwrap();
        } else {
            board.play(*random.choice(&moves).unwrap());
        }
    }
}

#[test]
fn squares_have_the_names_and_the_order_of_haitaka() {
    let names = Rank::ALL.into_iter().flat_map(|rank| {
        File::ALL.into_iter().rev().map(move |file| Square::new(file, rank).to_string())
    });
    assert!(names.eq((0..81).map(|index| Shogi::square_name(index).unwrap().to_owned())));
}

#[test]
fn the_start_and_the_count_of_moves_are_those_of_haitaka() {
    let (mut board, mut fen) = (Board::startpos(), Setup::<Shogi>::start());
    assert_eq!(fen.to_fen().unwrap(), board.to_string());
    for resets_clock in [false, true, true, false] {
        board.play(moves(&board)[0]);
        fen.end_move(resets_clock);
        assert_eq!(
            fen.counters,
            Counters { move_number: Some(board.move_number().into()), ..Counters::default() }
        );
        assert_eq!(fen.position.turn == Side::First, board.side_to_move() == Color::Black);
    }
}

#[test]
fn known_positions_and_what_follows() {
    for sfen in KNOWN {
        let board = sfen.parse::<Board>().unwrap();
        check(&board);
        for first in moves(&board) {
            let mut board = board.clone();
            board.play(first);
            check(&board);
        }
    }
}
