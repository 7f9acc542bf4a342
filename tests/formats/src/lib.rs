//! What is tested of every format: all values in all containers are read back as they were
//! written, or lost for a reason that is listed, and what is not a token is refused in few words.
//!
//! The formats that most people use are tested here. Those that take long to build are tested by
//! `epin-more-formats`, a workspace of its own.

#![allow(missing_docs, clippy::missing_errors_doc, clippy::missing_panics_doc)]

mod blame;
pub mod containers;
mod format;
pub mod limits;
mod places;
mod rejections;
mod round_trips;
pub mod samples;

#[cfg(test)]
mod list;
#[cfg(test)]
mod token_stream;

pub use blame::blameless;
pub use containers::{Check, Container, each_container};
pub use format::{Entry, Format, each_format, said, text, with_writer};
pub use limits::{ELSEWHERE, LIMITS};
pub use places::{Game as PlacedGame, check_place};
pub use rejections::{refuses, refuses_in_few_words};
pub use round_trips::round_trips;
pub use samples::{Game, Sample};
