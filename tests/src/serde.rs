//! Tokens with serde: its data model, JSON, and JSON schemas. The package in `tests/formats` tests
//! the other formats.

mod collections;
mod compact;
mod kind_tables;
mod kinds;
mod schema;
mod tokens;
mod visitors;
