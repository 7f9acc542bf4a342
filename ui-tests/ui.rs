//! What the compiler says about wrong programs: tables of mistakes (`table.rs`), and whole outputs.

mod compiler;
mod exported;
mod features;
mod hostile;
mod same_errors;
mod table;

use std::fs;

use compiler::Compiler;
use table::{Compare, Table};

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

#[test]
fn tables() {
    check_all("fail", Compare::Whole);
}

/// rustc's own errors, whose words differ between releases, so that a mark gives only parts of them. Nightly Rust
/// is left out, because its errors can change before they are released. Rust 1.101 nightly, for example, reports
/// a second error for a `static` with a wrong type.
#[test]
fn words_of_rustc() {
    if !compiler::is_nightly() {
        check_all("rustc-words", Compare::Parts);
    }
}

/// Whole outputs, each in a file beside the program.
#[test]
fn drawn() {
    let programs = if compiler::is_nightly() { "drawn/nightly/*.rs" } else { "drawn/*.rs" };
    trybuild::TestCases::new().compile_fail(programs);
}

#[test]
fn the_documentation_shows_an_error_as_it_is() {
    let error = include_str!("drawn/pieces.stderr").replace("drawn/", "src/");
    for file in ["README.md", "epin/src/guide/macros.md"] {
        let text = fs::read_to_string(format!("{FOLDER}/../{file}")).unwrap();
        assert!(text.contains(error.trim_end()), "{file}");
    }
}

/// Checks the tables of a folder.
fn check_all(folder: &str, compare: Compare) {
    let compiler = Compiler::default();
    let mut differences = String::new();
    for entry in fs::read_dir(format!("{FOLDER}/{folder}")).unwrap() {
        let path = entry.unwrap().path();
        let source = fs::read_to_string(&path).unwrap();
        for text in Table::new(&source).differences(&compiler, compare) {
            differences += &format!("\n{}:{text}", path.display());
        }
    }
    assert!(differences.is_empty(), "{differences}");
}
