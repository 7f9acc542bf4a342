#![doc = include_str!("../README.md")]
#![no_std]
#![forbid(unsafe_code)]
// Code panics only on purpose: these lints find code that can panic, and each `allow` gives a reason. The lints
// do not cover overflows; those are found by the tests and by fuzzing, which are built with overflow checks.
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

// Each module uses only the modules listed before it, and `.ci/order` checks this. The blank lines keep rustfmt
// from sorting the list.
#[macro_use]
mod impl_error;

mod parse_fen_error;
mod parse_move_error;
mod write_fen_error;

mod counters;
mod promotion;

mod dialect;

mod read;

mod game;
mod write;

mod moves;
mod play_error;
mod played;
mod setup;

mod orthodox;

mod chess;
mod crazyhouse;
mod makruk;
mod shogi;
mod xiangqi;

mod parse;
mod parse_move;
mod play;

mod any_fen;

mod ranges;

#[cfg(any(feature = "schemars1", feature = "serde"))]
mod formats;

pub use epin;

pub use any_fen::{AnyFen, Spelling, TurnLetters};
#[doc(alias("antichess", "atomic", "chess960", "horde", "racing kings"))]
pub use chess::Chess;
#[doc(alias("fullmove", "halfmove"))]
pub use counters::Counters;
pub use crazyhouse::Crazyhouse;
pub use game::Game;
pub use makruk::Makruk;
#[doc(alias("uci", "usi", "ucci"))]
pub use moves::Move;
pub use parse_fen_error::{ParseFenError, ParseFenErrorKind};
pub use parse_move_error::{ParseMoveError, ParseMoveErrorKind};
pub use play_error::{PlayError, PlayErrorKind};
pub use played::Played;
pub use promotion::Promotion;
#[doc(alias("fen", "sfen", "epd"))]
pub use setup::Setup;
pub use shogi::Shogi;
pub use write_fen_error::WriteFenError;
pub use xiangqi::Xiangqi;
