//! How SFEN and the FENs of the games differ, as data, so that all of them share one reader and one writer. Fields
//! that only some games have, such as castling rights, are read and written by the games themselves.

#![allow(
    clippy::indexing_slicing,
    reason = "an ASCII letter is below 128, and there is a letter for each kind; the tables are made in constants"
)]

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use epin::{Catalog, Piece, Side, State};

use crate::promotion::Promotion;

/// The mark of a promoted piece: a `+` before the letter, as in `+R`, or a `~` after it, as in `Q~`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mark {
    Before,
    After,
}

/// The field with the pieces in hand: the board's, as in `…/4K3[Qp]`, or a separate one, as in SFEN.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum HandsField {
    Board,
    Separate,
}

impl HandsField {
    /// Returns the sign between the piece and the square of a drop: `P@e4` in UCI, `P*5e` in USI.
    pub(crate) fn drop_sign(self) -> u8 {
        if self == Self::Board { b'@' } else { b'*' }
    }
}

/// How a count of empty squares is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Counts {
    /// With one digit, since no rank has more than nine squares.
    OneDigit,
    /// As one number: `10`.
    Number,
    /// As several digits, whose sum is the count: `91` or `55` for ten squares.
    Digits,
}

impl Counts {
    /// Returns how many squares a digit adds to the count before it, which is 0 if there is none. The caller adds
    /// them with `saturating_add`, because a string can have any number of digits.
    pub(crate) fn squares(self, count: usize, digit: u8) -> usize {
        let squares = usize::from(digit.saturating_sub(b'0'));
        if self == Self::Number { count.saturating_mul(9).saturating_add(squares) } else { squares }
    }
}

/// How positions of the game `C` are written: SFEN, or a dialect of FEN.
#[allow(missing_debug_implementations, reason = "only the hidden trait `GameItems` names it")]
#[allow(clippy::struct_excessive_bools, reason = "no two of them depend on each other")]
pub struct Dialect<C: Catalog> {
    /// The name of the notation.
    pub(crate) notation: &'static str,
    /// The name of the protocol whose moves the game uses.
    pub(crate) protocol: &'static str,
    /// The letter of each kind, in upper case.
    pub(crate) letters: &'static [u8],
    /// The name of each square.
    pub(crate) square_names: &'static [[u8; 2]],
    /// For each side, the letters that mean that this side is to move. Only the first letter is written.
    pub(crate) turns: [&'static str; 2],
    /// The "expected …" phrase for the side to move.
    pub(crate) expected_turn: &'static str,
    pub(crate) mark: Option<Mark>,
    pub(crate) counts: Counts,
    /// The field with the pieces in hand, or `None` if no piece can be in hand.
    pub(crate) hands: Option<HandsField>,
    /// Whether kings and pieces with a state can also be in hand.
    pub(crate) has_any_in_hand: bool,
    /// The letters with which a move writes a promotion: `+`, or the letters of kinds, in lower case.
    pub(crate) promotions: &'static [u8],
    /// The kinds that can promote, each with the number of ranks, at the far end of the board, on which it may
    /// and on which it has to.
    pub(crate) promoting: &'static [(C, [usize; 2])],
    /// Whether there is a halfmove clock.
    pub(crate) has_halfmove_clock: bool,
    /// Whether the move number counts every move, as in SFEN. In a FEN, it goes up only after the second side's
    /// moves.
    pub(crate) counts_every_move: bool,
    /// Whether there is a counting limit.
    pub(crate) has_counting_limit: bool,
    /// The piece that each letter stands for without the mark.
    pub(crate) plain: [Option<Piece<C>>; 128],
    /// The piece that each letter stands for with the mark.
    pub(crate) marked: [Option<Piece<C>>; 128],
}

impl<C: Catalog> Dialect<C> {
    /// Returns a dialect with the settings of chess, but without promotion, castling and en passant. Each pair
    /// in `also_read` consists of a letter that is read but never written and the letter that is written
    /// instead.
    pub(crate) const fn new(letters: &'static [u8], also_read: &[(u8, u8)]) -> Self {
        assert!(letters.len() == C::TOKENS.len(), "every kind has a letter");
        let (mut plain, mut kind_index) = ([None; 128], 0);
        while kind_index < letters.len() {
            let tokens = C::TOKENS[kind_index];
            add_pieces(&mut plain, letters[kind_index], tokens, State::Normal);
            kind_index += 1;
        }
        let mut index = 0;
        while index < also_read.len() {
            let (other, letter) = also_read[index];
            plain[other as usize] = plain[letter as usize];
            plain[other.to_ascii_lowercase() as usize] =
                plain[letter.to_ascii_lowercase() as usize];
            index += 1;
        }
        Self {
            notation: "FEN",
            protocol: "UCI",
            letters,
            square_names: &NAMES,
            turns: ["w", "b"],
            expected_turn: "the side to move, `w` or `b`",
            mark: None,
            counts: Counts::OneDigit,
            hands: None,
            has_any_in_hand: false,
            promotions: b"",
            promoting: &[],
            has_halfmove_clock: true,
            counts_every_move: false,
            has_counting_limit: false,
            plain,
            marked: [None; 128],
        }
    }

