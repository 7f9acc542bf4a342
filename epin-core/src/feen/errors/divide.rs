//! Decides which parts of an invalid string are the board, the hands and the styles.
//!
//! It trims white space, quotation marks and brackets from both ends, splits the rest into words, and
//! looks for one of these cases. The case has to be clear: `8/8 / p C/c` could be read in several ways,
//! so a guess might report mistakes that nobody made.
//!
//! | words | taken as |
//! |---|---|
//! | `8/8 P/p C/c` | one word for each field, if the hands are readable or the styles have a slash |
//! | `8/8 / C/c 0 1` | three fields, then numbers or a comment |
//! | `8/8 P / p C/c` | white space inside one field, if only one field can have it without other mistakes |
//! | `8/8 C/c`, `8/8 2P/p` | the hands or the styles are missing |
//! | `8/8 P/pC/c`, `8/8/ C/c` | a space is missing |
//! | `FEN: 8/8 / C/c` | a label, then the fields |
//! | `8/8 w - - 0 1` | FEN or SFEN: one mistake for the whole string |
//! | `1. 8/8 / C/c` | a position after a word that cannot belong to it: that word is the only mistake |
//! | others | unclear: one mistake for the whole string |

use alloc::string::String;
use alloc::vec::Vec;

use super::board::Board;
use super::fault::Fault;
use super::fields::Fields;
use super::hands::HandsField;
use super::mistakes::{Mistake, Mistakes};
use super::parts::{Meaning, Part, parts};
use super::span::Span;
use super::styles::meant_styles;
use crate::feen::accept::is_styles;
use crate::feen::{FeenLayout, read_feen};
use crate::text::{strip_label, symbol};

/// Returns the fields of a string or, if they are unclear, the only mistake to report.
pub(super) fn divide(text: &[u8]) -> Result<Fields, Mistake> {
    let whole = Span::new(0, text.len().min(FeenLayout::MAX_LEN));
    if text.len() > FeenLayout::MAX_LEN {
        return Err(Mistake::new(Fault::TooLong, whole));
    }
    let string = to_string_lossy(text);
    let unlabeled = enclosed(&string, 0);
    let inner = labeled(&string, unlabeled).unwrap_or(unlabeled);
    let (all_words, words) = (words(&string, unlabeled), words(&string, inner));
    if is_fen(text, &words) {
        return Err(Mistake::new(Fault::Fen, whole));
    }
    let divider = Divider { text, inner };
    let fields = match *words {
        [board, last] => divider.fields_of_two(board, last),
        [board, hands, styles] => divider.fields_of_three([board, hands, styles]),
        [board, hands, styles, ref tail @ ..] => divider
            .fields_with_tail([board, hands, styles], tail)
            .or_else(|| divider.fields_with_space(&words)),
        _ => None,
    };
    fields.ok_or_else(|| {
        let words_found = u16::try_from(all_words.len()).unwrap_or(u16::MAX);
        let unclear = Mistake::new(Fault::UnclearFields { words: words_found }, whole);
        let word = divider.word_before_board(&words);
        word.map_or(unclear, |word| Mistake::new(Fault::WordBeforeBoard, word))
    })
}

struct Divider<'a> {
    text: &'a [u8],
    inner: Span,
}

