use epin::{Catalog, Epin, Piece, Side, epin, piece};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Catalog)]
#[epin(nmae = "Shōgi")]
enum Shogi {
    #[epin("^K")]
    King,
    #[epin("R")]
    Rook,
    #[epin("R")]
    Dragon,
    Pawn,
    #[epin("+p")]
    Tokin,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("k^", "^K")]
    #[epin]
    King(bool),
}

static PAWN: Shogi = piece!(Shogi, "P").kind();

fn value(piece: Shogi) -> u32 {
    match piece {
        Shogi::King => 0,
        Shogi::Rook | Shogi::Dragon => 10,
        Shogi::Pawn | Shogi::Tokin => 1,
    }
}

fn read(token: Epin) -> Result<Piece<Shogi>, epin::UnknownPieceError> {
    Shogi::try_from(token).map(|kind| Piece::new(kind, token.side()))
}

fn main() {
    let total: u32 = Shogi::ALL.iter().copied().map(value).sum();
    let pawn = Shogi::Pawn.token(Side::Second);
    let same = Shogi::from_token(pawn) == Some(PAWN) && Shogi::Pawn.tokens().contains(&pawn);
    println!("{} {total} {same} {:?}", Shogi::NAME, read(epin!("K^")));
    let piece: Piece<Shogi> = "+P".parse().unwrap();
    println!("{piece} {:?}", piece.kind());
}
