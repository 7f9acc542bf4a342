use epin_grammar::{Notation, Parts, Report, scan};
use proc_macro2::{Delimiter, Ident, Literal, Span, TokenStream, TokenTree};
use quote::{quote, quote_spanned};
use syn::Lit;

/// Returns the expansion of `epin!` or `pin!`.
pub(crate) fn one(notation: Notation, input: TokenStream) -> TokenStream {
    let (krate, mut tokens) = split(input);
    if tokens.last().is_some_and(is_comma) {
        tokens.pop();
    }
    Target { krate, notation, several: false }.token(&tokens)
}

/// Returns the expansion of `epins!`: an array.
pub(crate) fn several(input: TokenStream) -> TokenStream {
    let (krate, mut tokens) = split(input);
    if tokens.last().is_some_and(is_comma) {
        tokens.pop();
    }
    if tokens.is_empty() {
        return quote!([#krate::__private::epin::A::PLAIN; 0]);
    }
    let target = Target { krate, notation: Notation::Epin, several: true };
    let elements = tokens.split_inclusive(is_comma).map(|element| match element {
        [comma] if is_comma(comma) => target.refuse(comma.span(), &target.expected("`,`", "")),
        [element @ .., comma] if is_comma(comma) => target.token(element),
        element => target.token(element),
    });
    quote!([#(#elements),*])
}

/// The first argument is `($crate)`; the user's tokens follow it.
fn split(input: TokenStream) -> (TokenStream, Vec<TokenTree>) {
    let mut tokens = input.into_iter();
    let krate = match tokens.next() {
        Some(TokenTree::Group(group)) => group.stream(),
        _ => TokenStream::new(),
    };
    (krate, tokens.collect())
}

fn is_comma(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == ',')
}

/// What a token expands to, and in which macro it is written.
struct Target {
    krate: TokenStream,
    notation: Notation,
    several: bool,
}

impl Target {
    fn token(&self, tokens: &[TokenTree]) -> TokenStream {
        match tokens {
            [] => self.refuse(Span::call_site(), &self.expected("nothing", "K^")),
            // What a user's own `$token:literal` or `$token:expr` hands on.
            [TokenTree::Group(group)] if group.delimiter() == Delimiter::None => {
                self.token(&group.stream().into_iter().collect::<Vec<_>>())
            }
            [TokenTree::Literal(literal)] => self.literal(literal),
            [TokenTree::Literal(_), more, ..] => {
                let more = if is_comma(more) { &tokens[tokens.len() - 1] } else { more };
                self.refuse(more.span(), self.expected_one())
            }
            [TokenTree::Ident(word)] if word == "true" || word == "false" => {
                self.refuse(word.span(), &self.expected("a boolean", ""))
            }
            [first, ..] => match bare(self.notation, tokens) {
                Some(text) => {
                    self.refuse(first.span(), &self.expected(&format!("`{text}`"), &text))
                }
                None => self.constant(first.span(), tokens),
            },
        }
    }

    fn literal(&self, token: &Literal) -> TokenStream {
        let (found, text) = match Lit::new(token.clone()) {
            Lit::Str(literal) if literal.suffix().is_empty() => {
                return self.text(token, &literal.value());
            }
            Lit::Str(literal) => ("a string literal with a suffix", literal.value()),
            Lit::ByteStr(literal) => ("a byte string", lossy(&literal.value())),
            Lit::CStr(literal) => ("a C string", lossy(literal.value().to_bytes())),
            Lit::Byte(literal) => ("a byte", lossy(&[literal.value()])),
            Lit::Char(literal) => ("a character", literal.value().to_string()),
            _ => ("a number", String::new()),
        };
        self.refuse(token.span(), &self.expected(found, &text))
    }

    fn text(&self, literal: &Literal, text: &str) -> TokenStream {
        let fault = match scan(self.notation, text.as_bytes()) {
            Ok(parts) => return self.path(literal.span(), parts),
            Err(fault) => fault,
        };
        let report = Report::new(self.notation, text.as_bytes(), fault);
        let mut lines = vec![report.headline().to_string()];
        let character = character(literal, text, fault.offset());
        if character.is_none() && !text.is_empty() {
            let caret = format!("{:1$}^", "", fault.offset());
            lines.extend(["  |".to_owned(), format!("  | {}", report.echo())]);
            lines.push(format!("  | {caret}"));
        }
        lines.extend(report.hint().map(|hint| format!("  = help: {}", hint.words())));
        self.refuse(character.unwrap_or_else(|| literal.span()), &lines.join("\n"))
    }

    /// All but `$crate` carries the span of the literal: so the compiler shows both literals
    /// when it finds a match arm that repeats another.
    fn path(&self, span: Span, parts: Parts) -> TokenStream {
        let Self { krate, .. } = self;
        let module = Ident::new(self.name(), span);
        let letter = Ident::new((parts.letter() as char).encode_utf8(&mut [0; 4]), span);
        let shape = Ident::new(&shape(parts), span);
        quote_spanned!(span=> <#krate::__private::#module::#letter>::#shape)
    }

    /// The error sits inside a path that otherwise names a constant, so nothing but the error
    /// is reported, in a pattern either.
    fn refuse(&self, span: Span, message: &str) -> TokenStream {
        let Self { krate, .. } = self;
        let token = self.token_type(span);
        quote_spanned! {span=>
            <#krate::__private::Invalid<{ ::core::compile_error! { #message } }>>::#token
        }
    }

    fn constant(&self, span: Span, tokens: &[TokenTree]) -> TokenStream {
        let Self { krate, .. } = self;
        let (name, token) = (Ident::new(self.name(), span), self.token_type(span));
        let text = tokens.iter().cloned().collect::<TokenStream>();
        quote_spanned! {span=>
            { const __TOKEN: #krate::#token = <#krate::__private::Constant>::#name(#text); __TOKEN }
        }
    }

    fn token_type(&self, span: Span) -> Ident {
        Ident::new(
            match self.notation {
                Notation::Epin => "Epin",
                Notation::Pin => "Pin",
            },
            span,
        )
    }

    fn name(&self) -> &'static str {
        match self.notation {
            Notation::Epin => "epin",
            Notation::Pin => "pin",
        }
    }

    fn expected(&self, found: &str, meant: &str) -> String {
        let valid = scan(self.notation, meant.as_bytes()).is_ok();
        let (verb, meant) = if valid { ("write", meant) } else { ("for example", "K^") };
        let written = if self.several {
            format!("epins![\"{meant}\"]")
        } else {
            format!("{}!(\"{meant}\")", self.name())
        };
        format!("expected a string literal, found {found}\n  = help: {verb} `{written}`")
    }

    fn expected_one(&self) -> &'static str {
        match (self.notation, self.several) {
            (_, true) => "expected `,` between two tokens",
            (Notation::Epin, _) => {
                "expected one token, found several\n  = help: write `epins![…]` for an array of tokens"
            }
            (Notation::Pin, _) => "expected one token, found several",
        }
    }
}

/// The text of a token that was written without quotes, such as `K` or `+P^`.
fn bare(notation: Notation, tokens: &[TokenTree]) -> Option<String> {
    let text = tokens.iter().map(ToString::to_string).collect::<String>();
    scan(notation, text.as_bytes()).is_ok().then_some(text)
}

/// The place of one character of a literal, where the compiler can tell (nightly does).
///
/// Offsets into the value are offsets into the source only if the literal has no escapes, and
/// a span off a character boundary crashes the compiler.
fn character(literal: &Literal, value: &str, offset: usize) -> Option<Span> {
    let char = value.get(offset..)?.chars().next()?;
    let start = 1 + offset;
    let plain = literal.to_string() == format!("\"{value}\"");
    plain.then(|| literal.subspan(start..start + char.len_utf8())).flatten()
}

fn lossy(text: &[u8]) -> String {
    String::from_utf8_lossy(text).into_owned()
}

/// The name of the constant for a token's markers: `PLAIN`, `ENHANCED_TERMINAL`, …
fn shape(parts: Parts) -> String {
    let markers = [
        (parts.sign() == Some(b'+'), "ENHANCED"),
        (parts.sign() == Some(b'-'), "DIMINISHED"),
        (parts.is_terminal(), "TERMINAL"),
        (parts.is_derived(), "DERIVED"),
    ];
    let names = markers.iter().filter(|(present, _)| *present).map(|(_, name)| *name);
    let shape = names.collect::<Vec<_>>().join("_");
    if shape.is_empty() { "PLAIN".to_owned() } else { shape }
}
