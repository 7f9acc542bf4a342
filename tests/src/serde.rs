//! Tokens in files: serde's data model, formats, schemas.

mod collections;
mod compact;
mod formats;
mod schema;
mod tokens;
