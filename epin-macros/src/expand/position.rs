//! The expansion of a position, valid or not. `epin/src/__private/feen_literal.rs` shows examples.

use epin_core::feen::{ParseFeenError, errors};
use epin_core::{
    FeenLayout, PlacedPiece, counted, literal_message, next_piece, pieces_to_look_up, read_feen,
};
use std::iter;

use proc_macro2::{Delimiter, Group, Literal, Span, TokenStream};
use quote::{ToTokens, quote};

use super::path::{angle, in_parentheses, member_type};
use crate::call::Call;
use crate::compile_error::CompileError;
use crate::string_argument::span_in;

impl Call {
    /// Returns the expansion of a position.
    ///
    /// # Errors
    ///
    /// Returns the compile errors if the string is not a position.
    pub(super) fn expand_position(
        &self,
        literal: &Literal,
        string: &str,
    ) -> Result<TokenStream, TokenStream> {
        match read_feen(string.as_bytes()) {
            Some(layout) => Ok(self.expand_layout(literal, layout, string)),
            None => Err(self.position_errors(literal, string)),
        }
    }

    /// Returns the expansion of a valid position. It includes the layout, which the macro already knows:
    /// rustc would take far longer to evaluate a constant that finds the layout by scanning the string.
    fn expand_layout(&self, literal: &Literal, layout: FeenLayout, string: &str) -> TokenStream {
        let (krate, span) = (&self.krate, literal.span());
        let (open, close) = (angle('<', span), angle('>', span));
        let layout = Literal::u64_unsuffixed(layout.pack());
        let arguments = in_parentheses(quote!(#literal, #layout), span);
        let position = quote!(#open #krate::__private::FeenLiteral);
        let members = self.member_types(literal, pieces(string.as_bytes()), None);
        // The type of the last piece is the generic argument of `literal_of`: an error in this type makes
        // the type of the position an error, so rustc does not also report mismatched types.
        let block = if let Some((last, others)) = members.split_last() {
            quote!(#(let _: #others;)* #position>::literal_of::<#last #close #arguments)
        } else {
            quote!(#position>::literal::<#close #arguments)
        };
        // With braces, a function call in a pattern causes just one error: see "Positions" in
        // `one_error.md`. The braces have the literal's location but count as the macro's code, so that
        // rustc does not report them as unnecessary.
        let mut braces = Group::new(Delimiter::Brace, block);
        braces.set_span(Span::call_site().located_at(span));
        braces.into_token_stream()
    }

    /// Returns the compile errors for a string that is not a position: one for each error that
    /// `errors` returns, and one that counts the others.
    ///
    /// Before the errors, there is a statement for each piece. The statement does not compile if the piece is
    /// not in the catalog. rustc evaluates these statements after it has reported the errors.
    fn position_errors(&self, literal: &Literal, string: &str) -> TokenStream {
        let errors = errors(string);
        let others = errors.total() - errors.len();
        let shown = errors.clone().map(|error| compile_error(literal, string, &error));
        let more = (others > 0).then(|| {
            let message = format!("invalid FEEN: {}", counted(others, "more mistake"));
            CompileError::new(literal.span(), message)
        });
        let blocks = shown.chain(more).map(|error| error.block());
        let (pieces, ends) = pieces_to_look_up(string.as_bytes());
        let members = self.member_types(literal, pieces.into_iter(), Some(ends));
        quote!(#(let _: #members;)* #(#blocks)*)
    }

    /// Returns a type for each piece of a position, or no types if the call has no catalog. A type is an
    /// error if its piece is not in the catalog. `K` and `k` share a type. If there are no pieces, there is
    /// one type, which is an error if the first argument of the call is not a catalog. If the string is not a
    /// position, `ends` contains the ends of the board and of the hands. Otherwise, it is `None`.
    fn member_types(
        &self,
        literal: &Literal,
        pieces: impl Iterator<Item = PlacedPiece>,
        ends: Option<[usize; 2]>,
    ) -> Vec<TokenStream> {
        let Some(catalog) = &self.catalog else { return Vec::new() };
        let (krate, span) = (&self.krate, literal.span());
        let pairs = packed_pairs(pieces);
        if pairs.is_empty() {
            return vec![member_type(krate, catalog, "in_empty_position", quote!(), span)];
        }
        let pair_type = |pair: [u32; 2]| {
            let [first, other] = pair.map(Literal::u32_unsuffixed);
            let (function, arguments) = match ends.map(|ends| ends.map(Literal::usize_unsuffixed)) {
                None => ("in_position", quote!(#literal, #first, #other)),
                Some([board, hands]) => {
                    ("in_string", quote!(#literal, [#board, #hands], #first, #other))
                }
            };
            member_type(krate, catalog, function, arguments, span)
        };
        pairs.into_iter().map(pair_type).collect()
    }
}

/// Returns the compile error for a mistake in a position. If rustc can point at the mistake's range in the
/// literal, the error is there. Otherwise, the error is at the whole literal and shows an excerpt that marks
/// the range. rustc cannot point at an empty range.
fn compile_error(literal: &Literal, string: &str, error: &ParseFeenError) -> CompileError {
    let range = error.range();
    let span = if range.is_empty() { None } else { span_in(literal, string, range) };
    let message = literal_message(error, string.as_bytes(), span.is_none());
    CompileError::new(span.unwrap_or_else(|| literal.span()), message.to_string())
}

/// Returns the pieces of a position. The position is valid, so no piece is unclear.
fn pieces(text: &[u8]) -> impl Iterator<Item = PlacedPiece> {
    let mut rest = text.get(..FeenLayout::hands_end(text.len())).unwrap_or_default();
    let len = rest.len();
    iter::from_fn(move || {
        let (token, after) = next_piece(rest)?;
        rest = after;
        let offset = len - after.len() - token.as_str().len();
        Some(PlacedPiece { token, offset, is_unclear: false })
    })
}

/// Returns a pair of packed pieces for each piece: its first occurrence, and the first occurrence of the
/// flipped token. If only one side has the piece, both are the same.
fn packed_pairs(pieces: impl Iterator<Item = PlacedPiece>) -> Vec<[u32; 2]> {
    let mut pairs: Vec<[PlacedPiece; 2]> = Vec::new();
    for piece in pieces {
        let token = piece.token;
        let is_same =
            |[first, _]: &&mut [PlacedPiece; 2]| first.token.with_side(token.side()) == token;
        match pairs.iter_mut().find(is_same) {
            Some([first, other]) if ![first.token, other.token].contains(&token) => *other = piece,
            Some(_) => {}
            None => pairs.push([piece, piece]),
        }
    }
    pairs.into_iter().map(|pair| pair.map(PlacedPiece::pack)).collect()
}
