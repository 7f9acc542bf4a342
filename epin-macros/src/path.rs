//! The path to a token's constant, which is what the macros expand to.

use epin_grammar::{Notation, Side, State, Token};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote_spanned};

/// Returns the path to a token's constant: `<$crate::__private::epin::K>::TERMINAL` for `K^`.
///
/// All but the path of the crate has the span that is given: that of the literal, so that the
/// compiler shows both literals when it finds a match arm that repeats another.
pub(crate) fn path(
    krate: &impl ToTokens,
    notation: Notation,
    token: Token,
    span: Span,
) -> TokenStream {
    let module = Ident::new(module(notation), span);
    let letter = Ident::new(letter(token).encode_utf8(&mut [0; 4]), span);
    let shape = Ident::new(shape(token), span);
    quote_spanned!(span=> <#krate::__private::#module::#letter>::#shape)
}

/// Returns the name of the module with a notation's constants, and of its macro.
pub(crate) fn module(notation: Notation) -> &'static str {
    match notation {
        Notation::Epin => "epin",
        Notation::Pin => "pin",
    }
}

fn letter(token: Token) -> char {
    let letter = token.letter().as_char();
    match token.side() {
        Side::First => letter,
        Side::Second => letter.to_ascii_lowercase(),
    }
}

/// Returns the name of a token's constant among those with its letter.
fn shape(token: Token) -> &'static str {
    match (token.state(), token.is_terminal(), token.is_derived()) {
        (State::Diminished, false, false) => "DIMINISHED",
        (State::Diminished, false, true) => "DIMINISHED_DERIVED",
        (State::Diminished, true, false) => "DIMINISHED_TERMINAL",
        (State::Diminished, true, true) => "DIMINISHED_TERMINAL_DERIVED",
        (State::Normal, false, false) => "PLAIN",
        (State::Normal, false, true) => "DERIVED",
        (State::Normal, true, false) => "TERMINAL",
        (State::Normal, true, true) => "TERMINAL_DERIVED",
        (State::Enhanced, false, false) => "ENHANCED",
        (State::Enhanced, false, true) => "ENHANCED_DERIVED",
        (State::Enhanced, true, false) => "ENHANCED_TERMINAL",
        (State::Enhanced, true, true) => "ENHANCED_TERMINAL_DERIVED",
    }
}
