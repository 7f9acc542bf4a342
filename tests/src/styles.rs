//! Styles: SIN and QPI tokens, the names of styles (SNN), and what "native" and "derived" mean in a
//! game of two styles.

mod files;
mod peer;
mod qpi;
mod resolution;
mod sin;
mod snn;
