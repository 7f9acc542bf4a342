//! Guides: documentation, no code.

#[doc = include_str!("guide/formats.md")]
pub mod formats {}

#[doc = include_str!("guide/game_file.md")]
pub mod game_file {}

#[doc = include_str!("guide/styles.md")]
pub mod styles {}
