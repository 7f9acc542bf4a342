//! The token of a set that another token was probably meant to be, computed from the strings.

use epin::{Epin, EpinSet};

/// Returns `token` itself if it is in the set. Otherwise, returns the only token of the set with the
/// same letter in the same case or, if there are several such tokens, the only one with one marker more
/// or fewer, where a marker is one character. However, if one of the tokens with the same letter has
/// `-` and `token` has `+`, or the reverse, returns `None`.
pub(crate) fn nearest(set: EpinSet, token: Epin) -> Option<Epin> {
    let letter = |token: &Epin| token.as_str().chars().find(char::is_ascii_alphabetic);
    let same_letter =
        || set.iter().filter(|member| letter(member) == letter(&token)).collect::<Vec<_>>();
    let is_one_away = |member: &Epin| {
        let without_one = |longer: Epin, shorter: Epin| {
            (0..longer.as_str().len()).any(|index| {
                let mut text = longer.to_string();
                text.remove(index);
                text == shorter.as_str()
            })
        };
        without_one(*member, token) || without_one(token, *member)
    };
    let only = |tokens: Vec<Epin>| if let [token] = *tokens { Some(token) } else { None };
    if set.contains(token) {
        return Some(token);
    }
    let sign = |token: Epin| token.as_str().chars().find(|char| "+-".contains(*char));
    let is_opposite =
        |member: &Epin| matches!((sign(*member), sign(token)), (Some(a), Some(b)) if a != b);
    if same_letter().iter().any(is_opposite) {
        return None;
    }
    only(same_letter()).or_else(|| only(same_letter().into_iter().filter(is_one_away).collect()))
}
