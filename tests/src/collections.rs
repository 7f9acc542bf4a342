//! Sets, tables and maps of tokens, compared with collections of std.

mod map;
mod set;
mod table;
