//! A hint for an invalid string: a suggestion or a note.

use core::fmt;

use crate::text::Suggestion;

/// A suggestion for an invalid string, or a note about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Hint {
    /// The string that was probably meant.
    Suggestion(Suggestion),
    /// The string is a QPI token, such as `C:K`, but a token without a style letter was expected, such as `K`.
    Qpi,
    /// The string is one piece, written as a word, such as `Knight`.
    Word,
    /// A note about a string that seems to hold several tokens. The macros add how a list is
    /// written, for example with `epins![…]`.
    Several(&'static str),
    /// A note, if there is no suggestion.
    Note(&'static str),
}

impl Hint {
    /// Returns the hint that suggests a string.
    pub(crate) const fn suggest(meant: &str) -> Self {
        Self::Suggestion(Suggestion::of(&[meant]))
    }
}

impl fmt::Display for Hint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Several(note) | Self::Note(note) => f.write_str(note),
            Self::Word => f.write_str("a token is one letter, such as `Q`"),
            Self::Qpi => {
                f.write_str("this is a QPI token, but a piece's token has no style letter")
            }
            Self::Suggestion(suggestion) if suggestion.as_str().is_empty() => {
                f.write_str("remove it")
            }
            Self::Suggestion(suggestion) => write!(f, "did you mean \"{suggestion}\"?"),
        }
    }
}
