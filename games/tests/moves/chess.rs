//! Chess and Chess960, compared with cozy-chess.

use cozy_chess::{Board, BoardBuilder, Color, File, GameStatus, Piece, Rank, Square};
use epin_games::{Chess, Setup};
use fastrand::Rng;

use crate::games;

/// What the moves of random games were.
#[derive(Debug, Default)]
struct Counts {
    castling: usize,
    en_passant: usize,
    promotions: usize,
}

/// Returns the position of a board as it is compared: cozy-chess writes the en passant square after every
/// advance of two squares.
fn read(board: &Board) -> Setup<Chess> {
    let mut fen = Setup::parse(&format!("{board:#}")).unwrap();
    fen.normalize_en_passant();
    fen
}

fn is_castling(board: &Board, next: cozy_chess::Move) -> bool {
    board.color_on(next.to) == Some(board.side_to_move())
}

fn is_en_passant(board: &Board, next: cozy_chess::Move) -> bool {
    board.piece_on(next.from) == Some(Piece::Pawn)
        && next.from.file() != next.to.file()
        && board.piece_on(next.to).is_none()
}

/// Plays a move on both boards and compares them.
fn play(board: &mut Board, fen: &mut Setup<Chess>, next: cozy_chess::Move) {
    let (before, captured) = (fen.clone(), board.piece_on(next.to));
    let (is_castling, is_en_passant) = (is_castling(board, next), is_en_passant(board, next));
    let played = fen.play(next.to_string().parse().unwrap()).unwrap();
    board.play(next);
    assert_eq!(*fen, read(board), "{next} in {before:?}");
    assert_eq!(played.captured.is_some(), captured.is_some() && !is_castling || is_en_passant);
    assert_eq!(played.rook.is_some(), is_castling);
    assert_eq!(fen.position.squares[played.to], Some(played.placed));
    let mut normalized = fen.clone();
    normalized.normalize_en_passant();
    assert_eq!(normalized, *fen, "{next} in {before:?}");
    // The other form of castling, which only a king on the e-file has.
    if is_castling && next.from.file() == File::E {
        let file = if next.to.file() > File::E { File::G } else { File::C };
        let short = format!("{}{}", next.from, Square::new(file, next.from.rank()));
        let mut other = before;
        assert_eq!(other.play(short.parse().unwrap()).unwrap(), played);
        assert_eq!(other, *fen);
    }
}

/// Plays random games, which prefer moves that are rare.
fn random_games(start: impl Fn(&mut Rng) -> Board) {
    let (mut random, mut counts) = (Rng::with_seed(55), Counts::default());
    for _ in 0..games() {
        let mut board = start(&mut random);
        let mut fen = read(&board);
        for _ in 0..300 {
            let mut moves = Vec::new();
            board.generate_moves(|of_piece| {
                moves.extend(of_piece);
                false
            });
            if board.status() != GameStatus::Ongoing {
                break;
            }
            let is_rare = |next: &&cozy_chess::Move| {
                is_castling(&board, **next)
                    || is_en_passant(&board, **next)
                    || next.promotion.is_some()
            };
            let rare: Vec<_> = moves.iter().filter(is_rare).copied().collect();
            let is_rare = !rare.is_empty() && random.bool();
            let next = *random.choice(if is_rare { &rare } else { &moves }).unwrap();
            counts.castling += usize::from(is_castling(&board, next));
            counts.en_passant += usize::from(is_en_passant(&board, next));
            counts.promotions += usize::from(next.promotion.is_some());
            play(&mut board, &mut fen, next);
        }
    }
    println!("{} games: {counts:?}", games());
    assert!(
        counts.castling.min(counts.en_passant).min(counts.promotions) >= games() / 5,
        "{counts:?}"
    );
}

#[test]
fn random_games_of_chess() {
    random_games(|_| Board::default());
}

#[test]
fn random_games_of_chess960() {
    random_games(|random| {
        let mut number = || random.u32(..960);
        Board::double_chess960_startpos(number(), number())
    });
}

/// Each start castles on both sides, and so do both colors. The board has only the king, one rook and the
/// pawns, so that cozy-chess finds the move legal at once.
#[test]
fn all_starts_of_chess960_castle() {
    for number in 0..960 {
        let start = Board::chess960_startpos(number);
        for (color, is_short) in
            Color::ALL.into_iter().flat_map(|color| [(color, true), (color, false)])
        {
            let mut builder = BoardBuilder::from_board(&start);
            builder.side_to_move = color;
            let mut to = None;
            for color in Color::ALL {
                let rights = builder.castle_rights_mut(color);
                *if is_short { &mut rights.long } else { &mut rights.short } = None;
                let rook = rights.short.or(rights.long).unwrap();
                for file in File::ALL {
                    let square = Square::new(file, Rank::First.relative_to(color));
                    if start.piece_on(square) != Some(Piece::King) && file != rook {
                        *builder.square_mut(square) = None;
                    }
                }
                if color == builder.side_to_move {
                    to = Some(Square::new(rook, Rank::First.relative_to(color)));
                }
            }
            let mut board = builder.build().unwrap();
            let next =
                cozy_chess::Move { from: board.king(color), to: to.unwrap(), promotion: None };
            assert!(board.is_legal(next), "{board:#}");
            let mut fen = read(&board);
            play(&mut board, &mut fen, next);
        }
    }
}
