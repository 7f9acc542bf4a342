//! Messages for mistakes in a call.

use proc_macro2::{Span, TokenTree};

use super::context::{Call, Output};
use super::wrapped::{BODY, Wrapped, Wraps};
use crate::literal::expected;
use crate::mistake::{Mistake, cut};
use crate::tokens::span;
use crate::wanted::Wanted;

impl Call {
    pub(super) fn no_literal(&self, span: Span, found: &str) -> Mistake {
        Mistake::new(span, expected(self, found, ""))
    }

    /// Returns the mistake of `Some("K")`: `Some` goes around the call. `is_alone` is for a call
    /// with no other argument.
    pub(super) fn wrapped(&self, wrapped: &Wrapped, is_alone: bool) -> Mistake {
        let Wrapped { literal, before, after, wraps } = wrapped;
        let span = literal.span();
        let literal = cut(&literal.to_string());
        let found = format!("expected a string literal, found `{before}{literal}{after}`");
        if wrapped.is_in_pin() {
            return Mistake::new(span, format!("{found}\n  = help: a `Pin` is written `pin!(…)`"));
        }
        let (before, after) = (&**before, if after == BODY { "" } else { after });
        let around = |call: &str, after: &str| match (self.is_list, wraps, is_alone) {
            (true, Wraps::Token, true) => format!("`[{before}{call}{after}]`"),
            (true, Wraps::Token, false) => format!("`[{before}{call}{after}, …]`"),
            _ => format!("`{before}{call}{after}`"),
        };
        let call = match (wraps, is_alone) {
            (Wraps::List, true) => self.call(&literal, self.is_list),
            (Wraps::List, false) => self.call("…", true),
            _ => self.call(&literal, false),
        };
        let help = match (&self.output, after) {
            _ if self.is_list && *wraps == Wraps::Either => {
                format!("it goes outside of `{}`", self.call("…", true))
            }
            // A constant cannot call `into`, a method of a trait, so the help names a way without
            // it first.
            (Output::Token(Wanted::Pin), ".into()") => {
                let epin = format!("epin!({literal})");
                format!("write {} for an `Epin`, or {}", around(&epin, ""), around(&call, after))
            }
            (Output::Piece(_), ".into()") => {
                let (epin, other) = (around(&call, ".epin()"), around(&call, after));
                format!("write {epin} for an `Epin`, or {other}")
            }
            _ => format!("write {}", around(&call, after)),
        };
        Mistake::new(span, format!("{found}\n  = help: {help}"))
    }

    /// Returns the mistake of a variable, whose value is not known at compile time.
    pub(super) fn variable(&self, tokens: &[TokenTree]) -> Mistake {
        let name = tokens.iter().find(|token| matches!(token, TokenTree::Ident(_)));
        let span = name.map_or_else(|| span(tokens), TokenTree::span);
        let name = name.map(ToString::to_string).unwrap_or_default();
        let message = format!(
            "expected a string literal or a constant, found `{}`\n  = help: a text known only at \
             run time goes to `{}::parse`; a constant goes in braces, `{}`",
            cut(&name),
            self.type_name(),
            self.call("{ … }", self.is_list),
        );
        Mistake::new(span, message)
    }

    pub(super) fn second_token(&self, span: Span) -> Mistake {
        let call = self.call("…", false);
        let message = match (&self.output, self.is_list) {
            (_, true) => "expected `,` between two tokens".to_owned(),
            (Output::Token(Wanted::Epin) | Output::Piece(_), _) => format!(
                "expected one token, found several\n  = help: `{}` takes several; in a pattern, \
                 write `{call} | {call}`",
                self.call("…", true),
            ),
            (Output::Token(_), _) => format!(
                "expected one token, found several\n  = help: several are `[{call}, {call}]`; in a \
                 pattern, write `{call} | {call}`"
            ),
        };
        Mistake::new(span, message)
    }
}
