//! The check that every piece that is used is defined.

use std::ops::Range;

use epin::{Epin, Side};

use super::Check;

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
        let used = self.used.entry(token.with_side(Side::First)).or_insert_with(new);
        used.count += 1;
        if span.start < used.span.start {
            (used.token, used.span) = (token, span.clone());
        }
    }

    /// Reports the pieces that are used and not defined.
    pub(super) fn report_undefined(&mut self) {
        for (key, Use { token, span, count }) in &self.used {
            if self.defined.contains(key) {
                continue;
            }
            if self.wrong_keys.iter().any(|text| may_mean(text, key)) {
                continue;
            }
            let message = format!("undefined piece \"{token}\"");
            // If only one defined piece has this letter, as `K^` has that of `K`, it was meant.
            let mut same_letter =
                self.defined.iter().filter(|other| other.letter() == key.letter());
            let message = match (same_letter.next(), same_letter.next()) {
                (Some(other), None) => {
                    let other = other.with_side(token.side());
                    format!("{message}; did you mean \"{other}\"?")
                }
                _ => message,
            };
            let help = format!("no \"{key}\" under `pieces`");
            let help = if *count > 1 { format!("{help}; used {count} times") } else { help };
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
