//! Tokens in files: serde's data model, JSON, schemas. `formats/` has all other formats.

mod collections;
mod compact;
mod kinds;
mod schema;
mod tokens;
mod visitors;
