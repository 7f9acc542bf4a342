//! Tests that apply to every serde format alike, and the formats that most people use.
//!
//! All values in all containers are read back as they were written, or lost for a reason that
//! [`LIMITS`] gives; and what is not a token is refused with a short error.
//!
//! It is a library so that `tests/more-formats`, with the formats that take long to build, can
//! apply the same tests.

#![allow(missing_docs, clippy::missing_errors_doc, clippy::missing_panics_doc)]

pub mod containers;
mod format;
pub mod limits;
mod plain_comparison;
pub mod positions;
mod rejections;
mod round_trips;
pub mod samples;
pub mod value;

#[cfg(test)]
mod list;
#[cfg(test)]
mod token_stream;

pub use containers::{Check, Container, each_container};
pub use format::{Entry, Format, each_format, error_as_text, text, with_writer};
pub use limits::{ELSEWHERE, LIMITS};
pub use plain_comparison::loses_no_more_than_plain_types;
pub use rejections::{refuses, refuses_with_short_errors};
pub use round_trips::round_trips;
pub use samples::{Game, Sample};
pub use value::{Kind, Value};
