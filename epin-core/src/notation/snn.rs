//! The SNN name: a style's name.

use super::Notation;
use super::hint::Hint;
use super::parse::impl_parse;
use super::parse_error::{KEPT_BYTES, ParseError};
use super::parse_error_kind::ParseErrorKind;
use crate::text::{Inline, Suggestion, Symbols, strip_wrapping};
use crate::traits::{impl_as_ref, impl_string};

/// A style's name in SNN, the Style Name Notation: `Chess`, `Shogi`, `Chess960`.
///
/// A name is one upper-case ASCII letter, then any number of letters, then any number of digits:
/// `[A-Z][A-Za-z]*[0-9]*` ([SNN 1.0.0](https://sashite.dev/specs/snn/1.0.0/)). An `Snn` stores its bytes (at
/// most [`MAX_LEN`](Self::MAX_LEN)) inline, so it is `Copy` and allocates nothing.
///
/// Names are for documentation and for lists of styles. SIN and QPI tokens use a style's letter instead, and
/// each game decides which name a letter stands for: `C` may be Chess in one game and another style in
/// the next.
///
/// ```
/// use epin::ParseError;
/// use epin::notation::{Snn, snn};
///
/// const CHESS: Snn = snn!("Chess");
/// let style: Snn = "Chess960".parse()?;
/// assert_eq!(style, snn!("Chess960"));
/// assert!(CHESS < style);
/// # Ok::<(), ParseError>(())
/// ```
///
/// # Ordering
///
/// Names are ordered as strings: `Chess`, `Chess960`, `Shogi`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Snn(Inline<{ Self::MAX_LEN }>);

// A hint can suggest any name.
const _: () = assert!(Snn::MAX_LEN <= Suggestion::CAPACITY);

impl Snn {
    /// The length in bytes of the longest name: 32.
    ///
    /// SNN itself sets no limit, but its Ruby and Elixir libraries, `snn.rb` and `snn.ex`, have
    /// the same limit as this crate.
    ///
    /// ```
    /// assert!(epin::notation::Snn::parse(&"X".repeat(epin::notation::Snn::MAX_LEN)).is_ok());
    /// assert!(epin::notation::Snn::parse(&"X".repeat(33)).is_err());
    /// ```
    pub const MAX_LEN: usize = 32;

    /// Returns the name as a string of 1 to 32 ASCII characters, borrowed from the value.
    ///
    /// ```
    /// const SHOGI: &str = epin::notation::snn!("Shogi").as_str();
    /// assert_eq!(SHOGI, "Shogi");
    /// ```
    #[inline]
    #[must_use]
    pub const fn as_str(&self) -> &str {
        self.0.as_str()
    }

    /// Reads all of `text` as a name. Looks at no more than 33 bytes, however long `text` is.
    pub(crate) const fn read(text: &[u8]) -> Option<Self> {
        match stop(text) {
            (ParseErrorKind::ExpectedEnd, len) if len == text.len() => {
                Some(Self(Inline::start_of(text)))
            }
            _ => None,
        }
    }
}

/// Returns the error for a string that is not a name.
const fn error(text: &[u8]) -> ParseError {
    if text.len() > KEPT_BYTES {
        ParseError::of_long_name(text, stop(text))
    } else {
        ParseError::new(Notation::Snn, text)
    }
}

/// Packs the bytes of a name into four numbers, which can be generic arguments. For `Chess`, the
/// first number starts with `0x43`, which is `C`.
#[must_use]
pub const fn pack_name(name: &Snn) -> [u64; 4] {
    let mut numbers = [0; 4];
    let (mut rest, mut free): (&[u8], &mut [u64]) = (name.0.as_array(), &mut numbers);
    while let (Some((bytes, more)), [number, numbers @ ..]) = (rest.split_first_chunk(), free) {
        *number = u64::from_be_bytes(*bytes);
        (rest, free) = (more, numbers);
    }
    numbers
}

/// Returns the name that [`pack_name`] packed, or `None` if the numbers are not a name.
pub(crate) const fn unpack_name(numbers: [u64; 4]) -> Option<Snn> {
    let mut bytes = [0; Snn::MAX_LEN];
    let (mut rest, mut free): (&[u64], &mut [u8]) = (&numbers, &mut bytes);
    while let ([number, more @ ..], Some((chunk, free_chunks))) =
        (rest, free.split_first_chunk_mut())
    {
        *chunk = number.to_be_bytes();
        (rest, free) = (more, free_chunks);
    }
    Snn::read(Inline::<{ Snn::MAX_LEN }>::start_of(&bytes).as_bytes())
}

