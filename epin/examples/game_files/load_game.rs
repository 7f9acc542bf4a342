//! Loads a game definition and prints it, or reports everything that is wrong with it.
//!
//! ```text
//! cargo run --example load_game -- games/shogi.toml
//! ```

mod check;
mod definition;
mod read;
mod show;
mod spanned;
mod styles;

use std::env;
use std::io;
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut args = env::args_os().skip(1);
    let (Some(path), None) = (args.next(), args.next()) else {
        eprintln!("usage: load_game FILE.{{toml,json,ron,yaml,yml}}");
        return ExitCode::from(2);
    };
    match read::read(Path::new(&path)) {
        Ok(definition) => match show::show(&definition, &mut io::stdout().lock()) {
            Ok(()) => ExitCode::SUCCESS,
            Err(_) => ExitCode::FAILURE,
        },
        Err(report) => {
            eprint!("{report}");
            ExitCode::FAILURE
        }
    }
}
