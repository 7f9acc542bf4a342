//! The checks of the position at the start as one text, in FEEN.

use epin::feen::{ParseFeenErrorKind as Kind, errors};
use epin::{Epin, Sin};

use super::{Check, Use};
use crate::spanned::Node;

impl Check<'_> {
    pub(super) fn start(&mut self, node: &Node<'_>) {
        let Some(text) = node.text().filter(|text| !text.contains('\n')) else {
            let help = match node.list() {
                Some(_) => "a list of rows goes under \"board\"",
                None => "a position is a board, hands and styles, such as \"k^1/1K^ / C/c\"",
            };
            return self.expected("the position as a text of one line", node, help);
        };
        let part = |start, end| node.part(self.source, start..end);
        // Spaces replace what is wrong, so that the pieces and the styles can be found in the rest.
        let (mut rest, mut has_styles) = (text.to_owned(), true);
        for error in errors(text) {
            let range = error.range();
            self.problems.add(part(range.start, range.end), format!("invalid FEEN: {error}"));
            match error.kind() {
                // The fields are not sure, so nothing else is.
                Kind::TooLong | Kind::ExpectedFields => return,
                Kind::ExpectedHands
                | Kind::ExpectedPiece
                | Kind::ExpectedSpace
                | Kind::ExpectedStyles => {
                    has_styles &= range.end < text.trim_end().len();
                    rest.replace_range(range.clone(), &" ".repeat(range.len()));
                }
                Kind::ExpectedEnd => rest.truncate(range.start),
                _ => {} // The pieces in the range are right.
            }
        }
        let at = rest.trim_end().rfind(' ').map_or(0, |space| space + 1);
        let sins = rest[at..].trim_end().split_once('/').filter(|_| has_styles);
        let sins = sins.and_then(|(one, two)| Some([one.parse::<Sin>().ok()?, two.parse().ok()?]));
        if let Some([active, other]) = sins {
            let of = |sin: Sin| self.styles.map_or(sin, |styles| styles.sin(sin.side()));
            let (expected, found) = (format!("{}/{}", of(active), of(other)), &rest[at..at + 3]);
            if expected != found {
                let message = format!("expected `{expected}` as in `styles`, found `{found}`");
                self.problems.add(part(at, at + 3), message);
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
