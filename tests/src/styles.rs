//! Styles: SIN, QPI, their names, and what the native and derived status means in a game of two styles.

mod errors;
mod files;
mod peer;
mod qpi;
mod resolution;
mod sin;
mod snn;
