//! The checks of the styles: their letters and names.

use epin::Side;
use epin::notation::{Sin, Styles};

use super::{Check, help_if_empty};
use crate::spanned::{Entry, Key, Node, counted};

pub(super) const STYLES_HELP: &str =
    "two keys: upper case for the first side, lower case for the second";

impl Check<'_> {
    pub(super) fn check_styles(&mut self, node: &Node<'_>) {
        let Some(entries) = node.table() else {
            let what = "the styles as a table of their names";
            let help = help_if_empty(node, "leave out \"styles\" if there are none");
            return self.report_expected(what, node, help.unwrap_or(STYLES_HELP));
        };
        let mut styles: Vec<(&Key<'_>, Option<Sin>)> = Vec::new();
        let mut exchanged = None;
        let is_letter = |text: &str| text.parse::<Sin>().is_ok();
        for Entry { key, value } in self.report_repeated(entries).0 {
            if !is_letter(&key.text) && value.text().is_some_and(is_letter) {
                exchanged.get_or_insert(key);
                styles.push((key, None));
                continue;
            }
            let sin = self.parse_or_report(&key.text, &key.span, "");
            styles.push((key, sin));
            match value.text() {
                Some(text) => {
                    let name = self.parse_or_report(text, &value.span, "");
                    self.game.styles.extend(sin.zip(name));
                }
                None => drop(self.check_name(value, "the style's name")),
            }
        }
        if let Some(key) = exchanged {
            let message = "the letter and the name of a style are swapped";
            let help = "the letter is the key, and the name is the value";
            self.problems.add(key.span.clone(), message).help(help);
        }
        match &*styles {
            [(_, Some(one)), (key, Some(other))] if one.side() == other.side() => {
                let (side, other_side) = (one.side(), one.side().flipped());
                let case = if side == Side::First { "lower" } else { "upper" };
                let message =
                    format!("\"{one}\" and \"{other}\" are both styles of the {side} side");
                let help = format!("write one of them in {case} case, for the {other_side} side");
                self.problems.add(key.span.clone(), message).help(help);
            }
            [(_, Some(one)), (_, Some(other))] => {
                let is_first = one.side() == Side::First;
                let (first, second) = if is_first { (one, other) } else { (other, one) };
                self.facts.styles = Some(Styles { first: first.letter(), second: second.letter() });
            }
            [_, _] => {}
            _ => {
                let count = counted(styles.len(), "style");
                let message = format!("expected one style for each side, found {count}");
                self.problems.add(node.span.clone(), message).help(STYLES_HELP);
            }
        }
    }
}
