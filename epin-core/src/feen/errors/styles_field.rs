//! Finds the mistake of the styles.

use super::mistake::{Fault, Mistake, Span};
use super::sink::Sink;
use crate::feen::accept::is_styles;
use crate::feen::lex::is_ascii_space;
use crate::text::bytes::{decode, slice};
use crate::text::suggestion::Suggestion;
use crate::text::symbols::{FOREIGN, symbol};

/// Adds the mistake of the styles, if there is one.
pub(super) fn styles(sink: &mut Sink<'_>, field: Span) {
    let text = field.slice(sink.text);
    if is_styles(text) {
        return;
    }
    let (at, fault) = match text {
        [b'w' | b'b'] => (0, Fault::Styles),
        [active, b'/', rest @ ..] if active.is_ascii_alphabetic() => {
            let is_upper = active.is_ascii_uppercase();
            match rest {
                [inactive, ..]
                    if inactive.is_ascii_alphabetic()
                        && inactive.is_ascii_uppercase() != is_upper =>
                {
                    (3, Fault::StylesEnd)
                }
                _ if is_upper => (2, Fault::StylesLower),
                _ => (2, Fault::StylesUpper),
            }
        }
        [active, ..] if active.is_ascii_alphabetic() => (1, Fault::StylesSlash),
        _ => (0, Fault::Styles),
    };
    // If there is white space, as in `C / c`, it is the mistake.
    let space = text.iter().position(|byte| is_ascii_space(*byte));
    let (at, fault) = space.map_or((at, fault), |space| (space, Fault::InField));
    let mistake = Mistake::new(fault, field).at(field.start() + at);
    sink.push(mistake.repair(meant_styles(text)));
}

/// Returns the styles that two letters mean, whatever is between them: `C/c` for `C-c` and
/// `Cc`. If the first letter is a capital, the first side is to move. `c/c` is unclear,
/// and `w/b` is not read as styles, because `w` and `b` are FEN's names for the sides.
pub(super) fn meant_styles(text: &[u8]) -> Option<Suggestion> {
    let (mut active, mut inactive) = (None, None);
    let mut rest = text;
    while !rest.is_empty() {
        let (char, more) = decode(rest)?;
        rest = more;
        match (symbol(char), active, inactive) {
            (Some(letter @ (b'A'..=b'Z' | b'a'..=b'z')), None, _) => active = Some(letter),
            (Some(letter @ (b'A'..=b'Z' | b'a'..=b'z')), Some(_), None) => inactive = Some(letter),
            (Some(b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | FOREIGN), ..) => return None,
            _ => {}
        }
    }
    let (active, inactive) = (active?, inactive?);
    if matches!(
        [active, inactive].map(|letter| letter.to_ascii_lowercase()),
        [b'w', b'b'] | [b'b', b'w']
    ) {
        return None;
    }
    // In `c/c`, either letter can have the wrong case, so it is unclear who moves.
    let inactive = match (active.is_ascii_uppercase(), inactive.is_ascii_uppercase()) {
        (true, _) => inactive.to_ascii_lowercase(),
        (false, true) => inactive,
        (false, false) => return None,
    };
    Suggestion::of_ascii(&[active, b'/', inactive])
}

/// Returns whether the styles contain a name such as `Chess`, that is, three letters or more.
pub(super) fn has_name(text: &[u8]) -> bool {
    text.split(|byte| !byte.is_ascii_alphabetic()).take(2).any(|word| word.len() > 2)
}

/// Splits a word before its last three bytes, if these are styles.
pub(super) fn at_end(text: &[u8], word: Span) -> Option<(Span, Span)> {
    // If the word is shorter, there is white space in the three bytes, so they are not styles.
    let middle = word.end().checked_sub(3)?;
    let styles = slice(text, middle, word.end());
    is_styles(styles).then(|| (Span::new(word.start(), middle), Span::new(middle, word.end())))
}
