//! Measures nanoseconds per token: contenders run in turns on shuffled inputs, and the shortest run
//! of each counts.

mod fen;
mod formats;
mod lookup;
mod race;
mod text;

use epin_benches::Table;

fn main() {
    let table = Table::new(&["operation", "by", "ns per token", "times `epin`'s"]);
    text::print(&table);
    lookup::print(&table);
    formats::print(&table);
    fen::print(&table);
}
