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

impl<'a> Extend<&'a Epin> for EpinSet {
    fn extend<I: IntoIterator<Item = &'a Epin>>(&mut self, tokens: I) {
        self.extend(tokens.into_iter().copied());
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

impl<const N: usize> From<[Epin; N]> for EpinSet {
    fn from(tokens: [Epin; N]) -> Self {
        Self::from_tokens(&tokens)
    }
}
