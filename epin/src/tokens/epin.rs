//! The EPIN token. Its number for storage is in `code.rs`, and its style in `tokens/styles.rs`.

use epin_core::{Notation, Token, parse, prefix_len};

use crate::iter::All;
use crate::notation::Pin;
use crate::{Letter, ParseError, Side, State};

/// An EPIN token: a piece's name, side, state, terminal status and style status.
///
/// An `Epin` is a small `Copy` value, and always valid: there are [`COUNT`](Self::COUNT) values, one
/// for each token of [EPIN 1.0.0, Grammar](https://sashite.dev/specs/epin/1.0.0/).
///
/// Two tokens are equal if they are spelled the same. No attribute is ever dropped or assumed, so
/// `K` and `K'` differ ([EPIN 1.0.0, Canonical form](https://sashite.dev/specs/epin/1.0.0/)).
///
/// ```
/// use epin::{Epin, Letter, Side, epin};
///
/// const KING: Epin = epin!("K^");
/// assert_eq!(KING, Epin::new(Letter::K, Side::First).with_terminal(true));
/// assert_eq!(KING.flipped().derive().as_str(), "k^'");
/// ```
///
/// # Ordering
///
/// Tokens are ordered by letter (A to Z), then by side (first, second), then by state (diminished,
/// normal, enhanced). If these are the same, non-terminal tokens come before terminal ones, and then
/// native before derived. To order tokens as strings, compare their [`as_str`](Self::as_str).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Epin(pub(crate) Token);

// The constants are literals because rustdoc shows them as they are written.
const _: () = assert!(Epin::COUNT == Token::COUNT && Epin::MAX_LEN == Token::MAX_LEN);

impl Epin {
    /// The number of EPIN tokens, 624.
    ///
    /// ```
    /// assert_eq!(epin::Epin::COUNT, 26 * 2 * 3 * 2 * 2);
    /// ```
    pub const COUNT: usize = 624;

    /// The length of the longest token in bytes, 4.
    ///
    /// ```
    /// assert_eq!(epin::Epin::MAX_LEN, "+K^'".len());
    /// ```
    pub const MAX_LEN: usize = 4;

    /// Returns the plain token for a letter and a side: normal, non-terminal and native.
    ///
    /// ```
    /// use epin::{Epin, Letter, Side};
    ///
    /// assert_eq!(Epin::new(Letter::N, Side::Second).as_str(), "n");
    /// ```
    #[inline]
    #[must_use]
    pub const fn new(letter: Letter, side: Side) -> Self {
        Self(Token::new(letter, side))
    }

    /// Returns the piece's name: the letter, whatever its case.
    ///
    /// ```
    /// use epin::{Letter, epin};
    ///
    /// assert_eq!(epin!("-n").letter(), Letter::N);
    /// ```
    #[inline]
    #[must_use]
    pub const fn letter(self) -> Letter {
        self.0.letter()
    }

    /// Returns the side that the piece belongs to: the first if the letter is in upper case, the
    /// second if it is in lower case.
    ///
    /// ```
    /// use epin::{Side, epin};
    ///
    /// assert_eq!(epin!("k^").side(), Side::Second);
    /// ```
    #[inline]
    #[must_use]
    pub const fn side(self) -> Side {
        self.0.side()
    }

    /// Returns the piece's state: enhanced if the token starts with `+`, diminished if it starts
    /// with `-`, and normal otherwise.
    ///
    /// ```
    /// use epin::{State, epin};
    ///
    /// assert_eq!(epin!("-P").state(), State::Diminished);
    /// ```
    #[inline]
    #[must_use]
    pub const fn state(self) -> State {
        self.0.state()
    }

    /// Returns whether the piece is terminal, that is, whether the token has a `^`.
    ///
    /// ```
    /// assert!(epin::epin!("K^").is_terminal());
    /// ```
    #[doc(alias = "royal")]
    #[inline]
    #[must_use]
    pub const fn is_terminal(self) -> bool {
        self.0.is_terminal()
    }

    /// Returns whether the piece is native, that is, whether the token has no `'`.
    ///
    /// ```
    /// assert!(epin::epin!("K").is_native());
    /// ```
    #[inline]
    #[must_use]
    pub const fn is_native(self) -> bool {
        !self.is_derived()
    }

    /// Returns whether the piece is derived, that is, whether the token has a `'`.
    ///
    /// ```
    /// assert!(epin::epin!("K'").is_derived());
    /// ```
    #[inline]
    #[must_use]
    pub const fn is_derived(self) -> bool {
        self.0.is_derived()
    }

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

