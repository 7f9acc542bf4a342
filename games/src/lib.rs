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

mod chess;
mod crazyhouse;
mod makruk;
mod shogi;
mod xiangqi;

mod counters;
mod error;
mod fen;
mod format;
mod game;
mod orthodox;
mod read;

pub use epin;

pub use chess::Chess;
pub use counters::Counters;
pub use crazyhouse::Crazyhouse;
pub use error::{FenError, WriteFenError};
pub use fen::Fen;
pub use game::Game;
pub use makruk::Makruk;
pub use shogi::Shogi;
pub use xiangqi::Xiangqi;
