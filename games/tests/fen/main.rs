//! FEN and SFEN: comparisons with the readers and writers of other crates, and everything that is refused.

#[macro_use]
mod each_game;

mod any_fen;
mod boards;
mod chess;
mod edits;
mod explained;
mod prefix;
mod ranges;
mod refused;
mod repairs;
mod reported;
mod shogi;
mod shown;
mod starts;
mod tables;
mod unwritable;
