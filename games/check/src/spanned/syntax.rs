//! Explains a mistake in the syntax of a file.
//!
//! A parser describes a mistake in terms of its grammar, which the author of the file need not know, so only
//! the offset at which the parser stopped is used. The message says what is at that offset and which brackets
//! are open.

use std::ops::Range;

use super::brackets::{Brackets, closing_bracket, is_balanced, is_comment_start, skeleton};
use super::{Format, Problems, line_at, line_number, line_start, shorten};

/// Why a file cannot be read.
pub(super) enum SyntaxError {
    /// The offset at which the parser stopped.
    At(usize),
    /// A range and a message, if the parser knows more about
    /// the mistake than the characters at the offset show.
    Explained(Range<usize>, String),
}

impl SyntaxError {
    pub(super) fn explained(span: Range<usize>, message: impl Into<String>) -> Self {
        Self::Explained(span, message.into())
    }
}

pub(super) const NO_ESCAPE: &str = "there is no such escape; a backslash is written `\\\\`";
pub(super) const TOO_DEEP: &str = "too many nested lists and tables";

/// Adds an error, which says why a file cannot be read. Returns the line of the error, if what follows it
/// can be read without it.
pub(super) fn add_syntax_error(
    format: Format,
    source: &str,
    error: SyntaxError,
    problems: &mut Problems,
) -> Option<Range<usize>> {
    let at = match error {
        SyntaxError::At(at) => source.floor_char_boundary(at),
        SyntaxError::Explained(span, message) => {
            let line = line_at(source, span.start);
            problems.add(span, message);
            return Some(line);
        }
    };
    // Some parsers stop at the white space before the unexpected character.
    let rest = match format {
        Format::Toml => source[at..].trim_start_matches([' ', '\t']),
        _ => source[at..].trim_start(),
    };
    let at = source.len() - rest.len();
    let (skeleton, unclosed_text) = skeleton(format, source);
    let brackets = Brackets::of(format, &skeleton, at);
    let named = |i: usize| format!("`{}`", &source[i..=i]);
    let on_line = |i: usize| format!("the {} on line {}", named(i), line_number(source, i));
    let (span, message, help) = match (unclosed_text, brackets.mismatch, brackets.open.last()) {
        (Some(start), ..) if start <= at => {
            let message = match source.as_bytes()[start] {
                b'/' => "this comment is not closed",
                _ => "this text has no closing quote on its line",
            };
            (start..start + 1, message.to_owned(), String::new())
        }
        (_, Some((Some(open), close)), _) if close <= at => {
            let same_line = !source[open..close].contains('\n');
            let close = if same_line { named(close) } else { on_line(close) };
            (open..open + 1, format!("this {} is closed by {close}", named(open)), String::new())
        }
        (_, Some((None, close)), _) if close <= at => {
            (close..close + 1, format!("this {} closes nothing", named(close)), String::new())
        }
        (.., Some(&open)) if skeleton[at..].trim().is_empty() => {
            let pair = brackets.misaligned.filter(|(start, _)| *start > open);
            let help = pair.map(|(start, end)| {
                format!("{} closes {} but is indented differently", on_line(end), on_line(start))
            });
            (
                open..open + 1,
                format!("this {} is not closed", named(open)),
                help.unwrap_or_default(),
            )
        }
        _ => {
            let (span, message) = message(format, source, &skeleton, at, &brackets);
            // If the brackets do not match, the mismatch may be why the parser stopped. The nesting does not
            // show where a bracket is missing: if a row lacks its `]`, the bracket that stays open is the one
            // around all of the rows.
            let line_start = line_start(source, span.start);
            let above = brackets.open.iter().rfind(|&&open| open < line_start);
            let help = match (above, brackets.mismatch) {
                (Some(&open), _) if brackets.has_unclosed => on_line(open) + " is still open here",
                (_, Some((None, close))) => on_line(close) + " closes nothing",
                _ => String::new(),
            };
            (span, message, help)
        }
    };
    let line = line_at(source, span.start);
    problems.add(span, message).help(help);
    (!brackets.has_unclosed && is_balanced(&skeleton[line.clone()])).then_some(line)
}

