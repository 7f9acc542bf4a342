//! Decides which parts of an invalid string are the board, the hands and the styles.
//!
//! It leaves out quotation marks, brackets and labels such as `FEEN:`, splits the rest into words, and
//! looks for one of these cases. A case has to be clear: `8/8 / p C/c` could be read in several ways, so
//! a guess might report mistakes that nobody made.
//!
//! | words | taken as |
//! |---|---|
//! | `8/8 P/p C/c` | one word for each field, if the hands are readable or the styles have a slash |
//! | `8/8 / C/c 0 1` | three fields, then the end of a FEN or a comment |
//! | `8/8 w / C/c` | three fields, with FEN's side to move between two of them |
//! | `8/8 P / p C/c` | white space inside one field, if it can be in only one without other mistakes |
//! | `8/8 C/c`, `8/8 2P/p` | the hands or the styles are missing |
//! | `8/8 P/pC/c`, `8/8/ C/c` | a space is missing |
//! | `8/8 w - - 0 1` | a FEN or SFEN: one mistake for the whole string |
//! | others | unclear: one mistake for the whole string |

use super::accept::{FeenLayout, is_styles};
use super::fields::Fields;
use super::hands_field::{are_readable, hands};
use super::mistake::{Fault, Span};
use super::plan::{Plan, Ranks};
use super::sink::Sink;
use super::styles_field::{at_end, meant};
use crate::explain::chars::decode::decode;
use crate::explain::chars::look_alike::symbol;

/// Returns the fields of a string, or the mistake of the whole string if the fields are unclear.
#[inline(never)] // See `Fields::walk`.
pub(super) fn divide(text: &[u8]) -> Result<Fields, Fault> {
    if text.len() > FeenLayout::MAX_LEN {
        return Err(Fault::TooLong);
    }
    let mut around = Around::of(text);
    let mut words = Words::of(text, around.inner);
    if let Some(fault) = foreign(text, words.as_slice()) {
        return Err(fault);
    }
    if let [name, board, ..] = words.as_slice() {
        // Not a name in `sfen / C/c`, which is a position with the board `sfen`.
        let is_alone = words.count < 4 && !name.slice(text).ends_with(b":");
        if is_name(name.slice(text)) && !is_alone {
            around.inner = Span::new(board.start(), around.inner.end());
            words = Words::of(text, around.inner);
        }
    }
    let divide = Divide { text, around };
    let fields = match *words.as_slice() {
        [board, last] => divide.two(board, last),
        [board, hands, styles]
            if styles.slice(text).contains(&b'/')
                || are_readable(text, hands)
                    && styles.slice(text).iter().any(u8::is_ascii_alphabetic) =>
        {
            Some(divide.fields(board, hands, styles))
        }
        [board, hands, styles, ref tail @ ..] if !tail.is_empty() => divide
            .with_tail([board, hands, styles], tail)
            .or_else(|| divide.with_turn(words.as_slice()))
            .or_else(|| if words.count > 12 { None } else { divide.split(words.as_slice()) }),
        _ => None,
    };
    fields.ok_or(Fault::Fields { words: words.count })
}

struct Divide<'a> {
    text: &'a [u8],
    around: Around,
}

