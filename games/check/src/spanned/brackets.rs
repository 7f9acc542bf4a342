//! The brackets of a file, in any of the formats.

use super::Format;

/// The brackets of a file.
pub(super) struct Brackets {
    /// The offsets of the brackets that are open where the parser stopped, the innermost last.
    pub(super) open: Vec<usize>,
    /// The first mismatch: the innermost open bracket, if any
    /// is open, and the closing bracket that does not match it.
    pub(super) mismatch: Option<(Option<usize>, usize)>,
    /// The first pair of brackets whose closing bracket starts a line that is indented differently from the
    /// line with the opening bracket. Such a pair is often due to a missing bracket.
    pub(super) misaligned: Option<(usize, usize)>,
    /// Whether a bracket before the place where the parser stopped, or there, is never closed or is closed by a
    /// bracket that does not match.
    pub(super) has_unclosed: bool,
}

impl Brackets {
    /// Finds the brackets in the [`skeleton`] of a file. `at` is the offset at which the parser stopped.
    pub(super) fn of(format: Format, skeleton: &str, at: usize) -> Self {
        let (mut open, mut here, mut mismatch, mut misaligned) = (Vec::new(), None, None, None);
        let (mut line, mut indent) = (0, None);
        for (i, byte) in skeleton.bytes().enumerate() {
            if i == at {
                here = Some(open.clone());
            }
            match byte {
                b'\n' => (line, indent) = (i + 1, None),
                b' ' | b'\t' => continue,
                _ => drop(indent.get_or_insert(i - line)),
            }
            match byte {
                b'(' | b')' if format != Format::Ron => {}
                b'[' | b'{' | b'(' => open.push((i, indent)),
                b']' | b'}' | b')' => match open.last().copied() {
                    Some((last, before)) if closing_bracket(skeleton.as_bytes()[last]) == byte => {
                        open.pop();
                        if indent != before && indent == Some(i - line) {
                            misaligned.get_or_insert((last, i));
                        }
                    }
                    last => {
                        mismatch = Some((last.map(|(i, _)| i), i));
                        break;
                    }
                },
                _ => {}
            }
        }
        let has_unclosed = open.first().is_some_and(|(i, _)| *i <= at);
        let open = here.unwrap_or(open).into_iter().map(|(i, _)| i).collect();
        Self { open, mismatch, misaligned, has_unclosed }
    }
}

/// Returns whether a line has as many opening as closing brackets.
pub(super) fn is_balanced(line: &str) -> bool {
    line.matches(['[', '{', '(']).count() == line.matches([']', '}', ')']).count()
}

/// Returns the bracket that closes an opening bracket.
pub(super) fn closing_bracket(bracket: u8) -> u8 {
    match bracket {
        b'[' => b']',
        b'{' => b'}',
        _ => b')',
    }
}

/// Returns the source with a `"` in place of each byte of a string in quotes, and a space in place of each
/// byte of a comment, so that everything else stays at the same offset. Also returns the start of the first
/// string or comment of RON that is not closed.
pub(super) fn skeleton(format: Format, source: &str) -> (String, Option<usize>) {
    let mut skeleton = source.as_bytes().to_vec();
    let (mut open, mut i) = (None, 0);
    while i < source.len() {
        let rest = &source.as_bytes()[i..];
        let before = if i == 0 { b' ' } else { skeleton[i - 1] };
        // A quote in a word is part of the word, as in `K'`.
        let is_in_word = before.is_ascii_alphanumeric() || b"^'".contains(&before);
        let is_comment = is_comment_start(format, rest)
            && match format {
                Format::Yaml => before.is_ascii_whitespace(),
                // In RON, `r#name` is a key, and `#![enable(…)]` changes the syntax.
                Format::Ron => !rest.starts_with(b"#![") && (rest[0] != b'#' || before != b'r'),
                _ => true,
            };
        let (len, fill) = if is_comment {
            let (len, is_closed) = comment_len(format, rest);
            open = open.or((!is_closed && format == Format::Ron).then_some(i));
            (len, b' ')
        } else if !is_in_word && let Some((len, is_closed)) = string_len(format, rest) {
            open = open.or((!is_closed).then_some(i));
            (len, b'"')
        } else {
            (1, rest[0])
        };
        skeleton[i..i + len].fill(fill);
        i += len;
    }
    (String::from_utf8_lossy(&skeleton).into_owned(), open)
}

