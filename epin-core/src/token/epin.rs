//! The EPIN token, and how it is stored as one number, its index. No other file knows the fields of a token.
//!
//! `read.rs`, `EpinSet::suggest`, `feen/hand_order.rs` and the macros (`expand/path.rs`) rely on the order of
//! the indices, but on nothing else. `constants.rs` uses the names of the variants.
//!
//! # The index
//!
//! An [`Epin`] holds an enum of 624 variants, numbered from 0 in the order of the tokens. So the number of the
//! variant *is* the index of the token in a table of 624 values, and comparing tokens is comparing indices. The
//! digits of the index, each in its own base, are the attributes:
//!
//! ```text
//!               letter   side    state    terminal   derived
//! digit         0..=25   0..=1   0..=2    0..=1      0..=1
//! worth         24       12      4        2          1
//!
//! `K`           10       0       1        0          0           10 * 24 + 4 = 244
//! `+k^'`        10       1       2        1          1           10 * 24 + 12 + 8 + 2 + 1 = 263
//! ```
//!
//! The index is stored as an enum, not as an integer or a struct, because the compiler can then optimize
//! and check more:
//!
//! - It is one scalar, so a board of 81 `Option<Piece<C>>` is copied as one block of memory. If a token
//!   were a struct of two fields, the board would be copied square by square. With pieces of two bytes,
//!   perft in the shogi engine of `benches/` takes 1.08 times as many instructions as with a
//!   hand-written one-byte enum of its pieces (`benches/README.md`).
//! - The compiler knows that the index is below 624, so a lookup in a table needs no bounds check.
//! - `Option<Epin>` is as small as `Epin`, and rustc reports a `match` that repeats a token. With a
//!   `NonZeroU16`, rustc would not report the repetition.
//!
//! # The fields
//!
//! For reading and changing attributes, a token has a second form, the fields, in which each attribute
//! has its own bits. One table maps the index to the fields, and another maps the fields to the token:
//!
//! ```text
//! bit     9 8 7 6 5   4      3 2     1          0
//!         letter      side   state   terminal   derived
//!
//! `K`     0 1 0 1 0   0      0 1     0          0           FIELDS[244]
//! `k`     0 1 0 1 0   1      0 1     0          0           FIELDS[256]: one bit differs
//! ```
//!
//! So `K`, flipped, is `BY_FIELDS[FIELDS[244] ^ SIDE]`. That is two loads and one operation, while
//! arithmetic on the index would need divisions. If a token were stored as its fields, changing an attribute
//! would take one load fewer, but every index would need another table and a bounds check.

#![allow(
    clippy::indexing_slicing,
    reason = "tables are made in constants, and an index is compared to the length of its table or \
              reduced below it"
)]

use super::attributes::{Letter, Side, State};

macro_rules! tokens {
    ($(
        $letter:literal [
            $minus:ident $minus_d:ident $minus_t:ident $minus_td:ident
            $plain:ident $plain_d:ident $plain_t:ident $plain_td:ident
            $plus:ident $plus_d:ident $plus_t:ident $plus_td:ident
        ]
    )*) => {
        /// The index of a token. `list.rs` explains the names of the variants.
        #[allow(non_camel_case_types)]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u16)]
        pub(crate) enum Token {
            $(
                $minus, $minus_d, $minus_t, $minus_td,
                $plain, $plain_d, $plain_t, $plain_td,
                $plus, $plus_d, $plus_t, $plus_td,
            )*
        }

        /// All tokens, by their index.
        const ALL: [Epin; Epin::COUNT] = [$(
            Epin(Token::$minus), Epin(Token::$minus_d), Epin(Token::$minus_t), Epin(Token::$minus_td),
            Epin(Token::$plain), Epin(Token::$plain_d), Epin(Token::$plain_t), Epin(Token::$plain_td),
            Epin(Token::$plus), Epin(Token::$plus_d), Epin(Token::$plus_t), Epin(Token::$plus_td),
        )*];

        /// The string of each token, by its index. The macro writes out every string, because the
        /// compiler would take 40 ms to evaluate a loop that assembles the strings.
        static TEXTS: [&str; Epin::COUNT] = [$(
            concat!("-", $letter), concat!("-", $letter, "'"),
            concat!("-", $letter, "^"), concat!("-", $letter, "^'"),
            $letter, concat!($letter, "'"),
            concat!($letter, "^"), concat!($letter, "^'"),
            concat!("+", $letter), concat!("+", $letter, "'"),
            concat!("+", $letter, "^"), concat!("+", $letter, "^'"),
        )*];
    };
}

