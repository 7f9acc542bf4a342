//! Tokens, their attributes, and the pieces of a catalog.

mod arbitrary;
mod attributes;
mod by_hand;
mod catalog;
mod constants;
mod equality;
mod formatting;
mod games;
mod literals;
mod numbers;
mod order;
mod piece;
mod strings;
mod transformations;
mod two_styles;
mod unknown;
