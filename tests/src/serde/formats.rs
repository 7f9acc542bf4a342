//! Tokens in every format: what is written reads back, and what is not a token is refused.

mod adapters;
mod containers;
mod format;
mod limits;
mod list;
mod places;
mod rejections;
mod round_trips;
mod samples;
mod token_stream;
