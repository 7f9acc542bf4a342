//! Positions: which strings are valid, what they contain, and what the errors say about other strings.

mod acceptor;
mod agreement;
mod among;
mod building;
mod edits;
mod files;
mod hand;
mod hostile;
mod limits;
mod pieces;
mod refusals;
mod refusals_in;
mod reports;
mod samples;
mod suggestions;
mod traits;
