//! The pieces of four games as enums, and what an engine builds on them.
//!
//! ```text
//! cargo run --example catalogs
//! ```

use std::fmt::Debug;

use epin::{Catalog, EpinTable, Piece, Side, epin};
use epin_games::{Chess, ChessVsMakruk, Makruk, Shogi};

/// What a piece of Chess is worth on each rank, the own first rank first.
static WORTH: EpinTable<[i32; 8]> = EpinTable::filled([0; 8])
    .with(epin!("P"), PAWN)
    .with(epin!("+P"), PAWN)
    .with(epin!("N"), [300, 310, 320, 330, 330, 330, 320, 310])
    .with(epin!("B"), [310, 330, 330, 330, 330, 330, 330, 330])
    .with(epin!("R"), ROOK)
    .with(epin!("-R"), ROOK)
    .with(epin!("Q"), [880, 900, 900, 900, 900, 900, 900, 900]);

const PAWN: [i32; 8] = [0, 100, 100, 105, 115, 150, 250, 0];
const ROOK: [i32; 8] = [500, 500, 500, 500, 500, 500, 530, 510];

fn worth(piece: Piece<Chess>, rank: usize) -> i32 {
    match piece.side() {
        Side::First => WORTH[piece.epin()][rank],
        Side::Second => -WORTH[piece.epin().flipped()][7 - rank],
    }
}

/// What is in hand once a piece is captured. A piece that joins the game has to be named here.
fn captured(piece: Shogi) -> Option<Shogi> {
    match piece {
        Shogi::King | Shogi::JeweledKing => None,
        Shogi::Rook | Shogi::Dragon => Some(Shogi::Rook),
        Shogi::Bishop | Shogi::Horse => Some(Shogi::Bishop),
        Shogi::Gold => Some(Shogi::Gold),
        Shogi::Silver | Shogi::PromotedSilver => Some(Shogi::Silver),
        Shogi::Knight | Shogi::PromotedKnight => Some(Shogi::Knight),
        Shogi::Lance | Shogi::PromotedLance => Some(Shogi::Lance),
        Shogi::Pawn | Shogi::Tokin => Some(Shogi::Pawn),
    }
}

fn list<C: Catalog + Debug>() {
    println!("{}", C::NAME);
    for piece in C::ALL {
        let tokens: Vec<_> = piece.tokens().iter().map(|token| token.as_str()).collect();
        println!("    {:<8}  {piece:?}", tokens.join(" "));
    }
}

fn main() -> serde_json::Result<()> {
    list::<Chess>();
    list::<Makruk>();
    list::<Shogi>();
    list::<ChessVsMakruk>();

    let pawn = Piece::new(Chess::Pawn, Side::Second);
    println!("\n{pawn} in Chess: {} at home, {} before the end", worth(pawn, 6), worth(pawn, 1));

    let taken: Vec<Piece<Shogi>> = serde_json::from_str(r#"["+r", "p", "k^"]"#)?;
    for piece in taken {
        let hand = captured(piece.kind()).map(|kind| Piece::new(kind, piece.side().flip()));
        match hand {
            Some(hand) => println!("{piece} in Shogi: captured, it is {hand}"),
            None => println!("{piece} in Shogi: captured, the game is over"),
        }
    }

    // A queen is a valid token, and no piece of this game.
    if let Err(error) = serde_json::from_str::<Vec<Piece<Shogi>>>(r#"["+r", "Q"]"#) {
        println!("\n{error}");
    }
    Ok(())
}
