//! FEN of chess and Chess960, compared with cozy-chess.

use std::fmt::Write;

use cozy_chess::{Board, Color, File, Move, Piece, Rank, Square};
use epin_games::{Chess, Game, Setup};
use fastrand::Rng;

/// The positions of cozy-chess's perft suite.
const PERFT: [&str; 10] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "1rqbkrbn/1ppppp1p/1n6/p1N3p1/8/2P4P/PP1PPPP1/1RQBKRBN w FBfb - 0 9",
    "rbbqn1kr/pp2p1pp/6n1/2pp1p2/2P4P/P7/BP1PPPP1/R1BQNNKR w HAha - 0 9",
    "rqbbknr1/1ppp2pp/p5n1/4pp2/P7/1PP5/1Q1PPPPP/R1BBKNRN w GAga - 0 9",
    "rkb2bnr/pp2pppp/2p1n3/3p4/q2P4/5NP1/PPP1PP1P/RKBNQBR1 w Aha - 0 9",
];

/// Checks that a position of cozy-chess is the same when it is read and written here.
fn check(board: &Board) {
    let (feen, xfen) = (feen(board), xfen(board));
    let shredder = format!("{board:#}");
    for fen in [&shredder, &xfen] {
        let read = Setup::<Chess>::parse(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        assert_eq!(read.position.to_feen().unwrap().as_str(), feen, "{fen}");
        assert_eq!(read.counters.halfmove_clock, Some(board.halfmove_clock().into()));
        assert_eq!(read.counters.move_number, Some(board.fullmove_number().into()));
        assert_eq!(read.to_fen().as_ref(), Ok(&xfen));
        assert_eq!(read.to_shredder_fen().as_ref(), Ok(&shredder));
    }
}

/// Returns the position as FEEN, from what cozy-chess says about its squares.
fn feen(board: &Board) -> String {
    let mut text = String::new();
    for rank in Rank::ALL.into_iter().rev() {
        let mut empty = 0;
        for file in File::ALL {
            let token = token(board, Square::new(file, rank));
            if empty > 0 && token.is_some() {
                write!(text, "{empty}").unwrap();
                empty = 0;
            }
            match token {
                Some(token) => text += &token,
                None => empty += 1,
            }
        }
        if empty > 0 {
            write!(text, "{empty}").unwrap();
        }
        text += if rank == Rank::First { " / " } else { "/" };
    }
    text + if board.side_to_move() == Color::White { "C/c" } else { "c/C" }
}

fn token(board: &Board, square: Square) -> Option<String> {
    let (piece, color) = (board.piece_on(square)?, board.color_on(square).unwrap());
    let rank = square.rank().relative_to(color);
    let rights = board.castle_rights(color);
    let has_right = [rights.short, rights.long].contains(&Some(square.file()));
    let is_passed = board.en_passant() == Some(square.file()) && color != board.side_to_move();
    let state = match (piece, rank) {
        (Piece::Rook, Rank::First) if has_right => "-",
        (Piece::Pawn, Rank::Second) => "+",
        (Piece::Pawn, Rank::Fourth) if is_passed => "-",
        _ => "",
    };
    let letter = char::from(piece);
    let letter = if color == Color::White { letter.to_ascii_uppercase() } else { letter };
    Some(format!("{state}{letter}{}", if piece == Piece::King { "^" } else { "" }))
}

/// Returns the Shredder-FEN that cozy-chess writes, but with
/// `K` or `Q` for each right whose rook is the outermost one.
fn xfen(board: &Board) -> String {
    let shredder = format!("{board:#}");
    let mut fields: Vec<_> = shredder.split(' ').collect();
    let mut letters = String::new();
    for color in Color::ALL {
        let rooks =
            board.colored_pieces(color, Piece::Rook) & Rank::First.relative_to(color).bitboard();
        let rights = board.castle_rights(color);
        for (file, is_short) in [(rights.short, true), (rights.long, false)] {
            let Some(file) = file else { continue };
            let is_outer =
                |rook: Square| if is_short { rook.file() > file } else { rook.file() < file };
            let letter = match rooks.into_iter().any(is_outer) {
                true => char::from(file),
                false if is_short => 'k',
                false => 'q',
            };
            letters.push(if color == Color::White { letter.to_ascii_uppercase() } else { letter });
        }
    }
    if !letters.is_empty() {
        fields[2] = &letters;
    }
    fields.join(" ")
}

fn moves(board: &Board) -> Vec<Move> {
    let mut all = Vec::new();
    board.generate_moves(|moves| {
        all.extend(moves);
        false
    });
    all
}

/// Checks `count` positions of random games. Each game starts from a position that `start` returns.
fn play(count: usize, mut start: impl FnMut(&mut Rng) -> Board) {
    let mut random = Rng::with_seed(49);
    let mut board = start(&mut random);
    for _ in 0..count {
        check(&board);
        let moves = moves(&board);
        if moves.is_empty() || board.halfmove_clock() == 100 {
            board = start(&mut random);
        } else {
            board.play(*random.choice(&moves).unwrap());
        }
    }
}

#[test]
fn twenty_thousand_positions_of_chess() {
    play(10_000, |_| Board::default());
    play(10_000, |random| {
        let mut number = || random.u32(..960);
        Board::double_chess960_startpos(number(), number())
    });
}

#[test]
fn all_start_positions_of_chess960() {
    (0..960).for_each(|number| check(&Board::chess960_startpos(number)));
}

#[test]
fn perft_positions_and_what_follows_in_two_moves() {
    for fen in PERFT {
        let board = fen.parse::<Board>().unwrap();
        check(&board);
        for first in moves(&board) {
            let mut board = board.clone();
            board.play(first);
            check(&board);
            for second in moves(&board) {
                let mut board = board.clone();
                board.play(second);
                check(&board);
            }
        }
    }
}

#[test]
fn squares_have_the_names_and_the_order_of_cozy_chess() {
    let names = Rank::ALL.into_iter().rev().flat_map(|rank| {
        File::ALL.into_iter().map(move |file| Square::new(file, rank).to_string())
    });
    assert!(names.eq((0..64).map(|index| Chess::square_name(index).unwrap().to_owned())));
    assert_eq!(Setup::<Chess>::start().to_fen().unwrap(), Board::default().to_string());
}

/// In standard chess, X-FEN is the same as FEN, which cozy-chess reads.
#[test]
fn what_is_written_is_read_by_cozy_chess() {
    let mut random = Rng::with_seed(50);
    let mut board = Board::default();
    for _ in 0..5_000 {
        let fen = Setup::<Chess>::parse(&board.to_string()).unwrap().to_fen().unwrap();
        assert_eq!(Board::from_fen(&fen, false).ok().as_ref(), Some(&board));
        let moves = moves(&board);
        match board.halfmove_clock() {
            0..100 if !moves.is_empty() => board.play(*random.choice(&moves).unwrap()),
            _ => board = Board::default(),
        }
    }
}
