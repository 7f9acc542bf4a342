//! Decides which parts of an invalid string are the board, the hands and the styles.
//!
//! It trims white space, quotation marks and brackets from both ends, splits the rest into words, and
//! looks for one of these cases. A case has to be clear: `8/8 / p C/c` could be read in several ways, so
//! a guess might report mistakes that nobody made.
//!
//! | words | taken as |
//! |---|---|
//! | `8/8 P/p C/c` | one word for each field, if the hands are readable or the styles have a slash |
//! | `8/8 / C/c 0 1` | three fields, then numbers or a comment |
//! | `8/8 P / p C/c` | white space inside one field, if it can be in only one without other mistakes |
//! | `8/8 C/c`, `8/8 2P/p` | the hands or the styles are missing |
//! | `8/8 P/pC/c`, `8/8/ C/c` | a space is missing |
//! | `8/8 w - - 0 1` | FEN or SFEN: one mistake for the whole string |
//! | others | unclear: one mistake for the whole string |

use super::board_shape::{BoardShape, Ranks};
use super::fields::Fields;
use super::hands_field::{are_readable, hands};
use super::mistake::{Fault, Span};
use super::sink::Sink;
use super::styles_field::{at_end, meant_styles};
use crate::feen::accept::{FeenLayout, is_styles};
use crate::text::bytes::{decode, decode_last};
use crate::text::symbols::symbol;

/// Returns the fields of the sink's string, and adds their mistakes to the sink, which has to be new. If the
/// fields are unclear, returns the mistake of the whole string. The caller then replaces all mistakes in the
/// sink with this one.
#[inline(never)] // See `Fields::walk`.
pub(super) fn divide(sink: &mut Sink<'_>) -> Result<Fields, Fault> {
    let text = sink.text;
    if text.len() > FeenLayout::MAX_LEN {
        return Err(Fault::TooLong);
    }
    let (spaces, marks) = (trimmed(text, b" "), trimmed(text, b" \"'`()[]{}"));
    let is_enclosed = marks.start() > spaces.start() && marks.end() < spaces.end();
    let inner = if is_enclosed { marks } else { spaces };
    let words = Words::of(text, inner);
    if is_foreign(text, words.as_slice()) {
        return Err(Fault::Foreign);
    }
    let mut divide = Divide { text, inner, sink };
    let fields = match *words.as_slice() {
        [board, last] => divide.two(board, last),
        [board, hands, styles]
            if styles.slice(text) != b"/" && styles.slice(text).contains(&b'/')
                || are_readable(text, hands)
                    && styles.slice(text).iter().any(u8::is_ascii_alphabetic) =>
        {
            Some(divide.walk(divide.fields(board, hands, styles)))
        }
        [board, hands, styles, ref tail @ ..] if !tail.is_empty() => {
            if let Some(fields) = divide.with_tail([board, hands, styles], tail) {
                Some(divide.walk(fields))
            } else {
                divide.split(words.as_slice())
            }
        }
        _ => None,
    };
    fields.ok_or(Fault::Fields { words: words.count })
}

struct Divide<'a, 'text> {
    text: &'text [u8],
    inner: Span,
    sink: &'a mut Sink<'text>,
}

impl Divide<'_, '_> {
    fn fields(&self, board: Span, hands: Span, styles: Span) -> Fields {
        Fields { inner: self.inner, board, hands, styles, is_tail: false }
    }

    /// Adds the mistakes of the fields, and returns the fields.
    fn walk(&mut self, fields: Fields) -> Fields {
        fields.walk(self.sink);
        fields
    }

    /// Returns the fields of a string of two words, if it is clear which field or space is missing.
    fn two(&mut self, board: Span, last: Span) -> Option<Fields> {
        let text = self.text;
        if is_hands(text, board) {
            return None;
        }
        if let Some((hands, styles)) = at_end(text, last) {
            if are_readable(text, hands) {
                return Some(self.walk(self.fields(board, hands, styles)));
            }
        }
        if !last.slice(text).contains(&b'/') {
            return None;
        }
        if !is_styles(last.slice(text)) {
            let end = Span::new(text.len(), text.len());
            let fields = self.walk(self.fields(board, last, end));
            // Unless the hands are just `/`, the missing styles have to be the only mistake.
            let is_sure = last.slice(text) == b"/" || self.sink.count_of_others == 1;
            return is_sure.then_some(fields);
        }
        if let [_, .., b'/'] = board.slice(text) {
            let end = board.end() - 1;
            let (ranks, slash) = (Span::new(board.start(), end), Span::new(end, board.end()));
            return Some(self.walk(self.fields(ranks, slash, last)));
        }
        // In `8/82P/p C/c`, a space is missing, not the hands.
        let is_sure = is_style(text, board, last) && !has_wrong_end(text, board);
        let hands = Span::new(last.start(), last.start());
        is_sure.then(|| self.walk(self.fields(board, hands, last)))
    }

    /// Returns the first three words as the fields, if they can be read as
    /// such. `is_tail` tells whether the words after them can be removed.
    fn with_tail(&self, words: [Span; 3], tail: &[Span]) -> Option<Fields> {
        let [board, hands, styles] = words;
        let field = styles.slice(self.text);
        if !are_readable(self.text, hands) || !is_styles(field) && meant_styles(field).is_none() {
            return None;
        }
        // Whether `tail` contains all other words: `Words` keeps only the first 12 words of a string.
        let is_all = tail.last().is_some_and(|word| word.end() == self.inner.end());
        let mut tail = tail.iter().map(|word| word.slice(self.text));
        let is_comment = tail.clone().next().is_some_and(|word| {
            matches!(word, [b'#' | b';' | b'(' | b'{', ..] | [b'/', b'/', ..] | [b'-', b'-', ..])
        });
        // Not `b` or `KQkq`, which carry information that the styles and the pieces do not.
        let is_number = |word: &[u8]| word == b"-" || word.iter().all(u8::is_ascii_digit);
        let is_tail = is_comment || is_all && tail.all(is_number);
        Some(Fields { is_tail, ..self.fields(board, hands, styles) })
    }

