//! A game, as the checks read it from a file, and the tokens that name its pieces.

use epin::notation::{Qpi, Sin, Snn, Styles};
use epin::{Epin, Side};

/// What a game file says.
#[derive(Default)]
pub(crate) struct Game {
    pub(crate) name: String,
    /// Each style and its name: one for each side, or none at all.
    pub(crate) styles: Vec<(Sin, Snn)>,
    pub(crate) pieces: Vec<Piece>,
    /// The rows of the board at the start, the second side's first.
    pub(crate) board: Vec<Vec<Square>>,
    /// The side that moves first, if the file says it.
    pub(crate) turn: Option<Side>,
    /// The pieces in each side's hand.
    pub(crate) hands: [Vec<Epin>; 2],
}

impl Game {
    /// Returns a side's style and its name.
    pub(crate) fn style(&self, side: Side) -> Option<(Sin, Snn)> {
        self.styles.iter().copied().find(|(sin, _)| sin.side() == side)
    }

    /// Returns the letters of the styles, if the game has styles.
    pub(crate) fn letters(&self) -> Option<Styles> {
        let letter = |side| self.style(side).map(|(sin, _)| sin.letter());
        Some(Styles { first: letter(Side::First)?, second: letter(Side::Second)? })
    }
}

/// A piece.
pub(crate) struct Piece {
    /// The tokens of both sides.
    pub(crate) tokens: [Epin; 2],
    pub(crate) name: String,
    /// The pieces that this piece may promote to, by their tokens as in the file.
    pub(crate) promotes_to: Vec<String>,
}

/// What is on a square.
pub(crate) type Square = Option<Epin>;

/// How an empty square is written.
pub(crate) const EMPTY_SQUARE: &str = ".";

/// A token in upper case, which covers both sides.
#[derive(Clone, Copy)]
pub(crate) enum PieceToken {
    /// The piece of each side, in the side's own style or, if the token
    /// is derived, in the other side's style: `Q` covers `Q` and `q`.
    Epin(Epin),
    /// The piece of one style on both sides: in a game of the styles `C/m`, `C:Q` covers `Q` and `q'`.
    Qpi(Qpi),
}

impl PieceToken {
    /// Returns the token that `self` names, and the other side's token of the same piece. Returns `None` if
    /// the style of a QPI token is not one of the game's styles; `check` reports that.
    pub(crate) fn tokens(self, styles: Option<Styles>) -> Option<[Epin; 2]> {
        match self {
            Self::Epin(token) => Some([token, token.flipped()]),
            Self::Qpi(qpi) => {
                let token = qpi.to_epin(styles?).ok()?;
                Some([token, token.flipped().with_derived(token.is_native())])
            }
        }
    }
}
