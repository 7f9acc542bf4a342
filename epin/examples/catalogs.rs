//! The pieces of two games as enums, and what an engine does with them. For ready-made enums of chess,
//! crazyhouse, shōgi, makruk and xiangqi, use the `epin-games` crate.
//!
//! ```text
//! cargo run --example catalogs
//! ```

use std::fmt::Debug;

use epin::{Catalog, EpinTable, Piece, Side, piece, pieces};

/// Chess. `-R` is a rook that may castle, `+P` is a pawn that may advance two squares, and `-P` is a pawn
/// that may be taken en passant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("Q")]
    Queen,
    #[epin("R", "-R")]
    Rook,
    #[epin("B")]
    Bishop,
    #[epin("N")]
    Knight,
    #[epin("P", "+P", "-P")]
    Pawn,
}

/// Shōgi, in which the lower-ranked player has the jeweled king. A promoted piece is a kind of its own,
/// declared after the kind that promotes to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Shogi {
    #[epin("K^")]
    King,
    #[epin("K^'")]
    JeweledKing,
    #[epin("R")]
    Rook,
    #[epin("+R")]
    Dragon,
    #[epin("B")]
    Bishop,
    #[epin("+B")]
    Horse,
    #[epin("G")]
    Gold,
    #[epin("S")]
    Silver,
    #[epin("+S")]
    PromotedSilver,
    #[epin("N")]
    Knight,
    #[epin("+N")]
    PromotedKnight,
    #[epin("L")]
    Lance,
    #[epin("+L")]
    PromotedLance,
    #[epin("P")]
    Pawn,
    #[epin("+P")]
    Tokin,
}

const BACK_RANK: [Piece<Chess>; 8] = pieces![Chess, "-R", "N", "B", "Q", "K^", "B", "N", "-R"];

/// What each kind of piece in Chess is worth on each rank. The kinds are in the order of the enum,
/// and the ranks are counted from the piece's own side.
static WORTH: EpinTable<Chess, [i32; 8]> = EpinTable::<Chess, _>::from_array([
    [0; 8],
    [880, 900, 900, 900, 900, 900, 900, 900],
    [500, 500, 500, 500, 500, 500, 530, 510],
    [310, 330, 330, 330, 330, 330, 330, 330],
    [300, 310, 320, 330, 330, 330, 320, 310],
    [0, 100, 100, 105, 115, 150, 250, 0],
]);

/// Returns what a piece is worth to the first side: negative if it belongs to the second side.
fn worth(piece: Piece<Chess>, rank: usize) -> i32 {
    let worth = WORTH[piece.kind()];
    match piece.side() {
        Side::First => worth[rank],
        Side::Second => -worth[7 - rank],
    }
}

/// Returns the piece that goes into the hand when `piece` is captured, or `None` for a king.
///
/// The `match` has no wildcard, so if you add a kind to the game, this function does not compile until it
/// handles that kind.
fn captured(piece: Piece<Shogi>) -> Option<Piece<Shogi>> {
    let kind = match piece.kind() {
        Shogi::King | Shogi::JeweledKing => return None,
        Shogi::Rook | Shogi::Dragon => Shogi::Rook,
        Shogi::Bishop | Shogi::Horse => Shogi::Bishop,
        Shogi::Gold => Shogi::Gold,
        Shogi::Silver | Shogi::PromotedSilver => Shogi::Silver,
        Shogi::Knight | Shogi::PromotedKnight => Shogi::Knight,
        Shogi::Lance | Shogi::PromotedLance => Shogi::Lance,
        Shogi::Pawn | Shogi::Tokin => Shogi::Pawn,
    };
    Some(Piece::new(kind, piece.side().flipped()))
}

/// Prints a catalog's kinds of piece, each with its tokens.
fn list<C: Catalog + Debug>() {
    println!("{}", C::NAME);
    for piece in C::ALL {
        let tokens: Vec<_> = piece.tokens().iter().map(|token| token.as_str()).collect();
        println!("    {:<8}  {piece:?}", tokens.join(" "));
    }
}

fn main() -> serde_json::Result<()> {
    list::<Chess>();
    list::<Shogi>();

    let total: i32 = BACK_RANK.iter().map(|piece| worth(*piece, 0)).sum();
    println!("\nThe back rank in Chess is worth {total}");
    let pawn = piece!(Chess, "p");
    println!("{pawn} in Chess: {} at home, {} before the end", worth(pawn, 6), worth(pawn, 1));
    let castled = piece!(Chess, "-R").canonical();
    let rooks = Chess::Rook.tokens().len();
    println!("-R in Chess: {castled} once it has moved, one of {rooks} tokens");

    println!();
    for piece in [piece!(Shogi, "R"), piece!(Shogi, "G")] {
        match piece.enhanced() {
            Some(promoted) => println!("{piece} in Shogi: promoted, it is {promoted}"),
            None => println!("{piece} in Shogi: it does not promote"),
        }
    }
    let taken: Vec<Piece<Shogi>> = serde_json::from_str(r#"["+r", "p", "k^"]"#)?;
    for piece in taken {
        match captured(piece) {
            Some(hand) => println!("{piece} in Shogi: captured, it is {hand}"),
            None => println!("{piece} in Shogi: captured, the game is over"),
        }
    }

    // `K` is a valid token, but not a piece of Shogi.
    if let Err(error) = serde_json::from_str::<Vec<Piece<Shogi>>>(r#"["+r", "K"]"#) {
        println!("\n{error}");
    }
    Ok(())
}
