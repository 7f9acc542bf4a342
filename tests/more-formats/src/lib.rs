//! `epin` with formats and adapters that take long to build, so this is a workspace of its own:
//! `cargo test` at the root of the repository skips it, and `.ci/more-formats` tests it.

#![cfg(test)]
#![forbid(unsafe_code)]

mod adapters;
mod borrowed;
mod duplicates;
mod game_schema;
mod guide;
mod list;
mod order;
mod others;
mod positions;