impl_parse! {
    Snn, |text| error(text),
    "epin::notation::{Snn, snn}", "one style's name",
    "Chess960" => "snn!(\"Chess960\")", "chess" => 0
}

impl_string!([] Snn, ParseError, "an SNN name", |name| name.as_str());
impl_as_ref!([] Snn);

/// Returns where `text` stops being valid and what was expected there.
// This uses slice patterns instead of indices, so that even builds without optimization link no panic code.
pub(crate) const fn stop(text: &[u8]) -> (ParseErrorKind, usize) {
    let [b'A'..=b'Z', rest @ ..] = text else { return (ParseErrorKind::ExpectedUpper, 0) };
    let mut rest = rest;
    let mut len = 1;
    let mut has_digits = false;
    while let [byte, more @ ..] = rest {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' if !has_digits => {}
            b'0'..=b'9' => has_digits = true,
            _ => break,
        }
        if len == Snn::MAX_LEN {
            return (ParseErrorKind::TooLong, len);
        }
        len += 1;
        rest = more;
    }
    (ParseErrorKind::ExpectedEnd, len)
}

const TOO_LONG_NOTE: Hint = Hint::Note("a name has at most 32 bytes");
const FORM_NOTE: Hint = Hint::Note(
    "a name is a capital letter, then letters, then digits if any, such as Chess or Chess960",
);

/// Returns the hint for a string of more than 16 bytes.
pub(crate) const fn hint_if_longer(kind: ParseErrorKind) -> Hint {
    if matches!(kind, ParseErrorKind::TooLong) { TOO_LONG_NOTE } else { FORM_NOTE }
}

/// Returns the hint for an invalid string, given its symbols.
pub(crate) fn hint(mut symbols: &[u8]) -> Hint {
    // `strip_wrapping` keeps apostrophes, because EPIN tokens can contain them. A name cannot contain them, so
    // they are removed here.
    while let [b'\'' | b'`', inner @ .., b'\'' | b'`'] = symbols {
        symbols = strip_wrapping(inner);
    }
    // No name is suggested for a single lower-case letter, which could be a SIN token.
    let name = if let [b'a'..=b'z'] = symbols { None } else { joined(symbols) };
    let Some(mut name) = name else { return FORM_NOTE };
    capitalize(name.as_mut_bytes());
    match name.as_bytes() {
        // Programs write these words for a missing value.
        b"Null" | b"None" | b"Nil" | b"Undefined" => FORM_NOTE,
        name => Snn::read(name).map_or(FORM_NOTE, |name| Hint::suggest(name.as_str())),
    }
}

/// The gap between two letters or digits. The variants are ordered from the weakest to the strongest. If a
/// gap contains several separators, only the strongest one counts: the gap in `Chess - 960` is a `Space`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Gap {
    None,
    Hyphen,
    Space,
}

/// Joins the letters and digits if what separates them can be removed: `Chess 960` becomes
/// `Chess960`, and `Chu-Shogi` becomes `ChuShogi`. The result is `None` for `Chess Go`, which can be
/// two names, and for `mini-shogi`, which can be `MiniShogi` or `Minishogi`.
fn joined(symbols: &[u8]) -> Option<Symbols> {
    let mut name = Symbols::EMPTY;
    let mut gap = Gap::None;
    for &symbol in symbols {
        let last = name.as_bytes().last().copied();
        match (symbol, last, gap) {
            (b'-' | b'_', Some(_), _) => gap = gap.max(Gap::Hyphen),
            (b' ', Some(_), _) => gap = Gap::Space,
            (b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9', _, Gap::None)
            | (b'A'..=b'Z', _, Gap::Hyphen)
            | (b'0'..=b'9', Some(b'A'..=b'Z' | b'a'..=b'z'), _) => {
                name.push(&[symbol]);
                gap = Gap::None;
            }
            _ => return None,
        }
    }
    (gap == Gap::None).then_some(name)
}

/// Capitalizes the name: both `chess` and `cHESS`, which was probably typed with caps lock on, become `Chess`.
fn capitalize(name: &mut [u8]) {
    let [first, others @ ..] = name else { return };
    let is_upper = !others.iter().any(u8::is_ascii_lowercase);
    if first.is_ascii_lowercase() && is_upper && matches!(others, [b'A'..=b'Z', _, ..]) {
        others.make_ascii_lowercase();
    }
    first.make_ascii_uppercase();
}
