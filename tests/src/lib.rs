//! What `epin` promises, tested: everything that needs more room than an example in the docs.

#[cfg(test)]
mod arbitrary;
#[cfg(test)]
mod catalog;
#[cfg(test)]
mod compact;
#[cfg(test)]
mod constants;
#[cfg(test)]
mod equality;
#[cfg(test)]
mod errors;
#[cfg(test)]
mod formats;
#[cfg(test)]
mod formatting;
#[cfg(test)]
mod games;
#[cfg(test)]
mod grammar;
#[cfg(test)]
mod inputs;
#[cfg(test)]
mod iteration;
#[cfg(test)]
mod letters;
#[cfg(test)]
mod map;
#[cfg(test)]
mod message;
#[cfg(test)]
mod oracle;
#[cfg(test)]
mod order;
#[cfg(test)]
mod parsing;
#[cfg(test)]
mod parts;
#[cfg(test)]
mod peer;
#[cfg(test)]
mod piece;
#[cfg(test)]
mod random;
#[cfg(test)]
mod schema;
#[cfg(test)]
mod serde;
#[cfg(test)]
mod serde_collections;
#[cfg(test)]
mod set;
#[cfg(test)]
mod specification;
#[cfg(test)]
mod suggestions;
#[cfg(test)]
mod table;
#[cfg(test)]
mod transformations;

#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct Readme;