impl Divider<'_> {
    fn hands(&self, span: Span) -> HandsField {
        HandsField::of(self.text, span)
    }

    fn fields(&self, board: Span, hands: HandsField, styles: Span) -> Fields {
        let board = Board::of(self.text, board);
        Fields { inner: self.inner, board, hands, styles, is_tail_removable: false }
    }

    /// Returns the fields of a string of two words, if it is clear which field or space is missing.
    fn fields_of_two(&self, board: Span, last: Span) -> Option<Fields> {
        let text = self.text;
        // In `P/ C/c`, the first word is valid as the hands, so the board may be missing.
        let mut of_hands = Mistakes::new(text, None);
        self.hands(board).add_mistakes(&mut of_hands);
        if of_hands.all.is_empty() {
            return None;
        }
        let fields = |board, hands, styles| Some(self.fields(board, self.hands(hands), styles));
        // The last three bytes may be the styles. If the last word is shorter than three bytes, the last
        // three bytes contain white space and cannot be the styles.
        let middle = last.end.saturating_sub(3);
        let (hands, styles) = (Span::new(last.start, middle), Span::new(middle, last.end));
        if is_styles(styles.slice(text)) && self.hands(hands).are_readable(text) {
            return fields(board, hands, styles);
        }
        if !last.slice(text).contains(&b'/') {
            return None;
        }
        if !is_styles(last.slice(text)) {
            let fields = fields(board, last, Span::new(text.len(), text.len()));
            // Unless the hands are just `/`, the division is clear only if the missing styles are the only
            // mistake.
            return fields
                .filter(|fields| last.slice(text) == b"/" || fields.mistake_count(text) == 1);
        }
        if let [_, .., b'/'] = board.slice(text) {
            let end = board.end - 1;
            return fields(Span::new(board.start, end), Span::new(end, board.end), last);
        }
        let fields = self.fields(board, self.hands(Span::new(last.start, last.start)), last);
        // In `8/82P/p C/c`, what is missing is a space, not the hands.
        let is_sure = are_likely_styles(text, board, last) && !fields.board.has_wrong_end();
        is_sure.then_some(fields)
    }

    /// Returns the fields of a string of three words, if the words can be the board, the hands and the styles.
    fn fields_of_three(&self, [board, hands, styles]: [Span; 3]) -> Option<Fields> {
        let (hands, word) = (self.hands(hands), styles.slice(self.text));
        let are_fields = word != b"/" && word.contains(&b'/')
            || hands.are_readable(self.text) && word.iter().any(u8::is_ascii_alphabetic);
        are_fields.then(|| self.fields(board, hands, styles))
    }

    /// Returns the fields of a string of four or more words, if the first three words can be the board, the
    /// hands and the styles. The other words can be removed if they are numbers or a comment.
    fn fields_with_tail(&self, [board, hands, styles]: [Span; 3], tail: &[Span]) -> Option<Fields> {
        let (hands, word) = (self.hands(hands), styles.slice(self.text));
        let may_be_styles = matches!(word, [_, b'/', _]) || meant_styles(word).is_some();
        if !hands.are_readable(self.text) || !may_be_styles {
            return None;
        }
        let mut tail = tail.iter().map(|word| word.slice(self.text));
        let is_comment = tail.clone().next().is_some_and(|word| {
            matches!(word, [b'#' | b';' | b'(' | b'{', ..] | [b'/', b'/', ..] | [b'-', b'-', ..])
        });
        // `b` and `KQkq` are kept, because they carry information that the styles and the pieces do not.
        let is_number = |word: &[u8]| word == b"-" || word.iter().all(u8::is_ascii_digit);
        let is_tail_removable = is_comment || tail.all(is_number);
        Some(Fields { is_tail_removable, ..self.fields(board, hands, styles) })
    }

    /// Returns the fields of a string that has white space inside one field. This function tries three
    /// divisions, with the white space in the first, the second or the third field, and returns `None` unless
    /// exactly one of them has no other mistake.
    fn fields_with_space(&self, words: &[Span]) -> Option<Fields> {
        let [first, second, third, ..] = *words else { return None };
        let [.., third_last, second_last, last] = *words else { return None };
        // In `8/8 w / C/c`, FEN's `w` would be read as a piece in a hand.
        if words.iter().any(|word| is_turn(word.slice(self.text))) {
            return None;
        }
        // In `8/8 7P / C/c`, the first space may stand for a slash: `8/8/7P / C/c` is a position. A line break
        // beside a slash does not.
        let ranks = [first.slice(self.text), b"/", second.slice(self.text), b" / C/c"].concat();
        if !self.is_broken_line(first, second) && read_feen(&ranks).is_some() {
            return None;
        }
        let ways = [
            [first.to(third_last), second_last, last],
            [first, second.to(second_last), last],
            [first, second, third.to(last)],
        ];
        let mut clean = ways
            .into_iter()
            .map(|[board, hands, styles]| self.fields(board, self.hands(hands), styles))
            .filter(|fields| fields.mistake_count(self.text) == 0);
        clean.next().filter(|_| clean.next().is_none())
    }

    /// Returns whether a line was broken between two ranks, before or after the slash.
    fn is_broken_line(&self, first: Span, second: Span) -> bool {
        let [first_word, second_word] = [first, second].map(|word| word.slice(self.text));
        let gap = Span::new(first.end, second.start).slice(self.text);
        gap.iter().any(|byte| b"\n\r".contains(byte))
            && first_word.ends_with(b"/") != second_word.starts_with(b"/")
            && !self.hands(second).are_readable(self.text)
    }

    /// Returns the first word that cannot belong to the board, such as `1.` or `>`, if the last three words are
    /// a position. A word with a slash, such as the `8/+` of `8/+ P6 / C/c`, may be a part of the board.
    fn word_before_board(&self, words: &[Span]) -> Option<Span> {
        let [ref before @ .., board, _, styles] = *words else { return None };
        read_feen(board.to(styles).slice(self.text))?;
        let has_slash = |word: &Span| word.slice(self.text).contains(&b'/');
        if before.iter().any(has_slash) || !has_slash(&board) {
            return None;
        }
        let is_unclear = |part: &Part| part.meaning == Meaning::Unclear;
        before.iter().copied().find(|word| parts(self.text, *word).iter().any(is_unclear))
    }
}

