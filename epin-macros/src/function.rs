//! `epin!`, `pin!` and `epins!`, `piece!` and `pieces!`.

use proc_macro2::{Delimiter, Group, Ident, Literal, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};

use crate::argument::{Argument, BODY, Wrapped, Wraps, is_comma, is_variable, span, split};
use crate::catalog_path::split_catalog;
use crate::kind::{Kind, Meant, Value};
use crate::literal::{self, Context, expected};
use crate::mistake::{Mistake, cut};
use crate::path::{angle, path, qpi_path, sin_path};
use crate::pattern::Misplaced;

/// Returns the expansion of `epin!` or `pin!`.
pub(crate) fn token(kind: Kind, input: TokenStream) -> TokenStream {
    let (krate, tokens) = arguments(input);
    Call { krate, output: Output::Token(kind), is_list: false }.one(&tokens)
}

/// Returns the expansion of `epins!`: an array.
pub(crate) fn tokens(input: TokenStream) -> TokenStream {
    let (krate, tokens) = arguments(input);
    Call { krate, output: Output::Token(Kind::Epin), is_list: true }.list(&tokens)
}

/// Returns the expansion of `piece!`, or of `pieces!`: an array.
pub(crate) fn piece(is_list: bool, input: TokenStream) -> TokenStream {
    let (krate, arguments) = arguments(input);
    let (catalog, tokens) = match split_catalog(is_list, &arguments) {
        Ok(split) => split,
        Err(mistake) => return without_catalog(krate, &mistake),
    };
    let call = Call { krate, output: Output::Piece(catalog), is_list };
    if is_list { call.list(tokens) } else { call.one(tokens) }
}

/// Returns the expansion of a call that names no catalog. `()` is not one either, but the compiler
/// does not say so of a path with an error inside.
fn without_catalog(krate: Option<TokenTree>, mistake: &Mistake) -> TokenStream {
    let error = mistake.compile_error();
    Call { krate, output: Output::Piece(quote!(())), is_list: false }.constant(mistake.span, &error)
}

/// Returns the path of the crate `epin`, which is the first of the tokens, and what the author
/// wrote.
fn arguments(input: TokenStream) -> (Option<TokenTree>, Vec<TokenTree>) {
    let mut tokens = input.into_iter();
    (tokens.next(), tokens.collect())
}

/// A call of one of the macros.
struct Call {
    /// The path of the crate `epin`: what `$crate` is in its macros.
    krate: Option<TokenTree>,
    output: Output,
    /// Whether it is `epins!` or `pieces!`.
    is_list: bool,
}

/// What a macro makes of each token.
enum Output {
    /// The token.
    Token(Kind),
    /// The piece of a catalog, which this is the path of.
    Piece(TokenStream),
}

impl Call {
    /// Returns the expansion of a call with one token.
    fn one(&self, tokens: &[TokenTree]) -> TokenStream {
        match tokens {
            [tokens @ .., comma] if is_comma(comma) && !tokens.is_empty() => {
                parenthesized(self.token(tokens, true))
            }
            tokens => parenthesized(self.token(tokens, true)),
        }
    }

