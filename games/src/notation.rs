//! What differs between the FENs of several games and SFEN, as data for the one reader and the one
//! writer.

use alloc::string::String;

use epin::feen::Feen;
use epin::{Catalog, Piece, Side};

/// How positions of the game `C` are written.
pub(crate) struct Notation<C: Catalog> {
    /// The names of the files from left to right, one character each, as moves are written.
    pub(crate) files: &'static str,
    /// The names of the ranks from top to bottom.
    pub(crate) ranks: &'static str,
    /// How the first side's pieces are written, in the order of the kinds.
    pub(crate) letters: &'static [&'static str],
    /// Other letters that are read, each with the one that is written.
    pub(crate) also_read: &'static [(&'static str, &'static str)],
    /// The first and the second side to move.
    pub(crate) turns: [&'static str; 2],
    /// The start position, from which no other one differs in its sizes and styles.
    pub(crate) start: Feen<'static, Piece<C>>,
}

impl<C: Catalog> Notation<C> {
    /// Returns the piece that is written as `text`.
    pub(crate) fn piece(&self, text: &str) -> Option<Piece<C>> {
        let also = self.also_read.iter().find(|(other, _)| other.eq_ignore_ascii_case(text));
        let written = also.map_or(text, |(_, letters)| letters);
        let index = self.letters.iter().position(|row| row.eq_ignore_ascii_case(written))?;
        let is_second = text.ends_with(|char: char| char.is_ascii_lowercase());
        Some(Piece::new(C::ALL[index], if is_second { Side::Second } else { Side::First }))
    }

    /// Adds a piece as the board and the hands have it, without its state.
    pub(crate) fn push(&self, text: &mut String, piece: Piece<C>) {
        let letters = self.letters[piece.kind().index()].chars();
        text.extend(letters.map(|char| match piece.side() {
            Side::First => char,
            Side::Second => char.to_ascii_lowercase(),
        }));
    }

    /// Returns the name of a square, whose index is in the order of the string.
    pub(crate) fn square(&self, index: usize) -> String {
        let (rank, file) = (index / self.files.len(), index % self.files.len());
        [&self.files[file..=file], &self.ranks[rank..=rank]].concat()
    }

    /// Returns the index of a square from its name.
    pub(crate) fn index(&self, name: &str) -> Option<usize> {
        let mut chars = name.chars();
        let (file, rank) = (chars.next()?, chars.next()?);
        let index = self.ranks.find(rank)? * self.files.len() + self.files.find(file)?;
        chars.next().is_none().then_some(index)
    }
}
