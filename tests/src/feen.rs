//! Positions: which strings are valid, what is in them, and what the errors say about the others.

mod acceptor;
mod agreement;
mod among;
mod building;
mod edits;
mod files;
mod hostile;
mod limits;
mod pieces;
mod refusals;
mod reports;
mod samples;
mod suggestions;
mod traits;