    /// Returns the expansion of a call with tokens between commas.
    fn list(&self, tokens: &[TokenTree]) -> TokenStream {
        let elements = split(tokens.iter().cloned());
        let is_alone = elements.len() == 1;
        let elements =
            elements.iter().map(|element| self.token(element, is_alone)).collect::<Vec<_>>();
        if elements.is_empty() {
            let any = self.constant(Span::call_site(), &quote!(0));
            return quote!([#any; 0]);
        }
        // At the first token, as that is in the author's code. Without a place of its own, an array
        // is at the call in `macros.rs`: where a `Vec` is expected, the compiler would propose to
        // write `.to_vec()` there.
        let mut array = Group::new(Delimiter::Bracket, quote!(#(#elements),*));
        array.set_span(Span::call_site().located_at(span(tokens)));
        parenthesized(array.into_token_stream())
    }

    /// Returns the expansion of what is in the place of one token. `is_alone` is for a call with
    /// no other.
    fn token(&self, tokens: &[TokenTree], is_alone: bool) -> TokenStream {
        let kind = self.kind();
        let mistake = match Argument::new(kind, tokens) {
            Argument::Literal(literal) => {
                match literal::read(self, &literal, |text| kind.read(text)) {
                    Ok(Some(value)) => return self.expansion(&value, literal.span()),
                    Ok(None) => return self.constant(literal.span(), &quote!(0)),
                    Err(mistake) => mistake,
                }
            }
            Argument::Several(second) => self.second_token(second),
            Argument::Bare(span, text) => literal::unquoted(self, span, &text),
            Argument::Wrapped(wrapped) => self.wrapped(&wrapped, is_alone),
            // Without the braces, which the compiler would call unnecessary in the expansion.
            Argument::Braced(name) => return self.evaluated(name.span(), &[name.into()]),
            Argument::Other(tokens) => match &*tokens {
                [] => self.no_literal(Span::call_site(), "nothing"),
                [comma] if is_comma(comma) => self.no_literal(comma.span(), "`,`"),
                [TokenTree::Ident(word)] if word == "true" || word == "false" => {
                    self.no_literal(word.span(), "a boolean")
                }
                tokens => match Misplaced::find(tokens) {
                    Some(misplaced) => {
                        let message = misplaced.message(&self.call("…", false));
                        let mistake = Mistake::new(misplaced.span(), message);
                        if matches!(misplaced, Misplaced::Type(_)) {
                            return self.erroneous_type(&mistake);
                        }
                        mistake
                    }
                    None if is_variable(tokens) => self.variable(tokens),
                    None => return self.evaluated(span(tokens), tokens),
                },
            },
        };
        self.constant(mistake.span, &mistake.compile_error())
    }

    /// Returns the expansion of a literal that is valid.
    fn expansion(&self, value: &Value, span: Span) -> TokenStream {
        let Self { krate, .. } = self;
        match (value, &self.output) {
            (Value::Token(token), Output::Token(kind)) => path(krate, *kind, *token, span),
            (Value::Token(token), Output::Piece(_)) => {
                let index = Literal::usize_unsuffixed(token.index());
                let name = Ident::new(self.constant_name(), span);
                self.constant_named(&name, span, &self.checked(span, quote!(#index)))
            }
            (Value::Sin(style), _) => sin_path(krate, *style, span),
            (Value::Qpi(style, piece), _) => qpi_path(krate, *style, *piece, span),
            (Value::Snn(name), _) => {
                let words = name.to_words().map(Literal::u64_unsuffixed);
                let name = Ident::new("SNN", span);
                self.name(&name, span, &words.map(|word| quote!(#word)))
            }
        }
    }

    /// Returns the name of the constant in the trait.
    fn constant_name(&self) -> &'static str {
        match self.output {
            Output::Token(Kind::Epin) => "EPIN",
            Output::Token(Kind::Pin) => "PIN",
            Output::Token(Kind::Sin) => "SIN",
            Output::Token(Kind::Qpi) => "QPI",
            Output::Token(Kind::Snn) => "SNN",
            Output::Piece(_) => "PIECE",
        }
    }

    /// Returns the expansion of an expression, for the compiler to evaluate.
    fn evaluated(&self, span: Span, tokens: &[TokenTree]) -> TokenStream {
        let Self { krate, .. } = self;
        let (open, close) = (angle('<', span), angle('>', span));
        let name = Ident::new(self.kind().name(), Span::call_site());
        let text = in_parentheses(tokens.iter().cloned().collect(), span);
        if let Output::Token(Kind::Snn) = self.output {
            let word = |word: usize| {
                let word = Literal::usize_unsuffixed(word);
                quote!(#open #krate::__private::Index>::snn::<#word #close #text)
            };
            let end = angle('>', span);
            return self.name(&quote!(SNN::<#end), span, &[word(0), word(1), word(2), word(3)]);
        }
        let index = quote!(#open #krate::__private::Index>::#name::<#close #text);
        self.constant(span, &self.checked(span, index))
    }

    /// Returns the index of a token. For `piece!`, the compiler evaluates whether the token is in
    /// the catalog.
    fn checked(&self, span: Span, index: TokenStream) -> TokenStream {
        let Self { krate, .. } = self;
        match &self.output {
            Output::Token(_) => index,
            Output::Piece(catalog) => {
                let (open, close) = (angle('<', span), angle('>', span));
                let index = in_parentheses(index, span);
                quote!(#open #krate::__private::Index>::in_catalog::<#catalog #close #index)
            }
        }
    }

    /// Returns the path to the constant of the style's name whose bytes the words are.
    fn name(&self, name: &impl ToTokens, span: Span, words: &[TokenStream; 4]) -> TokenStream {
        let Self { krate, .. } = self;
        let open = angle('<', span);
        quote! {
            #open #krate::__private::Name<#({ #words }),*> as #krate::__private::HasName>::#name
        }
    }

    /// Returns the path to the constant of the token with an index. The index is an expression, or
    /// an error: inside of a path, nothing but the error is reported, in patterns too.
    fn constant(&self, span: Span, index: &TokenStream) -> TokenStream {
        let name = Ident::new(self.constant_name(), Span::call_site());
        let close = angle('>', span);
        let name = quote!(#name::<#close);
        if let Output::Token(Kind::Snn) = self.output {
            // One error is enough.
            return self.name(&name, span, &[index.clone(), quote!(0), quote!(0), quote!(0)]);
        }
        self.constant_named(&name, span, index)
    }

    /// As [`constant`](Self::constant), with the end of the path, which has to end at `span`.
    fn constant_named(&self, name: &impl ToTokens, span: Span, index: &TokenStream) -> TokenStream {
        let Self { krate, .. } = self;
        let open = angle('<', span);
        match &self.output {
            Output::Token(_) => quote! {
                #open #krate::__private::Constant<{ #index }>
                    as #krate::__private::HasToken>::#name
            },
            Output::Piece(catalog) => quote! {
                #open #krate::__private::Member<#catalog, { #index }>
                    as #krate::__private::HasPiece>::#name
            },
        }
    }

    /// Returns a type with an error inside: where a type is expected, that is the only error.
    fn erroneous_type(&self, mistake: &Mistake) -> TokenStream {
        let Self { krate, .. } = self;
        let error = mistake.compile_error();
        quote_spanned!(mistake.span=> #krate::__private::Constant<{ #error }>)
    }

    /// Returns a call for one token or for a list as it is written with an argument for the token.
    fn call(&self, argument: &str, is_list: bool) -> String {
        match (&self.output, is_list) {
            (Output::Token(kind), false) => format!("{}!({argument})", kind.name()),
            (Output::Token(_), true) => format!("epins![{argument}]"),
            (Output::Piece(catalog), false) => format!("piece!({catalog}, {argument})"),
            (Output::Piece(catalog), true) => format!("pieces![{catalog}, {argument}]"),
        }
    }

    fn no_literal(&self, span: Span, found: &str) -> Mistake {
        Mistake::new(span, expected(self, found, ""))
    }

    /// Returns what to say of `Some("K")`: that it is written around the call. `is_alone` is for a
    /// call with one token.
    fn wrapped(&self, wrapped: &Wrapped, is_alone: bool) -> Mistake {
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
            // The method of a trait, which constants cannot call.
            (Output::Token(Kind::Pin), ".into()") => {
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
    fn variable(&self, tokens: &[TokenTree]) -> Mistake {
        let name = tokens.iter().find(|token| matches!(token, TokenTree::Ident(_)));
        let name = name.map(ToString::to_string).unwrap_or_default();
        let message = format!(
            "expected a string literal or a constant, found `{}`\n  = help: a text known only at run \
             time goes to `{}::parse`; a constant goes in braces, `{}`",
            cut(&name),
            self.type_name(),
            self.call("{ … }", self.is_list),
        );
        Mistake::new(span(tokens), message)
    }

    /// Returns the type of what a call for one token makes.
    fn type_name(&self) -> String {
        match &self.output {
            Output::Token(kind) => kind.type_name().to_owned(),
            Output::Piece(catalog) => format!("Piece::<{catalog}>"),
        }
    }

    fn second_token(&self, span: Span) -> Mistake {
        let call = self.call("…", false);
        let message = match (&self.output, self.is_list) {
            (_, true) => "expected `,` between two tokens".to_owned(),
            (Output::Token(Kind::Epin) | Output::Piece(_), _) => format!(
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

fn in_parentheses(tokens: TokenStream, span: Span) -> Group {
    let mut group = Group::new(Delimiter::Parenthesis, tokens);
    group.set_span(span);
    group
}

impl Context for Call {
    fn kind(&self) -> Kind {
        match self.output {
            Output::Token(kind) => kind,
            Output::Piece(_) => Kind::Epin,
        }
    }

    fn written(&self, text: &str) -> String {
        self.call(&format!("\"{text}\""), self.is_list)
    }

    fn instead(&self, meant: Meant) -> Option<&'static str> {
        match (meant, &self.output) {
            (Meant::Several, Output::Token(Kind::Epin)) => Some("several go in `epins![…]`"),
            (Meant::Several, Output::Piece(_)) => Some("several go in `pieces![…]`"),
            (Meant::Qpi, Output::Token(_)) => Some("it goes in `qpi!(…)`"),
            _ => None,
        }
    }

    /// A letter may be the name of a variable or of a constant: the macro cannot tell.
    fn unquoted(&self, text: &str) -> String {
        let written = self.written(text);
        if !self.kind().is_valid(text) {
            let example = self.written(self.kind().example());
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

/// Returns an expansion in parentheses, which have the place of the call. The rest has the place of
/// its literals; so without them, `cargo fix` would make `let king = "K^";` of
/// `let king = (epin!("K^"));`, to remove the parentheses that are not needed.
fn parenthesized(expansion: TokenStream) -> TokenStream {
    Group::new(Delimiter::Parenthesis, expansion).into_token_stream()
}
