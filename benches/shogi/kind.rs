//! What a piece of shogi is, whoever it belongs to.

use epin::Catalog;

/// The pieces of shogi. A promoted piece is another piece, the one after it here.
#[allow(missing_docs)] // The pieces' names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Catalog)]
pub enum Shogi {
    #[epin("K^")]
    King,
    #[epin("G")]
    Gold,
    #[epin("R")]
    Rook,
    #[epin("+R")]
    Dragon,
    #[epin("B")]
    Bishop,
    #[epin("+B")]
    Horse,
    #[epin("S")]
    Silver,
    #[epin("+S")]
    PromotedSilver,
    #[epin("N")]
    Knight,
    #[epin("+N")]
    PromotedKnight,
    #[epin("L")]
    Lance,
    #[epin("+L")]
    PromotedLance,
    #[epin("P")]
    Pawn,
    #[epin("+P")]
    Tokin,
}

/// The number of pieces that can be in hand.
pub(crate) const IN_HAND: usize = 7;

/// The pieces that can be in hand, in the order of [`Shogi::in_hand`].
pub(crate) const HAND: [Shogi; IN_HAND] = [
    Shogi::Gold,
    Shogi::Rook,
    Shogi::Bishop,
    Shogi::Silver,
    Shogi::Knight,
    Shogi::Lance,
    Shogi::Pawn,
];

impl Shogi {
    /// Returns what a captured piece is in hand, as an index of [`HAND`].
    pub(crate) fn in_hand(self) -> Option<usize> {
        match self {
            Self::King => None,
            Self::Gold => Some(0),
            Self::Rook | Self::Dragon => Some(1),
            Self::Bishop | Self::Horse => Some(2),
            Self::Silver | Self::PromotedSilver => Some(3),
            Self::Knight | Self::PromotedKnight => Some(4),
            Self::Lance | Self::PromotedLance => Some(5),
            Self::Pawn | Self::Tokin => Some(6),
        }
    }

    /// Returns the number of ranks at the far end on which the piece could never move again.
    pub(crate) fn dead_ranks(self) -> usize {
        match self {
            Self::Pawn | Self::Lance => 1,
            Self::Knight => 2,
            _ => 0,
        }
    }
}
