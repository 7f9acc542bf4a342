//! Nanoseconds per token: the shortest of many interleaved runs, on shuffled inputs.

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
}
