//! What to say of a mistake in a call, and how the call is written without it.

use epin_grammar::{Hint, Notation};
use proc_macro2::{Span, TokenTree};

use super::wrapped::{BODY, Wrapped, Wraps};
use super::{Call, Output};
use crate::literal::{Context, expected};
use crate::mistake::{Mistake, cut};
use crate::tokens::span;
use crate::wanted::Wanted;

impl Call {
    /// Returns how a call is written, for one token or for a list: `epin!(…)` and `epins![…]` for
    /// the argument `…`.
    pub(crate) fn call(&self, argument: &str, is_list: bool) -> String {
        match (&self.output, is_list) {
            (Output::Token(wanted), false) => format!("{}!({argument})", wanted.name()),
            (Output::Token(_), true) => format!("epins![{argument}]"),
            (Output::Piece(catalog), false) => format!("piece!({catalog}, {argument})"),
            (Output::Piece(catalog), true) => format!("pieces![{catalog}, {argument}]"),
        }
    }

    pub(crate) fn no_literal(&self, span: Span, found: &str) -> Mistake {
        Mistake::new(span, expected(self, found, ""))
    }

    /// Returns what to say of `Some("K")`: `Some` goes around the call. `is_alone` is for a call
    /// with no other argument.
    pub(crate) fn wrapped(&self, wrapped: &Wrapped, is_alone: bool) -> Mistake {
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

    /// Returns what to say of a variable, whose value is not known at compile time.
    pub(crate) fn variable(&self, tokens: &[TokenTree]) -> Mistake {
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

    /// Returns the type of what a call for one token makes.
    fn type_name(&self) -> String {
        match &self.output {
            Output::Token(wanted) => wanted.type_name().to_owned(),
            Output::Piece(catalog) => format!("Piece::<{catalog}>"),
        }
    }

    pub(crate) fn second_token(&self, span: Span) -> Mistake {
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

impl Context for Call {
    fn wanted(&self) -> Wanted {
        match self.output {
            Output::Token(wanted) => wanted,
            Output::Piece(_) => Wanted::Epin,
        }
    }

    fn written(&self, text: &str) -> String {
        self.call(&format!("\"{text}\""), self.is_list)
    }

    fn help_after(&self, hint: Hint) -> Option<&'static str> {
        match (hint, &self.output) {
            (Hint::Several(_), Output::Token(Wanted::Epin)) => Some("several go in `epins![…]`"),
            (Hint::Several(_), Output::Piece(_)) => Some("several go in `pieces![…]`"),
            (Hint::Other(Notation::Qpi), Output::Token(_)) => Some("QPI tokens go in `qpi!(…)`"),
            _ => None,
        }
    }

    /// Names all three repairs for a letter alone, which may be a token, a variable or a constant.
    fn unquoted(&self, text: &str) -> String {
        let written = self.written(text);
        if !self.wanted().is_valid(text) {
            let example = self.written(self.wanted().example());
            return format!("a token goes in quotes, as in `{example}`");
        }
        if text.len() > 1 {
            return format!("write `{written}`");
        }
        let parse = format!("{}::parse({text})", self.type_name());
        let constant = self.call(&format!("{{ {text} }}"), self.is_list);
        format!(
            "a token goes in quotes, `{written}`; a text known only at run time goes to \
             `{parse}`; a constant goes in braces, `{constant}`"
        )
    }
}
