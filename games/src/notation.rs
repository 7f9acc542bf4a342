//! The differences between the games' FENs and SFEN, as data for one reader and one writer.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use epin::feen::Feen;
use epin::{Catalog, Piece, Side};

/// How positions of the game `C` are written.
pub(crate) struct Notation<C: Catalog> {
    /// The start position, whose sizes and styles every position shares.
    pub(crate) start: Feen<'static, Piece<C>>,
    /// How the first side's pieces are written, in the order of the kinds.
    pub(crate) letters: &'static [&'static str],
    /// Other letters that are read, each with the letter that is written instead.
    pub(crate) also_read: &'static [(&'static str, &'static str)],
    /// For each side, the letters that mean that it is to move. The first one is written.
    pub(crate) turns: [&'static str; 2],
    /// Whether a piece can be in hand.
    pub(crate) in_hand: fn(Piece<C>) -> bool,
}

impl<C: Catalog> Notation<C> {
    /// Returns the piece that is written as `text`.
    pub(crate) fn piece(&self, text: &str) -> Option<Piece<C>> {
        let also = self.also_read.iter().find(|(other, _)| other.eq_ignore_ascii_case(text));
        let written = also.map_or(text, |(_, letters)| letters);
        let index = self.letters.iter().position(|known| known.eq_ignore_ascii_case(written))?;
        let is_second = text.ends_with(|char: char| char.is_ascii_lowercase());
        Some(Piece::new(C::ALL[index], if is_second { Side::Second } else { Side::First }))
    }

    /// Adds a piece without flags such as the `-` of `-R`, which these notations do not show.
    pub(crate) fn push(&self, text: &mut String, piece: Piece<C>) {
        let letters = self.letters[piece.kind().index()].chars();
        text.extend(letters.map(|char| match piece.side() {
            Side::First => char,
            Side::Second => char.to_ascii_lowercase(),
        }));
    }

    /// Returns the letters that mean that a side is to move.
    pub(crate) fn turn(&self, side: Side) -> &'static str {
        self.turns[usize::from(side == Side::Second)]
    }

    /// Returns the "expected …" phrase for a piece that cannot be in hand.
    pub(crate) fn expected_in_hand(&self) -> String {
        let kinds = C::ALL.iter().zip(self.letters);
        let in_hand = kinds.filter(|(kind, _)| (self.in_hand)(Piece::new(**kind, Side::First)));
        let letters: Vec<&str> = in_hand.map(|(_, letters)| *letters).collect();
        if letters.is_empty() {
            return "no pieces in hand".into();
        }
        format!("a piece in hand, {}", letters.join(" "))
    }
}
