//! Which texts are tokens, and what is said of those that are not.

mod errors;
mod grammar;
mod look_alikes;
mod message;
mod parsing;
mod peer;
mod source_literals;
mod specification;
mod suggestions;
