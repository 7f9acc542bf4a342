//! What compiles in every edition. Each edition has a package of its own, whose tests are these.

#![deny(warnings, clippy::pedantic)]

extern crate epin;
extern crate epin_facade;
extern crate serde;
extern crate serde_json;

mod attributes;
mod catalogs;
mod facades;
mod generated;
mod positions;
mod variants;
