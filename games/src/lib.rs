#![doc = include_str!("../README.md")]
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;

use core::fmt;

pub mod chess;
pub mod makruk;
pub mod shogi;
pub mod xiangqi;

mod error;
mod notation;
mod read;
mod write;

#[doc(inline)]
pub use {chess::Chess, makruk::Makruk, shogi::Shogi, xiangqi::Xiangqi};

pub use error::{FenError, WriteFenError};

/// The counters of a FEN. A position (FEEN) has no place for them.
///
/// ```
/// use epin_games::{Clock, chess};
///
/// let (_, clock) = chess::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 3 21")?;
/// assert_eq!(clock, Clock { halfmoves: 3, fullmoves: 21 });
/// # Ok::<(), epin_games::FenError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Clock {
    /// The halfmove clock: how many moves both sides have made since the last capture or pawn move.
    pub halfmoves: u32,
    /// The fullmove number: 1 at the start, and one more after each move of the second side.
    pub fullmoves: u32,
}

impl Default for Clock {
    /// Returns the counters of a start position, `0 1`. A FEN that leaves a counter out is read with this
    /// value.
    fn default() -> Self {
        Self { halfmoves: 0, fullmoves: 1 }
    }
}

impl fmt::Display for Clock {
    /// Writes both counters as in a FEN.
    ///
    /// ```
    /// assert_eq!(epin_games::Clock::default().to_string(), "0 1");
    /// ```
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.halfmoves, self.fullmoves)
    }
}
