//! What `epin` promises, tested: everything that needs more room than an example in the docs.

#![cfg(any(test, doctest))]

mod collections;
mod conformance;
mod hostile;
mod serde;
mod styles;
mod support;
mod values;

#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct Readme;
