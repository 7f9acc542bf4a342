//! Sets, tables and maps of tokens, against those of std.

mod map;
mod set;
mod table;
