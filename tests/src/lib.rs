//! Tests of what `epin` promises, seen from outside: everything that needs more room than an example
//! in the docs.
//!
//! Other folders test what needs a build of its own: `formats` and `more-formats` test every serde
//! format, `no-std` tests a target without std, `../ui-tests` tests the compiler's messages, and
//! `../epin/tests` tests the example programs, which cargo builds only for the tests of `epin` itself.

#![cfg(any(test, doctest))]

mod collections;
mod conformance;
mod feen;
mod hostile;
mod serde;
mod styles;
mod support;
mod values;

#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct Readme;
