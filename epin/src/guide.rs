//! Guides: documentation, no code.

#[doc = include_str!("guide/formats.md")]
pub mod formats {}
