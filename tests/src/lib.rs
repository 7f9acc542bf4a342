//! What `epin` promises, tested: everything that needs more room than an example in the docs.

#![cfg(any(test, doctest))]

mod arbitrary;
mod catalog;
mod compact;
mod constants;
mod equality;
mod errors;
mod formats;
mod formatting;
mod games;
mod grammar;
mod inputs;
mod iteration;
mod letters;
mod literals;
mod map;
mod message;
mod oracle;
mod order;
mod parsing;
mod parts;
mod peer;
mod piece;
mod random;
mod schema;
mod serde;
mod serde_collections;
mod set;
mod source_literals;
mod specification;
mod suggestions;
mod table;
mod transformations;

#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct Readme;
