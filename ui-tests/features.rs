//! Programs that lack a feature of `epin`, in every edition: what needs the feature is one error
//! that says so, and the compiler says nothing else.

mod compiler;
mod marks;

use std::fs;

use compiler::{Compiler, PROGRAM};
use marks::marks;
use rustfix::diagnostics::Diagnostic;

const EDITIONS: [&str; 4] = ["2015", "2018", "2021", "2024"];

/// What a program lacks: `needs epin's …`, the features to add, and how the message refers to them.
type Lacks = (&'static str, &'static str, &'static str);

const MACROS: Lacks = ("feature `macros`", "macros", "it");
const DERIVE: Lacks = ("feature `derive`", "derive", "it");
const FEEN: Lacks = ("feature `feen`", "feen", "it");
const BOTH: Lacks = ("features `feen` and `macros`", "feen,macros", "them");

#[test]
fn each_macro_names_the_feature_macros() {
    for features in ["", "derive"] {
        every_mark_needs("no_macros", MACROS, features);
    }
}

#[test]
fn the_derive_names_the_feature_derive() {
    every_mark_needs("no_derive", DERIVE, "macros");
}

#[test]
fn the_macro_of_positions_names_the_features_that_it_lacks() {
    for (lacks, features) in [(FEEN, "macros"), (MACROS, "feen"), (BOTH, "")] {
        every_mark_needs("no_feen", lacks, features);
    }
}

/// Compiles a program against an `epin` that has `features` alone.
fn every_mark_needs(program: &str, (lacks, add, them): Lacks, features: &str) {
    let compiler = Compiler::with_features(features);
    let path = format!("{}/features/{program}.rs", env!("CARGO_MANIFEST_DIR"));
    let program = fs::read_to_string(&path).unwrap();
    let expected = marks(&program)
        .into_iter()
        .map(|(line, mark)| {
            let message = format!(
                "`{mark}` needs epin's {lacks}\n  \
                 = help: `cargo add epin --features {add}` enables {them}"
            );
            (line, message)
        })
        .collect::<Vec<_>>();
    assert!(!expected.is_empty(), "{path} has no mistake");
    for edition in EDITIONS {
        let mut found = Vec::new();
        for message in compiler.check(edition, &program) {
            // The last message counts the errors, and has no span.
            if !message.diagnostic.spans.is_empty() {
                assert!(message.is_error, "{}", message.diagnostic.message);
                found.push((line(&message.diagnostic), message.diagnostic.message));
            }
        }
        found.sort();
        assert_eq!(found, expected, "{path} in edition {edition}, with the features {features:?}");
    }
}

/// Returns the number of the line that an error shows. Its span is in the macro that reports it.
fn line(error: &Diagnostic) -> usize {
    let rendered = error.rendered.as_ref().unwrap();
    let (_, place) = rendered.split_once(&format!("--> {PROGRAM}:")).expect(rendered);
    place.split(':').next().unwrap().parse().unwrap()
}
