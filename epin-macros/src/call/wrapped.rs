//! A literal with code around it that belongs around the call.

use std::slice;

use proc_macro2::{Delimiter, Literal, TokenTree};

use crate::tokens::{is, is_comma};

/// A literal, and the code around it: `Some("K")`, in which `before` is `Some(`.
///
/// Where another type is expected, rustc proposes `epin!(Some("K"))` instead of
/// `Some(epin!("K"))`: see `one_error.md`, Errors.
pub(crate) struct Wrapped {
    pub(crate) literal: Literal,
    pub(crate) before: String,
    pub(crate) after: String,
    pub(crate) wraps: Wraps,
}

/// What the code around a literal is meant for, in a call with several.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wraps {
    /// The token: `Some("K")`.
    Token,
    /// The list: `"K".to_vec()`. The array has the location of its first literal, so where the
    /// compiler expects another type than an array, it proposes an edit there.
    List,
    /// One or the other: `Box::new("K")`.
    Either,
}

impl Wrapped {
    pub(crate) fn new(tokens: &[TokenTree]) -> Option<Self> {
        let around = |before: &str, inner: &[TokenTree], after: &str, wraps| {
            Self::new(inner).map(|inner| inner.inside(before, after, wraps))
        };
        match tokens {
            [TokenTree::Literal(literal)] => Some(Self {
                literal: literal.clone(),
                before: String::new(),
                after: String::new(),
                wraps: Wraps::Token,
            }),
            [and, TokenTree::Ident(name), inner @ ..] if is(and, '&') && name == "mut" => {
                around("&mut ", inner, "", Wraps::Token)
            }
            [and, inner @ ..] if is(and, '&') => around("&", inner, "", Wraps::Token),
            // `return "K";`: a value that is not at the end of a function.
            [TokenTree::Ident(name), inner @ .., end] if name == "return" && is(end, ';') => {
                around("return ", inner, ";", Wraps::List)
            }
            // `"K" { todo!() }`: the body of a match arm that is missing.
            [inner @ TokenTree::Literal(_), TokenTree::Group(group)]
                if group.delimiter() == Delimiter::Brace =>
            {
                around("", slice::from_ref(inner), BODY, Wraps::List)
            }
            [inner @ .., dot, TokenTree::Ident(method), TokenTree::Group(group)]
                if is(dot, '.')
                    && group.stream().is_empty()
                    && METHODS.iter().any(|name| method == name) =>
            {
                let wraps = if method == "to_vec" { Wraps::List } else { Wraps::Token };
                around("", inner, &format!(".{method}()"), wraps)
            }
            [path @ .., TokenTree::Group(group)] => {
                let inner = group.stream().into_iter().collect::<Vec<_>>();
                match (group.delimiter(), &*inner) {
                    (Delimiter::Parenthesis, [inner @ .., comma])
                        if path.is_empty() && is_comma(comma) =>
                    {
                        around("(", inner, ",)", Wraps::Either)
                    }
                    (Delimiter::Parenthesis, inner) => {
                        let (path, wraps) = constructor(path)?;
                        around(&format!("{path}("), inner, ")", wraps)
                    }
                    (Delimiter::Brace, [TokenTree::Ident(field), colon, inner @ ..])
                        if is(colon, ':') =>
                    {
                        let (path, wraps) = constructor(path)?;
                        around(&format!("{path} {{ {field}: "), inner, " }", wraps)
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Returns the literal with more code around it.
    fn inside(mut self, before: &str, after: &str, wraps: Wraps) -> Self {
        let is_first = self.before.is_empty() && self.after.is_empty();
        self.wraps = if is_first || self.wraps == wraps { wraps } else { Wraps::Either };
        self.before.insert_str(0, before);
        self.after.push_str(after);
        self
    }

    /// Returns whether the literal is in the constructor of `Pin`. The compiler proposes that in a
    /// pattern for a `Pin`, although its field is private.
    pub(crate) fn is_in_pin(&self) -> bool {
        let path = self.before.strip_suffix("Pin(");
        // `Attack::Pin` is the caller's own.
        path.is_some_and(|path| {
            let krate = path.strip_suffix("::").unwrap_or(path);
            path.is_empty() || krate.starts_with(char::is_lowercase) && !krate.contains(':')
        })
    }
}

/// How a message repeats a block after a literal. The block belongs neither in the call nor after
/// it.
pub(crate) const BODY: &str = " { … }";

/// The methods that the compiler proposes to call.
const METHODS: [&str; 4] = ["into", "to_string", "to_owned", "to_vec"];

/// Returns the path of a function or variant that wraps a token, and what that is meant for:
/// `Some`, `E::A`, `Box::new`. Any other call is left to the compiler, since a constant function
/// may return a token's string.
fn constructor(path: &[TokenTree]) -> Option<(String, Wraps)> {
    let is_path = path.iter().all(|token| matches!(token, TokenTree::Ident(_)) || is(token, ':'));
    let TokenTree::Ident(name) = path.last()? else { return None };
    let path = path.iter().map(ToString::to_string).collect::<String>();
    let is_type = name.to_string().starts_with(char::is_uppercase);
    match &*path {
        "Box::new" | "Box::pin" | "Rc::new" | "Arc::new" => Some((path, Wraps::Either)),
        // In a list, the compiler proposes these around a token, never around the array.
        _ if is_path && is_type => Some((path, Wraps::Token)),
        _ => None,
    }
}
