//! What the benchmarks share: their inputs, an engine, and the tables they print.

mod inputs;
pub mod shogi;
mod table;

pub use inputs::{mostly_plain, rejections, shuffled, texts, texts_of, tokens};
pub use table::Table;
