//! EPIN: the conversions of a token to and from the other notations, and the hint for a string that
//! is not an EPIN or PIN token.

use super::pin::Pin;
use super::qpi::Qpi;
use super::styles::Styles;
use super::{Hint, Notation, ParseErrorKind};
use crate::text::symbols::FOREIGN;
use crate::token::attributes::State;
use crate::token::layout::Epin;
use crate::token::scan::read_start;

impl Epin {
    /// Returns the PIN token that this token extends: the same token without a `'`.
    ///
    /// ```
    /// use epin::epin;
    /// use epin::notation::pin;
    ///
    /// assert_eq!(epin!("K^'").pin(), pin!("K^"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn pin(self) -> Pin {
        Pin(self.native())
    }

    /// Returns `pin` as an EPIN token, with the style status of this token.
    ///
    /// ```
    /// use epin::epin;
    /// use epin::notation::pin;
    ///
    /// assert_eq!(epin!("P'").with_pin(pin!("+p")), epin!("+p'"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn with_pin(self, pin: Pin) -> Self {
        pin.epin().with_derived(self.is_derived())
    }

    /// Returns the QPI token of the piece in a game with these styles.
    ///
    /// A native piece has the style of its own side, and a derived piece has the style of the other side.
    /// This is one way to resolve a style. EPIN leaves the choice to the game
    /// ([EPIN 1.0.0, Style resolution](https://sashite.dev/specs/epin/1.0.0/)).
    ///
    /// The inverse is [`Qpi::to_epin`].
    ///
    /// ```
    /// use epin::epin;
    /// use epin::notation::{Styles, qpi};
    ///
    /// let styles = Styles::parse("C/s")?;
    /// assert_eq!(epin!("P").to_qpi(styles), qpi!("C:P"));
    /// assert_eq!(epin!("P'").to_qpi(styles), qpi!("s:P"));
    /// assert_eq!(epin!("p'").to_qpi(styles), qpi!("C:p"));
    /// # Ok::<(), epin::ParseError>(())
    /// ```
    #[inline]
    #[must_use]
    pub const fn to_qpi(self, styles: Styles) -> Qpi {
        Qpi::new(styles.sin(self.style_side()), self.pin())
    }
}

/// Returns what was expected at the offset where `text` stops being valid, and that offset.
pub(super) const fn stop(text: &[u8]) -> (ParseErrorKind, usize) {
    match (read_start(text), text) {
        (Some((_, rest)), _) => (ParseErrorKind::ExpectedEnd, text.len() - rest.len()),
        (None, [b'+' | b'-', ..]) => (ParseErrorKind::ExpectedLetter, 1),
        (None, _) => (ParseErrorKind::ExpectedLetter, 0),
    }
}

const EMPTY: Hint = Hint::Note("a token is a letter and its markers, such as K, +P or K^");
const NOT_ASCII: Hint = Hint::Note("a token is ASCII: a letter A-Z or a-z names the piece");
const DIGITS: Hint = Hint::Note("a token has no digits");
const LETTERS: Hint = Hint::Several("a piece's name is one letter; write one token per string");
const BOTH_SIGNS: Hint = Hint::Note("a piece is enhanced `+` or diminished `-`, not both");
const QUOTED: Hint = Hint::Note("quotation marks around a token are not part of it");
const PIN_STYLE: Hint = Hint::Note("a PIN token has no style: `'` belongs to EPIN");

/// Returns the hint for the symbols of a string, or of the piece in a QPI token.
pub(super) fn hint(notation: Notation, symbols: &[u8]) -> Option<Hint> {
    let letters = symbols.iter().filter(|symbol| symbol.is_ascii_alphabetic()).count();
    let has = |any: &[u8]| symbols.iter().any(|symbol| any.contains(symbol));
    let is_token_like = letters == 1 && symbols.iter().copied().all(is_part);
    // A word or a list: `King`, `König`, `K, Q`, `"K", "Q"`. But in `KQ#`, the `#` may be the mistake.
    let is_text = symbols
        .iter()
        .all(|symbol| is_part(*symbol) || [b',', b';', b'"', FOREIGN].contains(symbol));
    // The digits of an escape, as in `K&#8217;`, are not the mistake.
    let is_escaped = has(b"&%\\\x1b");
    let notes = [
        (symbols.is_empty(), EMPTY),
        (letters == 0 && has(&[FOREIGN]), NOT_ASCII),
        (has(b"0123456789") && !is_escaped, DIGITS),
        (letters > 1 && is_text, LETTERS),
        (is_token_like && has(b"+") && has(b"-"), BOTH_SIGNS),
        (is_token_like && is_quoted(symbols), QUOTED),
    ];
    match notes.into_iter().find(|(applies, _)| *applies) {
        Some((_, note)) => Some(note),
        None if !is_token_like || is_ambiguous(symbols) => None,
        None => match token(symbols)? {
            token if notation == Notation::Pin && token.is_derived() => Some(PIN_STYLE),
            token => Some(Hint::write(token.as_str())),
        },
    }
}

/// Whether a symbol can be part of a misspelled token. A backtick counts as an apostrophe.
fn is_part(symbol: u8) -> bool {
    symbol.is_ascii_alphabetic() || b"+-^'` ".contains(&symbol)
}

fn is_quoted(symbols: &[u8]) -> bool {
    matches!(symbols.trim_ascii(), [b'\'' | b'`', .., b'\'' | b'`'])
}

/// Whether a string with one letter and markers has two likely meanings.
fn is_ambiguous(symbols: &[u8]) -> bool {
    match symbols.trim_ascii() {
        // Apostrophes left over from quotation marks, and backticks from Markdown: `''K`, `` K`` ``
        [b'`', ..]
        | [.., b'`', b'`']
        | [b'\'', b'\'' | b'`', ..]
        | [.., b'\'' | b'`', b'\'' | b'`', b'\'' | b'`'] => true,
        // In a spreadsheet, which marks text with `'`, `'+P` means `+P`. But it can
        // also be a misspelled `+P'`.
        [b'\'', others @ ..] if others.iter().any(|symbol| b"+-".contains(symbol)) => true,
        // `- K`, an item of a list, and `w -`, two fields of FEN
        _ => symbols.contains(&b'-') && symbols.contains(&b' '),
    }
}

/// Returns the token that consists of the first letter and each marker of `symbols`, once and in the right
/// place: `K^` for `^^K`.
fn token(symbols: &[u8]) -> Option<Epin> {
    let has = |any: &[u8]| symbols.iter().any(|symbol| any.contains(symbol));
    let letter = symbols.iter().find(|symbol| symbol.is_ascii_alphabetic())?;
    let state = match (has(b"-"), has(b"+")) {
        (true, _) => State::Diminished,
        (_, true) => State::Enhanced,
        _ => State::Normal,
    };
    let token = Epin::read(&[*letter])?.with_state(state);
    Some(token.with_terminal(has(b"^")).with_derived(has(b"'`")))
}

/// Returns the plain token of a letter, if the string contains one letter and otherwise only spaces.
pub(super) fn letter(symbols: &[u8]) -> Option<Epin> {
    let mut others = symbols.iter().filter(|symbol| **symbol != b' ');
    match (others.next(), others.next()) {
        (Some(letter), None) => Epin::read(&[*letter]),
        _ => None,
    }
}
