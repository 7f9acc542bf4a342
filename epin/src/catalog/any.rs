//! A catalog without its type, for what has no parameter `C`.

use crate::{Catalog, Epin};

/// What messages and schemas say of a catalog.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct AnyCatalog {
    /// `C::NAME`.
    pub(crate) name: &'static str,
    /// `C::TOKENS`.
    pub(crate) tokens: &'static [&'static [Epin]],
}

impl AnyCatalog {
    /// Returns what there is to say of the catalog `C`.
    pub(crate) const fn of<C: Catalog>() -> &'static Self {
        const { &Self { name: C::NAME, tokens: C::TOKENS } }
    }
}
