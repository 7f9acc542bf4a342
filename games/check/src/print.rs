//! Prints text to standard output and reports to standard error.

use std::io::{self, ErrorKind, Write};

use crate::spanned::error_without_line;

/// Prints a report to standard error. Returns `None` if it could not be printed.
pub(crate) fn print_report(text: &str) -> Option<()> {
    io::stderr().write_all(text.as_bytes()).ok()
}

/// Prints text to standard output. Returns `None` if it could not be printed.
///
/// If standard output cannot be written to, for example because a disk is full, an error message goes to
/// standard error. A closed pipe is not reported, because it is not a mistake: `head`, for example, reads only
/// as many lines as it needs.
pub(crate) fn print(text: &str) -> Option<()> {
    let mut output = io::stdout().lock();
    let printed = output.write_all(text.as_bytes()).and_then(|()| output.flush());
    if let Err(error) = &printed
        && error.kind() != ErrorKind::BrokenPipe
    {
        print_report(&error_without_line(&format!("cannot write to standard output: {error}")));
    }
    printed.ok()
}
