//! Positions: which strings are one, what is in them, and what the errors say of the others.

mod acceptor;
mod agreement;
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
