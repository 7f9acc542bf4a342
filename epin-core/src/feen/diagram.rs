//! [`Diagram`]: a position as text for a person to read.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Display};
use core::iter::repeat_n;

use super::Position;
use crate::catalog::AnyPiece;
use crate::token::{Epin, Side};

/// A position as text, for a terminal: the board and, unless it is empty, each hand.
///
/// [`Position::diagram`] returns it. A piece is shown as its token, and an empty square as a dot. A square
/// takes one column for the letter and, if a piece on the board needs them, one before it for `+` or `-` and
/// one or two after it for `^` and `'`, so the letters of a file are below each other. The second side's hand
/// is above the board, and the first side's hand is below it. Between two layers is an empty line.
///
/// ```
/// use epin::feen::Feen;
///
/// let diagram = r"
///  k^  .  -r
///  .   P   .
///  .   K^  .
/// first side's hand: 2P";
/// let position = Feen::parse("k^1-r/1P1/1K^1 2P/ C/c")?.to_position();
/// assert_eq!(format!("\n{}", position.diagram()), diagram);
/// # Ok::<(), epin::feen::ParseFeenError>(())
/// ```
#[derive(Debug, Clone)]
pub struct Diagram<'a, P: AnyPiece = Epin> {
    position: &'a Position<P>,
    files: Vec<String>,
    ranks: Vec<String>,
}

impl<P: AnyPiece> Position<P> {
    /// Returns the position as text for a person to read: the board and the hands.
    ///
    /// Unlike the string of [`to_feen`](Self::to_feen), it cannot be read back. It never fails: if the number
    /// of squares is wrong, there are more or fewer ranks.
    ///
    /// ```
    /// use epin::feen::Feen;
    ///
    /// let position = Feen::parse("k^1/1R / C/c")?.to_position();
    /// assert_eq!(position.diagram().to_string(), "k^ .\n.  R");
    /// # Ok::<(), epin::feen::ParseFeenError>(())
    /// ```
    #[must_use]
    pub fn diagram(&self) -> Diagram<'_, P> {
        Diagram { position: self, files: Vec::new(), ranks: Vec::new() }
    }
}

impl<P: AnyPiece> Diagram<'_, P> {
    /// Returns the diagram with the names of the files, from left to right, below the board, and the names of
    /// the ranks, from top to bottom, on its left.
    ///
    /// Each layer has the same names. Names beyond the edge of the board are left out.
    ///
    /// ```
    /// use epin::feen::Feen;
    ///
    /// let position = Feen::parse("k^1/1R / C/c")?.to_position();
    /// let diagram = position.diagram().named('a'..='h', (1..=2).rev());
    /// assert_eq!(diagram.to_string(), "2 k^ .\n1 .  R\n  a  b");
    /// # Ok::<(), epin::feen::ParseFeenError>(())
    /// ```
    #[must_use]
    pub fn named(
        self,
        files: impl IntoIterator<Item: Display>,
        ranks: impl IntoIterator<Item: Display>,
    ) -> Self {
        let [rank_count, file_count] = self.sizes();
        let files = files.into_iter().take(file_count).map(|name| name.to_string()).collect();
        let ranks = ranks.into_iter().take(rank_count).map(|name| name.to_string()).collect();
        Self { files, ranks, ..self }
    }

    /// Returns the number of ranks in a layer and the number of files, each at least 1.
    fn sizes(&self) -> [usize; 2] {
        let sizes = match *self.position.sizes {
            [.., ranks, files] => [ranks, files],
            [files] => [1, files],
            [] => [1, 1],
        };
        sizes.map(|size| usize::from(size.max(1)))
    }
}

impl<P: AnyPiece> Display for Diagram<'_, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Position { squares, hands, .. } = self.position;
        let [rank_count, file_count] = self.sizes();
        let texts: Vec<_> = squares
            .iter()
            .map(|square| square.map_or(".", |piece| Into::<Epin>::into(piece).as_str()))
            .collect();
        let sign = usize::from(texts.iter().any(|text| has_sign(text)));
        let lens = texts.iter().map(|text| text.len() - usize::from(has_sign(text)));
        let width = sign + lens.chain(self.files.iter().map(|name| len(name))).max().unwrap_or(1);
        let names_width = self.ranks.iter().map(|name| len(name)).max();

        let line = |name: &str, cells: &mut dyn Iterator<Item = &str>| {
            let mut line = String::new();
            if let Some(width) = names_width {
                line.extend(repeat_n(' ', width - len(name)));
                line.push_str(name);
            }
            for (index, cell) in cells.enumerate() {
                if index > 0 || names_width.is_some() {
                    line.push(' ');
                }
                let before = if has_sign(cell) { 0 } else { sign };
                line.extend(repeat_n(' ', before));
                line.push_str(cell);
                line.extend(repeat_n(' ', width - before - len(cell)));
            }
            line.truncate(line.trim_end().len());
            line
        };
        let hand = |side: Side| {
            let hand = &hands[side];
            (!hand.is_empty()).then(|| alloc::format!("{side} side's hand: {hand}"))
        };

        let mut lines = Vec::from_iter(hand(Side::Second));
        for (index, rank) in texts.chunks(file_count).enumerate() {
            if index > 0 && index % rank_count == 0 {
                lines.push(String::new());
            }
            let name = self.ranks.get(index % rank_count).map_or("", |name| name);
            lines.push(line(name, &mut rank.iter().copied()));
        }
        if !self.files.is_empty() {
            lines.push(line("", &mut self.files.iter().map(|name| &**name)));
        }
        lines.extend(hand(Side::First));
        f.write_str(&lines.join("\n"))
    }
}

/// Returns whether a token starts with its state.
fn has_sign(text: &str) -> bool {
    text.starts_with(['+', '-'])
}

/// Returns the number of characters in a name.
fn len(name: &str) -> usize {
    name.chars().count()
}
