//! The checks that every used piece is defined, and that every defined piece is used.

use std::ops::Range;

use epin::{Epin, EpinSet, Side, State};
use indexmap::IndexMap;

use super::{Check, on_both_sides};
use crate::spanned::Node;

/// A use of a piece.
pub(super) struct Use {
    pub(super) token: Epin,
    pub(super) span: Range<usize>,
    /// Whether the use is under `promotes_to`, where a token covers both sides, as in `pieces`.
    pub(super) is_promotion: bool,
}

impl Check<'_> {
    /// Reports the pieces that are used but not defined, each at its first use.
    pub(super) fn report_undefined(&mut self, is_empty: bool, pieces: &Range<usize>) {
        if is_empty && !self.facts.used.is_empty() {
            self.problems.add(pieces.clone(), "no pieces defined");
            return;
        }
        self.facts.used.sort_by_key(|one| one.span.start);
        let facts = &self.facts;
        let has_qpi = facts.defined.values().any(|(key, _)| key.contains(':'));
        let styles = facts.styles.filter(|_| has_qpi);
        // The key in `pieces` that would define a token.
        let key = |token: Epin| match styles.map(|styles| token.to_qpi(styles)) {
            Some(qpi) => on_both_sides(qpi).to_string(),
            None => token.with_side(Side::First).to_string(),
        };
        let defined: EpinSet = facts.defined.keys().collect();
        let tokens: EpinSet = facts.used.iter().map(|one| one.token).collect();
        let mut undefined = IndexMap::new();
        for one in facts.used.iter().filter(|one| !defined.contains(one.token)) {
            undefined.entry(key(one.token)).or_insert((one, 0)).1 += 1;
        }
        // If there are errors, some uses may be unknown: an invalid token may have been meant as a use.
        let are_uses_known = self.problems.has_no_errors();
        for (key, (&Use { token, ref span, is_promotion }, count)) in undefined {
            if facts.unclear_letters.contains(&token.letter()) {
                continue;
            }
            let name = if is_promotion { &key } else { token.as_str() };
            let mut message = format!("undefined piece \"{name}\"");
            let mut suggestion = None;
            let mut help = format!("no \"{key}\" under `pieces`");
            // If `start` has a mistake, a repeated piece may be
            // reported only once, so the count may be wrong.
            if count > 1 && are_uses_known {
                help = format!("{help}; used {count} times");
            }
            // `Q` and `Q'` are different pieces, so a `'` is rarely forgotten. Under `promotes_to`,
            // converting a QPI token to an EPIN token may add a `'` that is not in the file.
            let is_like = |other: &Epin| {
                other.is_derived() == token.is_derived() || other.is_native() && !is_promotion
            };
            let other = defined.suggest(token).filter(is_like);
            if let Some((other, (other_key, at))) =
                other.and_then(|other| Some((other, facts.defined.get(other)?)))
            {
                // People often forget a marker (`K` for `K^`) but rarely add one. If the suggested piece has
                // fewer markers and is used nowhere, its definition is just as likely to be the mistake.
                let has_more = (other.is_terminal() || !token.is_terminal())
                    && (other.is_derived() || !token.is_derived());
                let is_other = |(_, other): &(String, Range<usize>)| other == at;
                let is_used = tokens.iter().any(|one| facts.defined.get(one).is_some_and(is_other));
                if other.state() == token.state() && (is_used || has_more) {
                    let meant = if is_promotion { other_key } else { other.as_str() };
                    message = format!("{message}; did you mean \"{meant}\"?");
                    suggestion = Some(meant);
                } else if are_uses_known && !is_used {
                    let line = self.line_number(at.start);
                    help = format!("{help}; \"{other_key}\" on line {line} is used nowhere");
                }
            }
            self.problems.add(span.clone(), message).help(help).suggest(suggestion);
        }
    }

    /// Warns of a side without pieces in the start position (`place`), and of pieces that are used nowhere.
    pub(super) fn warn_of_unused(&mut self, place: &Node<'_>) {
        for side in Side::ALL {
            let is_at_start = |one: &Use| !one.is_promotion && one.token.side() == side;
            if !self.facts.used.iter().any(is_at_start) {
                let message = format!("the {side} side has no piece at the start");
                let help =
                    "the first side's tokens are in upper case, the second side's in lower case";
                self.problems.warn(place.span.clone(), message).help(help);
            }
        }
        let used: EpinSet = self.facts.used.iter().map(|one| one.token).collect();
        for (token, (key, span)) in
            self.facts.defined.iter().filter(|(token, _)| token.side() == Side::First)
        {
            let is_itself = |other| self.facts.defined.get(other).is_some_and(|(_, at)| at == span);
            // During a game, a piece may become another piece with the same letter: `-R` becomes `R` when it
            // moves, and `q` becomes `Q'` when it is captured. But an `R` becomes a `+R` only by promotion.
            let is_like = |other: Epin| other.letter() == token.letter();
            let is_used = used.iter().any(is_itself)
                || token.state() != State::Enhanced && used.iter().any(is_like);
            if !is_used {
                let message = format!("the piece \"{key}\" is used nowhere");
                let help = "it is not on the board or in a hand, and no piece promotes to it";
                self.problems.warn(span.clone(), message).help(help);
            }
        }
    }
}