/// Returns whether a word such as `C/c` is probably the styles rather than two hands with one piece each.
fn are_likely_styles(text: &[u8], board: Span, styles: Span) -> bool {
    let mut letters = styles.slice(text).iter().filter(|byte| byte.is_ascii_alphabetic());
    letters.all(|letter| {
        let is_piece = |byte: &u8| byte.eq_ignore_ascii_case(letter);
        STYLE_LETTERS.contains(&letter.to_ascii_uppercase())
            || !board.slice(text).iter().any(is_piece)
    })
}

/// The styles of chess, shogi, xiangqi and makruk. Any other letter is taken as a style only if no piece on
/// the board has that letter. Without this list, it would be unclear whether `S/s` after a shogi board, or
/// `M/m` after a makruk board, stands for the styles or for two hands, because shogi has a piece `S` and makruk
/// has a piece `M`.
const STYLE_LETTERS: &[u8] = b"CSXM";

fn is_turn(word: &[u8]) -> bool {
    matches!(word, b"w" | b"b")
}

/// Returns whether a string is FEN or SFEN: a board, the side to move, and other words without slashes. The
/// words after the side to move are optional.
fn is_fen(text: &[u8], words: &[Span]) -> bool {
    let mut rest = words.iter().map(|word| word.slice(text));
    rest.next().is_some_and(|board| board.contains(&b'/'))
        && rest.next().is_some_and(|turn| is_turn(turn) || turn == b"r") // Xiangqi's red.
        && !rest.any(|word| word.contains(&b'/'))
}

/// Returns `text` with `?` in place of each byte that is not valid UTF-8.
fn to_string_lossy(text: &[u8]) -> String {
    let mut string = String::new();
    for chunk in text.utf8_chunks() {
        string.push_str(chunk.valid());
        string.extend(chunk.invalid().iter().map(|_| '?'));
    }
    string
}

/// Returns `text` from `start` on without the white space around it and, if there are quotation marks or
/// brackets at both ends, without these.
fn enclosed(text: &str, start: usize) -> Span {
    let (spaces, marks) = (trimmed(text, start, b" "), trimmed(text, start, b" \"'`()[]{}"));
    if marks.start > spaces.start && marks.end < spaces.end { marks } else { spaces }
}

/// Returns the part of `inner` after the labels at its start, such as `FEN:` or `position fen`. Returns `None` if
/// there is no label, or if the next word has no slash or can be the hands: in `fen / F/f`, which is a position,
/// `fen` is the board.
fn labeled(text: &str, inner: Span) -> Option<Span> {
    let mut rest = text.get(inner.start..)?;
    while let Some(more) = strip_label(rest.trim_start()) {
        rest = more;
    }
    if rest.len() == text.len() - inner.start {
        return None;
    }
    let after = enclosed(text, text.len() - rest.len());
    let board = *words(text, after).first()?;
    let is_board = board.slice(text.as_bytes()).contains(&b'/')
        && !HandsField::of(text.as_bytes(), board).are_readable(text.as_bytes());
    // In `"FEN: 8/8 / C/c"`, the label is inside the quotation marks, and in `[FEN "8/8 / C/c"]`, outside.
    is_board.then(|| Span::new(after.start, after.end.min(inner.end)))
}

/// Returns the part of `text` from `start` on that is left after the characters in `trims` and invisible
/// characters have been trimmed from both ends.
fn trimmed(text: &str, start: usize, trims: &[u8]) -> Span {
    let is_trimmed = |char| symbol(char).is_none_or(|symbol| trims.contains(&symbol));
    let rest = text.get(start..).unwrap_or_default().trim_start_matches(is_trimmed);
    let start = text.len() - rest.len();
    Span::new(start, start.max(text.trim_end_matches(is_trimmed).len()))
}

/// Returns the words of a part of `text`.
fn words(text: &str, part: Span) -> Vec<Span> {
    let (mut words, mut offset) = (Vec::new(), part.start);
    let text = text.get(part.start..part.end).unwrap_or_default();
    for word in text.split_inclusive(char::is_whitespace) {
        let visible = word.trim_end();
        if !visible.is_empty() {
            words.push(Span::new(offset, offset + visible.len()));
        }
        offset += word.len();
    }
    words
}
