//! Wrong programs of which the compiler speaks in words of its own, which differ between its
//! releases. Each line with `//~` has an error that says what follows, and no other line has one.
//! Between several errors is ` | `, and between several parts of one error ` & `. After `!` is what an
//! error does not say.

mod compiler;
mod marks;

use std::fs;
use std::path::Path;

use compiler::{Compiler, PROGRAM};
use marks::marks;

#[test]
fn every_mistake_is_found_where_it_is() {
    let compiler = Compiler::default();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("rustc-words");
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let program = fs::read_to_string(&path).unwrap();
        // Without the marks, since an error shows its line.
        let unmarked = program.lines().map(|line| line.split(" //~ ").next().unwrap_or(line));
        let messages = compiler.check("2024", &unmarked.collect::<Vec<_>>().join("\n"));
        let mut errors = messages
            .into_iter()
            .filter(|message| message.is_error)
            .map(|error| {
                let span = error.diagnostic.spans.iter().find(|span| span.is_primary).unwrap();
                assert_eq!(span.file_name, PROGRAM, "{}", error.diagnostic.message);
                (span.line_start, error.diagnostic.rendered.unwrap())
            })
            .collect::<Vec<_>>();
        errors.sort();
        let expected = marks(&program);
        assert!(!expected.is_empty(), "{} has no mistake", path.display());
        assert!(
            errors.len() == expected.len()
                && errors.iter().zip(&expected).all(|((line, error), (marked, words))| {
                    line == marked && words.split(" & ").all(|part| says(error, part))
                }),
            "{}: {errors:#?}",
            path.display(),
        );
    }
}

fn says(error: &str, part: &str) -> bool {
    match part.strip_prefix('!') {
        Some(part) => !error.contains(part),
        None => error.contains(part),
    }
}
