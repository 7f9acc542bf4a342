use std::fmt::{Display, Formatter, Result};

use epin::{AnyPiece, Epin, UnknownPieceError};

/// All that the trait asks for, but for what is private.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Square(Epin);

impl Display for Square {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        self.0.fmt(f)
    }
}

impl From<Square> for Epin {
    fn from(square: Square) -> Self {
        square.0
    }
}

impl TryFrom<Epin> for Square {
    type Error = UnknownPieceError;

    fn try_from(token: Epin) -> std::result::Result<Self, UnknownPieceError> {
        Ok(Self(token))
    }
}

impl AnyPiece for Square {} //~ Sealed` is not satisfied & a "sealed trait"

fn main() {}
