//! Loads a game definition and shows it, or reports all that is wrong with it.
//!
//! ```text
//! cargo run --example load_game -- games/shogi.toml
//! ```

mod consistency;
mod definition;
mod problem;
mod read;
mod show;
mod style_columns;
mod styles;
mod toml_spans;

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::Path;
use std::process::ExitCode;

use definition::Definition;

fn main() -> ExitCode {
    let mut args = env::args_os().skip(1);
    let (Some(path), None) = (args.next(), args.next()) else {
        eprintln!("usage: load_game FILE.{{toml,json,ron,yaml,yml}}");
        return ExitCode::from(2);
    };
    match load(Path::new(&path)) {
        Ok(definition) => match show::show(&definition, &mut io::stdout().lock()) {
            Ok(()) => ExitCode::SUCCESS,
            Err(_) => ExitCode::FAILURE,
        },
        Err(report) => {
            eprintln!("{report}");
            ExitCode::FAILURE
        }
    }
}

fn load(path: &Path) -> Result<Definition, String> {
    let file = path.display();
    let Some(read) = path.extension().and_then(OsStr::to_str).and_then(read::reader) else {
        return Err(problem::title(&format!(
            "expected a file in .toml, .json, .ron, .yaml or .yml, found {file}"
        )));
    };
    let text = fs::read_to_string(path)
        .map_err(|error| problem::title(&format!("cannot read {file}: {error}")))?;
    read(&text).map_err(|problems| problem::report(&problems, path, &text))
}
