//! The engine's piece as an enum of one byte, written by hand.

use epin::{Catalog, Side};

use super::board_piece::BoardPiece;
use super::reach::{Reach, SQUARES, random};
use epin_games::Shogi;

macro_rules! men {
    ($($first:ident $second:ident)*) => {
        /// A piece of shogi with its side, in one byte: all kinds of the first side, then all kinds
        /// of the second side.
        #[allow(missing_docs)] // The pieces' names.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum Byte {
            $($first,)*
            $($second,)*
        }

        const MEN: [Byte; COUNT] = [$(Byte::$first,)* $(Byte::$second,)*];
    };
}

men! {
    FirstKing SecondKing
    FirstRook SecondRook
    FirstDragon SecondDragon
    FirstBishop SecondBishop
    FirstHorse SecondHorse
    FirstGold SecondGold
    FirstSilver SecondSilver
    FirstPromotedSilver SecondPromotedSilver
    FirstKnight SecondKnight
    FirstPromotedKnight SecondPromotedKnight
    FirstLance SecondLance
    FirstPromotedLance SecondPromotedLance
    FirstPawn SecondPawn
    FirstTokin SecondTokin
}

/// The number of kinds.
const KINDS: usize = Shogi::ALL.len();
const COUNT: usize = 2 * KINDS;

/// The kind of each piece, by its byte.
static KIND: [Shogi; COUNT] = {
    let mut kinds = [Shogi::King; COUNT];
    let mut i = 0;
    while i < COUNT {
        kinds[i] = Shogi::ALL[i % KINDS];
        i += 1;
    }
    kinds
};

static PROMOTED: [Option<Byte>; COUNT] = {
    let mut promoted = [None; COUNT];
    let mut i = 0;
    while i < COUNT {
        promoted[i] = match KIND[i] {
            Shogi::Rook
            | Shogi::Bishop
            | Shogi::Silver
            | Shogi::Knight
            | Shogi::Lance
            | Shogi::Pawn => Some(MEN[i + 1]),
            _ => None,
        };
        i += 1;
    }
    promoted
};

static REACH: [Reach; COUNT] = {
    let mut reach = [Reach::NONE; COUNT];
    let mut i = 0;
    while i < COUNT {
        let side = if i < KINDS { Side::First } else { Side::Second };
        reach[i] = Reach::new(KIND[i], side);
        i += 1;
    }
    reach
};

static KEYS: [[u64; SQUARES]; COUNT] = {
    let mut keys = [[0; SQUARES]; COUNT];
    let mut i = 0;
    while i < COUNT {
        let mut square = 0;
        while square < SQUARES {
            keys[i][square] = random(i, square);
            square += 1;
        }
        i += 1;
    }
    keys
};

impl BoardPiece for Byte {
    #[inline]
    fn new(kind: Shogi, side: Side) -> Self {
        match side {
            Side::First => MEN[kind as usize],
            Side::Second => MEN[KINDS + kind as usize],
        }
    }

    #[inline]
    fn kind(self) -> Shogi {
        KIND[self as usize]
    }

    #[inline]
    fn side(self) -> Side {
        if (self as usize) < KINDS { Side::First } else { Side::Second }
    }

    #[inline]
    fn promoted(self) -> Option<Self> {
        PROMOTED[self as usize]
    }

    #[inline]
    fn reach(self) -> Reach {
        REACH[self as usize]
    }

    #[inline]
    fn key(self, square: usize) -> u64 {
        KEYS[self as usize][square]
    }
}
