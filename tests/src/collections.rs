//! Sets, tables and maps of tokens, compared with collections of std.

mod map;
mod of_catalogs;
mod set;
mod table;
