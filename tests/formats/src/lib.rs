//! Tests that apply to every serde format alike, and the formats that most people use.
//!
//! All values in all containers are read back as they were written, or lost for a reason that
//! `limits.txt` gives. Strings that are not tokens are refused with a short error.
//!
//! This crate is a library so that `tests/more-formats`, with the formats that take long to build,
//! can apply the same tests. A format is a few lines in a call to [`formats!`].

#![allow(missing_docs, clippy::missing_errors_doc, clippy::missing_panics_doc)]

mod carries;
pub mod containers;
mod format;
mod limits;
pub mod positions;
mod rejections;
mod samples;
mod value;

#[cfg(test)]
mod list;
#[cfg(test)]
mod token_stream;

pub use carries::carries;
pub use format::{Format, error_as_text, on_two_threads, text, with_writer};
pub use rejections::refuses;
pub use samples::Game;