impl Divide<'_> {
    fn fields(&self, board: Span, hands: Span, styles: Span) -> Fields {
        Fields { around: self.around, board, hands, styles, is_tail: false }
    }

    /// Counts the mistakes with these fields, and those that are only white space in a field.
    fn mistakes(&self, fields: &Fields) -> (usize, usize) {
        let mut sink = Sink::new(self.text, None, 0);
        fields.walk(&mut sink);
        (sink.count, sink.spaces)
    }

    /// Returns the fields of two words, if one field or a space is missing.
    fn two(&self, board: Span, last: Span) -> Option<Fields> {
        let text = self.text;
        // In `P/ C/c`, the board may be missing instead of the hands.
        let mut as_hands = Sink::new(text, None, 0);
        hands(&mut as_hands, board);
        if as_hands.count == 0 {
            return None;
        }
        if let Some((hands, styles)) = at_end(text, last) {
            if are_readable(text, hands) {
                return Some(self.fields(board, hands, styles));
            }
        }
        if !is_styles(last.slice(text)) {
            let fields = self.fields(board, last, Span::new(text.len(), text.len()));
            let is_sure = last.slice(text) == b"/" || self.mistakes(&fields).0 == 1;
            return (is_sure && last.slice(text).contains(&b'/')).then_some(fields);
        }
        if let [_, .., b'/'] = board.slice(text) {
            let end = board.end() - 1;
            let (ranks, slash) = (Span::new(board.start(), end), Span::new(end, board.end()));
            return Some(self.fields(ranks, slash, last));
        }
        // In `8/82P/p C/c`, a space is missing.
        let is_sure = is_style(text, board, last) && !self.has_wrong_end(board);
        is_sure.then(|| self.fields(board, Span::new(last.start(), last.start()), last))
    }

    /// Returns whether the last rank of a board has the wrong size.
    fn has_wrong_end(&self, board: Span) -> bool {
        let plan = Plan::of(self.text, board);
        let last = Ranks::of(self.text, board, plan.separator).last();
        last.is_some_and(|rank| rank.squares != Some(u32::from(plan.rank.0)))
    }

    /// Returns the first three words as the fields, if they can be, and checks for FEN's tail or a comment
    /// after them.
    fn with_tail(&self, words: [Span; 3], tail: &[Span]) -> Option<Fields> {
        let [board, hands, styles] = words;
        let field = styles.slice(self.text);
        if !are_readable(self.text, hands) || !is_styles(field) && meant(field).is_none() {
            return None;
        }
        // Whether `tail` has all other words. If there are too many, `Words` has only the first 12.
        let is_all = tail.last().is_some_and(|word| word.end() == self.around.inner.end());
        let mut tail = tail.iter().map(|word| word.slice(self.text));
        let is_comment = tail.clone().next().is_some_and(|word| {
            matches!(word, [b'#' | b';' | b'(' | b'{', ..] | [b'/', b'/', ..] | [b'-', b'-', ..])
        });
        let is_tail = is_comment || is_all && tail.all(is_of_fen);
        Some(Fields { is_tail, ..self.fields(board, hands, styles) })
    }

    /// Returns the fields if one of four words is FEN's side to move, before or after the hands.
    fn with_turn(&self, words: &[Span]) -> Option<Fields> {
        let [board, second, third, styles] = *words else { return None };
        let hands = match [second, third].map(|word| is_turn(word.slice(self.text))) {
            [true, false] => third,
            [false, true] => second,
            _ => return None,
        };
        let is_clear = are_readable(self.text, hands) && meant(styles.slice(self.text)).is_some();
        is_clear.then(|| self.fields(board, hands, styles))
    }

    /// Returns the fields with white space inside one of them, if exactly one choice of the field leaves no
    /// other mistake.
    fn split(&self, words: &[Span]) -> Option<Fields> {
        let [first, second, third, ..] = *words else { return None };
        let [.., third_last, second_last, last] = *words else { return None };
        let join = |first: Span, last: Span| Span::new(first.start(), last.end());
        let ways = [
            [join(first, third_last), second_last, last],
            [first, join(second, second_last), last],
            [first, second, join(third, last)],
        ];
        let mut found = None;
        for [board, hands, styles] in ways {
            let fields = self.fields(board, hands, styles);
            let (count, spaces) = self.mistakes(&fields);
            if count == spaces {
                if found.is_some() {
                    return None;
                }
                found = Some(fields);
            }
        }
        found
    }
}

/// Returns whether `C/c` is styles rather than hands with one piece each: whether each letter is the
/// style of chess, shogi, xiangqi or makruk, or is not the letter of a piece on the board.
fn is_style(text: &[u8], board: Span, styles: Span) -> bool {
    let mut letters = styles.slice(text).iter().filter(|byte| byte.is_ascii_alphabetic());
    letters.all(|letter| {
        let is_piece = |byte: &u8| byte.eq_ignore_ascii_case(letter);
        b"CSXM".contains(&letter.to_ascii_uppercase()) || !board.slice(text).iter().any(is_piece)
    })
}

/// Returns whether a word is a label for what follows it, as in `FEN: …` and `position sfen …`.
fn is_name(word: &[u8]) -> bool {
    let name = word.strip_suffix(b":").unwrap_or(word);
    ["position", "feen", "fen", "sfen"]
        .iter()
        .any(|known| name.eq_ignore_ascii_case(known.as_bytes()))
}

fn is_turn(word: &[u8]) -> bool {
    matches!(word, b"w" | b"b")
}

/// Returns whether a word can be in the tail of a FEN: the side to move, castling, en passant, or a
/// number.
fn is_of_fen(word: &[u8]) -> bool {
    is_turn(word)
        || word == b"-"
        || word.iter().all(u8::is_ascii_digit)
        || word.iter().all(|byte| b"KQkq".contains(byte))
        || matches!(word, [b'a'..=b'h', b'1'..=b'8'])
}

