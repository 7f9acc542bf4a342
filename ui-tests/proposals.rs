//! Where a valid literal is written but another type is expected, the compiler makes proposals. A caller
//! who accepts them gets either a program that compiles or an error from the macro that shows what to write.
//!
//! The expansion of `epin!("K")` has the span of the literal. Therefore, where a reference is expected,
//! as in `v.contains(epin!("K"))`, the compiler proposes `epin!(&"K")`. The macro recognizes that, and
//! its error says "the macro takes the literal alone, as in `&epin!("K^")`". This test applies every
//! proposal of the compiler to the programs of `proposals.txt`, and then the proposals for each result.
//!
//! `cargo test -p epin-ui-tests --test proposals -- --nocapture` prints each step.

mod compiler;

use std::collections::HashSet;
use std::ops::Range;
use std::sync::LazyLock;

use epin::Epin;
use epin::feen::Feen;
use rustfix::diagnostics::Diagnostic;
use rustfix::{CodeFix, Filter, Replacement, Solution, collect_suggestions};

use compiler::{Compiler, Message, PROGRAM};

const EDITION: &str = "2024";

/// The code before each program.
const PRELUDE: &str = "\
#![allow(dead_code, unused_imports)]
use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::{Arc, Mutex};
use epin::feen::{Feen, FeenBuf};
use epin::notation::{Pin, pin};
use epin::{Epin, EpinSet, Piece, epin, epins, feen, piece, pieces};
fn main() {}
#[derive(Debug, Clone, Copy, PartialEq, Eq, epin::Catalog)]
enum Chess { #[epin(\"K^\")] King, #[epin(\"R\", \"-R\")] Rook }
";

/// The maximum number of proposals that are applied one after the other.
const STEPS: usize = 4;

/// Proposals that the compiler gets wrong: for `g(1, epin!("K"))` with swapped arguments, it writes
/// `g("K", 1)`. It takes the span of the expansion, which is the span of the literal, for the span of
/// the call. The result contains no macro that could show what to write. This happens to every macro
/// whose expansion has the span of its argument. Wrong proposals because of a macro's spans are the
/// subject of <https://github.com/rust-lang/rust/issues/99990>.
const CUTS: [&str; 5] = [
    "consider removing the borrow",
    "consider swapping the equality",
    "provide the argument",
    "remove the `.await`",
    "swap these arguments",
];

/// What the macros say about a literal with code around it.
const ALONE: &str = "\n  = help: the macro takes the literal alone, as in ";

static COMPILER: LazyLock<Compiler> = LazyLock::new(Compiler::default);

/// Makes a test of each part of `proposals.txt`. The number is how often, at least, the macros have to show
/// what to write. Without it, a test would pass if a later compiler wrote its proposals in another form, so
/// that none were found.
macro_rules! parts {
    ($($name:ident $repairs:literal,)*) => { $(
        #[test]
        fn $name() {
            let parts = include_str!("proposals.txt");
            let (_, part) = parts.split_once(concat!("# ", stringify!($name), "\n")).unwrap();
            let programs = part.lines().take_while(|line| !line.is_empty());
            let repairs = programs.map(repairs).sum::<usize>();
            assert!(repairs >= $repairs, "{repairs} repairs");
        }
    )* };
}

parts! {
    references 9,
    wrappers 14,
    other_types 6,
    lists 11,
    positions 6,
    patterns 6,
    comparisons 2,
    statements 6,
}

/// Follows all proposals for a program and returns how often the macros show what to write.
fn repairs(program: &str) -> usize {
    let program = format!("{PRELUDE}{program}\n");
    println!("{}", changed(PRELUDE, &program));
    let messages = COMPILER.check(EDITION, &program);
    assert!(!messages.iter().any(is_ours), "the literal is wrong:\n{program}");
    let mut walk = Walk { seen: HashSet::from([program.clone()]), repairs: 0 };
    walk.proposals(&program, &messages, 1);
    walk.repairs
}

/// The proposals that start from one program.
struct Walk {
    /// The programs that were compiled.
    seen: HashSet<String>,
    repairs: usize,
}

impl Walk {
    /// Applies each proposal in the messages by itself and returns whether any of them leads to a
    /// program that compiles, or to an error of a macro.
    fn proposals(&mut self, program: &str, messages: &[Message], step: usize) -> bool {
        let solutions = messages.iter().flat_map(|message| solutions(&message.diagnostic));
        let ends = solutions.map(|solution| self.proposal(program, &solution, step));
        ends.fold(false, |any, end| any | end)
    }

