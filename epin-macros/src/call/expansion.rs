//! What a call expands to.

use proc_macro2::{Group, Ident, Literal, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};

use super::context::{Call, Output};
#[cfg(feature = "feen")]
use super::path::in_braces;
use super::path::{angle, in_parentheses, path, qpi_path, sin_path};
use crate::literal::Context;
use crate::mistake::Mistake;
use crate::wanted::{Value, Wanted};

impl Call {
    /// Returns the expansion of a literal that is valid.
    pub(super) fn expansion(&self, value: &Value, literal: &Literal) -> TokenStream {
        let (krate, span) = (&self.krate, literal.span());
        match (value, &self.output) {
            (Value::Token(token), Output::Token(wanted)) => path(krate, *wanted, *token, span),
            (Value::Token(token), _) => {
                let index = Literal::usize_unsuffixed(token.index());
                let name = Ident::new(&self.constant_name(), span);
                self.constant_named(&name, span, &self.checked(span, quote!(#index)))
            }
            (Value::Sin(style), _) => sin_path(krate, *style, span),
            (Value::Qpi(style, piece), _) => qpi_path(krate, *style, *piece, span),
            (Value::Snn(name), _) => {
                let words = name.to_u64s().map(Literal::u64_unsuffixed);
                let name = Ident::new("SNN", span);
                self.name(&name, span, &words.map(|word| quote!(#word)))
            }
            #[cfg(feature = "feen")]
            (Value::Feen(layout), _) => self.position(literal, *layout),
        }
    }

    /// Returns the expansion of a literal that rustc has reported, so that any token does: see
    /// `one_error.md`, Errors.
    pub(super) fn placeholder(&self, literal: &Literal) -> TokenStream {
        let index = match self.wanted() {
            // `A` and seven NUL, the first eight bytes of a name.
            Wanted::Snn => quote!(0x4100_0000_0000_0000),
            // The literal itself is an error in a block.
            #[cfg(feature = "feen")]
            Wanted::Feen => quote!(#literal),
            _ => quote!(0),
        };
        self.constant(literal.span(), &index)
    }

    /// Returns the name of the constant in `HasToken`, `HasName` or `HasPiece`.
    fn constant_name(&self) -> String {
        match self.output {
            Output::Piece(_) => "PIECE".to_owned(),
            // Of `feen!`, not used: `constant_named` ignores it.
            _ => self.wanted().name().to_ascii_uppercase(),
        }
    }

    /// Returns the expansion of an expression, which rustc evaluates. An error in it is at `span`:
    /// see `one_error.md`, Spans.
    pub(super) fn evaluated(&self, span: Span, tokens: &[TokenTree]) -> TokenStream {
        let Self { krate, .. } = self;
        #[cfg(feature = "feen")]
        if self.wanted() == Wanted::Feen {
            return self.evaluated_position(span, tokens);
        }
        let (open, close) = (angle('<', span), angle('>', span));
        let name = Ident::new(self.wanted().name(), Span::call_site());
        let text = self.text(span, tokens);
        if self.wanted() == Wanted::Snn {
            let words = [0, 1, 2, 3].map(|word| {
                let word = Literal::usize_unsuffixed(word);
                quote!(#open #krate::__private::Index>::#name::<#word #close #text)
            });
            return self.name(&self.end(span), span, &words);
        }
        let index = quote!(#open #krate::__private::Index>::#name::<#close #text);
        self.constant(span, &self.checked(span, index))
    }

    /// Returns the string of an expression, in parentheses: see `one_error.md`, Spans.
    pub(super) fn text(&self, span: Span, tokens: &[TokenTree]) -> Group {
        let Self { krate, .. } = self;
        let text = in_parentheses(tokens.iter().cloned().collect(), span);
        in_parentheses(quote!(#krate::__private::Text { text: #text }.text), span)
    }

    /// Wraps the index in the catalog check, for `piece!`.
    fn checked(&self, span: Span, index: TokenStream) -> TokenStream {
        let Self { krate, .. } = self;
        let Output::Piece(catalog) = &self.output else { return index };
        let (open, close) = (angle('<', span), angle('>', span));
        let index = in_parentheses(index, span);
        quote!(#open #krate::__private::Index>::in_catalog::<#catalog #close #index)
    }

    /// Returns the path to the constant of the style's name that consists of the words: see
    /// `Name::to_u64s`.
    fn name(&self, name: &impl ToTokens, span: Span, words: &[TokenStream; 4]) -> TokenStream {
        let Self { krate, .. } = self;
        let open = angle('<', span);
        quote! {
            #open #krate::__private::Name<#({ #words }),*> as #krate::__private::HasName>::#name
        }
    }

    /// Returns the path to the constant of the token with an index. `index` may be a
    /// `compile_error!`; rustc then reports only that: see `one_error.md`, Errors.
    pub(super) fn constant(&self, span: Span, index: &TokenStream) -> TokenStream {
        let end = self.end(span);
        if self.wanted() == Wanted::Snn {
            // One word reports the error: see `one_error.md`, Evaluation.
            return self.name(&end, span, &[index.clone(), quote!(0), quote!(0), quote!(0)]);
        }
        self.constant_named(&end, span, index)
    }

    /// Returns the end of a path, of which the last token has the span, but not the name: see
    /// `one_error.md`, Spans.
    fn end(&self, span: Span) -> TokenStream {
        let name = Ident::new(&self.constant_name(), Span::call_site());
        let close = angle('>', span);
        quote!(#name::<#close)
    }

    /// As [`constant`](Self::constant), with the end of the path.
    fn constant_named(&self, name: &impl ToTokens, span: Span, index: &TokenStream) -> TokenStream {
        let Self { krate, .. } = self;
        let open = angle('<', span);
        match &self.output {
            // A position has no constant, so `index`, which is an error, is alone in a block: see
            // `one_error.md`, Positions.
            #[cfg(feature = "feen")]
            Output::Position(_) => in_braces(index.clone(), span).into_token_stream(),
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

    /// Returns a type with an error inside, for a call where rustc expects a type: see
    /// `one_error.md`, Errors.
    pub(super) fn erroneous_type(&self, mistake: &Mistake) -> TokenStream {
        let Self { krate, .. } = self;
        let error = mistake.compile_error();
        quote_spanned!(mistake.span=> #krate::__private::Constant<{ #error }>)
    }
}
