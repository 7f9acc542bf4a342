//! Short strings without allocation, the quoting of strings in messages, and look-alike characters.

mod bytes;
mod counted;
mod escaped;
mod found;
mod from_fn;
mod inline;
mod message;
mod suggestion;
mod symbols;
mod unescape;

pub use self::{
    counted::counted, escaped::Escaped, found::describe, message::Message, suggestion::Suggestion,
};

pub(crate) use self::{
    bytes::{copy_start, slice},
    found::Found,
    from_fn::from_fn,
    inline::Inline,
    symbols::{FOREIGN, MAX_SYMBOLS, Symbols, strip_wrapping, symbols},
};

#[cfg(feature = "feen")]
pub(crate) use self::{bytes::decode_last, escaped::escape_first};

#[cfg(all(feature = "alloc", feature = "feen"))]
pub(crate) use self::{
    bytes::{decode, is_ascii_space},
    symbols::{first_symbol, symbol},
    unescape::unescape,
};
