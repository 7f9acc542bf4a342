//! What a piece is worth, by a `match` on its token or on its kind.

use epin::{Piece, Side, epin};

use epin_games::Shogi;

/// Returns what a piece is worth, negative for the second side, by a `match` on its token.
#[must_use]
pub fn worth_by_token(piece: Piece<Shogi>) -> i32 {
    match piece.token() {
        epin!("P") => 100,
        epin!("p") => -100,
        epin!("L") => 430,
        epin!("l") => -430,
        epin!("N") => 450,
        epin!("n") => -450,
        epin!("S") => 640,
        epin!("s") => -640,
        epin!("G") => 690,
        epin!("g") => -690,
        epin!("B") => 890,
        epin!("b") => -890,
        epin!("R") => 1040,
        epin!("r") => -1040,
        epin!("+P") => 420,
        epin!("+p") => -420,
        epin!("+B") => 1150,
        epin!("+b") => -1150,
        epin!("+R") => 1300,
        epin!("+r") => -1300,
        _ => 0,
    }
}

/// Returns the same as [`worth_by_token`], by a `match` on the piece's kind.
#[must_use]
pub fn worth_by_kind(piece: Piece<Shogi>) -> i32 {
    let worth = match piece.kind() {
        Shogi::Pawn => 100,
        Shogi::Lance => 430,
        Shogi::Knight => 450,
        Shogi::Silver => 640,
        Shogi::Gold => 690,
        Shogi::Bishop => 890,
        Shogi::Rook => 1040,
        Shogi::Tokin => 420,
        Shogi::Horse => 1150,
        Shogi::Dragon => 1300,
        _ => 0,
    };
    match piece.side() {
        Side::First => worth,
        Side::Second => -worth,
    }
}
