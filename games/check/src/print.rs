//! Prints the results and the usage of the programs to standard output and standard error.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use crate::spanned::error_without_line;

/// Prints the result of a check and returns whether it could be printed.
///
/// A report goes to standard error. If standard output cannot be written to, for example because a disk is
/// full, an error message goes to standard error. A closed pipe is not reported, because it is not a mistake:
/// `head`, for example, reads only as many lines as it needs.
#[must_use]
pub fn print(checked: &Result<String, String>) -> bool {
    let text = match checked {
        Ok(text) => text,
        Err(report) => return io::stderr().write_all(report.as_bytes()).is_ok(),
    };
    let mut output = io::stdout().lock();
    let printed = output.write_all(text.as_bytes()).and_then(|()| output.flush());
    if let Err(error) = &printed
        && error.kind() != ErrorKind::BrokenPipe
    {
        let report = error_without_line(&format!("cannot write to standard output: {error}"));
        let _ = io::stderr().write_all(report.as_bytes());
    }
    printed.is_ok()
}

/// Prints the usage of a program and returns the exit code for incorrect usage.
#[must_use]
pub fn print_usage(text: &str) -> ExitCode {
    let _ = writeln!(io::stderr(), "{text}");
    ExitCode::from(2)
}
