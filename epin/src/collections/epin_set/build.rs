//! Sets made from tokens and pieces: `Extend`, `FromIterator` and `From`.

use super::EpinSet;
use crate::{Catalog, Epin, Piece};

impl Extend<Epin> for EpinSet {
    fn extend<I: IntoIterator<Item = Epin>>(&mut self, tokens: I) {
        for token in tokens {
            self.insert(token);
        }
    }
}

impl<'a> Extend<&'a Epin> for EpinSet {
    fn extend<I: IntoIterator<Item = &'a Epin>>(&mut self, tokens: I) {
        self.extend(tokens.into_iter().copied());
    }
}

impl<C: Catalog> Extend<Piece<C>> for EpinSet {
    fn extend<I: IntoIterator<Item = Piece<C>>>(&mut self, pieces: I) {
        self.extend(pieces.into_iter().map(Piece::epin));
    }
}

impl FromIterator<Epin> for EpinSet {
    fn from_iter<I: IntoIterator<Item = Epin>>(tokens: I) -> Self {
        let mut set = Self::new();
        set.extend(tokens);
        set
    }
}

impl<'a> FromIterator<&'a Epin> for EpinSet {
    fn from_iter<I: IntoIterator<Item = &'a Epin>>(tokens: I) -> Self {
        tokens.into_iter().copied().collect()
    }
}

impl<C: Catalog> FromIterator<Piece<C>> for EpinSet {
    /// Returns the set of the tokens of pieces, such as those on a board.
    ///
    /// ```
    /// # use epin::{Catalog, EpinSet, Piece, epins};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// let terminal: EpinSet = Piece::<Chess>::all().filter(|piece| piece.is_terminal()).collect();
    /// assert_eq!(terminal, EpinSet::from(epins!["K^", "k^"]));
    /// ```
    fn from_iter<I: IntoIterator<Item = Piece<C>>>(pieces: I) -> Self {
        pieces.into_iter().map(Piece::epin).collect()
    }
}

impl<const N: usize> From<[Epin; N]> for EpinSet {
    fn from(tokens: [Epin; N]) -> Self {
        Self::from_tokens(&tokens)
    }
}
