//! Writes the fields that FENs and SFEN have in common.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use epin::feen::Feen;
use epin::{Catalog, Piece, Side};

use crate::WriteFenError;
use crate::notation::Notation;

impl<C: Catalog> Notation<C> {
    /// Returns the board, without flags such as the `-` of `-R`, and the side to move. Checks everything
    /// but those flags.
    pub(crate) fn board_and_turn(
        &self,
        position: Feen<'_, Piece<C>>,
    ) -> Result<String, WriteFenError> {
        let (sizes, styles) = (self.start.sizes(), self.start.styles());
        if position.sizes() != sizes {
            let expected = format!("a board of the sizes {sizes:?}");
            return Err(WriteFenError::new(&expected, &format!("{:?}", position.sizes())));
        }
        if position.styles() != styles {
            let expected = format!("the styles `{styles}`");
            return Err(WriteFenError::new(&expected, &format!("`{}`", position.styles())));
        }
        for side in Side::ALL {
            if let Some((piece, _)) = position.hand(side).find(|(piece, _)| !(self.in_hand)(*piece))
            {
                let found = format!("`{piece}` in the {side} side's hand");
                return Err(WriteFenError::new(&self.expected_in_hand(), &found));
            }
        }
        Ok(format!("{} {}", self.board(position), &self.turn(position.turn())[..1]))
    }

    fn board(&self, position: Feen<'_, Piece<C>>) -> String {
        let squares: Vec<_> = position.squares().collect();
        let files = usize::from(self.start.sizes()[1]);
        let mut text = String::new();
        for (index, rank) in squares.chunks(files).enumerate() {
            text += if index > 0 { "/" } else { "" };
            for run in rank.chunk_by(|one, other| one.is_none() && other.is_none()) {
                match run {
                    [Some(piece)] => self.push(&mut text, *piece),
                    _ => text += &run.len().to_string(),
                }
            }
        }
        text
    }
}