for_all_tokens!(tokens);

/// An EPIN token: a piece's name, side, state, terminal status and style status.
///
/// An `Epin` is a small `Copy` value that is always valid: there are [`COUNT`](Self::COUNT) values, one
/// for each token of [EPIN 1.0.0, Grammar](https://sashite.dev/specs/epin/1.0.0/).
///
/// Two tokens are equal if their strings are equal. No attribute is ever dropped or assumed, so `K` and `K'`
/// differ ([EPIN 1.0.0, Canonical form](https://sashite.dev/specs/epin/1.0.0/)).
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
/// normal, enhanced). If all three are equal, non-terminal tokens come before terminal ones, and
/// then native ones before derived ones. To order tokens as strings, compare what
/// [`as_str`](Self::as_str) returns.
///
/// # Conversions
///
/// With `alloc`: `TryFrom<String> for Epin` and `From<Epin> for String` (rustdoc lists the second on
/// `String`'s page).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Epin(pub(crate) Token);

/// The field of the letter, A to Z.
const LETTER: u16 = 0b11111 << LETTER_SHIFT;
const LETTER_SHIFT: u32 = 5;
/// The field of the side: 1 for the second side.
const SIDE: u16 = 1 << 4;
/// The field of the state, in the order of [`State`].
const STATE: u16 = 0b11 << STATE_SHIFT;
const STATE_SHIFT: u32 = 2;
/// The field of `^`. Because the last two digits of a token's index are in base 2, `^` and `'` are the same
/// two bits in the index as in the fields, so `is_terminal` and `is_derived` need no table.
const TERMINAL: u16 = 1 << 1;
/// The field of `'`.
const DERIVED: u16 = 1;

/// The fields of each token, by its index.
static FIELDS: [u16; Epin::COUNT] = {
    let mut fields = [0; Epin::COUNT];
    let mut index = 0;
    while index < fields.len() {
        #[allow(clippy::cast_possible_truncation)] // Below 624.
        let digits = index as u16;
        let (derived, digits) = (digits % 2, digits / 2);
        let (terminal, digits) = (digits % 2, digits / 2);
        let (state, digits) = (digits % 3, digits / 3);
        let (side, letter) = (digits % 2, digits / 2);
        fields[index] = (letter << LETTER_SHIFT)
            | (side * SIDE)
            | (state << STATE_SHIFT)
            | (terminal * TERMINAL)
            | (derived * DERIVED);
        index += 1;
    }
    fields
};

/// The side of each token, by its index. Engines ask for the side more often than for anything else, and
/// with a separate table, `side` takes only 3 instructions (`benches/README.md`).
static SIDES: [Side; Epin::COUNT] = {
    let mut sides = [Side::First; Epin::COUNT];
    let mut index = 0;
    while index < sides.len() {
        if FIELDS[index] & SIDE != 0 {
            sides[index] = Side::Second;
        }
        index += 1;
    }
    sides
};

/// The token for each combination of fields, or the first of all tokens if no token has the combination.
static BY_FIELDS: [Epin; 1 << 10] = {
    let mut tokens = [ALL[0]; 1 << 10];
    let mut index = 0;
    while index < ALL.len() {
        tokens[FIELDS[index] as usize] = ALL[index];
        index += 1;
    }
    tokens
};