    /// Adds the mark of promoted pieces. Only the given letters can have the mark.
    pub(crate) const fn with_marks(mut self, mark: Mark, letters: &[u8]) -> Self {
        let mut index = 0;
        while index < letters.len() {
            let (mut kind_index, mut is_known) = (0, false);
            while kind_index < self.letters.len() {
                if self.letters[kind_index] == letters[index] {
                    let tokens = C::TOKENS[kind_index];
                    add_pieces(&mut self.marked, letters[index], tokens, State::Enhanced);
                    is_known = true;
                }
                kind_index += 1;
            }
            assert!(is_known, "every letter has a kind");
            index += 1;
        }
        self.mark = Some(mark);
        self
    }

    /// Returns the piece that a letter stands for without the mark.
    #[inline]
    pub(crate) fn plain_piece(&self, letter: u8) -> Option<Piece<C>> {
        *self.plain.get(usize::from(letter))?
    }

    /// Returns the piece that a letter stands for with the mark.
    #[inline]
    pub(crate) fn marked_piece(&self, letter: u8) -> Option<Piece<C>> {
        *self.marked.get(usize::from(letter))?
    }

    /// Writes a piece. A state that the notation does not write with the piece, such as the `-` of `-R`, is
    /// left out.
    #[inline]
    pub(crate) fn push_piece(&self, text: &mut String, piece: Piece<C>) {
        let upper = self.letters[piece.kind().index()];
        let letter = if piece.side() == Side::First { upper } else { upper.to_ascii_lowercase() };
        let is_marked =
            piece.state() == State::Enhanced && self.marked[usize::from(letter)] == Some(piece);
        if is_marked && matches!(self.mark, Some(Mark::Before)) {
            text.push('+');
        }
        text.push(char::from(letter));
        if is_marked && matches!(self.mark, Some(Mark::After)) {
            text.push('~');
        }
    }

    /// Returns whether a piece can be in hand.
    pub(crate) fn can_be_in_hand(&self, piece: Piece<C>) -> bool {
        self.hands.is_some()
            && (self.has_any_in_hand || piece.state() == State::Normal && !piece.is_terminal())
    }

    /// Returns the promotion that a letter stands for in a move, if the game has it.
    pub(crate) fn promotion(&self, letter: u8) -> Option<Promotion<C>> {
        let piece = self.plain_piece(letter).map(|piece| Promotion::To(piece.kind()));
        let promotion = if letter == b'+' { Some(Promotion::Enhanced) } else { piece };
        promotion.filter(|_| self.promotions.contains(&letter))
    }

    /// Returns the letter of a promotion in a move, or `None` if the game does not have this promotion.
    pub(crate) fn promotion_letter(&self, promotion: Promotion<C>) -> Option<u8> {
        let mut letters = self.promotions.iter().copied();
        letters.find(|letter| self.promotion(*letter) == Some(promotion))
    }

    /// Returns the letters of all pieces, with their marks, as messages list them.
    pub(crate) fn all_letters(&self) -> String {
        let letters = C::ALL.iter().zip(self.letters).flat_map(|(kind, byte)| {
            let is_kind = |piece: &Piece<C>| piece.kind() == *kind;
            let letter = char::from(*byte);
            let marked = match self.mark {
                Some(Mark::After) => format!("{letter}~"),
                _ => format!("+{letter}"),
            };
            let plain = self.plain_piece(*byte).filter(is_kind).map(|_| letter.to_string());
            plain.into_iter().chain(self.marked_piece(*byte).filter(is_kind).map(|_| marked))
        });
        letters.collect::<Vec<_>>().join(" ")
    }

    /// Returns the letters that can have the mark, as messages list them.
    pub(crate) fn marked_letters(&self) -> String {
        let letters = self.letters.iter().filter(|letter| self.marked_piece(**letter).is_some());
        letters.map(|letter| char::from(*letter).to_string()).collect::<Vec<_>>().join(" ")
    }

    /// Returns the "expected …" phrase for a piece that cannot be in hand.
    pub(crate) fn expected_in_hand(&self) -> String {
        if self.hands.is_none() {
            return "no pieces in hand".into();
        }
        let kinds = C::ALL.iter().zip(self.letters);
        let in_hand = kinds.filter(|(kind, letter)| {
            let piece = self.plain_piece(**letter).filter(|piece| piece.kind() == **kind);
            piece.is_some_and(|piece| self.can_be_in_hand(piece))
        });
        let letters = in_hand.map(|(_, letter)| char::from(*letter).to_string());
        format!("a piece in hand, {}", letters.collect::<Vec<_>>().join(" "))
    }
}

/// The names of the squares of chess, crazyhouse and makruk.
const NAMES: [[u8; 2]; 64] = square_names(b"abcdefgh", b"87654321");

/// Returns the names of all squares: the letter or digit of the file, then the letter or digit of the rank.
pub(crate) const fn square_names<const N: usize>(files: &[u8], ranks: &[u8]) -> [[u8; 2]; N] {
    let (mut names, mut index) = ([[0; 2]; N], 0);
    while index < N {
        names[index] = [files[index % files.len()], ranks[index / files.len()]];
        index += 1;
    }
    names
}

/// Adds both sides' pieces of one kind and one state to a table, under the letter of the kind. `tokens` are
/// the tokens of the kind.
const fn add_pieces<C: Catalog>(
    table: &mut [Option<Piece<C>>; 128],
    letter: u8,
    mut tokens: &[epin::Epin],
    state: State,
) {
    while let [token, others @ ..] = tokens {
        if token.state() as u8 == state as u8 {
            table[letter as usize] = Piece::from_token(*token);
            table[letter.to_ascii_lowercase() as usize] = Piece::from_token(token.flipped());
        }
        tokens = others;
    }
}
