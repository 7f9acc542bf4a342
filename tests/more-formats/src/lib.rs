//! Tokens in formats and adapters that take long to build.

#![cfg(test)]
#![forbid(unsafe_code)]

mod adapters;
mod borrowed;
mod duplicates;
mod game_schema;
mod guide;
mod list;
mod others;
mod places;