/// `ALL` and 12 entries that are never read. `read_prefix` adds the index of a token, below 624, and a shape,
/// below 12 (see [`Epin::of_shape`]). With these entries, LLVM sees that the sum is in bounds. Without them,
/// reading a board would take up to a third more instructions.
static BY_INDEX: [Epin; Epin::COUNT + 12] = {
    let mut tokens = [ALL[0]; Epin::COUNT + 12];
    let mut index = 0;
    while index < ALL.len() {
        tokens[index] = ALL[index];
        index += 1;
    }
    tokens
};

/// The letters, padded to 32: the field of the letter has 5 bits, so the index needs no bounds check.
const LETTERS: [Letter; 1 << 5] = {
    let mut letters = [Letter::Z; 1 << 5];
    let mut i = 0;
    while i < Letter::ALL.len() {
        letters[i] = Letter::ALL[i];
        i += 1;
    }
    letters
};

/// The states, padded to 4: the field of the state has 2 bits, so the index needs no bounds check.
const STATES: [State; 1 << 2] =
    [State::Diminished, State::Normal, State::Enhanced, State::Enhanced];

impl Epin {
    /// The number of EPIN tokens, 624.
    ///
    /// ```
    /// assert_eq!(epin::Epin::COUNT, 26 * 2 * 3 * 2 * 2);
    /// ```
    pub const COUNT: usize = 624;

    /// The length in bytes of the longest token: 4.
    ///
    /// ```
    /// assert_eq!(epin::Epin::MAX_LEN, "+K^'".len());
    /// ```
    pub const MAX_LEN: usize = 4;

    /// Returns the plain token (normal, non-terminal and native) with the given letter and side.
    ///
    /// ```
    /// use epin::{Epin, Letter, Side};
    ///
    /// assert_eq!(Epin::new(Letter::N, Side::Second).as_str(), "n");
    /// ```
    #[inline]
    #[must_use]
    pub const fn new(letter: Letter, side: Side) -> Self {
        let letter = (letter as u16) << LETTER_SHIFT;
        let normal = (State::Normal as u16) << STATE_SHIFT;
        Self::from_fields(letter | (side as u16 * SIDE) | normal)
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
        LETTERS[(self.fields() >> LETTER_SHIFT) as usize % LETTERS.len()]
    }

    /// Returns the side that the piece belongs to.
    ///
    /// It is the first side if the letter is in upper case, and the second side if it is in lower case.
    ///
    /// ```
    /// use epin::{Side, epin};
    ///
    /// assert_eq!(epin!("k^").side(), Side::Second);
    /// ```
    #[inline]
    #[must_use]
    pub const fn side(self) -> Side {
        // See `fields`.
        if self.index() < SIDES.len() { SIDES[self.index()] } else { Side::First }
    }

    /// Returns the piece's state.
    ///
    /// It is enhanced if the token starts with `+`, diminished if the token starts with
    /// `-`, and normal otherwise.
    ///
    /// ```
    /// use epin::{State, epin};
    ///
    /// assert_eq!(epin!("-P").state(), State::Diminished);
    /// ```
    #[inline]
    #[must_use]
    pub const fn state(self) -> State {
        STATES[(self.fields() >> STATE_SHIFT) as usize % STATES.len()]
    }

    /// Returns whether the piece is terminal, that is, whether the token has a `^`.
    ///
    /// ```
    /// assert!(epin::epin!("K^").is_terminal());
    /// ```
    #[inline]
    #[must_use]
    pub const fn is_terminal(self) -> bool {
        self.0 as u16 & TERMINAL != 0
    }

    /// Returns whether the piece is derived, that is, whether the token has a `'`.
    ///
    /// ```
    /// assert!(epin::epin!("K'").is_derived());
    /// ```
    #[inline]
    #[must_use]
    pub const fn is_derived(self) -> bool {
        self.0 as u16 & DERIVED != 0
    }

