//! The checks of the position at the start as one text, in FEEN, and of what is beside it.

use epin::feen::{ParseFeenErrorKind as Kind, errors};
use epin::{Epin, Sin};

use super::{Check, Use};
use crate::spanned::{Entry, Node};

impl Check<'_> {
    /// Reports the keys of the other form beside `start`.
    pub(super) fn beside_start(&mut self, board: Option<&Entry<'_>>, hands: Option<&Entry<'_>>) {
        let Some(Entry { key, .. }) = board.or(hands) else { return };
        let (message, help) = if board.is_some() {
            (
                "the file has both \"start\" and \"board\"",
                "keep one of them; \"start\" has the hands as well",
            )
        } else {
            (
                "the key \"hands\" is beside \"start\"",
                "write the hands into \"start\", after the board",
            )
        };
        self.problems.add_with_help(key.span.clone(), message, help);
    }

    pub(super) fn start(&mut self, node: &Node<'_>) {
        let Some(text) = node.text().filter(|text| !text.contains('\n')) else {
            let help = match node.list() {
                Some(_) => "a list of rows goes under \"board\"",
                None => "a position is a board, hands and styles, such as \"k^1/1K^ / C/c\"",
            };
            return self.expected_with_help("the position as a text of one line", node, help);
        };
        let part = |start, end| node.part(self.source, start..end);
        // Blanks out what is wrong, so that the rest can be read.
        let mut rest = text.to_owned();
        let mut has_styles = true;
        for error in errors(text) {
            let (kind, range) = (error.kind(), error.range());
            self.problems.add(part(range.start, range.end), format!("invalid FEEN: {error}"));
            match kind {
                // This may be FEN or SFEN: what else is wrong follows from that.
                Kind::ExpectedHands
                    if range.end == text.len()
                        && !range.is_empty()
                        && error.suggestion().is_none() =>
                {
                    return;
                }
                Kind::ExpectedSpace
                | Kind::ExpectedPiece
                | Kind::ExpectedHands
                | Kind::ExpectedStyles => {
                    has_styles &= range.end < text.trim_end().len();
                    rest.replace_range(range.clone(), &" ".repeat(range.len()));
                }
                Kind::ExpectedEnd => rest.truncate(range.start),
                Kind::TooLong => return,
                // All in these can be read.
                _ => {}
            }
        }
        let at = rest.trim_end().rfind(' ').map_or(0, |space| space + 1);
        if let Some([active, other]) = sins(&rest[at..]).filter(|_| has_styles) {
            let expected =
                self.styles.map(|styles| [active, other].map(|sin| styles.sin(sin.side())));
            if let Some([first, second]) = expected.filter(|sins| *sins != [active, other]) {
                let expected = format!("expected `{first}/{second}`, the letters under `styles`");
                self.problems
                    .add(part(at, at + 3), format!("{expected}, found `{active}/{other}`"));
            }
            rest.truncate(at);
        }
        let mut end = 0;
        for (start, _) in rest.char_indices() {
            if let (true, Ok((token, after))) = (start >= end, Epin::parse_prefix(&rest[start..])) {
                end = rest.len() - after.len();
                self.used.push(Use { token, span: part(start, end), is_promotion: false });
            }
        }
    }
}

/// Returns the styles that a text spells: that of the side to move, and that of the other side.
fn sins(text: &str) -> Option<[Sin; 2]> {
    let (active, other) = text.trim_end().split_once('/')?;
    Some([active.parse().ok()?, other.parse().ok()?])
}
