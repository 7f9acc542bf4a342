//! Writes the fields that FENs and SFEN have in common.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use epin::feen::Feen;
use epin::{Catalog, Piece, Side};

use crate::WriteFenError;
use crate::notation::Notation;

impl<C: Catalog> Notation<C> {
    /// Returns the board and the side to move, with a space between them. Of the pieces, it has the
    /// kinds and the sides.
    pub(crate) fn board_and_turn(
        &self,
        position: Feen<'_, Piece<C>>,
    ) -> Result<String, WriteFenError> {
        if position.sizes() != self.start.sizes() {
            let expected = format!("a board of the sizes {:?}", self.start.sizes());
            return Err(WriteFenError::new(&expected, &format!("{:?}", position.sizes())));
        }
        if position.styles() != self.start.styles() {
            let expected = format!("the styles `{}`", self.start.styles());
            return Err(WriteFenError::new(&expected, &format!("`{}`", position.styles())));
        }
        let squares: Vec<_> = position.squares().collect();
        let mut text = String::new();
        for (index, rank) in squares.chunks(self.files.len()).enumerate() {
            text += if index > 0 { "/" } else { "" };
            for run in rank.chunk_by(|one, other| one.is_none() && other.is_none()) {
                match run {
                    [Some(piece)] => self.push(&mut text, *piece),
                    _ => text += &run.len().to_string(),
                }
            }
        }
        text += " ";
        text += self.turns[usize::from(position.turn() == Side::Second)];
        Ok(text)
    }

    /// Returns the error that a piece on a square is not what was expected.
    pub(crate) fn wrong_piece(
        &self,
        expected: &str,
        piece: Piece<C>,
        square: usize,
    ) -> WriteFenError {
        WriteFenError::new(expected, &format!("`{piece}` on {}", self.square(square)))
    }
}

/// Checks that both hands have only pieces for which `is_allowed` is true.
pub(crate) fn check_hands<C: Catalog>(
    position: Feen<'_, Piece<C>>,
    expected: &str,
    is_allowed: impl Fn(Piece<C>) -> bool,
) -> Result<(), WriteFenError> {
    for side in Side::ALL {
        if let Some((piece, _)) = position.hand(side).find(|(piece, _)| !is_allowed(*piece)) {
            let found = format!("`{piece}` in the {side} side's hand");
            return Err(WriteFenError::new(expected, &found));
        }
    }
    Ok(())
}
