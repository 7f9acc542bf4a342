//! The engine's piece as a `Piece` of the catalog.

use epin::{Catalog, Epin, EpinTable, Piece, Side};

use super::board_piece::BoardPiece;
use super::reach::{Reach, SQUARES, random};
use epin_games::Shogi;

static REACH: EpinTable<Epin, Reach> = {
    let mut table = EpinTable::from_array([Reach::NONE; Epin::COUNT]);
    let mut kinds = (Shogi::ALL, Shogi::TOKENS);
    while let ([kind, other_kinds @ ..], [tokens, other_tokens @ ..]) = kinds {
        let token = tokens[0];
        table = table.with(token, Reach::new(*kind, Side::First));
        table = table.with(token.flipped(), Reach::new(*kind, Side::Second));
        kinds = (other_kinds, other_tokens);
    }
    table
};
static KEYS: EpinTable<Epin, [u64; SQUARES]> = {
    let mut table = EpinTable::from_array([[0; SQUARES]; Epin::COUNT]);
    let mut index = 0;
    while let Some(token) = Epin::from_index(index) {
        let mut keys = [0; SQUARES];
        let mut square = 0;
        while square < SQUARES {
            keys[square] = random(index, square);
            square += 1;
        }
        table = table.with(token, keys);
        index += 1;
    }
    table
};

impl BoardPiece for Piece<Shogi> {
    #[inline]
    fn new(kind: Shogi, side: Side) -> Self {
        Self::new(kind, side)
    }

    #[inline]
    fn kind(self) -> Shogi {
        self.kind()
    }

    #[inline]
    fn side(self) -> Side {
        self.side()
    }

    #[inline]
    fn promoted(self) -> Option<Self> {
        self.enhanced().filter(|promoted| *promoted != self)
    }

    #[inline]
    fn reach(self) -> Reach {
        REACH[self.token()]
    }

    #[inline]
    fn key(self, square: usize) -> u64 {
        KEYS[self.token()][square]
    }
}
