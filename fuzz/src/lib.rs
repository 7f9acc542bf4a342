//! What the fuzz targets share.

#![forbid(unsafe_code)]

pub mod catalogs;
pub mod game;
pub mod oracle;
