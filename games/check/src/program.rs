//! What both programs do: read their options and files, print what is found, and return an exit code.

use std::env;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind::ArgumentConflict;
use clap::error::Result;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};

use crate::print::{print, print_report};
use crate::spanned::{Output, Problems, SourceFile, counted, error_without_line, files_in};

const EXIT_CODES: &str = "\
Exit codes: 0 if there are no errors, 1 if there are errors (with --deny-warnings, also warnings),
2 if the command is wrong or a file cannot be read.";

/// Runs a program, which has options of its own. The check takes their values and a file, adds what is wrong
/// with the file to the problems, and returns what to print about a file without errors.
pub(crate) fn run(
    command: Command,
    check: impl Fn(&ArgMatches, &SourceFile, &mut Problems) -> String,
) -> ExitCode {
    ExitCode::from(match options(command) {
        Ok(options) => check_files(&options, check).unwrap_or(1),
        Err(help) if !help.use_stderr() => u8::from(print(&help.to_string()).is_none()),
        Err(usage) => {
            let _ = usage.print();
            2
        }
    })
}

fn options(command: Command) -> Result<ArgMatches> {
    let option = |name, help| Arg::new(name).long(name).help(help);
    let flag = |name, help| option(name, help).action(ArgAction::SetTrue);
    let formats = PossibleValuesParser::new(["text", "short", "json", "github"]);
    let formats = formats.map(|name| match &*name {
        "short" => Output::Short,
        "json" => Output::Json,
        "github" => Output::Github,
        _ => Output::Text,
    });
    let files = Arg::new("FILE").required(true).action(ArgAction::Append);
    let mut command = command.version(env!("CARGO_PKG_VERSION")).after_help(EXIT_CODES).args([
        files
            .value_parser(value_parser!(PathBuf))
            .help("A file, a folder of files, or - for standard input"),
        option("format", "How to print problems")
            .value_name("FORMAT")
            .value_parser(formats)
            .default_value("text"),
        option("stdin-name", "What to call standard input, such as game.toml")
            .value_name("NAME")
            .value_parser(value_parser!(PathBuf)),
        flag("show", "Print what is in the files, even if there are several"),
        flag("quiet", "Print only problems").short('q').conflicts_with("show"),
        flag("deny-warnings", "Exit with 1 if there are warnings"),
    ]);
    let options = command.try_get_matches_from_mut(env::args_os())?;
    let has_name = options.contains_id("stdin-name");
    let is_text = options.get_one("format") == Some(&Output::Text);
    let is_stdin = files_of(&options).any(|path| path == Path::new("-"));
    let message = match is_stdin {
        true if !has_name => "standard input needs a name, for its format: --stdin-name game.toml",
        false if has_name => "--stdin-name needs the file -",
        _ if options.get_flag("show") && !is_text => "--show needs --format text",
        _ => return Ok(options),
    };
    Err(command.error(ArgumentConflict, message))
}

fn files_of(options: &ArgMatches) -> impl Iterator<Item = &PathBuf> {
    options.get_many("FILE").into_iter().flatten()
}

/// Checks the files and prints what is found. Returns the exit code, or `None` if printing fails.
fn check_files(
    options: &ArgMatches,
    check: impl Fn(&ArgMatches, &SourceFile, &mut Problems) -> String,
) -> Option<u8> {
    let output = *options.get_one("format")?;
    let stdin_name = options.get_one::<PathBuf>("stdin-name");
    let [is_quiet, denies] = ["quiet", "deny-warnings"].map(|flag| options.get_flag(flag));
    let is_text = output == Output::Text;
    let is_single = files_of(options).count() == 1 && !files_of(options).any(|path| path.is_dir());
    let prints = is_text && (is_single && !is_quiet || options.get_flag("show"));
    let (mut files, mut unread, mut errors, mut warnings) = (0, 0, 0, 0);
    let mut gap = ""; // In text, there is an empty line between problems.
    let mut with_gap = |text: &str| {
        let text = format!("{gap}{text}");
        gap = if is_text { "\n" } else { "" };
        text
    };
    for path in files_of(options).flat_map(|path| files_in(path)) {
        files += 1;
        let read = path.and_then(|path| SourceFile::read(&path, stdin_name));
        let (file, mut problems) = match read {
            Ok(read) => read,
            Err(message) => {
                unread += 1;
                print_report(&with_gap(&error_without_line(&message)))?;
                continue;
            }
        };
        let is_readable = problems.has_no_errors();
        let shown = is_readable.then(|| check(options, &file, &mut problems));
        let report = problems.report(&file, output);
        errors += report.errors;
        warnings += report.warnings;
        let is_refused = report.errors > 0 || denies && report.warnings > 0;
        if let Some(shown) = shown.filter(|_| prints && !is_refused) {
            print(&with_gap(&shown))?;
        }
        for problem in &report.problems {
            let print = if is_text { print_report } else { print };
            print(&with_gap(problem))?;
        }
        let summarizes = is_text && is_single && !report.problems.is_empty();
        if !is_quiet && (summarizes || report.is_incomplete) {
            print_report(&with_gap(&report.summary))?;
        }
    }
    if !is_single && !is_quiet {
        let counts = [counted(errors, "error"), counted(warnings, "warning")].join(", ");
        let unread = if unread > 0 { format!(", {unread} not read") } else { String::new() };
        print_report(&with_gap(&format!("{}: {counts}{unread}\n", counted(files, "file"))))?;
    }
    let is_refused = errors > 0 || denies && warnings > 0;
    Some(if unread > 0 { 2 } else { u8::from(is_refused) })
}
