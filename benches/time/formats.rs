//! Reading many tokens from a file.

use epin::Epin;
use epin_benches::{Table, mostly_plain, texts, tokens};
use sashite_epin::Identifier;

use crate::race::Race;

const COUNT: usize = 1_000_000;

pub(crate) fn print(table: &Table) {
    json("JSON array, all 624", &tokens(COUNT), table);
    json("JSON array, 95% plain", &mostly_plain(COUNT), table);
    postcard("postcard sequence, all 624", &tokens(COUNT), table);
    postcard("postcard sequence, 95% plain", &mostly_plain(COUNT), table);
}

fn json(operation: &'static str, tokens: &[Epin], table: &Table) {
    let text = &serde_json::to_string(tokens).expect("tokens are strings");
    Race::new(operation, tokens.len())
        .at_once("`Vec<Epin>`", || serde_json::from_str::<Vec<Epin>>(text))
        .at_once("`Vec<&str>`", || serde_json::from_str::<Vec<&str>>(text))
        .at_once("`Vec<Identifier>` of `sashite-epin`", || {
            serde_json::from_str::<Vec<Identifier>>(text)
        })
        .print(table);
}

fn postcard(operation: &'static str, tokens: &[Epin], table: &Table) {
    let bytes = &postcard::to_allocvec(&texts(tokens)).expect("strings");
    Race::new(operation, tokens.len())
        .at_once("`Vec<Epin>`", || postcard::from_bytes::<Vec<Epin>>(bytes))
        .at_once("`Vec<&str>`", || postcard::from_bytes::<Vec<&str>>(bytes))
        .at_once("`Vec<Identifier>` of `sashite-epin`", || {
            postcard::from_bytes::<Vec<Identifier>>(bytes)
        })
        .print(table);
}
