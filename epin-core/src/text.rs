//! Short strings without allocation, the quoting of strings in messages, look-alike characters, and labels.

mod bytes;
mod display;
mod escaped;
mod excerpt;
mod found;
mod inline;
mod label;
mod message;
mod suggestion;
mod symbols;
mod unescape;

pub use self::{
    bytes::column, escaped::Escaped, excerpt::Excerpt, found::describe, label::strip_label,
    suggestion::Suggestion, symbols::symbol,
};

pub(crate) use self::{
    bytes::{copy_start, slice},
    display::from_fn,
    found::Found,
    inline::Inline,
    message::Message,
    symbols::{FOREIGN, MAX_SYMBOLS, Symbols, strip_wrapping, symbols},
};

#[cfg(all(feature = "alloc", feature = "feen"))]
pub(crate) use self::{
    bytes::{decode, is_ascii_space},
    display::counted,
    symbols::first_symbol,
    unescape::unescape,
};
