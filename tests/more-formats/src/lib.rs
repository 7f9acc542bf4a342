//! Tokens in formats and adapters that take long to build.

#![cfg(test)]
#![forbid(unsafe_code)]

mod adapters;
mod game_schema;
mod list;
mod places;
