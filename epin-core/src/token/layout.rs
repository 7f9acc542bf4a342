//! How a token is stored as one number. No other file knows the fields of a token.
//!
//! `shape.rs`, `read/tables.rs` and `EpinSet::suggest` rely on the order of the numbers,
//! but on nothing else.
//!
//! # The number
//!
//! A [`Token`] is an enum of 624 variants, numbered from 0 in the order of the tokens. So the number *is*
//! the index of the token in a table of 624 values, and comparing tokens is comparing numbers. The
//! digits of the number, each in its own base, are the attributes:
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
//! It is an enum, not an integer or a struct, because the compiler optimises it better:
//!
//! - It is one scalar. So a board of 81 `Option<Piece<C>>` is copied as one block of memory. If a token
//!   were a struct of two fields, the board would be copied square by square. As it is, perft in the
//!   shogi engine of `benches/` takes 1.095 times the instructions that it takes with a one-byte enum
//!   (`benches/README.md`).
//! - The compiler knows that the number is below 624, so an index needs no bounds check.
//! - `Option<Token>` is as small as `Token`, and rustc reports a `match` that repeats a token. A
//!   `NonZeroU16` would lose the latter.
//!
//! # The fields
//!
//! To read and change attributes, there is a second form, the fields, in which each attribute has its own
//! bits. One table leads from the number to the fields, and another back:
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
//! arithmetic on the number would need divisions. If the fields were the number itself, a change would
//! save one load, but every index would need another table and a bounds check.

#![allow(
    clippy::indexing_slicing,
    reason = "tables are made in constants, and an index is compared to the length of its table or \
              reduced below it"
)]

use core::fmt;

use super::attributes::{Letter, Side, State};
#[cfg(feature = "feen")]
use super::shape;

