//! The repair of characters that are not ASCII, for all of Unicode. It is checked against
//! compatibility normalization (NFKC), which turns full-width characters into ASCII, and against the
//! list of confusables of Unicode's security mechanisms (UTS #39).

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use epin::Epin;
use regex::Regex;
use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

use crate::support::notations::Notation;

/// Returns the letter or marker with which a suggestion replaces `char`.
fn repair(char: char) -> Option<char> {
    match suggest(&format!("K{char}")) {
        Some("+K") => Some('+'),
        Some("-K") => Some('-'),
        Some("K^") => Some('^'),
        Some("K'") => Some('\''),
        _ => suggest(&char.to_string()).and_then(only_char),
    }
}

fn suggest(text: &str) -> Option<&'static str> {
    Epin::suggested(text).map(Epin::as_str)
}

fn only_char(text: &str) -> Option<char> {
    let mut chars = text.chars();
    chars.next().filter(|_| chars.next().is_none())
}

/// Returns the letter or marker that `char` becomes in NFKC.
fn nfkc(char: char) -> Option<char> {
    let mut chars = [char].into_iter().nfkc();
    let first = chars.next()?;
    (is_of_token(first) && chars.next().is_none()).then_some(first)
}

fn is_of_token(char: char) -> bool {
    char.is_ascii_alphabetic() || "+-^'".contains(char)
}

fn are_confusable(char: char, ascii: char) -> bool {
    skeleton(&char.to_string()).eq(skeleton(&ascii.to_string()))
}

fn beyond_ascii() -> impl Iterator<Item = char> {
    '\u{80}'..=char::MAX
}

/// The characters that a suggestion replaces, each with the letter or marker that it becomes.
static REPAIRS: LazyLock<Vec<(char, char)>> =
    LazyLock::new(|| beyond_ascii().filter_map(|char| Some((char, repair(char)?))).collect());

/// Repairs that neither NFKC nor the confusables confirm: the characters, what each becomes, and
/// why that is right.
const OTHER_REPAIRS: [(&str, &str, &str); 1] =
    [("—―", "--", "EM DASH and HORIZONTAL BAR, confusable with each other, typed for a minus")];

/// Capitals that are confusable with a letter, but are not repaired, and why.
const UNREPAIRED: [(&str, &str); 3] =
    [("Ӏ", "like I and l"), ("Ρ", "on the key R"), ("ϒϹϜϺͿѴԌԚԜ", "rare")];

#[test]
fn every_full_width_letter_and_marker_is_repaired() {
    for char in ('\u{ff01}'..='\u{ff5e}').filter(|char| nfkc(*char).is_some()) {
        assert_eq!(repair(char), nfkc(char), "{char}");
    }
}

#[test]
fn every_repair_is_confirmed_by_nfkc_by_the_confusables_or_by_the_list() {
    let unconfirmed = REPAIRS
        .iter()
        .copied()
        .filter(|(char, ascii)| nfkc(*char) != Some(*ascii) && !are_confusable(*char, *ascii));
    let listed = OTHER_REPAIRS.iter().flat_map(|(chars, ascii, _)| {
        assert_eq!(chars.chars().count(), ascii.len());
        chars.chars().zip(ascii.chars())
    });
    assert_eq!(unconfirmed.collect::<BTreeMap<_, _>>(), listed.collect());
}

#[test]
fn no_repair_contradicts_nfkc_the_confusables_or_the_case() {
    let letters = ('A'..='Z').chain('a'..='z').collect::<Vec<_>>();
    for (char, ascii) in REPAIRS.iter().copied() {
        assert!(nfkc(char).is_none_or(|nfkc| nfkc == ascii), "{char}");
        let confusable = letters.iter().filter(|letter| are_confusable(char, **letter));
        let confusable = confusable.collect::<Vec<_>>();
        assert!(confusable.is_empty() || confusable.contains(&&ascii), "{char}");
        // The case of a letter is the side of the piece, so a repair keeps the case.
        if ascii.is_ascii_alphabetic() {
            assert!(char.to_lowercase().eq([char]) || ascii.is_ascii_uppercase(), "{char}");
            assert!(char.to_uppercase().eq([char]) || ascii.is_ascii_lowercase(), "{char}");
        }
    }
}

#[test]
fn a_letter_is_repaired_between_markers_too() {
    for (char, ascii) in REPAIRS.iter().filter(|(_, ascii)| ascii.is_ascii_alphabetic()) {
        assert_eq!(suggest(&format!("+{char}^")), Some(&*format!("+{ascii}^")), "{char}");
    }
}

#[test]
fn a_capital_that_is_confusable_is_repaired() {
    let capital = Regex::new(r"\A[[\p{Greek}\p{Cyrillic}]&&\p{Lu}]\z").unwrap();
    let unrepaired = beyond_ascii().filter(|char| {
        capital.is_match(char.encode_utf8(&mut [0; 4]))
            && ('A'..='Z').any(|ascii| are_confusable(*char, ascii))
            && repair(*char).is_none()
    });
    let listed = UNREPAIRED.iter().flat_map(|(chars, _)| chars.chars());
    assert_eq!(unrepaired.collect::<BTreeSet<_>>(), listed.collect());
}

#[test]
fn what_no_keyboard_makes_or_could_be_two_characters_is_not_repaired() {
    // Mathematical, circled, superscript, subscript and regional letters; small capitals; small
    // letters of Greek and Cyrillic; the long s; letters with diacritics.
    for char in "𝐊Ⓚ🅚ᴷₖ🇰⒦ᴋɪκνкрſéşK".chars() {
        assert_eq!(repair(char), None, "{char}");
    }
    // A bullet that looks like a hyphen, superscript and heavy signs, the symbol of the Control key,
    // and phonetic accents.
    for char in "⁃⁺⁻➕➖⌃˄ˈˊ".chars() {
        assert_eq!(repair(char), None, "{char}");
    }
}

#[test]
fn blanks_and_characters_without_a_glyph_are_dropped() {
    let space = Regex::new(r"\A\p{White_Space}\z").unwrap();
    let invisible = Regex::new(r"\A\p{Default_Ignorable_Code_Point}\z").unwrap();
    let mut dropped = BTreeSet::new();
    for char in ('\0'..=char::MAX).filter(|char| *char != ',') {
        let left_out = [format!("K{char}"), format!("{char}K")].map(|text| suggest(&text));
        let is_dropped = left_out.map(|token| token == Some("K"));
        assert_eq!(is_dropped[0], is_dropped[1], "{char:?}");
        let mut buffer = [0; 4];
        let text = &*char.encode_utf8(&mut buffer);
        assert!(is_dropped[0] || !space.is_match(text), "{char:?}");
        if is_dropped[0] && !space.is_match(text) {
            assert!(invisible.is_match(text), "{char:?}");
            dropped.insert(char);
        }
    }
    // A soft hyphen is not dropped, because terminals show it as a hyphen.
    let expected = ['\u{200b}'..='\u{200f}', '\u{202a}'..='\u{202e}', '\u{2060}'..='\u{206f}']
        .into_iter()
        .chain(['\u{fe00}'..='\u{fe0f}', '\u{feff}'..='\u{feff}']);
    assert_eq!(dropped, expected.flatten().collect());
}
