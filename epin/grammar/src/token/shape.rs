//! The numbers of the shapes: a shape is the sum of a state, maybe `TERMINAL`, and maybe `DERIVED`.
//! `read/tables.rs` lists all 12.

pub const DIMINISHED: u32 = 0;
pub const NORMAL: u32 = 4;
pub const ENHANCED: u32 = 8;
/// Added for `^`.
pub const TERMINAL: u32 = 2;
/// Added for `'`.
pub const DERIVED: u32 = 1;
