//! Sets made from tokens: `Extend`, `FromIterator` and `From`.

use super::EpinSet;
use crate::Epin;

impl Extend<Epin> for EpinSet {
    fn extend<I: IntoIterator<Item = Epin>>(&mut self, tokens: I) {
        for token in tokens {
            self.insert(token);
        }
    }
}

// Of `Epin` alone: if there were an `impl` for `Piece<C>` or `&Epin`, the compiler could not infer the
// type of the items in `"K P".split(' ').map(str::parse).collect::<Result<EpinSet, _>>()`.
impl FromIterator<Epin> for EpinSet {
    /// Returns the set of the tokens. Those of pieces come by `map(Piece::epin)`.
    ///
    /// ```
    /// # use epin::{Catalog, EpinSet, Piece, epins};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// let terminal = Piece::<Chess>::all().filter(|piece| piece.is_terminal());
    /// let terminal: EpinSet = terminal.map(Piece::epin).collect();
    /// assert_eq!(terminal, EpinSet::from(epins!["K^", "k^"]));
    /// ```
    fn from_iter<I: IntoIterator<Item = Epin>>(tokens: I) -> Self {
        let mut set = Self::new();
        set.extend(tokens);
        set
    }
}

impl<const N: usize> From<[Epin; N]> for EpinSet {
    fn from(tokens: [Epin; N]) -> Self {
        Self::from_tokens(&tokens)
    }
}