/// Returns the range to mark and the message for a mistake that the brackets do not explain.
fn message(
    format: Format,
    source: &str,
    skeleton: &str,
    at: usize,
    brackets: &Brackets,
) -> (Range<usize>, String) {
    let before = skeleton[..at].trim_end();
    let (last, next) = (before.chars().next_back(), source[at..].chars().next());
    let span = at..at + next.map_or(0, char::len_utf8);
    let last_span = before.len().saturating_sub(1)..before.len();
    let bracket = brackets.open.last().map(|&open| source.as_bytes()[open]);
    // Whether a value or a key has to start here.
    let is_start = last.is_none_or(|last| ",:=[{(".contains(last));
    let is_end = next.is_none_or(|next| ",]})\r\n".contains(next));
    let name = format.name();
    let hint = if last.is_none() { ", which the name of the file says it is" } else { "" };
    let general = (span.clone(), format!("this is not {name}{hint}"));

    if skeleton[..at].ends_with('"') && skeleton[at..].starts_with('"') {
        // `at` is inside a string, in which only an escape can be a mistake. The escape starts at the last
        // backslash before `at`, if there is one.
        let text = skeleton[..at].trim_end_matches('"').len();
        let escape = source[text..at].rfind('\\').map(|i| text + i);
        return escape.map_or(general, |escape| (escape..at, NO_ESCAPE.to_owned()));
    }
    match (last, next) {
        (None, None) => return (0..0, "the file is empty".to_owned()),
        _ if is_comment_start(format, &source.as_bytes()[at..]) => {
            let message = match format {
                Format::Json => "JSON has no comments".to_owned(),
                Format::Ron => "a comment in RON starts with `//`".to_owned(),
                _ => format!("a comment in {name} starts with `#`"),
            };
            return (span, message);
        }
        (Some(sign @ (':' | '=')), _) if is_end => {
            return (last_span, format!("there is no value after `{sign}`"));
        }
        (_, Some(',')) if is_start => {
            return (span, "there is nothing before this comma".to_owned());
        }
        (Some(','), Some(']' | '}')) => {
            return (last_span, format!("{name} has no comma after the last value"));
        }
        _ => {}
    }
    // Outside of strings, a non-ASCII character may look like another one or be invisible.
    let line = line_start(skeleton, at);
    let strange = strange_char(skeleton[line..].lines().next().unwrap_or_default(), line);
    if matches!(format, Format::Json | Format::Ron) && bracket.is_none() {
        return match last {
            Some(']' | '}' | ')') => (span, "expected the end of the file".to_owned()),
            _ => strange.unwrap_or(general),
        };
    }
    if format != Format::Yaml {
        let key = match bracket {
            Some(b'[') => wrong_header(source, &brackets.open).filter(|_| format == Format::Toml),
            _ => wrong_key(format, source, &skeleton[..at], bracket),
        };
        // In a value, letters of any script are taken for a string whose quotes are missing.
        let is_letter =
            |(span, _): &(Range<usize>, _)| source[span.clone()].chars().all(char::is_alphanumeric);
        let specific = match wrong_word(source, before, at, is_start) {
            _ if key.is_some() => strange.or(key),
            Some(word) if strange.as_ref().is_none_or(is_letter) => Some(word),
            _ => strange,
        };
        if let Some(specific) = specific {
            return specific;
        }
    }
    match bracket {
        Some(bracket) if !is_start => {
            // The error points to the end of the last value, where the comma belongs. If a bracket is
            // unclosed, its closing bracket may be what is missing, so the error points to where the parser
            // stopped.
            let span = if brackets.has_unclosed { span } else { before.len()..before.len() };
            (span, format!("expected a comma or `{}`", char::from(closing_bracket(bracket))))
        }
        Some(b'{' | b'(') if !matches!(last, Some(':' | '=')) => {
            (span, "expected a key".to_owned())
        }
        None if format == Format::Toml && !is_start => {
            (span, "expected the end of the line".to_owned())
        }
        _ => general,
    }
}

/// Returns the range and the message for the first non-ASCII character of `text`. `start` is the offset of
/// `text`.
pub(super) fn strange_char(text: &str, start: usize) -> Option<(Range<usize>, String)> {
    let (i, char) = text.char_indices().find(|(_, char)| !char.is_ascii())?;
    Some((start + i..start + i + char.len_utf8(), strange_message(char)))
}

/// The characters that a word processor writes for the opening quote of a string, or for both quotes.
const QUOTES: &str = "“”„«»‘";

/// Returns the message for a character that belongs neither to a key nor to a format's punctuation.
fn strange_message(char: char) -> String {
    if QUOTES.contains(char) {
        return format!("text goes in `\"`, not in `{char}`");
    }
    let code = u32::from(char);
    format!("found U+{code:04X}, which does not belong here, even if it looks right")
}

/// Returns whether a character ends a word without quotes.
fn is_word_end(char: char) -> bool {
    char.is_whitespace() || ",:=\"[]{}()".contains(char)
}

/// Returns the range and the message for a word without quotes, if the parser stopped at, in or after the word.
fn wrong_word(
    source: &str,
    before: &str,
    at: usize,
    is_start: bool,
) -> Option<(Range<usize>, String)> {
    let word = before.rsplit(is_word_end).next().unwrap_or_default();
    let is_number = word.starts_with(|char: char| char.is_ascii_digit());
    let start = if !word.is_empty() && (before.len() == at || !is_number) {
        before.len() - word.len()
    } else if is_start && !source[at..].starts_with(is_word_end) {
        at
    } else {
        return None;
    };
    let end = source[at..].find(is_word_end).map_or(source.len(), |i| at + i);
    let after = &source[end..];
    let message = if after.trim_start_matches(' ').starts_with('=') || after.starts_with(": ") {
        "expected a value, found a key"
    } else {
        "expected a value; text goes in double quotes"
    };
    Some((start..end, message.to_owned()))
}

