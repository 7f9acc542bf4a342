//! A shogi engine, once on `Piece<Shogi>` and once on a hand-written enum of one byte.
//!
//! It counts positions ("perft"), with all rules of movement. What both engines share is generic
//! over `Man`; `tokens.rs` and `bytes.rs` are what the author of an engine writes for either.

mod bytes;
mod kind;
mod man;
mod moves;
mod position;
mod reach;
mod tokens;
mod worth;

pub use bytes::Byte;
pub use man::Man;
pub use position::{Board, Position};
pub use worth::{worth_by_kind, worth_by_token};

/// A position, and how many positions there are after each number of moves, 0 left out.
///
/// The numbers are known from other engines. The second position has more moves than any other.
#[derive(Debug, Clone, Copy)]
pub struct Perft {
    /// The position, in SFEN.
    pub position: &'static str,
    /// The number of positions after one move, after two, and so on.
    pub counts: &'static [usize],
}

/// The positions that are counted.
pub const PERFTS: [Perft; 2] = [
    Perft {
        position: "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        counts: &[30, 900, 25_470, 719_731],
    },
    Perft {
        position: "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1",
        counts: &[593, 105_677],
    },
];
