//! An item of a generated crate, and what the compiler has to say of it.

/// One item, which may take several lines.
#[derive(Debug, Clone)]
pub(crate) struct Case {
    pub(crate) source: String,
    pub(crate) due: Due,
}

/// The errors that the compiler has to report of an item.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Due {
    /// As many as there are mistakes.
    Errors(usize),
    /// Any: whether it is right, the generator does not know.
    Unknown,
}
