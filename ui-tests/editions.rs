//! Wrong programs, in every edition: one error for each mistake, at its literal. Right ones are in
//! `editions/`, as a package for each edition.

mod compiler;
mod marks;

use std::fs;
use std::path::Path;

use compiler::{Compiler, Message, PROGRAM};
use marks::marks;

const EDITIONS: [&str; 4] = ["2015", "2018", "2021", "2024"];

/// Where a mistake is: the number of its line, and the part of the line that is wrong.
type Mistake = (usize, String);

#[test]
fn one_error_for_each_mistake() {
    let compiler = Compiler::default();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("editions/wrong");
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let program = fs::read_to_string(&path).unwrap();
        let marks = marks(&program).into_iter().map(|(line, mark)| (line, mark.to_owned()));
        let mut expected = marks.collect::<Vec<_>>();
        expected.sort();
        assert!(!expected.is_empty(), "{} has no mistake", path.display());
        for edition in EDITIONS {
            let messages = compiler.check(edition, &program);
            let errors = messages.iter().filter(|message| message.is_error);
            let mut found = errors.map(|error| mistake(error, &expected)).collect::<Vec<_>>();
            found.sort();
            let path = path.display();
            assert_eq!(found, expected, "{path} in edition {edition}: errors, and mistakes");
        }
    }
}

/// Returns where an error is. If it is at a character of a literal that is expected to be wrong,
/// which a nightly compiler tells, then at the literal.
fn mistake(error: &Message, expected: &[Mistake]) -> Mistake {
    let spans = &error.diagnostic.spans;
    let span = spans.iter().find(|span| span.is_primary).expect("an error is somewhere");
    assert_eq!(span.file_name, PROGRAM, "{}", error.diagnostic.message);
    let line = &span.text[0];
    let characters = line.highlight_start - 1..line.highlight_end - 1;
    let text = line.text.chars().skip(characters.start).take(characters.len()).collect::<String>();
    let around = expected.iter().filter(|(number, _)| *number == span.line_start);
    let starts = |literal: &str| {
        let start = line.text.find(literal).expect("what is marked is on the line");
        let start = line.text[..start].chars().count();
        start <= characters.start && characters.end <= start + literal.chars().count()
    };
    let literal = around.map(|(_, literal)| literal).find(|literal| starts(literal));
    (span.line_start, literal.cloned().unwrap_or(text))
}
