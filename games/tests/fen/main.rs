//! FEN and SFEN: comparisons with the readers and writers of other crates, and everything that is refused.

mod chess;
mod edits;
mod random;
mod ranges;
mod refused;
mod reported;
mod shogi;
mod starts;
mod tables;
mod unsayable;
