//! Characters outside ASCII that look like a letter or a marker of a token.
//!
//! `symbol.rs` has those that look like other ASCII characters, such as a colon or a bracket, and
//! `diacritics.rs` full-width digits.

#![allow(
    clippy::indexing_slicing,
    reason = "the ranges have at most 52 characters, as the list of letters has"
)]

/// Returns the ASCII letter or marker (`+`, `-`, `^`, `'`) that a character outside ASCII looks
/// like, or is a decorated form of: `K` for Cyrillic `К`, `𝐊`, `Ⓚ` and `ᴷ`, `'` for `’`.
///
/// Returns `None` where the character could mean two of them:
///
/// - Small capitals: `ᴋ` is a small letter to Unicode, but a `K` to the eye.
/// - The long s: `ſ` is an `s` by its meaning, and looks like an `f`.
/// - Greek `ν`, `υ` and `ρ`: their capitals look like `N`, `Y` and `P`, and `ρ` is on the R key.
/// - Signs with another use in front of a word, such as the bullet `⁃`.
/// - Regional indicators: two of them, such as `🇰🇷`, are one flag.
#[rustfmt::skip]
#[allow(clippy::match_same_arms)] // A list for each script and each style.
pub(crate) const fn look_alike(char: char) -> Option<u8> {
    if let Some(letter) = of_alphabet(char) {
        return Some(letter);
    }
    Some(match char {
        // Letters that the mathematical alphabets leave out, since they had a code point before;
        // the double-struck italic letters
        'ℬ' => b'B', 'ℂ' | 'ℭ' => b'C', 'ⅅ' => b'D', 'ℰ' => b'E', 'ℱ' => b'F',
        'ℋ' | 'ℌ' | 'ℍ' => b'H', 'ℐ' | 'ℑ' => b'I', 'ℒ' => b'L', 'ℳ' => b'M', 'ℕ' => b'N',
        'ℙ' => b'P', 'ℚ' => b'Q', 'ℛ' | 'ℜ' | 'ℝ' => b'R', 'ℤ' | 'ℨ' => b'Z',
        'ⅆ' => b'd', 'ℯ' | 'ⅇ' => b'e', 'ℊ' => b'g', 'ℎ' => b'h', 'ⅈ' => b'i', 'ⅉ' => b'j',
        'ℓ' => b'l', 'ℴ' => b'o',
        // Symbols that are a letter: kelvin, information source; circled italic letters
        '\u{212a}' => b'K', 'ℹ' => b'i', '🄫' => b'C', '🄬' => b'R',
        // Roman numerals of one letter
        'Ⅰ' => b'I', 'Ⅴ' => b'V', 'Ⅹ' => b'X', 'Ⅼ' => b'L', 'Ⅽ' => b'C', 'Ⅾ' => b'D', 'Ⅿ' => b'M',
        'ⅰ' => b'i', 'ⅴ' => b'v', 'ⅹ' => b'x', 'ⅼ' => b'l', 'ⅽ' => b'c', 'ⅾ' => b'd', 'ⅿ' => b'm',
        // Superscript (modifier) letters, and the ordinal indicators
        'ᴬ' => b'A', 'ᴮ' => b'B', 'ꟲ' => b'C', 'ᴰ' => b'D', 'ᴱ' => b'E', 'ꟳ' => b'F', 'ᴳ' => b'G',
        'ᴴ' => b'H', 'ᴵ' => b'I', 'ᴶ' => b'J', 'ᴷ' => b'K', 'ᴸ' => b'L', 'ᴹ' => b'M', 'ᴺ' => b'N',
        'ᴼ' => b'O', 'ᴾ' => b'P', 'ꟴ' => b'Q', 'ᴿ' => b'R', '\u{a7f1}' => b'S', 'ᵀ' => b'T',
        'ᵁ' => b'U', 'ⱽ' => b'V', 'ᵂ' => b'W',
        'ᵃ' | 'ª' => b'a', 'ᵇ' => b'b', 'ᶜ' => b'c', 'ᵈ' => b'd', 'ᵉ' => b'e', 'ᶠ' => b'f',
        'ᵍ' => b'g', 'ʰ' => b'h', 'ⁱ' => b'i', 'ʲ' => b'j', 'ᵏ' => b'k', 'ˡ' => b'l', 'ᵐ' => b'm',
        'ⁿ' => b'n', 'ᵒ' | 'º' => b'o', 'ᵖ' => b'p', '𐞥' => b'q', 'ʳ' => b'r', 'ˢ' => b's',
        'ᵗ' => b't', 'ᵘ' => b'u', 'ᵛ' => b'v', 'ʷ' => b'w', 'ˣ' => b'x', 'ʸ' => b'y', 'ᶻ' => b'z',
        // Subscript letters
        'ₐ' => b'a', 'ₑ' => b'e', 'ₕ' => b'h', 'ᵢ' => b'i', 'ⱼ' => b'j', 'ₖ' => b'k', 'ₗ' => b'l',
        'ₘ' => b'm', 'ₙ' => b'n', 'ₒ' => b'o', 'ₚ' => b'p', 'ᵣ' => b'r', 'ₛ' => b's', 'ₜ' => b't',
        'ᵤ' => b'u', 'ᵥ' => b'v', '\u{209d}' => b'w', 'ₓ' => b'x', '\u{209e}' => b'y',
        '\u{209f}' => b'z',
        // Latin: the letters of phonetic script, and those without a dot
        'ɑ' => b'a', 'ɡ' => b'g', 'ı' | '𝚤' => b'i', 'ȷ' | '𝚥' => b'j',
        // Greek
        'Α' => b'A', 'Β' => b'B', 'Ε' => b'E', 'Ζ' => b'Z', 'Η' => b'H', 'Ι' => b'I',
        'Κ' => b'K', 'Μ' => b'M', 'Ν' => b'N', 'Ο' => b'O', 'Ρ' => b'P', 'Τ' => b'T',
        'Υ' => b'Y', 'Χ' => b'X', 'Ϲ' => b'C', 'Ϳ' => b'J',
        'α' => b'a', 'ι' => b'i', 'κ' => b'k', 'ο' => b'o', 'χ' => b'x', 'ϲ' => b'c', 'ϳ' => b'j',
        // Cyrillic
        'А' => b'A', 'В' => b'B', 'Е' => b'E', 'К' => b'K', 'М' => b'M', 'Н' => b'H',
        'О' => b'O', 'Р' => b'P', 'С' => b'C', 'Т' => b'T', 'У' => b'Y', 'Х' => b'X',
        'Ѕ' => b'S', 'І' => b'I', 'Ј' => b'J', 'Ѵ' => b'V', 'Ү' => b'Y', 'Ԛ' => b'Q',
        'Ԝ' => b'W',
        'а' => b'a', 'е' => b'e', 'к' => b'k', 'о' => b'o', 'р' => b'p', 'с' => b'c',
        'у' => b'y', 'ү' => b'y', 'х' => b'x', 'ѕ' => b's', 'і' => b'i', 'ј' => b'j',
        'ѵ' => b'v', 'һ' => b'h', 'ԁ' => b'd', 'ԛ' => b'q', 'ԝ' => b'w',
        // Plus signs: modifier letter, superscript, subscript, heavy, Hebrew, small, full-width
        '˖' | '⁺' | '₊' | '➕' | '\u{fb29}' | '﹢' | '＋' => b'+',
        // Minus signs of the same kinds; hyphens and dashes
        '˗' | '−' | '⁻' | '₋' | '➖' | '﹣' | '－' => b'-',
        '\u{2010}'..='\u{2015}' | '﹘' => b'-',
        // Carets: arrowheads, circumflex accents, the proofreader's sign
        'ˆ' | '˄' | '‸' | '⌃' | '＾' => b'^',
        // Quotation marks, apostrophes and primes
        '‘' | '’' | '‛' | '＇' | 'ʹ' | 'ʻ' | 'ʼ' | 'ʽ' | '′' | '‵' => b'\'',
        // Accents and the stress mark, as marks of their own
        '´' | '｀' | 'ˈ' | 'ˊ' | 'ˋ' => b'\'',
        // Other scripts: Greek numeral sign, tonos, koronis, psili, varia, oxia, dasia; Armenian
        // apostrophe; Hebrew geresh; saltillo
        '\u{374}' | '\u{384}' | '\u{1fbd}' | '\u{1fbf}' | '\u{1fef}' | '\u{1ffd}' | '\u{1ffe}'
        | '՚' | '\u{5f3}' | 'Ꞌ' | 'ꞌ' => b'\'',
        _ => return None,
    })
}

/// Returns the ASCII letter that a character is a form of, if its alphabet has all letters in their
/// order: capitals, small letters, or the capitals and then the small letters.
const fn of_alphabet(char: char) -> Option<u8> {
    let code = char as u32;
    let index = match char {
        // Mathematical: 13 alphabets of 26 capital and 26 small letters. 24 code points are
        // reserved, such as U+1D455 for the italic `h`, which is U+210E `ℎ`: programs that
        // compute the code point produce them nevertheless.
        '\u{1d400}'..='\u{1d6a3}' => (code - 0x1d400) % 52,
        // Circled
        'Ⓐ'..='ⓩ' => code - 'Ⓐ' as u32,
        // Full-width
        'Ａ'..='Ｚ' => code - 'Ａ' as u32,
        'ａ'..='ｚ' => code - 'ａ' as u32 + 26,
        // Outlined
        '\u{1ccd6}'..='\u{1ccef}' => code - 0x1ccd6,
        // Squared, then white on black: circled, squared
        '🄰'..='🅉' => code - '🄰' as u32,
        '🅐'..='🅩' => code - '🅐' as u32,
        '🅰'..='🆉' => code - '🅰' as u32,
        _ => return None,
    };
    Some(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"[index as usize])
}
