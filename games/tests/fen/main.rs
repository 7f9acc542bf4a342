//! FEN and SFEN, held against the readers and writers of other crates, and with everything that they
//! refuse.

mod chess;
mod edits;
mod random;
mod refused;
mod reported;
mod shogi;
mod starts;
mod tables;
