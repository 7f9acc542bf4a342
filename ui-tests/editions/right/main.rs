//! What compiles in every edition. Each edition has a package of its own, whose tests are these.

#![deny(warnings, clippy::pedantic)]

extern crate arbitrary;
extern crate epin;
extern crate epin_facade;
extern crate schemars;
extern crate serde;
extern crate serde_json;

mod attributes;
mod catalogs;
mod facades;
mod feen;
mod generated;
mod globs;
mod positions;
mod variants;
