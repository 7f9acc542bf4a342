//! Where pieces can move: directions, and the squares that lie in them.

use epin::Side;

use epin_games::Shogi;

/// The number of directions: eight to the adjacent squares, then four jumps of knights.
pub(crate) const DIRECTIONS: usize = 12;

/// The steps to the right and down, by direction. The first eight go clockwise from straight up.
const STEPS: [(isize, isize); DIRECTIONS] = [
    (0, -1),
    (1, -1),
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (-1, -1),
    (1, -2),
    (-1, -2),
    (1, 2),
    (-1, 2),
];

/// The number of directions that are not jumps.
pub(crate) const AROUND: usize = 8;

/// The opposite of each direction that is not a jump.
pub(crate) const BACK: [usize; AROUND] = [4, 5, 6, 7, 0, 1, 2, 3];

/// Returns the directions from which a knight of a side attacks a square.
pub(crate) const fn knights(side: Side) -> [usize; 2] {
    match side {
        Side::First => [10, 11],
        Side::Second => [8, 9],
    }
}

/// A set of directions, with one bit for each.
type Directions = u16;

const UP: Directions = 1 << 0;
const SIDEWAYS: Directions = 1 << 2 | 1 << 6;
const DOWN: Directions = 1 << 4;
const STRAIGHT: Directions = UP | SIDEWAYS | DOWN;
const DIAGONALLY_UP: Directions = 1 << 1 | 1 << 7;
const DIAGONAL: Directions = DIAGONALLY_UP | 1 << 3 | 1 << 5;
const JUMPS_UP: Directions = 1 << 8 | 1 << 9;

/// The directions in which a piece can move one step, and those in which it can slide.
#[derive(Debug, Clone, Copy)]
pub struct Reach {
    pub(crate) steps: Directions,
    pub(crate) slides: Directions,
}

impl Reach {
    /// No move at all.
    pub(crate) const NONE: Self = Self { steps: 0, slides: 0 };

    /// Returns where a piece of a kind and a side can move.
    pub(crate) const fn new(kind: Shogi, side: Side) -> Self {
        let (steps, slides) = match kind {
            Shogi::King => (STRAIGHT | DIAGONAL, 0),
            Shogi::Rook => (0, STRAIGHT),
            Shogi::Dragon => (DIAGONAL, STRAIGHT),
            Shogi::Bishop => (0, DIAGONAL),
            Shogi::Horse => (STRAIGHT, DIAGONAL),
            Shogi::Silver => (UP | DIAGONAL, 0),
            Shogi::Knight => (JUMPS_UP, 0),
            Shogi::Lance => (0, UP),
            Shogi::Pawn => (UP, 0),
            Shogi::Gold
            | Shogi::PromotedSilver
            | Shogi::PromotedKnight
            | Shogi::PromotedLance
            | Shogi::Tokin => (STRAIGHT | DIAGONALLY_UP, 0),
        };
        match side {
            Side::First => Self { steps, slides },
            Side::Second => Self { steps: turned(steps), slides: turned(slides) },
        }
    }

    /// Returns whether the piece attacks in a direction: the next square if `near`, otherwise the
    /// squares beyond it.
    pub(crate) const fn attacks(self, direction: usize, near: bool) -> bool {
        let directions = if near { self.steps | self.slides } else { self.slides };
        directions >> direction & 1 != 0
    }
}

/// Returns the directions as the other side sees them: up becomes down. Left and right may be swapped
/// as well, which makes no difference, because the moves of every piece are symmetric.
const fn turned(directions: Directions) -> Directions {
    let around = directions & 0xff;
    let jumps = directions >> AROUND;
    (around << 4 | around >> 4) & 0xff | (jumps << 2 | jumps >> 2) << AROUND
}

/// The number of squares. They are numbered rank by rank, from the second side's end.
pub(crate) const SQUARES: usize = 81;

/// Returns the square that is one step away, or `None` at the edge.
pub(crate) fn next(square: usize, direction: usize) -> Option<usize> {
    let next = NEXT[square][direction];
    (next != OFF_BOARD).then_some(usize::from(next))
}

const OFF_BOARD: u8 = u8::MAX;

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // 0 to 80.
static NEXT: [[u8; DIRECTIONS]; SQUARES] = {
    let mut next = [[OFF_BOARD; DIRECTIONS]; SQUARES];
    let mut square = 0;
    while square < SQUARES {
        let mut direction = 0;
        while direction < DIRECTIONS {
            let (right, down) = STEPS[direction];
            let file = (square % 9).wrapping_add_signed(right);
            let rank = (square / 9).wrapping_add_signed(down);
            if file < 9 && rank < 9 {
                next[square][direction] = (rank * 9 + file) as u8;
            }
            direction += 1;
        }
        square += 1;
    }
    next
};

/// Returns the random number of a piece, given by its index, on a square.
pub(crate) const fn random(piece: usize, square: usize) -> u64 {
    let seed = (piece * SQUARES + square + 1) as u64;
    let bits = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits ^ (bits >> 27)
}
