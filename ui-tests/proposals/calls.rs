//! The calls of `epin`'s macros in the text of a program.

use std::ops::Range;

use epin::Epin;
use epin::feen::Feen;

const NAMES: [&str; 6] = ["epin!", "pin!", "epins!", "feen!", "piece!", "pieces!"];

/// Where a call is in its program, in bytes.
pub(crate) struct Call {
    pub(crate) range: Range<usize>,
    /// What is between the brackets.
    pub(crate) inside: Range<usize>,
}

/// Returns the calls that have a closing bracket, in no particular order.
pub(crate) fn calls(program: &str) -> Vec<Call> {
    let starts = NAMES.iter().flat_map(|name| {
        let is_name = |start: &usize| !program[..*start].ends_with(char::is_alphanumeric);
        let starts = program.match_indices(name).map(|(start, _)| start).filter(is_name);
        starts.map(move |start| (start, start + name.len()))
    });
    let call = |(start, open): (usize, usize)| {
        let len = bracketed(&program[open..])?;
        Some(Call { range: start..open + len, inside: open + 1..open + len - 1 })
    };
    starts.filter_map(call).collect()
}

/// Returns the length of the brackets that a string starts with, and of what is between them.
fn bracketed(text: &str) -> Option<usize> {
    let (mut open, mut is_quoted) = (Vec::new(), false);
    for (index, char) in text.char_indices() {
        match char {
            '"' => is_quoted = !is_quoted,
            _ if is_quoted => {}
            '(' => open.push(')'),
            '[' => open.push(']'),
            '{' => open.push('}'),
            ')' | ']' | '}' if open.pop() != Some(char) => return None,
            _ => {}
        }
        if open.is_empty() {
            return Some(index + 1);
        }
    }
    None
}

/// Returns whether an edit is between the brackets of a call.
pub(crate) fn is_inside(program: &str, edit: &Range<usize>) -> bool {
    let holds = |call: &Call| call.inside.start <= edit.start && edit.end <= call.inside.end;
    calls(program).iter().any(holds)
}

/// Returns the number of literals outside of calls that are tokens or positions.
pub(crate) fn bare_tokens(program: &str) -> usize {
    let calls = calls(program);
    let quotes = program.match_indices('"').map(|(at, _)| at).collect::<Vec<_>>();
    let is_bare = |literal: &&[usize]| {
        let &&[start, end] = literal else { return false };
        let text = &program[start + 1..end];
        (Epin::is_valid(text) || Feen::is_valid(text))
            && !calls.iter().any(|call| call.inside.contains(&start))
    };
    quotes.chunks(2).filter(is_bare).count()
}
