//! Which characters a message shows as they are.

/// Whether messages show `char` as it is: the letters of living scripts, ideographs, punctuation,
/// symbols and emoji, and code points between them that have no character yet. Escaped are controls,
/// joiners, blanks other than the space, marks that attach to the character before them, what changes
/// the direction of the text around it, and rare scripts.
#[rustfmt::skip]
pub(crate) fn is_visible(char: char) -> bool {
    match char {
        // Latin, Greek, Cyrillic, Armenian
        ' '..='~' | '\u{a1}'..='\u{ac}' | '\u{ae}'..='\u{2ff}' | '\u{370}'..='\u{482}'
        | '\u{48a}'..='\u{58f}'
        // Hebrew, Arabic
        | '\u{5d0}'..='\u{5f4}' | '\u{606}'..='\u{60f}' | '\u{61d}'..='\u{64a}'
        | '\u{660}'..='\u{66f}' | '\u{671}'..='\u{6d5}' | '\u{6ee}'..='\u{6ff}'
        | '\u{750}'..='\u{77f}'
        // Thai, Lao, Tibetan, Burmese
        | '\u{e01}'..='\u{e30}' | '\u{e3f}'..='\u{e46}' | '\u{e4f}'..='\u{e5b}'
        | '\u{e81}'..='\u{eb0}' | '\u{ed0}'..='\u{edf}' | '\u{f00}'..='\u{f17}'
        | '\u{f40}'..='\u{f6c}' | '\u{1000}'..='\u{102a}' | '\u{103f}'..='\u{1055}'
        // Georgian, Hangul, Ethiopic, Cherokee, Canadian syllabics, runes
        | '\u{10a0}'..='\u{115e}' | '\u{1161}'..='\u{135a}' | '\u{1360}'..='\u{167f}'
        | '\u{1681}'..='\u{16ff}'
        // Khmer, Mongolian
        | '\u{1780}'..='\u{17b3}' | '\u{17e0}'..='\u{180a}' | '\u{1810}'..='\u{1884}'
        // More Cyrillic, Georgian, Latin and Greek
        | '\u{1c80}'..='\u{1cbf}' | '\u{1d00}'..='\u{1dbf}' | '\u{1e00}'..='\u{1fff}'
        // Punctuation, superscripts, currencies, arrows, mathematics, chess, braille
        | '\u{2010}'..='\u{2027}' | '\u{2030}'..='\u{205e}' | '\u{2070}'..='\u{20cf}'
        | '\u{2100}'..='\u{27ff}' | '\u{2801}'..='\u{2cee}' | '\u{2cf2}'..='\u{2d7e}'
        | '\u{2d80}'..='\u{2ddf}'
        // Chinese, Japanese, Korean, Yi, Lisu, Vai
        | '\u{2e00}'..='\u{2fff}' | '\u{3001}'..='\u{3029}' | '\u{3030}'..='\u{3098}'
        | '\u{309b}'..='\u{3163}' | '\u{3165}'..='\u{a66e}' | '\u{a960}'..='\u{a97f}'
        | '\u{ac00}'..='\u{d7ff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3fffd}'
        // Cyrillic, Latin, Cherokee; ligatures; vertical, small, half-width and full-width forms
        | '\u{a67e}'..='\u{a69d}' | '\u{a700}'..='\u{a7ff}' | '\u{ab30}'..='\u{abbf}'
        | '\u{fb00}'..='\u{fb1d}' | '\u{fb1f}'..='\u{fdff}' | '\u{fe10}'..='\u{fe1f}'
        | '\u{fe30}'..='\u{fefe}' | '\u{ff01}'..='\u{ff9f}' | '\u{ffa1}'..='\u{ffef}'
        | '\u{fffd}'
        // Letters of mathematics; games, emoji, legacy computing
        | '\u{1d400}'..='\u{1d7ff}' | '\u{1f000}'..='\u{1fbff}' => true,
        // The scripts of India have 128 code points each, with letters and digits in the same
        // positions: U+0915 and U+0995 are `क` and `ক`
        '\u{900}'..='\u{d7f}' => matches!(char as u32 % 128, 0x05..=0x39 | 0x66..=0x6f),
        _ => false,
    }
}
