//! What several tests use.

pub(crate) mod inputs;
pub(crate) mod iteration;
pub(crate) mod letters;
pub(crate) mod oracle;
pub(crate) mod random;
