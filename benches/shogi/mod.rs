//! A shogi engine, built once on `Piece<Shogi>` and once on a hand-written enum of one byte.
//!
//! It counts positions ("perft"), with all rules of movement. The code that both engines share is
//! generic over `BoardPiece`; `tokens.rs` and `bytes.rs` are what the author of each engine writes.

mod board_piece;
mod bytes;
mod moves;
mod piece_kind;
mod position;
mod reach;
mod tokens;
mod worth;

pub use board_piece::BoardPiece;
pub use bytes::Byte;
pub use position::{Board, Position};
pub use worth::{worth_by_kind, worth_by_token};

/// A position, and how many positions can be reached from it in one move, in two, and so on.
///
/// Other engines find the same counts for the [start position] and for the [second] position. The
/// second position has 593 moves, which is [proven] to be the most that any position has.
///
/// [start position]: https://qiita.com/ak11/items/8bd5f2bb0f5b014143c8
/// [second]: https://github.com/sugyan/shunsai/blob/main/BENCHMARKS.md
/// [proven]: http://lfics81.techblog.jp/archives/2041940.html
#[derive(Debug, Clone, Copy)]
pub struct Perft {
    /// The position, in SFEN.
    pub position: &'static str,
    /// The number of positions after one move, after two, and so on.
    pub counts: &'static [usize],
}

/// The positions from which the benchmarks count.
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