    /// Returns the fields of a string that has white space inside one field. It tries each of the three
    /// fields, and returns `None` unless exactly one of them leaves no other mistake. If the string has more
    /// words than `words`, there is always one after the styles.
    #[inline(never)] // See `Fields::walk`.
    fn split(&mut self, words: &[Span]) -> Option<Fields> {
        let [first, second, third, ..] = *words else { return None };
        let [.., third_last, second_last, last] = *words else { return None };
        // In `8/8 w / C/c`, FEN's `w` would be read as a piece in a hand.
        if words.iter().any(|word| is_turn(word.slice(self.text))) {
            return None;
        }
        let join = |first: Span, last: Span| Span::new(first.start(), last.end());
        let ways = [
            [join(first, third_last), second_last, last],
            [first, join(second, second_last), last],
            [first, second, join(third, last)],
        ];
        let mut found = None;
        for [board, hands, styles] in ways {
            let fields = self.fields(board, hands, styles);
            let mut sink = Sink::new(self.text, self.sink.known);
            fields.walk(&mut sink);
            if sink.count_of_others == 0 {
                if found.is_some() {
                    return None;
                }
                found = Some(fields);
                *self.sink = sink;
            }
        }
        found
    }
}

/// Returns whether a word is valid as the hands. The first word of `P/ C/c` is: there, the board may be
/// missing, not the hands.
#[inline(never)] // See `Fields::walk`.
fn is_hands(text: &[u8], word: Span) -> bool {
    let mut sink = Sink::new(text, None);
    hands(&mut sink, word);
    sink.count == 0
}

/// Returns whether the last rank of a board has the wrong size.
fn has_wrong_end(text: &[u8], board: Span) -> bool {
    let shape = BoardShape::of(text, board);
    Ranks::of(text, board).last().is_some_and(|rank| !shape.is_usual(&rank))
}

/// Returns whether a word such as `C/c` is probably the styles rather than two
/// hands with one piece each. That is so if each letter is the style of chess,
/// shogi, xiangqi or makruk, or is not the letter of a piece on the board.
fn is_style(text: &[u8], board: Span, styles: Span) -> bool {
    let mut letters = styles.slice(text).iter().filter(|byte| byte.is_ascii_alphabetic());
    letters.all(|letter| {
        let is_piece = |byte: &u8| byte.eq_ignore_ascii_case(letter);
        b"CSXM".contains(&letter.to_ascii_uppercase()) || !board.slice(text).iter().any(is_piece)
    })
}

/// Returns whether a word is a label of FEN or SFEN, as in `FEN: …` and `position sfen …`.
fn is_name(word: &[u8]) -> bool {
    let name = word.strip_suffix(b":").unwrap_or(word);
    ["position", "feen", "fen", "sfen"]
        .iter()
        .any(|known| name.eq_ignore_ascii_case(known.as_bytes()))
}

fn is_turn(word: &[u8]) -> bool {
    matches!(word, b"w" | b"b")
}

/// Returns whether a string is FEN or SFEN: a board, the side to move, and other words without slashes. Its
/// end may be missing. A label such as `position fen` may come before the board.
fn is_foreign(text: &[u8], words: &[Span]) -> bool {
    let mut rest = words.iter().map(|word| word.slice(text)).skip_while(|word| is_name(word));
    rest.next().is_some_and(|board| board.contains(&b'/'))
        && rest.next().is_some_and(|turn| is_turn(turn) || turn == b"r") // Xiangqi's red.
        && !rest.any(|word| word.contains(&b'/'))
}

/// The first words of a string, and the number of all words.
struct Words {
    first: [Span; Self::MAX],
    count: u16,
}

impl Words {
    /// The maximum number of words that are kept.
    const MAX: usize = 12;

    /// Returns the words of a part of `text`.
    fn of(text: &[u8], part: Span) -> Self {
        let mut words = Self { first: [Span::EMPTY; Self::MAX], count: 0 };
        let (mut rest, mut start) = (part.slice(text), part.start());
        while let [_, after @ ..] = rest {
            let end = part.end() - rest.len();
            let (is_space, more) = match decode(rest) {
                Some((char, more)) => (char.is_whitespace(), more),
                None => (false, after),
            };
            if is_space {
                words.push(Span::new(start, end));
                start = part.end() - more.len();
            }
            rest = more;
        }
        words.push(Span::new(start, part.end()));
        words
    }

    /// Adds a word, unless it is empty.
    fn push(&mut self, word: Span) {
        if word.is_empty() {
            return;
        }
        if let Some(slot) = self.first.get_mut(usize::from(self.count)) {
            *slot = word;
        }
        self.count += 1;
    }

    fn as_slice(&self) -> &[Span] {
        self.first.get(..self.count.into()).unwrap_or(&self.first)
    }
}

/// Trims the characters in `trims`, and invisible characters, from both ends of `text`.
fn trimmed(text: &[u8], trims: &[u8]) -> Span {
    let is_trimmed = |char: char| symbol(char).is_none_or(|symbol| trims.contains(&symbol));
    let mut inner = text;
    while let Some((_, rest)) = decode(inner).filter(|(char, _)| is_trimmed(*char)) {
        inner = rest;
    }
    let start = text.len() - inner.len();
    while let Some((_, rest)) = decode_last(inner).filter(|(char, _)| is_trimmed(*char)) {
        inner = rest;
    }
    Span::new(start, start + inner.len())
}
