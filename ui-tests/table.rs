//! Tables of mistakes: programs in which a comment after each mistake says which error it is.
//!
//! ```text
//! const KING: Epin = epin!("^K");
//! //~ invalid EPIN token "^K": expected a letter, found `^` at byte 0
//! //~| did you mean "K^"?
//! ```
//!
//! A mark is on the line of the mistake, or on the lines after it. `//~` is followed by the first line of
//! the message, and each `//~|` by a text that follows `= help: ` in the message. An error or a warning
//! of rustc's own is marked with its code or the name of the lint: `//~ E0308`. The test fails on any
//! error or warning that is not marked.
//!
//! The error has to be at the string literal of the line. If the line has several or none, the mark
//! starts with the part of the line where the error is:
//! ``//~ at `K`: expected a string literal, found `K` ``. ``at `K` (2)`` means the second of several
//! parts that are the same, and ``at `` `` means anywhere in the line. A mark without words, `//~` or
//! ``//~ at `K` ``, accepts any error in that place.
//!
//! `//@ editions: 2015 2024` lists the editions in which a table is compiled. The default is 2024.

use std::ops::Range;

use serde_json::Value;

use crate::compiler::{Compiler, Message, PROGRAM};

/// Internal names of `epin`, which no message may contain.
const INTERNAL: [&str; 16] = [
    "CatalogItems",
    "FeenLiteral",
    "FileKey",
    "HasPiece",
    "KeyItems",
    "KindTable",
    "Member",
    "Native",
    "NativePieces",
    "PieceIndex",
    "SnnBytes",
    "Styled",
    "Wrong",
    "__core",
    "__private",
    "epin_core",
];

pub(crate) struct Table<'a> {
    editions: Vec<&'a str>,
    /// The source without the marks, since an error shows its line.
    program: String,
    pub(crate) marks: Vec<Mark>,
}

pub(crate) struct Mark {
    /// The number of the line.
    line: usize,
    pub(crate) place: Place,
    /// The first line of the message, and the lines of help. Empty if the mark gives only the place.
    pub(crate) words: Vec<String>,
}

/// Where in its line an error is.
#[derive(Debug)]
pub(crate) enum Place {
    Anywhere,
    /// At the line's only string literal.
    Literal,
    /// At a part of the line. If it occurs several times, the number, from 1, says which one is meant.
    Part(String, usize),
}

/// How the words of a mark are compared with a message.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Compare {
    /// The words are the whole message.
    Whole,
    /// The words are parts of the message. A part that is written after a `!` must not be in it.
    Parts,
}

impl<'a> Table<'a> {
    pub(crate) fn new(source: &'a str) -> Self {
        let editions = source.lines().find_map(|line| line.strip_prefix("//@ editions: "));
        let editions = editions.unwrap_or("2024").split(' ').collect();
        let mut program = String::new();
        let mut marks = Vec::<Mark>::new();
        let mut last = 0;
        for (index, line) in source.lines().enumerate() {
            let mut parts = line.split("//~");
            let code = parts.next().unwrap().trim_end();
            program.push_str(code);
            program.push('\n');
            if !code.is_empty() && !code.trim_start().starts_with("//") {
                last = index + 1;
            }
            for part in parts.map(str::trim_end) {
                match part.strip_prefix("| ") {
                    Some(help) => marks.last_mut().unwrap().words.push(help.to_owned()),
                    None => marks.push(Mark::new(last, part.trim_start())),
                }
            }
        }
        assert!(!marks.is_empty(), "no mistake is marked:\n{source}");
        Self { editions, program, marks }
    }

    /// Returns the differences between the messages of the compiler and the marks. A message is written
    /// as a mark, so that it can be copied into the table if it is right.
    pub(crate) fn differences(&self, compiler: &Compiler, compare: Compare) -> Vec<String> {
        let differences = |edition| self.differences_in(edition, compiler, compare);
        self.editions.iter().copied().flat_map(differences).collect()
    }

    fn differences_in(&self, edition: &str, compiler: &Compiler, compare: Compare) -> Vec<String> {
        let mut missing = self.marks.iter().collect::<Vec<_>>();
        let mut differences = Vec::new();
        for message in compiler.check(edition, &self.program) {
            // The last message counts the errors and has no span.
            let Some(span) = shown(&message) else { continue };
            let line = line(span);
            let found = |mark: &&Mark| {
                mark.line == line && self.is_at(mark, span) && says(&message, mark, compare)
            };
            match missing.iter().position(found) {
                Some(index) => drop(missing.remove(index)),
                None => {
                    let marks = marked(&message);
                    differences.push(format!("{line}: not marked in edition {edition}:\n{marks}"));
                }
            }
            if compare == Compare::Whole {
                let mut words = Vec::new();
                add_words(&message.json, &mut words);
                let internal = |name: &&str| words.iter().any(|text| text.contains(name));
                let internal = INTERNAL.into_iter().filter(internal);
                differences.extend(internal.map(|name| format!("{line}: a message has {name}")));
            }
        }
        let missing = missing.into_iter().map(|Mark { line, place, words }| {
            format!("{line}: not found in edition {edition}: at {place:?}: {words:?}")
        });
        differences.extend(missing);
        differences
    }

