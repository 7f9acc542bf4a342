//! What the benchmarks share: their inputs and the tables they print.

mod inputs;
mod table;

pub use inputs::{Random, mostly_plain, rejections, texts, tokens};
pub use table::Table;
