//! Short strings without allocation, the quoting of strings in messages, look-alike characters, and labels.

mod bytes;
mod display;
mod escaped;
#[cfg(feature = "feen")]
mod excerpt;
mod found;
mod inline;
mod label;
mod message;
mod suggestion;
mod symbols;
mod unescape;

pub use self::{found::describe, label::strip_label, suggestion::Suggestion};

pub(crate) use self::{
    bytes::{copy_start, slice},
    display::from_fn,
    escaped::Escaped,
    found::Found,
    inline::Inline,
    message::Message,
    symbols::{FOREIGN, MAX_SYMBOLS, Symbols, strip_wrapping, symbols},
};

#[cfg(feature = "feen")]
pub(crate) use self::excerpt::Excerpt;

#[cfg(all(feature = "alloc", feature = "feen"))]
pub(crate) use self::{
    bytes::{decode, is_ascii_space},
    display::counted,
    symbols::{first_symbol, symbol},
    unescape::unescape,
};
