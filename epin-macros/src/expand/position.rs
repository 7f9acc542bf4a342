//! The expansion of a position, valid or not. `epin-core/src/expansion/feen_literal.rs` shows examples.

use epin_core::expansion::{NO_PIECE, PackedFeen};
use epin_core::feen::{ParseFeenError, errors};
use epin_core::literal_message;
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
        let packed = PackedFeen::of(string);
        let types = self.member_types(literal, &packed);
        match packed.layout {
            Some(layout) => Ok(self.expand_layout(literal, layout, &types)),
            None => Err(position_errors(literal, string, &types)),
        }
    }

    /// Returns the expansion of a valid position. It includes the layout, which the macro already knows:
    /// rustc would take far longer to evaluate a constant that finds the layout by scanning the string.
    fn expand_layout(&self, literal: &Literal, layout: u64, types: &[TokenStream]) -> TokenStream {
        let (krate, span) = (&self.krate, literal.span());
        let (open, close) = (angle('<', span), angle('>', span));
        let layout = Literal::u64_unsuffixed(layout);
        let arguments = in_parentheses(quote!(#literal, #layout), span);
        let position = quote!(#open #krate::__private::FeenLiteral);
        // The type of the last piece is the generic argument of `literal_of`: an error in this type makes
        // the type of the position an error, so rustc does not also report mismatched types.
        let block = if let [others @ .., last] = types {
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

    /// Returns a type for each piece of a string, and one for the styles if the string is a position, or no
    /// types if the call has no catalog. A type is an error if its piece is not in the catalog, or if the
    /// styles are not the catalog's. `K` and `k` share a type. There is at least one type, and each is an error
    /// if the first argument of the call is not a catalog.
    fn member_types(&self, literal: &Literal, packed: &PackedFeen) -> Vec<TokenStream> {
        let Some(catalog) = &self.catalog else { return Vec::new() };
        let (krate, span) = (&self.krate, literal.span());
        let bounds = Literal::u64_unsuffixed(packed.bounds);
        let pair_type = |[first, other]: &[u32; 2]| {
            let [first, other] = [*first, *other].map(Literal::u32_unsuffixed);
            let arguments = quote!(#literal, #bounds, #first, #other);
            member_type(krate, catalog, "in_string", arguments, span)
        };
        let mut types: Vec<_> = packed.pieces.iter().map(pair_type).collect();
        if packed.layout.is_some() {
            // Before the last piece, whose type is also in the type of the position.
            types.insert(types.len().saturating_sub(1), pair_type(&[NO_PIECE; 2]));
        } else if types.is_empty() {
            types.push(member_type(krate, catalog, "in_invalid_string", quote!(), span));
        }
        types
    }
}

/// Returns the compile errors for a string that is not a position: one for each error that
/// `errors` returns, and one that counts the others.
///
/// Before the errors, there is a statement for each piece. The statement does not compile if the piece is
/// not in the catalog. rustc evaluates these statements after it has reported the errors.
fn position_errors(literal: &Literal, string: &str, members: &[TokenStream]) -> TokenStream {
    let errors = errors(string);
    let others = errors.total() - errors.len();
    let shown = errors.map(|error| compile_error(literal, string, &error));
    let more = (others > 0).then(|| {
        let plural = if others == 1 { "" } else { "s" };
        let message = format!("invalid FEEN: {others} more mistake{plural}");
        CompileError::new(literal.span(), message)
    });
    let blocks = shown.chain(more).map(|error| error.block());
    quote!(#(let _: #members;)* #(#blocks)*)
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