    /// Returns the token with another letter. The side, and therefore the case of the letter, stays the same.
    ///
    /// ```
    /// use epin::{Letter, epin};
    ///
    /// assert_eq!(epin!("+p").with_letter(Letter::L), epin!("+l"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn with_letter(self, letter: Letter) -> Self {
        self.with_field(LETTER, (letter as u16) << LETTER_SHIFT)
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
        self.with_field(SIDE, side as u16 * SIDE)
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
        self.with_field(STATE, (state as u16) << STATE_SHIFT)
    }

    /// Returns the token with the given terminal status.
    ///
    /// The token has a `^` if `terminal` is `true`, and no `^` otherwise.
    ///
    /// ```
    /// use epin::epin;
    ///
    /// assert_eq!(epin!("K'").with_terminal(true), epin!("K^'"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn with_terminal(self, terminal: bool) -> Self {
        self.with_field(TERMINAL, terminal as u16 * TERMINAL)
    }

    /// Returns the token with the given style status.
    ///
    /// The token has a `'` if `derived` is `true`, and no `'` otherwise.
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
        self.with_field(DERIVED, derived as u16 * DERIVED)
    }

    /// Returns the token on the other side.
    ///
    /// ```
    /// use epin::epin;
    ///
    /// assert_eq!(epin!("+R").flipped(), epin!("+r"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self::from_fields(self.fields() ^ SIDE)
    }

    /// Returns the token as a string of one to four ASCII characters.
    ///
    /// The string is static data: nothing is allocated.
    ///
    /// ```
    /// const KING: &str = epin::epin!("K^'").as_str();
    /// assert_eq!(KING, "K^'");
    /// ```
    #[inline]
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        // See `fields`.
        if self.index() < TEXTS.len() { TEXTS[self.index()] } else { "" }
    }

    /// Returns the token's index, 0 to 623, in the [order](Self#ordering) of all tokens.
    ///
    /// Use it to index an array in memory. To store a token, use its [`code`](Self::code) instead, which
    /// never changes. The order, and with it the index, may change in a new major version.
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
        self.0 as usize
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
        if index < Self::COUNT { Some(BY_INDEX[index]) } else { None }
    }

    /// Returns the side whose style the piece moves by.
    ///
    /// It is the piece's own side if the piece is native, and the other side if it is derived. This method is
    /// for games in which a derived piece has the style of the other side.
    ///
    /// ```
    /// use epin::{Side, epin};
    ///
    /// assert_eq!(epin!("P").style_side(), Side::First);
    /// assert_eq!(epin!("P'").style_side(), Side::Second);
    /// ```
    #[inline]
    #[must_use]
    pub const fn style_side(self) -> Side {
        // Calling `side` and `flipped` here would take fewer instructions, but `to_qpi`, which
        // needs the fields anyway, would take more.
        let fields = self.fields();
        let side = (fields / SIDE) ^ (fields / DERIVED); // The last bit is the result.
        if side & 1 == 0 { Side::First } else { Side::Second }
    }
}

impl Epin {
    #[inline]
    const fn fields(self) -> u16 {
        // LLVM drops this `if`, unless the token shares a wider register with other values. Even then, the
        // `if` is better than a bounds check, which would link panic code.
        let index = self.index();
        if index < FIELDS.len() { FIELDS[index] } else { 0 }
    }

    #[inline]
    const fn from_fields(fields: u16) -> Self {
        // The `%` does not change the value but lets the compiler drop the bounds check.
        BY_FIELDS[fields as usize % BY_FIELDS.len()]
    }

    /// Returns the token with one field replaced.
    #[inline]
    const fn with_field(self, field: u16, bits: u16) -> Self {
        Self::from_fields((self.fields() & !field) | bits)
    }

    /// Returns the token with the given shape, 0 to 11. `first_index` is the index of the first token
    /// with the same letter and case: `of_shape(240, 10)` is `+K^`, because `-K` has the index 240.
    #[inline]
    pub(crate) const fn of_shape(first_index: usize, shape: u32) -> Option<Self> {
        let index = first_index + shape as usize;
        if index < BY_INDEX.len() { Some(BY_INDEX[index]) } else { None }
    }
}
