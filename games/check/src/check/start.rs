//! The checks of a start position that is written as one string, in FEEN.

use std::iter;
use std::ops::Range;

use epin::feen::{Feen, errors_in_set};
use epin::notation::Sin;
use epin::{EpinSet, Side};

use super::{Check, Use};
use crate::invalid_token::without_offset;
use crate::spanned::{Node, counted, span_of_part};

impl Check<'_> {
    pub(super) fn check_start(&mut self, node: &Node<'_>) {
        let Some(text) = node.text().filter(|text| !text.contains('\n')) else {
            let help = match node.list() {
                Some(_) => "a list of rows goes under \"board\"",
                None => "a position is a board, hands and styles, such as \"k^1/1K^ / C/c\"",
            };
            return self.report_expected("the position as one line of text", node, help);
        };
        let span_of = |range: Range<usize>| span_of_part(self.source, text, &node.span, range);
        let defined: EpinSet = self.facts.defined.keys().collect();
        let mut uses = Vec::new();
        let mut styles = text.len().saturating_sub(3)..text.len();
        if let Ok(position) = Feen::parse(text) {
            let files = position.sizes().last().map_or(1, |files| usize::from(*files));
            let squares: Vec<_> = position.squares().collect();
            self.game.turn = Some(position.turn());
            self.game.board = squares.chunks(files).map(<[_]>::to_vec).collect();
            self.game.hands = Side::ALL.map(|side| {
                let pieces = position.hand_pieces(side);
                pieces.flat_map(|(token, count)| iter::repeat_n(token, count as usize)).collect()
            });
            let board = position.pieces().filter_map(|(index, _)| position.piece_range(index));
            uses.extend(board.map(|range| (range, None)));
            for side in Side::ALL {
                let hand = position.hand_pieces(side);
                let ranges = hand.filter_map(|(piece, _)| position.hand_piece_range(side, piece));
                uses.extend(ranges.map(|range| (range, Some(side))));
            }
        } else {
            let errors = errors_in_set(text, &defined);
            let fen = self.facts.fen_help(text);
            let more = errors.total() - errors.len();
            for error in errors {
                let range = error.range();
                if range.end > styles.start {
                    styles = 0..0;
                }
                if error.token().is_some() && fen.is_err() {
                    uses.push((range, None));
                } else if error.token().is_none() {
                    let reason = error.reason().to_string();
                    let is_fen = reason.ends_with("found a FEN or an SFEN");
                    // Without the note, because only programmers can use `epin-games`.
                    let message = if is_fen { reason } else { error.to_string() };
                    let message = without_offset(&message, error.offset());
                    let message = format!("invalid FEEN: {message}");
                    let (range, help) = match &fen {
                        Ok(help) => (range, help.clone()),
                        Err((place, reason)) if is_fen && !place.is_empty() => {
                            (place.clone(), reason.clone())
                        }
                        Err(_) => (range, String::new()),
                    };
                    self.problems.add(span_of(range), message).help(help);
                }
            }
            if more > 0 {
                let message = format!("invalid FEEN: {}", counted(more, "more mistake"));
                self.problems.add(node.span.clone(), message);
            }
        }
        for (range, hand) in uses {
            // In a hand, a piece comes after its count.
            let piece = text[range.clone()].trim_start_matches(|char: char| char.is_ascii_digit());
            let span = span_of(range.end - piece.len()..range.end);
            let Ok(token) = piece.parse() else { continue };
            if let Some(side) = hand {
                self.warn_of_hand(token, side, &span);
            }
            self.facts.used.push(Use { token, span, is_promotion: false });
        }
        if let Some(found) = text.get(styles.clone()) {
            self.check_styles_of_start(found, span_of(styles));
        }
    }

    /// Compares the styles of the position with the styles of the file.
    fn check_styles_of_start(&mut self, found: &str, span: Range<usize>) {
        let sins = found.split_once('/');
        let sins = sins.and_then(|(one, two)| Some([one.parse::<Sin>().ok()?, two.parse().ok()?]));
        let Some([active, other]) = sins else { return };
        let of = |sin: Sin| self.facts.styles.map_or(sin, |styles| styles.sin(sin.side()));
        let expected = format!("{}/{}", of(active), of(other));
        if expected != found {
            let message = format!("expected `{expected}` as in `styles`, found `{found}`");
            self.problems.add(span, message);
        }
    }
}