    /// Returns whether a span is in the place of a mark: exactly there or, on nightly, at a part of the
    /// literal there.
    fn is_at(&self, mark: &Mark, span: &Value) -> bool {
        let code = self.program.lines().nth(mark.line - 1).unwrap();
        let (place, number) = match &mark.place {
            Place::Anywhere => return true,
            Place::Literal => (only_literal(code).expect("the mark says where: //~ at `…`"), 1),
            Place::Part(place, number) => (&**place, *number),
        };
        let (start, _) = code.match_indices(place).nth(number - 1).expect("the line has the place");
        let start = code[..start].chars().count();
        let end = start + place.chars().count();
        let covered = covered(span);
        covered == (start..end)
            || (place.ends_with('"') && start <= covered.start && covered.end <= end)
    }
}

impl Mark {
    fn new(line: usize, text: &str) -> Self {
        let part = text.strip_prefix("at `").and_then(|text| text.split_once('`'));
        let (place, words) = match part {
            Some(("", words)) => (Place::Anywhere, words.trim_start_matches(": ")),
            Some((part, rest)) => {
                let (number, words) = rest.split_once(": ").unwrap_or((rest, ""));
                let number = number.strip_prefix(" (").and_then(|number| number.strip_suffix(')'));
                let number = number.map_or(1, |number| number.parse().expect(text));
                (Place::Part(part.to_owned(), number), words)
            }
            None => (Place::Literal, text),
        };
        let words = if words.is_empty() { Vec::new() } else { vec![words.to_owned()] };
        Self { line, place, words }
    }
}

/// Returns the span at which an error is shown. For an error in a macro of `epin`, this is the place where
/// the program calls the macro.
pub(crate) fn shown(message: &Message) -> Option<&Value> {
    let spans = message.json["spans"].as_array().unwrap();
    let mut span = spans.iter().find(|span| span["is_primary"] == true)?;
    while span["file_name"] != PROGRAM {
        span = &span["expansion"]["span"];
        assert!(span.is_object(), "an error is not in the program: {}", message.rendered());
    }
    Some(span)
}

pub(crate) fn line(span: &Value) -> usize {
    span["line_start"].as_u64().unwrap().try_into().unwrap()
}

/// Returns the range of the characters that a span covers in its first line.
fn covered(span: &Value) -> Range<usize> {
    let [start, end] = ["highlight_start", "highlight_end"].map(|column| {
        let column = span["text"][0][column].as_u64().unwrap();
        usize::try_from(column).unwrap() - 1
    });
    start..end
}

/// Returns the string literal of a line, if it has exactly one.
fn only_literal(code: &str) -> Option<&str> {
    let (start, end) = (code.find('"')?, code.rfind('"')?);
    let inside = code.get(start + 1..end)?.replace("\\\\", "").replace("\\\"", "");
    (!inside.contains('"')).then(|| &code[start..=end])
}

fn says(message: &Message, mark: &Mark, compare: Compare) -> bool {
    let rendered = message.rendered();
    match compare {
        Compare::Whole => mark.words.is_empty() || mark.words == words(message),
        Compare::Parts => mark.words.iter().all(|part| match part.strip_prefix('!') {
            Some(part) => !rendered.contains(part),
            None => rendered.contains(part),
        }),
    }
}

/// Returns the words of the mark for a message.
pub(crate) fn words(message: &Message) -> Vec<String> {
    let text = message.text();
    let ours = match message.json["code"]["code"].as_str() {
        // The message is a panic of `epin` that the compiler evaluates.
        Some("E0080") => text.split_once("panicked: ").map_or(text, |(_, ours)| ours),
        Some(code) => return vec![code.to_owned()],
        None => text,
    };
    let level = if message.is_error { "" } else { "warning: " };
    let first = format!("{level}{}", ours.lines().next().unwrap_or_default());
    // The message of `epin` contains help. The compiler may add a note of its own, which says that the
    // error is in a macro and how to see more of it.
    let help = message.rendered().lines().filter_map(|line| {
        let line = line.trim_start().trim_start_matches("= ");
        line.strip_prefix("help: ").or_else(|| line.strip_prefix("note: "))
    });
    let help = help.map(|line| line.split(" (in Nightly builds").next().unwrap().to_owned());
    [first].into_iter().chain(help).collect()
}

/// Returns the mark of an error, as it has to be written in the table.
fn marked(message: &Message) -> String {
    let span = shown(message).unwrap();
    let covered = covered(span);
    let code = span["text"][0]["text"].as_str().unwrap();
    let part = code.chars().skip(covered.start).take(covered.len()).collect::<String>();
    let before = code.chars().take(covered.start).collect::<String>();
    let place = match before.matches(&part).count() + 1 {
        _ if only_literal(code) == Some(&part) => String::new(),
        1 => format!("at `{part}`: "),
        number => format!("at `{part}` ({number}): "),
    };
    let indent = &code[..code.len() - code.trim_start().len()];
    let words = words(message).join(&format!("\n{indent}//~| "));
    format!("{indent}//~ {place}{words}")
}

/// Adds the words of a message, without its source lines.
fn add_words<'a>(message: &'a Value, words: &mut Vec<&'a str>) {
    words.extend(message["message"].as_str());
    for span in message["spans"].as_array().into_iter().flatten() {
        words.extend(span["label"].as_str());
    }
    for child in message["children"].as_array().into_iter().flatten() {
        add_words(child, words);
    }
}
