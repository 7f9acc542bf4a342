//! Styles: their names.

mod snn;
