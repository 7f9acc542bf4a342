//! The expansion of `feen!`. `epin/src/__private/feen_literal.rs` shows examples.

use epin_grammar::{FeenLayout, Lexeme, Side, Token, lex};
use proc_macro2::{Delimiter, Group, Literal, Span, TokenStream};
use quote::{ToTokens, quote};

use super::path::{angle, in_parentheses, member};
use crate::context::{Context, Output};
use crate::mistake::Mistake;

impl Context {
    /// Returns the expansion of a literal that is a position. It includes the layout, because a call would
    /// take rustc far longer if it had to evaluate a scan of the string.
    pub(super) fn position(
        &self,
        literal: &Literal,
        layout: FeenLayout,
        text: &str,
    ) -> TokenStream {
        let (krate, span) = (&self.krate, literal.span());
        let (open, close) = (angle('<', span), angle('>', span));
        let layout = Literal::u64_unsuffixed(layout.pack());
        let arguments = in_parentheses(quote!(#literal, #layout), span);
        let position = quote!(#open #krate::__private::FeenLiteral);
        let members = match &self.output {
            Output::Position(Some(catalog)) => self.members(catalog, literal, text.as_bytes()),
            _ => Vec::new(),
        };
        // The type of the last piece is an argument of the position, so that an error in it makes the
        // position an error, too.
        let block = if let Some((last, others)) = members.split_last() {
            quote!(#(let _: #others;)* #position>::literal_of::<#last #close #arguments)
        } else {
            quote!(#position>::literal::<#close #arguments)
        };
        // With braces, a call in a pattern is only one error: see `one_error.md`, Positions. They are at the
        // literal, but as the macro's code, so that rustc does not call them unnecessary.
        let mut braces = Group::new(Delimiter::Brace, block);
        braces.set_span(Span::call_site().located_at(span));
        braces.into_token_stream()
    }

    /// For a string that is not a position, adds a statement for each of its pieces, which is an error if
    /// the piece is not in the catalog. rustc evaluates these after it has reported the mistakes.
    pub(super) fn with_unknown(&self, mistake: &Mistake, errors: TokenStream) -> TokenStream {
        match (&self.output, &mistake.pieces) {
            (Output::Position(Some(catalog)), Some((literal, pieces))) => {
                let members = self.members(catalog, literal, pieces);
                quote!(#(let _: #members;)* #errors)
            }
            _ => errors,
        }
    }

    /// Returns a type for each piece of a position, which is an error if the piece is not in the catalog.
    /// `K` and `k` share a type. If there are no pieces, there is one type, which is an error if the path
    /// does not name a catalog.
    fn members(&self, catalog: &TokenStream, literal: &Literal, text: &[u8]) -> Vec<TokenStream> {
        let (krate, span) = (&self.krate, literal.span());
        let pieces = pieces(text);
        if pieces.is_empty() {
            return vec![member(krate, catalog, "in_empty_position", quote!(), span)];
        }
        let member = |places: [usize; 2]| {
            let [first, other] = places.map(Literal::usize_unsuffixed);
            member(krate, catalog, "in_position", quote!(#literal, #first, #other), span)
        };
        pieces.into_iter().map(member).collect()
    }
}

/// Returns two places for each piece of a position: the first of each side. If only one side has the piece,
/// both places are the same.
///
/// A place has the index of the token in the upper bits and the offset in the lower 16, because rustc takes
/// longer to evaluate four numbers than two.
fn pieces(text: &[u8]) -> Vec<[usize; 2]> {
    let mut pieces: Vec<(Token, [usize; 2])> = Vec::new();
    // The styles are not pieces.
    let mut rest = text.get(..text.len().saturating_sub(3)).unwrap_or_default();
    let len = rest.len();
    while let Some((lexeme, after)) = lex(rest) {
        let offset = len - rest.len();
        rest = after;
        let Lexeme::Piece(token) = lexeme else { continue };
        let piece = token.with_side(Side::First);
        let place = (token.index() << 16) | offset;
        match pieces.iter_mut().find(|(other, _)| *other == piece) {
            Some((_, [first, other])) if first == other && *first >> 16 != token.index() => {
                *other = place;
            }
            Some(_) => {}
            None => pieces.push((piece, [place, place])),
        }
    }
    pieces.into_iter().map(|(_, places)| places).collect()
}
