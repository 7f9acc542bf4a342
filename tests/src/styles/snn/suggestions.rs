//! Which letter replaces one with a diacritic in a suggested name.

use std::collections::HashMap;

use epin::Snn;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::support::notations::Notation;

/// Checks every letter of the blocks Latin-1 and Latin Extended-A, and the vowels with a caron of
/// Latin Extended-B, against their decompositions in Unicode. Letters with a stroke have none, and
/// neither have a few others: these are listed.
#[test]
fn letters_with_diacritics_become_their_base_letters() {
    let others = HashMap::from([
        ('Đ', 'D'),
        ('đ', 'd'),
        ('Ħ', 'H'),
        ('ħ', 'h'),
        ('ı', 'i'),
        ('Ŀ', 'L'),
        ('ŀ', 'l'),
        ('Ł', 'L'),
        ('ł', 'l'),
        ('Ø', 'O'),
        ('ø', 'o'),
        ('Ŧ', 'T'),
        ('ŧ', 't'),
        ('ª', 'a'),
        ('º', 'o'),
    ]);
    for char in ('\u{a0}'..='\u{17f}').chain('Ǎ'..='ǜ') {
        let mut decomposed = char.nfd();
        let base = decomposed.next().filter(char::is_ascii_alphabetic);
        let base = base.filter(|_| decomposed.clone().all(is_combining_mark));
        // German writes `ae`, `oe` and `ue`.
        let base = base.or(others.get(&char).copied()).filter(|_| !"ÄäÖöÜü".contains(char));
        let found = Snn::suggested(&format!("X{char}x")).map(|name| name.to_string());
        let expected = match char {
            '\u{ad}' => Some("Xx".to_owned()), // The soft hyphen: invisible, so left out.
            _ => base.map(|base| format!("X{base}x")),
        };
        assert_eq!(found, expected, "{char}");
    }
}
