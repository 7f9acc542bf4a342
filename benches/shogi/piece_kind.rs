//! Rules that depend on the kind of a piece.

use epin_games::Shogi;

/// The number of kinds that can be in hand.
pub(super) const IN_HAND: usize = 7;

/// The kinds that can be in hand, in the order of [`in_hand`].
pub(super) const HAND: [Shogi; IN_HAND] = [
    Shogi::Gold,
    Shogi::Rook,
    Shogi::Bishop,
    Shogi::Silver,
    Shogi::Knight,
    Shogi::Lance,
    Shogi::Pawn,
];

/// Returns what a captured piece becomes in hand, as an index into [`HAND`].
pub(super) fn in_hand(kind: Shogi) -> Option<usize> {
    match kind {
        Shogi::King => None,
        Shogi::Gold => Some(0),
        Shogi::Rook | Shogi::Dragon => Some(1),
        Shogi::Bishop | Shogi::Horse => Some(2),
        Shogi::Silver | Shogi::PromotedSilver => Some(3),
        Shogi::Knight | Shogi::PromotedKnight => Some(4),
        Shogi::Lance | Shogi::PromotedLance => Some(5),
        Shogi::Pawn | Shogi::Tokin => Some(6),
    }
}

/// Returns the number of ranks at the far end on which a piece could never move again.
pub(super) fn dead_ranks(kind: Shogi) -> usize {
    match kind {
        Shogi::Pawn | Shogi::Lance => 1,
        Shogi::Knight => 2,
        _ => 0,
    }
}
