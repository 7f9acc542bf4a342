//! What `feen!` expands to.

use epin_grammar::{FeenLayout, Side, Token, scan_start};
use proc_macro2::{Literal, Span, TokenStream, TokenTree};
use quote::quote;

use super::context::Call;
use super::path::{angle, in_parentheses};
use crate::literal::{Contents, contents};

impl Call {
    /// Returns the expansion of a literal that is a position. Where its parts are is passed on, since
    /// rustc would take 12 times as long to scan a start position of shogi again, and 50 times for
    /// 4,096 bytes.
    pub(super) fn position(
        &self,
        catalog: Option<&TokenStream>,
        literal: &Literal,
        layout: FeenLayout,
    ) -> TokenStream {
        let (krate, span) = (&self.krate, literal.span());
        let (open, close) = (angle('<', span), angle('>', span));
        let members = match catalog {
            Some(catalog) => self.members(catalog, literal),
            None => Vec::new(),
        };
        let piece = if let Some(member) = members.first() {
            // An error in the member's index makes this type an error, too.
            quote!(<#member as #krate::__private::HasPiece>::ConstPiece)
        } else {
            quote!(#krate::Epin)
        };
        let others = members.iter().skip(1);
        let FeenLayout { board_len, slash, sizes } = layout;
        let [board_len, slash] = [board_len, slash].map(Literal::u16_unsuffixed);
        let sizes = sizes.map(Literal::u8_unsuffixed);
        let arguments = quote!(#literal, #board_len, #slash, [#(#sizes),*]);
        let arguments = in_parentheses(arguments, span);
        // In braces, which are no pattern: in one, a path with `<` would be a second error.
        quote!({
            #(let _: #others;)*
            #open #krate::__private::Position>::literal::<#piece #close #arguments
        })
    }

    /// Returns a type for each piece of a position, which is an error if the piece is not in the
    /// catalog. The piece of both sides has one. If there are no pieces, it is an error if the
    /// catalog is none.
    fn members(&self, catalog: &TokenStream, literal: &Literal) -> Vec<TokenStream> {
        let Contents::Text(text) = contents(literal) else { return Vec::new() };
        let (krate, span) = (&self.krate, literal.span());
        let mut pieces = pieces(&text);
        if pieces.is_empty() {
            pieces.push(Vec::new());
        }
        pieces
            .into_iter()
            .map(|piece| {
                let (open, close) = (angle('<', span), angle('>', span));
                let places = piece.iter().map(|&(index, offset)| {
                    let index = Literal::u16_unsuffixed(index);
                    let offset = Literal::usize_unsuffixed(offset);
                    quote!((#index, #offset))
                });
                let arguments = in_parentheses(quote!(#literal, &[#(#places),*]), span);
                quote! {
                    #krate::__private::Member<#catalog, {
                        #open #krate::__private::Index>::in_position::<#catalog #close #arguments
                    }>
                }
            })
            .collect()
    }

    /// Returns the expansion of an expression, which rustc evaluates, and then uses.
    pub(super) fn evaluated_position(
        &self,
        catalog: Option<&TokenStream>,
        span: Span,
        tokens: &[TokenTree],
    ) -> TokenStream {
        let Self { krate, .. } = self;
        let (open, close) = (angle('<', span), angle('>', span));
        let text = self.text(span, tokens);
        let layout = if let Some(catalog) = catalog {
            quote! {
                #krate::__private::LayoutOf<#catalog, {
                    #open #krate::__private::Index>::feen_of::<#catalog #close #text
                }>
            }
        } else {
            quote! {
                #krate::__private::Layout<{
                    #open #krate::__private::Index>::feen::<#close #text
                }>
            }
        };
        quote!({ #open #krate::__private::Position>::evaluated::<#layout #close #text })
    }
}

/// Returns the pieces of a position: for each, the index and the offset of the token of one side or
/// of both, where they are first.
fn pieces(text: &[u8]) -> Vec<Vec<(u16, usize)>> {
    let mut pieces: Vec<(Token, Vec<(u16, usize)>)> = Vec::new();
    // The styles are not pieces.
    let mut rest = text.get(..text.len().saturating_sub(3)).unwrap_or_default();
    let len = rest.len();
    while let [_, more @ ..] = rest {
        let Some((token, after)) = scan_start(rest) else {
            rest = more;
            continue;
        };
        let piece = token.with_side(Side::First);
        #[allow(clippy::cast_possible_truncation)] // Less than 624.
        let place = (token.index() as u16, len - rest.len());
        match pieces.iter_mut().find(|(other, _)| *other == piece) {
            Some((_, places)) if places.iter().any(|(index, _)| *index == place.0) => {}
            Some((_, places)) => places.push(place),
            None => pieces.push((piece, vec![place])),
        }
        rest = after;
    }
    pieces.into_iter().map(|(_, places)| places).collect()
}