/// Returns the range and the message for a TOML table header such as `[pieces.K^]`, if a key in the header
/// needs quotes. `open` contains the offsets of the open brackets.
fn wrong_header(source: &str, open: &[usize]) -> Option<(Range<usize>, String)> {
    let start = *open.first()?;
    let line_start = line_start(source, start);
    if !source[line_start..start].trim().is_empty() {
        return None; // Not a header but a list, which comes after its key.
    }
    let line = source[start..].lines().next()?;
    let inside = line.trim_start_matches('[');
    let count = line.len() - inside.len();
    let (keys, _) = inside.split_once(']')?;
    let written = toml_keys(keys).filter(|written| written != keys.trim())?;
    let [open, close] = ["[", "]"].map(|bracket| bracket.repeat(count));
    let message = format!("TOML writes `{open}{}{close}`", shorten(&written, 40));
    Some((start + count..start + count + keys.len(), message))
}

/// Returns dotted keys as TOML writes them: a key with characters other than letters, digits, `-` and `_` is
/// in quotes. Returns `None` if there is no key before or after a dot, or if a key that needs quotes contains
/// a `"`.
fn toml_keys(keys: &str) -> Option<String> {
    let is_plain = |char: char| char.is_ascii_alphanumeric() || "-_".contains(char);
    let is_quoted = |key: &str| {
        ['"', '\''].iter().any(|quote| {
            key.strip_prefix(*quote).is_some_and(|key| key.find(*quote) == key.len().checked_sub(1))
        })
    };
    let written = |key: &str| match key {
        "" => None,
        _ if is_quoted(key) || key.chars().all(is_plain) => Some(key.to_owned()),
        _ => (!key.contains('"')).then(|| format!("\"{key}\"")),
    };
    let keys = keys.split('.').map(|key| written(key.trim()));
    keys.collect::<Option<Vec<_>>>().map(|keys| keys.join("."))
}

/// Returns the range and the message for a key that is not written as the format requires, if the parser
/// stopped in the key or at what follows the key.
fn wrong_key(
    format: Format,
    source: &str,
    before: &str,
    bracket: Option<u8>,
) -> Option<(Range<usize>, String)> {
    let at = before.len();
    let starts = |char| ",[{(".contains(char) || char == '\n' && bracket.is_none();
    let entry = before.rfind(starts).map_or(0, |i| i + 1);
    let start = at.min(source.len() - source[entry..].trim_start().len());
    let text = &source[start..];
    let quote = text.chars().next().filter(|char| ['"', '\''].contains(char));
    // In `C:Q = …`, the colon is part of the key, unlike in `name: …`.
    let with_colon = text.split_once('=').map(|(key, _)| key.trim_end()).filter(|key| {
        let is_other = |char: char| char.is_whitespace() || "\"'".contains(char);
        format == Format::Toml && key.contains(':') && !key.contains(is_other)
    });
    let (key, len) = match (quote, with_colon) {
        (Some(quote), _) => text[1..].find(quote).map(|end| (&text[1..=end], end + 2))?,
        (None, Some(key)) => (key, key.len()),
        (None, None) => {
            text.find(is_word_end).map_or((text, text.len()), |end| (&text[..end], end))
        }
    };
    let sign = text[len..].trim_start_matches([' ', '\t']);
    if key.is_empty() || at > source.len() - sign.len() {
        return None;
    }
    let span = start..start + len;
    // The quote at which this key seems to end is the opening quote of the next string.
    if quote.is_some() && key.trim_end().ends_with([':', '=', ',', '[', '{', '(']) {
        return Some((start..start + 1, "this text has no closing quote".to_owned()));
    }
    let is_plain = key.chars().all(|char| char.is_ascii_alphanumeric() || char == '_');
    let is_struct = bracket == Some(b'(');
    // In the RON file of a game, the keys in `( … )` are names such as `promotes_to`. Any other key is in
    // `{ … }`: a token, or the letter of a style.
    let is_name =
        is_plain && key.len() > 1 && key.starts_with(|char: char| char.is_ascii_lowercase());
    if format == Format::Ron && is_struct != is_name {
        let rule = if is_name { "`( … )`, without quotes" } else { "`{ … }`, in quotes" };
        return Some((span, format!("this key goes in {rule}")));
    }
    let rest = sign.lines().next().unwrap_or_default();
    if !key.is_ascii() || rest.starts_with(',') || !rest.contains(['=', ':', '"', '[', '{', '(']) {
        return Some((span, "expected a key and a value".to_owned()));
    }
    let (is_right, written) = match format {
        Format::Toml => {
            let keys = match quote {
                Some(_) if !is_plain => Some(format!("\"{key}\"")),
                _ => toml_keys(key),
            };
            let Some(keys) = keys else {
                return Some((span, "expected a key before and after each dot".to_owned()));
            };
            let is_right = (quote.is_some() || keys == key) && sign.starts_with('=');
            (is_right, format!("{} = …", shorten(&keys, 40)))
        }
        _ if is_struct => {
            (quote.is_none() && sign.starts_with(':'), format!("{}: …", shorten(key, 40)))
        }
        _ => {
            let is_right = quote == Some('"') && sign.starts_with(':');
            (is_right, format!("\"{}\": …", shorten(key, 40)))
        }
    };
    (!is_right).then(|| (span, format!("{} writes `{written}`", format.name())))
}
