//! The checks of the hands.

use std::iter;
use std::ops::Range;

use epin::{Epin, Side, State};

use super::list::NumberMeaning;
use super::{Check, help_if_empty};
use crate::spanned::{Node, counted};

impl Check<'_> {
    pub(super) fn check_hands(&mut self, node: &Node<'_>) {
        let Some(entries) = node.table() else {
            let what = "the hands as a table with the keys \"first\" and \"second\"";
            let help = help_if_empty(node, "leave out \"hands\" if they are empty");
            return self.report_expected(what, node, help.unwrap_or_default());
        };
        let (hands, _) = self.check_keys(entries, ["first", "second"], &[]);
        for (hand, side) in iter::zip(hands, Side::ALL) {
            let Some(hand) = hand else { continue };
            for item in self.list_or_report(&hand.value, "a list of tokens", NumberMeaning::Pieces)
            {
                let token = self.check_in_hand(item, side);
                self.game.hands[side as usize].extend(token);
            }
        }
        let count = self.game.hands.iter().map(Vec::len).sum();
        if let Some(squares) = self.facts.empty_squares.filter(|squares| count > *squares) {
            let only = if squares > 0 { "only " } else { "" };
            let (pieces, squares) = (counted(count, "piece"), counted(squares, "empty square"));
            let message = format!("the hands have {pieces}, but the board has {only}{squares}");
            let help = "a game has at most as many pieces as squares";
            self.problems.add(node.span.clone(), message).help(help);
        }
    }

    /// Checks a piece in a hand. Returns the piece if it is valid.
    fn check_in_hand(&mut self, node: &Node<'_>, side: Side) -> Option<Epin> {
        let is_token = node.text().is_some_and(|text| text.parse::<Epin>().is_ok());
        if let Some(items) = self.items(node, NumberMeaning::Pieces).filter(|_| !is_token) {
            let help = format!("write {}", items.join(", "));
            self.report_expected("a token for each piece", node, &help);
            return None;
        }
        let token = self.check_token(node);
        token.inspect(|token| self.warn_of_hand(*token, side, &node.span))
    }

    /// Warns of a king, a promoted piece or the other side's piece in a hand. FEEN allows them, but few games
    /// need them.
    pub(super) fn warn_of_hand(&mut self, token: Epin, side: Side, span: &Range<usize>) {
        if !self.facts.defined.contains_key(token) {
            return;
        }
        let is_promotion = self.facts.promotions.contains(token.with_side(Side::First));
        if token.is_terminal() {
            let message = format!("\"{token}\", whose loss ends the game, is in a hand");
            self.problems.warn(span.clone(), message);
        } else if token.state() == State::Enhanced && is_promotion {
            let message = format!("the promoted piece \"{token}\" is in a hand");
            let help = format!("in most games, a captured piece is \"{}\"", token.normalized());
            self.problems.warn(span.clone(), message).help(help);
        }
        if token.side() != side {
            let message =
                format!("a piece of the {} side is in the {side} side's hand", token.side());
            let help = format!("the {side} side's piece is \"{}\"", token.with_side(side));
            self.problems.warn(span.clone(), message).help(help);
        }
    }
}
