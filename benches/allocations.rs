//! Counts the allocations while a million tokens are read. Takes seconds.

use allocation_counter::measure;
use epin::Epin;
use epin_benches::{Table, tokens};
use sashite_epin::Identifier;
use serde::Deserialize;

const COUNT: usize = 1_000_000;

fn main() {
    let json = &serde_json::to_string(&tokens(COUNT)).expect("tokens are strings");
    let bytes = &postcard::to_allocvec(&tokens(COUNT)).expect("tokens are strings");
    let table = Table::new(&[
        "allocations for 1,000,000 tokens",
        "`Vec<Epin>`",
        "`Vec<&str>`",
        "`Vec<Identifier>` of `sashite-epin`",
        "`Vec<String>`",
    ]);
    table.row([
        "JSON",
        &in_json::<Epin>(json),
        &in_json::<&str>(json),
        &in_json::<Identifier>(json),
        &in_json::<String>(json),
    ]);
    table.row([
        "postcard",
        &in_postcard::<Epin>(bytes),
        &in_postcard::<&str>(bytes),
        &in_postcard::<Identifier>(bytes),
        &in_postcard::<String>(bytes),
    ]);
}

fn in_json<'a, T: Deserialize<'a>>(text: &'a str) -> String {
    let mut tokens = Vec::<T>::new();
    let allocations = measure(|| tokens = serde_json::from_str(text).expect("tokens"));
    assert_eq!(tokens.len(), COUNT);
    allocations.count_total.to_string()
}

fn in_postcard<'a, T: Deserialize<'a>>(bytes: &'a [u8]) -> String {
    let mut tokens = Vec::<T>::new();
    let allocations = measure(|| tokens = postcard::from_bytes(bytes).expect("tokens"));
    assert_eq!(tokens.len(), COUNT);
    allocations.count_total.to_string()
}
