//! The check that every piece that is used is defined.

use std::ops::Range;

use epin::{Epin, EpinSet, Side};

use super::Check;
use crate::spanned::{Node, line};

/// The uses of a piece.
pub(super) struct Use {
    /// The token of the first use in the file.
    token: Epin,
    /// Where the first use is.
    span: Range<usize>,
    /// The number of uses in the file.
    count: usize,
}

impl Check<'_> {
    /// Adds a use of a piece.
    pub(super) fn uses(&mut self, token: Epin, span: &Range<usize>) {
        let new = || Use { token, span: span.clone(), count: 0 };
        let piece = if self.has_qpi { token } else { token.with_side(Side::First) };
        let used = self.used.entry(piece).or_insert_with(new);
        used.count += 1;
        if span.start < used.span.start {
            (used.token, used.span) = (token, span.clone());
        }
    }

    /// Returns the key in `pieces` that defines a piece.
    pub(super) fn key(&self, token: Epin) -> String {
        let Some(styles) = self.styles.filter(|_| self.has_qpi) else {
            return token.with_side(Side::First).to_string();
        };
        let qpi = token.to_qpi(styles);
        qpi.with_pin(qpi.pin().with_side(Side::First)).to_string()
    }

    /// Reports the pieces that are used and not defined.
    pub(super) fn report_undefined(&mut self, pieces: &Node<'_>) {
        let is_empty = pieces.table().is_some_and(<[_]>::is_empty);
        if is_empty && !self.used.is_empty() {
            return self.problems.add(pieces.span.clone(), "no pieces defined");
        }
        // What is wrong so far may be a use as well.
        // And the token of the other side, which is not looked at if it has another key.
        let are_uses_known = self.problems.is_empty() && !self.has_qpi;
        let defined: EpinSet = self.defined.keys().collect();
        for (key, Use { token, span, count }) in &self.used {
            let is_meant = |text: &String| may_mean(text, key);
            if defined.contains(key) || self.wrong_keys.iter().any(is_meant) {
                continue;
            }
            let mut message = format!("undefined piece \"{token}\"");
            let mut help = format!("no \"{}\" under `pieces`", self.key(key));
            if *count > 1 {
                help = format!("{help}; used {count} times");
            }
            if let Some(other) = defined.nearest(key) {
                // A marker is forgotten, as that of `K^` in `K`, but rarely added. If the other piece
                // has fewer markers, and is used nowhere, it is as likely the wrong one.
                let has_more = (other.is_terminal() || !key.is_terminal())
                    && (other.is_derived() || !key.is_derived());
                let is_used = self.used.contains_key(other);
                if other.state() == key.state() && (is_used || has_more) {
                    let other = other.with_side(token.side());
                    message = format!("{message}; did you mean \"{other}\"?");
                } else if let (Some((_, at)), true, false) =
                    (self.defined.get(other), are_uses_known, is_used)
                {
                    let line = line(self.source, *at);
                    help = format!("{help}; \"{other}\" on line {line} is used nowhere");
                }
            }
            self.problems.add_with_help(span.clone(), message, help);
        }
    }
}

/// Returns whether a wrong key may mean a piece: the key contains the piece's letter, or no letter
/// at all.
fn may_mean(text: &str, piece: Epin) -> bool {
    let letter = piece.letter().as_char();
    !text.contains(|char: char| char.is_ascii_alphabetic())
        || text.contains(|char: char| char.eq_ignore_ascii_case(&letter))
}
