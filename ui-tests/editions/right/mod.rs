//! What compiles in every edition, and runs: each edition has a package of its own, whose tests are
//! these.

mod catalogs;
mod facades;
mod generated;
mod globs;
mod patterns;
mod positions;
mod tables;
mod values;
mod variants;