/// Returns the mistake of a string that is FEN or SFEN, even if its end is missing: a board, the side to
/// move, and other words without slashes. SFEN has nine ranks and no castling, or only hands and a number
/// after the side to move.
fn foreign(text: &[u8], words: &[Span]) -> Option<Fault> {
    let mut rest = words.iter().map(|word| word.slice(text));
    let mut is_sfen = false;
    let board = loop {
        let word = rest.next()?;
        if !is_name(word) {
            break word;
        }
        is_sfen |= word.eq_ignore_ascii_case(b"sfen");
    };
    let slashes = board.split(|byte| *byte == b'/').count() - 1;
    if slashes == 0 || !is_turn(rest.next()?) || rest.clone().any(|word| word.contains(&b'/')) {
        return None;
    }
    let is_number = |word: &[u8]| word.iter().all(u8::is_ascii_digit);
    let is_castling = |word: &[u8]| word.iter().all(|byte| b"KQkq".contains(byte));
    is_sfen |= slashes == 8 && !rest.clone().any(is_castling);
    is_sfen |= matches!((rest.clone().count(), rest.nth(1)), (2, Some(word)) if is_number(word));
    Some(if is_sfen { Fault::Sfen } else { Fault::Fen })
}

/// The first words of a string, and the number of all words.
pub(super) struct Words {
    first: [Span; Self::MOST],
    pub(super) count: u16,
}

impl Words {
    /// The maximum number of words that are kept.
    const MOST: usize = 12;

    /// Returns the words of a part of `text`.
    pub(super) fn of(text: &[u8], part: Span) -> Self {
        let mut words = Self { first: [Span::EMPTY; Self::MOST], count: 0 };
        let mut start = None;
        for (char, at) in characters(text, part) {
            match (char.is_some_and(char::is_whitespace), start) {
                (false, None) => start = Some(at.start()),
                (true, Some(from)) => {
                    words.push(Span::new(from, at.start()));
                    start = None;
                }
                _ => {}
            }
        }
        if let Some(start) = start {
            words.push(Span::new(start, part.end()));
        }
        words
    }

    fn push(&mut self, word: Span) {
        if let Some(slot) = self.first.get_mut(usize::from(self.count)) {
            *slot = word;
        }
        self.count += 1;
    }

    pub(super) fn as_slice(&self) -> &[Span] {
        self.first.get(..self.count.into()).unwrap_or(&self.first)
    }
}

/// What is around a position: white space, invisible characters, quotation marks or brackets.
#[derive(Debug, Clone, Copy)]
pub(super) struct Around {
    /// The string without what is around it.
    pub(super) inner: Span,
    /// Whether it is in quotation marks or brackets.
    pub(super) is_enclosed: bool,
}

impl Around {
    pub(super) fn of(text: &[u8]) -> Self {
        let all = trimmed(text, Span::new(0, text.len()));
        let mut characters = characters(text, all);
        let (first, last) = (characters.next(), characters.last());
        if let (Some((Some(open), first)), Some((Some(close), last))) = (first, last) {
            if are_partners(open, close) {
                let inner = trimmed(text, Span::new(first.end(), last.start()));
                return Self { inner, is_enclosed: true };
            }
        }
        Self { inner: all, is_enclosed: false }
    }
}

fn are_partners(open: char, close: char) -> bool {
    match (symbol(open), symbol(close)) {
        (Some(open), Some(close)) => {
            [*b"\"\"", *b"''", *b"``", *b"()", *b"[]", *b"{}", *b"<>"].contains(&[open, close])
        }
        _ => false,
    }
}

/// Trims white space and invisible characters from both ends of a part of `text`.
fn trimmed(text: &[u8], part: Span) -> Span {
    let is_seen = |char: Option<char>| {
        char.is_none_or(|char| symbol(char).is_some_and(|symbol| symbol != b' '))
    };
    let mut seen = characters(text, part).filter(|(char, _)| is_seen(*char));
    let Some((_, first)) = seen.next() else { return Span::new(part.start(), part.start()) };
    let (_, last) = seen.last().unwrap_or((None, first));
    Span::new(first.start(), last.end())
}

/// Returns the characters of a part of `text` with their spans. A byte that is not UTF-8 is `None`.
fn characters(text: &[u8], part: Span) -> impl Iterator<Item = (Option<char>, Span)> {
    let mut rest = part.slice(text);
    core::iter::from_fn(move || {
        let start = part.end() - rest.len();
        let [_, after @ ..] = rest else { return None };
        let (char, more) = match decode(rest) {
            Some((char, more)) => (Some(char), more),
            None => (None, after),
        };
        rest = more;
        Some((char, Span::new(start, part.end() - rest.len())))
    })
}

/// Returns whether a byte is ASCII white space. Unlike `is_ascii_whitespace`, this includes the vertical
/// tab.
pub(super) fn is_ascii_space(byte: u8) -> bool {
    matches!(byte, b'\t'..=b'\r' | b' ')
}
