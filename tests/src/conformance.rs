//! Which strings are tokens, and what the errors say about strings that are not.

mod errors;
mod grammar;
mod kinds;
#[cfg(not(miri))] // Each test reads a table of all characters, which would take Miri hours.
mod look_alikes;
mod message;
mod parsing;
mod peer;
mod places;
mod prefixes;
mod refusals;
pub(crate) mod reports;
mod specification;
mod suggestions;
