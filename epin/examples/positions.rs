//! Reads positions (FEEN), one per line, from files or standard input, and shows each one, or every mistake
//! in it. Skips empty lines and lines that start with `#`.
//!
//! ```text
//! echo "lnsgk^gsnl/1r5b1/9/9 2PR/p S/s" | cargo run --example positions
//! ```

use std::io::{self, IsTerminal};
use std::process::ExitCode;
use std::{env, fs};

use epin::feen::{Feen, errors};

fn main() -> ExitCode {
    let mut files: Vec<_> = env::args_os()
        .skip(1)
        .map(|path| (visible(&path.to_string_lossy()), fs::read_to_string(path)))
        .collect();
    if files.is_empty() && io::stdin().is_terminal() {
        eprintln!(
            "usage: cargo run --example positions -- FILE..., or echo FEEN | cargo run --example positions"
        );
        return ExitCode::from(2);
    }
    if files.is_empty() {
        files.push(("stdin".to_owned(), io::read_to_string(io::stdin())));
    }
    let wrong = files.into_iter().filter(|(name, text)| !read(name, text)).count();
    if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Replaces characters in a file's name that control the terminal or the direction of text.
fn visible(name: &str) -> String {
    const BIDI: &str = "\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}\u{2066}\u{2067}\u{2068}\u{2069}";
    name.replace(|char: char| char.is_control() || BIDI.contains(char), "�")
}

/// Shows the positions in a file, and returns whether all of them are valid.
fn read(name: &str, text: &io::Result<String>) -> bool {
    let Ok(text) = text.as_ref().map_err(|error| println!("{name}: {error}")) else { return false };
    let mut is_valid = true;
    for (number, line) in (1..).zip(text.lines()) {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Ok(position) = Feen::parse(line) {
            let (sizes, turn) = (position.sizes(), position.turn());
            println!("{name}:{number}: a board of {sizes:?}, {turn} side to move");
            println!("{}\n", position.to_position().diagram());
        }
        for error in errors(line) {
            println!("{name}:{number}: {error}");
            is_valid = false;
        }
    }
    is_valid
}