macro_rules! tokens {
    ($(
        $letter:literal [
            $minus:ident $minus_d:ident $minus_t:ident $minus_td:ident
            $plain:ident $plain_d:ident $plain_t:ident $plain_td:ident
            $plus:ident $plus_d:ident $plus_t:ident $plus_td:ident
        ]
    )*) => {
        /// A token: a letter with its case, and maybe a sign, `^` and `'`.
        ///
        /// The variants are in the order of the tokens. `list.rs` explains their names.
        #[allow(missing_docs, non_camel_case_types)]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u16)]
        pub enum Token {
            $(
                $minus, $minus_d, $minus_t, $minus_td,
                $plain, $plain_d, $plain_t, $plain_td,
                $plus, $plus_d, $plus_t, $plus_td,
            )*
        }

        /// All tokens, by their number.
        const ALL: [Token; Token::COUNT] = [$(
            Token::$minus, Token::$minus_d, Token::$minus_t, Token::$minus_td,
            Token::$plain, Token::$plain_d, Token::$plain_t, Token::$plain_td,
            Token::$plus, Token::$plus_d, Token::$plus_t, Token::$plus_td,
        )*];

        /// The string of each token, by its number. The macro writes out every string, because the
        /// compiler would take far longer to evaluate a loop that assembles them.
        static TEXTS: [&str; Token::COUNT] = [$(
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

/// The field of the letter, A to Z.
const LETTER: u16 = 0b11111 << LETTER_SHIFT;
const LETTER_SHIFT: u32 = 5;
/// The field of the side: 1 for the second side.
const SIDE: u16 = 1 << 4;
/// The field of the state, in the order of [`State`].
const STATE: u16 = 0b11 << STATE_SHIFT;
const STATE_SHIFT: u32 = 2;
/// The field of `^`. The bits for `^` and `'` are the same in the number, whose last two digits have base
/// 2. So `is_terminal` and `is_derived` need no table.
const TERMINAL: u16 = 1 << 1;
/// The field of `'`.
const DERIVED: u16 = 1;

/// The fields of each token, by its number.
static FIELDS: [u16; Token::COUNT] = {
    let mut fields = [0; Token::COUNT];
    let mut number = 0;
    while number < fields.len() {
        let digits = ALL[number] as u16;
        let (derived, digits) = (digits % 2, digits / 2);
        let (terminal, digits) = (digits % 2, digits / 2);
        let (state, digits) = (digits % 3, digits / 3);
        let (side, letter) = (digits % 2, digits / 2);
        fields[number] = (letter << LETTER_SHIFT)
            | (side * SIDE)
            | (state << STATE_SHIFT)
            | (terminal * TERMINAL)
            | (derived * DERIVED);
        number += 1;
    }
    fields
};

/// The side of each token, by its number. Engines ask for the side more often than for anything else, and
/// with a separate table, `side` takes only 3 instructions (`benches/README.md`).
static SIDES: [Side; Token::COUNT] = {
    let mut sides = [Side::First; Token::COUNT];
    let mut number = 0;
    while number < sides.len() {
        if FIELDS[number] & SIDE != 0 {
            sides[number] = Side::Second;
        }
        number += 1;
    }
    sides
};

/// The token for each combination of fields, or the first token for combinations that no token has.
static BY_FIELDS: [Token; 1 << 10] = {
    let mut tokens = [ALL[0]; 1 << 10];
    let mut number = 0;
    while number < ALL.len() {
        tokens[FIELDS[number] as usize] = ALL[number];
        number += 1;
    }
    tokens
};

/// `ALL` and 16 entries that are never read. They let LLVM prove that the sum in [`Token::of_shape`] is in
/// bounds: the first number of a letter is below 624, and a shape, as the position of a bit in a `u16`,
/// is below 16.
static BY_NUMBER: [Token; Token::COUNT + 16] = {
    let mut tokens = [ALL[0]; Token::COUNT + 16];
    let mut number = 0;
    while number < ALL.len() {
        tokens[number] = ALL[number];
        number += 1;
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

impl Token {
    /// The number of tokens.
    pub const COUNT: usize = 624;

    /// The length of the longest token, in bytes.
    pub const MAX_LEN: usize = 4;

    /// The number of shapes. A shape is everything about a token except its letter and case.
    pub(crate) const SHAPES: u32 = 12;

    #[inline]
    const fn fields(self) -> u16 {
        // LLVM usually drops this `if`. It does not if the token shares a wider register with other
        // values, and then the `if` replaces a bounds check, which would link panic code.
        if (self as usize) < FIELDS.len() { FIELDS[self as usize] } else { 0 }
    }

    #[inline]
    const fn from_fields(fields: u16) -> Self {
        // `%` changes nothing, but lets the compiler drop the bounds check.
        BY_FIELDS[fields as usize % BY_FIELDS.len()]
    }

    /// Returns the token with one field replaced.
    #[inline]
    const fn with_field(self, field: u16, bits: u16) -> Self {
        Self::from_fields((self.fields() & !field) | bits)
    }

    /// Returns the token that is only a letter.
    #[inline]
    #[must_use]
    pub const fn new(letter: Letter, side: Side) -> Self {
        let letter = (letter as u16) << LETTER_SHIFT;
        let normal = (State::Normal as u16) << STATE_SHIFT;
        Self::from_fields(letter | (side as u16 * SIDE) | normal)
    }

    /// Returns the number of the token in the order of all tokens, 0 to 623.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the index of the token in the order of a hand, 0 to 623. It differs from the order of all
    /// tokens by the states, which come in the order `-`, `+`, none ([FEEN 1.0.0, Piece Holdings
    /// ](https://sashite.dev/specs/feen/1.0.0/)).
    #[cfg(feature = "feen")]
    pub(crate) const fn hand_index(self) -> usize {
        // The number of tokens of a letter in one state, which is also the first shape in the normal state.
        const OF_STATE: usize = shape::NORMAL as usize;
        match self.state() {
            State::Diminished => self.index(),
            State::Normal => self.index() + OF_STATE,
            State::Enhanced => self.index() - OF_STATE,
        }
    }

    /// Returns the token with a number, or `None` if the number is 624 or more.
    #[inline]
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(BY_NUMBER[index]) } else { None }
    }

    /// Returns the token with a shape, 0 to 11. `first` is the number of the first token with its letter
    /// and case: `of_shape(240, 10)` is `+K^`, because `-K` is number 240.
    #[inline]
    pub(crate) const fn of_shape(first: usize, shape: u32) -> Option<Self> {
        let number = first + shape as usize;
        if number < BY_NUMBER.len() { Some(BY_NUMBER[number]) } else { None }
    }

    /// Returns the string.
    #[inline]
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        // See `fields`.
        if (self as usize) < TEXTS.len() { TEXTS[self as usize] } else { "" }
    }

    /// Returns the letter.
    #[inline]
    #[must_use]
    pub const fn letter(self) -> Letter {
        LETTERS[(self.fields() >> LETTER_SHIFT) as usize % LETTERS.len()]
    }

    /// Returns the side, which is the letter's case.
    #[inline]
    #[must_use]
    pub const fn side(self) -> Side {
        // See `fields`.
        if (self as usize) < SIDES.len() { SIDES[self as usize] } else { Side::First }
    }

    /// Returns the side whose style the piece has: its own side, or the other one if there is a `'`.
    #[inline]
    #[must_use]
    pub const fn style_side(self) -> Side {
        // With `side` and `flipped`, this would take fewer instructions, but `Epin::to_qpi`, which needs
        // the fields anyway, would take more.
        let fields = self.fields();
        let side = (fields / SIDE) ^ (fields / DERIVED); // In its last bit.
        if side & 1 == 0 { Side::First } else { Side::Second }
    }

    /// Returns the state, which is the sign.
    #[inline]
    #[must_use]
    pub const fn state(self) -> State {
        STATES[(self.fields() >> STATE_SHIFT) as usize % STATES.len()]
    }

    /// Returns whether there is a `^`.
    #[inline]
    #[must_use]
    pub const fn is_terminal(self) -> bool {
        self as u16 & TERMINAL != 0
    }

    /// Returns whether there is a `'`.
    #[inline]
    #[must_use]
    pub const fn is_derived(self) -> bool {
        self as u16 & DERIVED != 0
    }

    /// Returns the token with another letter.
    #[inline]
    #[must_use]
    pub const fn with_letter(self, letter: Letter) -> Self {
        self.with_field(LETTER, (letter as u16) << LETTER_SHIFT)
    }

    /// Returns the token of the given side.
    #[inline]
    #[must_use]
    pub const fn with_side(self, side: Side) -> Self {
        self.with_field(SIDE, side as u16 * SIDE)
    }

    /// Returns the token of the other side.
    #[inline]
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self::from_fields(self.fields() ^ SIDE)
    }

    /// Returns the token in the given state.
    #[inline]
    #[must_use]
    pub const fn with_state(self, state: State) -> Self {
        self.with_field(STATE, (state as u16) << STATE_SHIFT)
    }

    /// Returns the token with `^` or without.
    #[inline]
    #[must_use]
    pub const fn with_terminal(self, terminal: bool) -> Self {
        self.with_field(TERMINAL, terminal as u16 * TERMINAL)
    }

    /// Returns the token with `'` or without.
    #[inline]
    #[must_use]
    pub const fn with_derived(self, derived: bool) -> Self {
        self.with_field(DERIVED, derived as u16 * DERIVED)
    }
}

// Not derived, because that implementation would contain 624 names and slow the build down.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
