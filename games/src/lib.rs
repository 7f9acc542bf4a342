#![doc = include_str!("../README.md")]
#![no_std]
#![forbid(unsafe_code)]
// Nothing here panics by accident: each exception to these lints is allowed with a reason.
#![warn(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    clippy::unreachable,
    clippy::unwrap_used
)]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;

// Each module uses only modules that are listed before it.
mod build_fen_error;
mod parse_fen_error;

mod counters;
mod dialect;

mod read;

mod game;
mod write;

mod fen;

mod orthodox;

mod chess;
mod crazyhouse;
mod makruk;
mod shogi;
mod xiangqi;

mod parse;

mod ranges;

#[cfg(any(feature = "schemars1", feature = "serde"))]
mod formats;

pub use epin;

pub use build_fen_error::{BuildFenError, BuildFenErrorKind};
pub use chess::Chess;
pub use counters::Counters;
pub use crazyhouse::Crazyhouse;
pub use fen::Fen;
pub use game::Game;
pub use makruk::Makruk;
pub use parse_fen_error::{ParseFenError, ParseFenErrorKind};
pub use shogi::Shogi;
pub use xiangqi::Xiangqi;