    fn proposal(&mut self, program: &str, solution: &Solution, step: usize) -> bool {
        print(step, &solution.message);
        let edits = &solution.replacements;
        if let Some(edit) = edits.iter().find(|edit| edit.snippet.file_name != PROGRAM) {
            // `assert_eq!` is in the standard library, and so is the code that its proposals edit.
            let file = &edit.snippet.file_name;
            assert!(file.contains("/library/core/"), "{} edits {file}", solution.message);
            return false;
        }
        let is_inside = edits.iter().any(|edit| is_inside(program, &edit.snippet.range));
        let mut fix = CodeFix::new(program);
        fix.apply_solution(solution).unwrap();
        let edited = fix.finish().unwrap();
        print(step, changed(program, &edited));
        if bare_literals(&edited) > bare_literals(program) {
            let is_known = CUTS.contains(&&*solution.message);
            assert!(is_known, "a literal is left without its call:\n{edited}");
            return false;
        }
        if !self.seen.insert(edited.clone()) {
            return false;
        }
        let messages = COMPILER.check(EDITION, &edited);
        if !messages.iter().any(|message| message.is_error) {
            return true;
        }
        if let Some(answer) = messages.iter().find(|message| is_ours(message)) {
            print(step, &answer.diagnostic.message);
            self.repairs += usize::from(answer.diagnostic.message.contains(ALONE));
            return true;
        }
        let is_answered = step < STEPS && self.proposals(&edited, &messages, step + 1);
        assert!(is_answered || !is_inside, "an edit in a call ends at another error:\n{edited}");
        is_answered
    }
}

/// Returns what a message proposes. The compiler lists the edits of all alternatives one after the
/// other; the edits of each alternative are in ascending order.
fn solutions(diagnostic: &Diagnostic) -> Vec<Solution> {
    let suggestion = collect_suggestions(diagnostic, &HashSet::new(), Filter::Everything);
    let solutions = suggestion.into_iter().flat_map(|suggestion| suggestion.solutions);
    let continues = |one: &Replacement, next: &Replacement| {
        let (one, next) = (&one.snippet.range, &next.snippet.range);
        one.end <= next.start && one != next
    };
    let alternatives = |solution: Solution| {
        let edits = solution.replacements.chunk_by(continues);
        let message = &solution.message;
        edits
            .map(|edits| Solution { message: message.clone(), replacements: edits.to_vec() })
            .collect::<Vec<_>>()
    };
    solutions.flat_map(alternatives).collect()
}

/// Returns whether a message is an error of one of `epin`'s macros.
fn is_ours(message: &Message) -> bool {
    let text = &message.diagnostic.message;
    let starts = ["expected a string literal", "expected `,` between two tokens"];
    message.is_error
        && (text.contains("\n  = help: ") || starts.iter().any(|start| text.starts_with(start)))
}

/// Returns the range between the brackets of each call of one of `epin`'s macros, in bytes and in no
/// particular order.
fn calls(program: &str) -> Vec<Range<usize>> {
    let names = ["epin!", "pin!", "epins!", "feen!", "piece!", "pieces!"];
    let calls = names.iter().flat_map(|name| {
        let starts = program.match_indices(name).map(|(start, _)| start);
        starts.filter(|start| !program[..*start].ends_with(char::is_alphanumeric)).filter_map(
            |start| {
                let open = start + name.len();
                let len = bracketed(&program[open..])?;
                Some(open + 1..open + len - 1)
            },
        )
    });
    calls.collect()
}

/// Returns the length of the bracketed part that a string starts with, including both brackets.
fn bracketed(text: &str) -> Option<usize> {
    let (mut depth, mut is_quoted) = (0, false);
    for (index, char) in text.char_indices() {
        match char {
            '"' => is_quoted = !is_quoted,
            _ if is_quoted => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(index + 1);
        }
    }
    None
}

/// Returns whether an edit is between the brackets of a call.
fn is_inside(program: &str, edit: &Range<usize>) -> bool {
    let holds = |call: &Range<usize>| call.start <= edit.start && edit.end <= call.end;
    calls(program).iter().any(holds)
}

/// Returns the number of literals outside of calls that are tokens or positions.
fn bare_literals(program: &str) -> usize {
    let calls = calls(program);
    let quotes = program.match_indices('"').map(|(at, _)| at).collect::<Vec<_>>();
    let is_bare = |literal: &&[usize]| {
        let &&[start, end] = literal else { return false };
        let text = &program[start + 1..end];
        (Epin::is_valid(text) || Feen::is_valid(text))
            && !calls.iter().any(|call| call.contains(&start))
    };
    quotes.chunks(2).filter(is_bare).count()
}

/// Returns the first line that is new.
fn changed<'a>(program: &str, edited: &'a str) -> &'a str {
    edited.lines().find(|line| !program.lines().any(|old| old == *line)).unwrap_or("")
}

fn print(step: usize, text: &str) {
    for line in text.lines() {
        println!("{:width$}{line}", "", width = 4 * step);
    }
}
