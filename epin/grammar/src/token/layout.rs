//! One token as one number: the only file that knows the fields of a token.
//!
//! Others rely only on the order of the numbers: `shape.rs`, `read/tables.rs`, `Pin::index` and
//! `EpinSet::suggest`.
//!
//! # The number
//!
//! A [`Token`] is an enum of 624 variants, numbered from 0 in the order of the tokens. So the
//! number *is* the index of the token in a table of 624 values, and to compare tokens is to
//! compare numbers. Its digits, in different bases, are the attributes:
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
//! It is an enum, not an integer or a struct of several fields, since the compiler
//! optimises it better:
//!
//! - It is one scalar. A board of 81 `Option<Piece<C>>` is copied as one block of memory; if a
//!   token were a struct of two fields, it would be copied square by square. Perft of the shogi
//!   engine in `benches/` executes 1.1× the instructions of a one-byte enum; a two-byte struct,
//!   2.1×.
//! - Its number is known to be below 624, so an index needs no bounds check.
//! - `Option<Token>` takes no more room, and a `match` that repeats a token is reported. With
//!   a `NonZeroU16` the second would be lost.
//!
//! # The fields
//!
//! To read and to change attributes, each has bits of its own in another form, the fields. Two
//! tables lead from one form to the other and back:
//!
//! ```text
//! bit     9 8 7 6 5   4      3 2     1          0
//!         letter      side   state   terminal   derived
//!
//! `K`     0 1 0 1 0   0      0 1     0          0           FIELDS[244]
//! `k`     0 1 0 1 0   1      0 1     0          0           FIELDS[256]: one bit differs
//! ```
//!
//! So `K`, flipped, is `BY_FIELDS[FIELDS[244] ^ SIDE]`: two loads and one operation, where
//! arithmetic on the number would need divisions. If the number itself were the fields, changes
//! would be cheaper by one load, but every index would need a third table and a bounds check;
//! the engine is as fast with either.

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
        /// The variants are in the order of the tokens; `list.rs` explains their names.
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

        /// The string of each token, by its number. The macro writes every string out, since the
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
/// The field of the side: set for the second.
const SIDE: u16 = 1 << 4;
/// The field of the state, in the order of [`State`].
const STATE: u16 = 0b11 << STATE_SHIFT;
const STATE_SHIFT: u32 = 2;
/// The field of `^`. This bit and the next one are the same in the number, whose last two digits
/// have base 2: reading them takes no table.
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

/// The side of each token, by its number. An engine asks for it more often than for anything else:
/// with this table instead of the fields, `side` takes 3 instructions instead of 5, and perft of
/// the engine in `benches/` 0.965 times as many.
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

/// The token of each combination of fields. For combinations that no token has, the first token.
static BY_FIELDS: [Token; 1 << 10] = {
    let mut tokens = [ALL[0]; 1 << 10];
    let mut number = 0;
    while number < ALL.len() {
        tokens[FIELDS[number] as usize] = ALL[number];
        number += 1;
    }
    tokens
};

/// `ALL` plus 16 unread entries, so that LLVM can prove the sum in [`Token::of_shape`] in bounds:
/// the first number of a letter is below 624, and a shape, the position of a bit in a `u16`, below
/// 16.
static BY_NUMBER: [Token; Token::COUNT + 16] = {
    let mut tokens = [ALL[0]; Token::COUNT + 16];
    let mut number = 0;
    while number < ALL.len() {
        tokens[number] = ALL[number];
        number += 1;
    }
    tokens
};

/// The letters, and six more: the field of the letter has 5 bits, so it needs no bounds check as an
/// index of 32.
const LETTERS: [Letter; 1 << 5] = {
    let mut letters = [Letter::Z; 1 << 5];
    let mut i = 0;
    while i < Letter::ALL.len() {
        letters[i] = Letter::ALL[i];
        i += 1;
    }
    letters
};

/// The states, and one more: the field of the state has 2 bits, so it needs no bounds check as an
/// index of 4.
const STATES: [State; 1 << 2] =
    [State::Diminished, State::Normal, State::Enhanced, State::Enhanced];

impl Token {
    /// The number of tokens.
    pub const COUNT: usize = 624;

    /// The length of the longest token, in bytes.
    pub const MAX_LEN: usize = 4;

    /// The number of shapes. A shape is all of a token but its letter and case: a state, with or
    /// without `^`, with or without `'`.
    pub(crate) const SHAPES: u32 = 12;

    #[inline]
    const fn fields(self) -> u16 {
        // LLVM drops this `if`, except when the token sits in a wider register, with other values;
        // there it replaces a bounds check, which would link panic code.
        if (self as usize) < FIELDS.len() { FIELDS[self as usize] } else { 0 }
    }

    #[inline]
    const fn from_fields(fields: u16) -> Self {
        // `%` changes nothing: it lets the compiler drop the bounds check.
        BY_FIELDS[fields as usize % BY_FIELDS.len()]
    }

    /// Returns the token with other bits in one field.
    #[inline]
    const fn with_field(self, field: u16, bits: u16) -> Self {
        Self::from_fields((self.fields() & !field) | bits)
    }

    /// Returns the token that is a letter and nothing else.
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

    /// Returns the index of the token in the order of a hand, 0 to 623. The order is that of all tokens,
    /// but in a hand the states are in the order `-`, `+`, none ([FEEN 1.0.0, Piece Holdings
    /// ](https://sashite.dev/specs/feen/1.0.0/)).
    #[cfg(feature = "feen")]
    pub(crate) const fn hand_index(self) -> usize {
        // How many tokens of a letter have one state. The normal ones follow the diminished ones.
        const OF_STATE: usize = shape::NORMAL as usize;
        match self.state() {
            State::Diminished => self.index(),
            State::Normal => self.index() + OF_STATE,
            State::Enhanced => self.index() - OF_STATE,
        }
    }

    /// Returns the token with a number, or `None` from 624 on.
    #[inline]
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(BY_NUMBER[index]) } else { None }
    }

    /// Returns the token with the letter and case of token number `first`, which is the first of
    /// them, and with a shape, 0 to 11: `of_shape(240, 10)` is `+K^`, since `-K` is number 240.
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

    /// Returns the side, which the letter's case tells.
    #[inline]
    #[must_use]
    pub const fn side(self) -> Side {
        // See `fields`.
        if (self as usize) < SIDES.len() { SIDES[self as usize] } else { Side::First }
    }

    /// Returns the side whose style the piece has: its own, or the other if there is a `'`.
    #[inline]
    #[must_use]
    pub const fn style_side(self) -> Side {
        // By `side` and `flipped`, this function would take less, but `Epin::to_qpi`, which needs the
        // fields anyway, would take 17 instructions instead of 15.
        let fields = self.fields();
        let side = (fields / SIDE) ^ (fields / DERIVED); // In its last bit.
        if side & 1 == 0 { Side::First } else { Side::Second }
    }

    /// Returns the state, which the sign tells.
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

// A derived implementation would contain 624 names, and take an eighth of the time to build the
// crate.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
