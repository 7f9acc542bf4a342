//! Checks the tokens in any TOML, JSON or YAML file and reports the invalid ones. A RON file is also read if
//! it contains no values that only RON has, such as `Some("K")`.
//!
//! ```text
//! cargo run -p epin-check-game --bin check_tokens -- games/shogi.toml --key pieces --key board --skip .
//! ```
//!
//! `--key` names a key whose value contains tokens. The file must contain the key, at any depth. The value is
//! a token, a table whose keys are tokens, or a list of such values. `--skip` names a string that is accepted
//! although it is not a token: in this example `.`, for an empty square. A token is an EPIN token, or a QPI
//! token if the file names pieces with their styles.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use epin_check_game::{check_tokens, print, print_usage};

fn main() -> ExitCode {
    let Some((path, keys, skipped)) = parse_arguments(env::args_os().skip(1)) else {
        return print_usage(
            "usage: check_tokens FILE.{toml,json,ron,yaml,yml} --key KEY... [--skip TEXT]...",
        );
    };
    let checked = check_tokens(&path, &keys, &skipped);
    let is_printed = print(&checked);
    ExitCode::from(u8::from(checked.is_err() || !is_printed))
}

fn parse_arguments(
    mut args: impl Iterator<Item = OsString>,
) -> Option<(PathBuf, Vec<String>, Vec<String>)> {
    let path = args.next()?.into();
    let (mut keys, mut skipped) = (Vec::new(), Vec::new());
    while let Some(option) = args.next() {
        let texts = match option.to_str()? {
            "--key" => &mut keys,
            "--skip" => &mut skipped,
            _ => return None,
        };
        texts.push(args.next()?.into_string().ok()?);
    }
    (!keys.is_empty()).then_some((path, keys, skipped))
}
