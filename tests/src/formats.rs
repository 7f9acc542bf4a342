//! Tokens in every format: what is written reads back, and what is no token is refused.

mod adapters;
mod format;
mod limits;
mod matrix;
mod places;
mod rejections;
mod samples;
mod shapes;
mod table;
mod token_stream;