    /// Returns the token with native style status. A native token is returned unchanged.
    ///
    /// This is the transformation `native` of
    /// [EPIN 1.0.0, Component extraction](https://sashite.dev/specs/epin/1.0.0/). The other one is
    /// [`derive`](Self::derive).
    ///
    /// ```
    /// use epin::epin;
    ///
    /// assert_eq!(epin!("R'").native(), epin!("R"));
    /// assert_eq!(epin!("R").native(), epin!("R"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn native(self) -> Self {
        self.with_derived(false)
    }

    /// Returns the token with derived style status. A derived token is returned unchanged.
    ///
    /// This is the transformation `derive` of
    /// [EPIN 1.0.0, Component extraction](https://sashite.dev/specs/epin/1.0.0/). The other one is
    /// [`native`](Self::native).
    ///
    /// ```
    /// use epin::epin;
    ///
    /// assert_eq!(epin!("R").derive(), epin!("R'"));
    /// assert_eq!(epin!("R'").derive(), epin!("R'"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn derive(self) -> Self {
        self.with_derived(true)
    }

    /// Returns the token with another letter. The side, and so the case, stays the same.
    ///
    /// ```
    /// use epin::{Letter, epin};
    ///
    /// assert_eq!(epin!("+p").with_letter(Letter::L), epin!("+l"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn with_letter(self, letter: Letter) -> Self {
        Self(self.0.with_letter(letter))
    }

    /// Returns the token on the given side.
    ///
    /// ```
    /// use epin::{Side, epin};
    ///
    /// assert_eq!(epin!("K^").with_side(Side::Second), epin!("k^"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn with_side(self, side: Side) -> Self {
        Self(self.0.with_side(side))
    }

    /// Returns the token in the given state.
    ///
    /// ```
    /// use epin::{State, epin};
    ///
    /// assert_eq!(epin!("+p'").with_state(State::Diminished), epin!("-p'"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn with_state(self, state: State) -> Self {
        Self(self.0.with_state(state))
    }

    /// Returns the token with the given terminal status: with `^` if `terminal` is `true`, without
    /// it otherwise.
    ///
    /// ```
    /// use epin::epin;
    ///
    /// assert_eq!(epin!("K'").with_terminal(true), epin!("K^'"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn with_terminal(self, terminal: bool) -> Self {
        Self(self.0.with_terminal(terminal))
    }

    /// Returns the token with the given style status: with `'` if `derived` is `true`, without it
    /// otherwise.
    ///
    /// ```
    /// use epin::epin;
    ///
    /// assert_eq!(epin!("K^").with_derived(true), epin!("K^'"));
    /// assert_eq!(epin!("K^'").with_derived(false), epin!("K^"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn with_derived(self, derived: bool) -> Self {
        Self(self.0.with_derived(derived))
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

    /// Returns the token on the other side.
    ///
    /// ```
    /// use epin::epin;
    ///
    /// assert_eq!(epin!("+R").flipped(), epin!("+r"));
    /// ```
    #[doc(alias = "flip")]
    #[inline]
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self(self.0.flipped())
    }

    /// Returns the token in the enhanced state, whatever its state was.
    ///
    /// ```
    /// use epin::epin;
    ///
    /// assert_eq!(epin!("r").enhanced(), epin!("+r"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn enhanced(self) -> Self {
        self.with_state(State::Enhanced)
    }

    /// Returns the token in the diminished state, whatever its state was.
    ///
    /// ```
    /// use epin::epin;
    ///
    /// assert_eq!(epin!("+R").diminished(), epin!("-R"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn diminished(self) -> Self {
        self.with_state(State::Diminished)
    }

    /// Returns the token in the normal state. Only the state changes: `^` and `'` stay.
    ///
    /// ```
    /// use epin::epin;
    ///
    /// assert_eq!(epin!("+R'").normalized(), epin!("R'"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn normalized(self) -> Self {
        self.with_state(State::Normal)
    }
}

/// Splits a string after its first `len` bytes, which are ASCII.
// The fallback is never reached. Unlike slicing, `split_at_checked` links no panic code.
#[inline]
pub(crate) fn split(text: &str, len: usize) -> (&str, &str) {
    text.split_at_checked(len).unwrap_or((text, ""))
}

