//! Messages for mistakes in a call.

use proc_macro2::{Delimiter, Group, Span, TokenTree};

use super::argument::is_variable;
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
        let help = format!(
            "a string known only at run time goes to `{}::parse`; a constant goes in braces, `{}`",
            self.type_name(),
            self.call("{ … }", self.is_list),
        );
        found_variable(tokens, &help)
    }

    /// Returns the mistake of `if white { "K" } else { "k" }`, if the condition starts with a
    /// variable. With a constant, rustc evaluates it.
    pub(super) fn choice(&self, tokens: &[TokenTree]) -> Option<Mistake> {
        let [
            TokenTree::Ident(first),
            condition @ ..,
            TokenTree::Group(then),
            TokenTree::Ident(middle),
            TokenTree::Group(otherwise),
        ] = tokens
        else {
            return None;
        };
        // With a second `if`, a block is in what is taken for the condition.
        let is_chain = condition.iter().any(is_block);
        if first != "if" || middle != "else" || is_chain || !is_variable(condition) {
            return None;
        }
        let call = |block: &Group| self.call(&alone(block.stream()), false);
        let (then, otherwise) = (call(then), call(otherwise));
        let found = alone(condition.iter().cloned());
        let choice = format!("if {found} {{ {then} }} else {{ {otherwise} }}");
        let choice = if self.is_list { format!("[{choice}, …]") } else { choice };
        Some(found_variable(condition, &format!("write `{choice}`")))
    }

    pub(super) fn second_token(&self, span: Span) -> Mistake {
        if self.is_list {
            return Mistake::new(span, "expected `,` between two tokens");
        }
        #[cfg(feature = "feen")]
        if let Output::Position(_) = self.output {
            let message =
                format!("expected one position, found several\n  = help: {}", self.several());
            return Mistake::new(span, message);
        }
        let (several, call) = (self.several(), self.call("…", false));
        let help = format!("{several}; in a pattern, write `{call} | {call}`");
        Mistake::new(span, format!("expected one token, found several\n  = help: {help}"))
    }

    /// Returns how several tokens are written.
    pub(super) fn several(&self) -> String {
        if matches!(self.output, Output::Token(Wanted::Epin) | Output::Piece(_)) {
            format!("`{}` takes several", self.call("…", true))
        } else {
            format!("several are `[{0}, {0}]`", self.call("…", false))
        }
    }
}

/// Returns the mistake of a variable that `tokens` start with.
fn found_variable(tokens: &[TokenTree], help: &str) -> Mistake {
    let name = tokens.iter().find(|token| matches!(token, TokenTree::Ident(_)));
    let span = name.map_or_else(|| span(tokens), TokenTree::span);
    let name = name.map(ToString::to_string).unwrap_or_default();
    let expected = "expected a string literal or a constant";
    Mistake::new(span, format!("{expected}, found `{}`\n  = help: {help}", cut(&name)))
}

fn is_block(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace)
}

/// Returns how a message repeats code: a token that is alone, as it is.
fn alone(code: impl IntoIterator<Item = TokenTree>) -> String {
    match &*code.into_iter().collect::<Vec<_>>() {
        [token] => cut(&token.to_string()),
        _ => "…".to_owned(),
    }
}
