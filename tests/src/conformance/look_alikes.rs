//! The repair of a character that is not ASCII, for all of Unicode. It is checked against
//! compatibility normalization (NFKC), which undoes styles such as bold and circled, and against
//! the list of confusables of Unicode's security mechanisms (UTS #39).

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use epin::Epin;
use regex::Regex;
use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

use crate::support::notations::Notation;

/// Returns the letter or marker that a suggestion has instead of `char`.
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
const OTHER_REPAIRS: [(&str, &str, &str); 8] = [
    ("κχк", "kxk", "like their capital letters Κ, Χ, К, which are confusable"),
    (
        "\u{1d455}\u{1d49d}\u{1d4a0}\u{1d4a1}\u{1d4a3}\u{1d4a4}\u{1d4a7}\u{1d4a8}\u{1d4ad}\
         \u{1d4ba}\u{1d4bc}\u{1d4c4}\u{1d506}\u{1d50b}\u{1d50c}\u{1d515}\u{1d51d}\u{1d53a}\
         \u{1d53f}\u{1d545}\u{1d547}\u{1d548}\u{1d549}\u{1d551}",
        "hBEFHILMRegoCHIRZCHNPQRZ",
        "reserved in the mathematical alphabets, for ℎ, ℬ, ℰ and so on",
    ),
    (
        "🅐🅑🅒🅓🅔🅕🅖🅗🅘🅙🅚🅛🅜🅝🅞🅟🅠🅡🅢🅣🅤🅥🅦🅧🅨🅩",
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
        "NEGATIVE CIRCLED LATIN CAPITAL LETTER",
    ),
    (
        "🅰🅱🅲🅳🅴🅵🅶🅷🅸🅹🅺🅻🅼🅽🅾🅿🆀🆁🆂🆃🆄🆅🆆🆇🆈🆉",
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
        "NEGATIVE SQUARED LATIN CAPITAL LETTER",
    ),
    ("˖", "+", "MODIFIER LETTER PLUS SIGN"),
    ("⁻₋", "--", "U+2212 MINUS SIGN in NFKC"),
    ("—―", "--", "EM DASH and HORIZONTAL BAR, confusable with each other, typed for a minus"),
    ("‸⌃", "^^", "CARET, and the arrowhead of the key Control"),
];

/// Characters that are confusable with a letter or marker, but are not repaired, and why.
const UNREPAIRED: [(&str, &str); 8] = [
    ("νρυ", "small letters of Ν, Ρ and Υ, which look like N, P and Y; ρ is on the R key"),
    ("γσгш", "letters that everyone knows who types them, as other than y, o, r, w"),
    ("ЬҺ", "capital letters, like the small letters b and h"),
    ("Ӏӏ", "like I and l"),
    ("ϒϜϱϸϺᴦ\u{1fbe}ѡҽԌᲂᲃꙇ", "rare"),
    ("𐅾𐆋𝈇𝈌𝈍𝈓𝈖𝈪𐆑", "ancient numbers and notes"),
    ("\u{2be}\u{2f4}ᶺ\u{55b}\u{55d}י", "signs of phonetic, Armenian and Hebrew text"),
    ("⁃᛭\u{fe3f}", "a bullet, a runic cross, a bracket in vertical text"),
];

#[test]
fn every_style_of_a_letter_or_marker_is_repaired() {
    let exceptions = [('ſ', "an `s` in NFKC, confusable with `f`")];
    let mut unrepaired = Vec::new();
    let mut count = 0;
    for char in beyond_ascii() {
        let Some(ascii) = nfkc(char) else { continue };
        let in_token = |char| match ascii {
            '+' | '-' => format!("{char}K"),
            '^' | '\'' => format!("K{char}"),
            _ => format!("{char}"),
        };
        if suggest(&in_token(char)) != Some(&in_token(ascii)) {
            unrepaired.push(char);
        }
        count += 1;
    }
    assert_eq!(unrepaired, exceptions.map(|(char, _)| char));
    assert!(count > 900, "{count} characters");
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
        // The case of a letter is the side of the piece, so a repair keeps it.
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

/// Only look-alikes of letters in Greek and Cyrillic, and those of markers in six scripts: in other
/// scripts, too many characters look like something else.
#[test]
fn what_is_confusable_is_repaired() {
    let letter = Regex::new(r"\A[\p{Greek}\p{Cyrillic}]\z").unwrap();
    let mark = r"\A[\p{Common}\p{Latin}\p{Greek}\p{Cyrillic}\p{Armenian}\p{Hebrew}]\z";
    let mark = Regex::new(mark).unwrap();
    let letters = ('A'..='Z').chain('a'..='z').collect::<String>();
    let unrepaired = beyond_ascii().filter(|char| {
        let is_confusable = |script: &Regex, ascii: &str| {
            script.is_match(char.encode_utf8(&mut [0; 4]))
                && ascii.chars().any(|ascii| are_confusable(*char, ascii))
        };
        (is_confusable(&letter, &letters) || is_confusable(&mark, "+-^'"))
            && repair(*char).is_none()
    });
    let listed = UNREPAIRED.iter().flat_map(|(chars, _)| chars.chars());
    assert_eq!(unrepaired.collect::<BTreeSet<_>>(), listed.collect());
    // Latin letters of phonetic script or without a dot. Unicode has many more.
    assert!("ɑɡıȷ𝚤𝚥".chars().map(repair).eq("agijij".chars().map(Some)));
}

#[test]
fn what_could_be_two_letters_is_not_repaired() {
    // Small capitals: capitals by their shape, small letters by their category in Unicode.
    for char in "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢᶦᶫᶰᶸ".chars()
    {
        assert_eq!(repair(char), None, "{char}");
    }
    // The long s, a bullet like a hyphen, a regional indicator, a letter in parentheses, and two
    // that could be `I` or `l`.
    for char in "ſ⁃🇰⒦Ӏǀ".chars() {
        assert_eq!(repair(char), None, "{char}");
    }
}

#[test]
fn blanks_and_invisible_characters_are_dropped() {
    let blank = Regex::new(r"\A[\p{White_Space}\p{Default_Ignorable_Code_Point}]\z").unwrap();
    for char in ('\0'..=char::MAX).filter(|char| *char != ',') {
        let left_out = [format!("K{char}"), format!("{char}K")].map(|text| suggest(&text));
        // Terminals show a soft hyphen as a hyphen.
        let is_blank = char != '\u{ad}' && blank.is_match(char.encode_utf8(&mut [0; 4]));
        let expected = is_blank.then_some("K");
        assert_eq!(
            left_out.map(|token| token.filter(|token| *token == "K")),
            [expected; 2],
            "{char:?}"
        );
    }
}