impl Epin {
    /// Returns the token that `text` spells.
    ///
    /// # Errors
    ///
    /// If `text` is anything but one token. Nothing is trimmed or normalised ([EPIN 1.0.0,
    /// Validity](https://sashite.dev/specs/epin/1.0.0/)). To read a token at the start of a longer
    /// string, use [`parse_prefix`](Self::parse_prefix).
    ///
    /// If there is one likely repair, the error's [`suggestion`](ParseError::suggestion) says what to
    /// write instead.
    ///
    /// ```
    /// use epin::{Epin, epin};
    ///
    /// assert_eq!(Epin::parse("+K^'"), Ok(epin!("+K^'")));
    /// let error = Epin::parse("^K").unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "expected a letter, found `^` at byte 0; did you mean \"K^\"?",
    /// );
    /// ```
    #[inline]
    pub const fn parse(text: &str) -> Result<Self, ParseError> {
        Self::from_ascii(text.as_bytes())
    }

    /// Returns the token that `text` spells. The bytes need not be UTF-8.
    ///
    /// # Errors
    ///
    /// If `text` is anything but one token, as for [`parse`](Self::parse).
    ///
    /// ```
    /// use epin::{Epin, epin};
    ///
    /// assert_eq!(Epin::from_ascii(b"k^"), Ok(epin!("k^")));
    /// assert!(Epin::from_ascii(b"k\xff").is_err());
    /// ```
    #[inline]
    pub const fn from_ascii(text: &[u8]) -> Result<Self, ParseError> {
        match parse(Notation::Epin, text) {
            Ok(token) => Ok(Self(token)),
            Err(error) => Err(error),
        }
    }

    /// Returns whether `text` is one token and nothing else.
    ///
    /// ```
    /// use epin::Epin;
    ///
    /// assert!(Epin::is_valid("-k^'"));
    /// assert!(!Epin::is_valid("K\n"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn is_valid(text: &str) -> bool {
        parse(Notation::Epin, text.as_bytes()).is_ok()
    }

    /// Returns the longest token at the start of `text`, and the rest of the string.
    ///
    /// Takes constant time, however long `text` is. It is not a `const fn`, because one can split a
    /// `str` only since Rust 1.86.
    ///
    /// # Errors
    ///
    /// If `text` does not start with a token: the same error as from [`parse`](Self::parse).
    ///
    /// ```
    /// use epin::{Epin, epin};
    ///
    /// assert_eq!(Epin::parse_prefix("K'K/8")?, (epin!("K'"), "K/8"));
    /// # Ok::<(), epin::ParseError>(())
    /// ```
    #[inline]
    pub fn parse_prefix(text: &str) -> Result<(Self, &str), ParseError> {
        let (token, rest) = split(text, prefix_len(Notation::Epin, text.as_bytes())?);
        Ok((Self::parse(token)?, rest))
    }

    /// Returns the token as a string of one to four ASCII characters. The string is static data:
    /// nothing is allocated.
    ///
    /// ```
    /// const KING: &str = epin::epin!("K^'").as_str();
    /// assert_eq!(KING, "K^'");
    /// ```
    #[inline]
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.0.as_str()
    }
}

// The index is the number of the token's variant (see `token/layout.rs` of epin-core), so it takes
// only two instructions (`benches/README.md`).
impl Epin {
    /// Returns the token's index, 0 to 623: its position among all tokens in their
    /// [order](Self#ordering).
    ///
    /// Use it to index an array in memory. To store a token, use its [`code`](Self::code), which never
    /// changes: the order, and with it the index, may change in a new major version.
    ///
    /// ```
    /// use epin::{Epin, epin};
    ///
    /// assert_eq!(epin!("-A").index(), 0);
    /// assert_eq!(Epin::from_index(epin!("K^").index()), Some(epin!("K^")));
    /// ```
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0.index()
    }

    /// Returns the token whose index is `index`, or `None` if `index` is 624 or more.
    ///
    /// ```
    /// use epin::{Epin, epin};
    ///
    /// assert_eq!(Epin::from_index(623), Some(epin!("+z^'")));
    /// assert_eq!(Epin::from_index(624), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        match Token::from_index(index) {
            Some(token) => Some(Self(token)),
            None => None,
        }
    }

    /// Returns an iterator over all 624 tokens, in [order](Self#ordering).
    ///
    /// ```
    /// use epin::Epin;
    ///
    /// assert_eq!(Epin::all().count(), Epin::COUNT);
    /// assert!(Epin::all().is_sorted());
    /// ```
    #[inline]
    pub const fn all() -> All<Self> {
        All::new()
    }
}