/// Returns whether `rest` starts with a comment. In every format except YAML, the comment markers of the
/// other formats are recognized as well.
pub(super) fn is_comment_start(format: Format, rest: &[u8]) -> bool {
    rest.starts_with(b"#")
        || format != Format::Yaml && (rest.starts_with(b"//") || rest.starts_with(b"/*"))
}

/// Returns the length of the comment at the start of `rest`, and whether the comment is closed.
fn comment_len(format: Format, rest: &[u8]) -> (usize, bool) {
    if !rest.starts_with(b"/*") {
        return (rest.iter().position(|byte| *byte == b'\n').unwrap_or(rest.len()), true);
    }
    let (mut len, mut levels) = (2, 1);
    while levels > 0 && len < rest.len() {
        match &rest[len..] {
            // In RON, a comment can be inside another.
            [b'/', b'*', ..] if format == Format::Ron => levels += 1,
            [b'*', b'/', ..] => levels -= 1,
            _ => {
                len += 1;
                continue;
            }
        }
        len += 2;
    }
    (len, levels == 0)
}

/// If `rest` starts with a string in quotes, returns the string's length and whether it is closed.
fn string_len(format: Format, rest: &[u8]) -> Option<(usize, bool)> {
    if let (Format::Ron, [b'r', raw @ ..]) = (format, rest) {
        // In RON, `r#"…"#` has no escapes.
        let hashes = raw.iter().take_while(|byte| **byte == b'#').count();
        let text = raw[hashes..].strip_prefix(b"\"")?;
        let is_end = |i: &usize| text[*i] == b'"' && text[i + 1..].starts_with(&raw[..hashes]);
        let end = (0..text.len()).find(is_end);
        return Some(end.map_or((rest.len(), false), |end| (end + 2 * hashes + 3, true)));
    }
    let quote = rest[0];
    if !matches!(quote, b'"' | b'\'') {
        return None;
    }
    let has_escapes = quote == b'"' || format == Format::Ron;
    let three = [quote; 3];
    if format == Format::Toml && rest.starts_with(&three) {
        let mut len = 3;
        while len < rest.len() && !rest[len..].starts_with(&three) {
            len += if has_escapes && rest[len] == b'\\' { 2 } else { 1 };
        }
        // The string may itself end in one or two quotes.
        let quotes = rest.iter().skip(len).take(5).take_while(|byte| **byte == quote).count();
        return Some(((len + quotes).min(rest.len()), quotes > 0));
    }
    let mut len = 1;
    while len < rest.len() && rest[len] != b'\n' {
        len += match rest[len] {
            b'\\' if has_escapes => 2,
            // In a YAML string in single quotes, `''` is an apostrophe.
            b'\'' if format == Format::Yaml && rest[len..].starts_with(b"\'\'") => 2,
            byte if byte == quote => return Some((len + 1, true)),
            _ => 1,
        };
    }
    // In RON and YAML, a string can span several lines. If there is a word after the next quote, that quote
    // is not the end of this string but the start of another one. Of the escaped quotes, a few are skipped: if
    // it were all, the time could grow with the square of the file.
    let backslashes =
        |end: usize| rest[..end].iter().rev().take_while(|byte| **byte == b'\\').count();
    let mut quotes = (len..rest.len()).filter(|i| rest[*i] == quote).take(8);
    let end = quotes.find(|i| !has_escapes || backslashes(*i) % 2 == 0).map(|i| i + 1);
    let after = end.and_then(|end| rest[end..].iter().find(|byte| !b" \t".contains(byte)));
    Some(match (format, end) {
        (Format::Ron | Format::Yaml, Some(end))
            if after.is_none_or(|byte| b",:]})\r\n/".contains(byte)) =>
        {
            (end, true)
        }
        _ => (len.min(rest.len()), false),
    })
}
