//! The numbers of the shapes. A shape is the sum of a state and, for `^` and `'`, `TERMINAL` and `DERIVED`.
//! `read/tables.rs` lists all 12.

pub const DIMINISHED: u32 = 0;
pub const NORMAL: u32 = 4;
pub const ENHANCED: u32 = 8;
pub const TERMINAL: u32 = 2;
pub const DERIVED: u32 = 1;
