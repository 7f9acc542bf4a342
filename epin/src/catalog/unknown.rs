//! The error for a token that is not in a catalog.

use core::fmt;

use crate::{Catalog, Epin};

/// Why a token is not a piece of a catalog. Names the catalog and lists its tokens.
///
/// ```
/// use epin::{Catalog, epin};
///
/// #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
/// enum Draughts {
///     #[epin("M")]
///     Man,
///     #[epin("+M")]
///     King,
/// }
///
/// let error = Draughts::try_from(epin!("K")).unwrap_err();
/// assert_eq!(error.token(), epin!("K"));
/// assert_eq!(error.to_string(), r#""K" is not a piece of Draughts; its pieces are M +M"#);
/// ```
#[derive(Clone, Copy)]
pub struct UnknownPiece {
    token: Epin,
    catalog: &'static str,
    /// The tokens of the catalog's piece at an index.
    tokens: fn(usize) -> Option<&'static [Epin]>,
}

/// How many tokens of a catalog an error lists.
const LISTED: usize = 32;

impl UnknownPiece {
    /// Returns the error for a token that is not in the catalog `C`.
    #[must_use]
    pub fn new<C: Catalog>(token: Epin) -> Self {
        let tokens = |index: usize| C::ALL.get(index).map(|piece| piece.tokens());
        Self { token, catalog: C::NAME, tokens }
    }

    /// Returns the token that is not in the catalog.
    #[must_use]
    pub const fn token(&self) -> Epin {
        self.token
    }
}

impl PartialEq for UnknownPiece {
    fn eq(&self, other: &Self) -> bool {
        (self.token, self.catalog) == (other.token, other.catalog)
    }
}

impl Eq for UnknownPiece {}

impl fmt::Display for UnknownPiece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { token, catalog, tokens } = self;
        write!(f, "\"{token}\" is not a piece of {catalog}; its pieces are")?;
        let mut known = (0..).map_while(tokens).flatten();
        for token in known.by_ref().take(LISTED) {
            write!(f, " {token}")?;
        }
        if known.next().is_some() { f.write_str(" …") } else { Ok(()) }
    }
}

impl fmt::Debug for UnknownPiece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("UnknownPiece")
            .field("token", &self.token)
            .field("catalog", &self.catalog)
            .finish_non_exhaustive()
    }
}

impl core::error::Error for UnknownPiece {}
