//! Inputs, checks and catalogs that several tests share.

pub(crate) mod catalogs;
pub(crate) mod inputs;
pub(crate) mod iteration;
pub(crate) mod messages;
pub(crate) mod nearest;
pub(crate) mod notations;
pub(crate) mod oracle;
pub(crate) mod random;
pub(crate) mod refusals;
pub(crate) mod schemas;
pub(crate) mod texts_in_files;
