//! Prints text to standard output and reports to standard error.

use std::io::{self, ErrorKind, Write};

use crate::spanned::error_without_line;

/// Where text is printed.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum To {
    Output,
    Errors,
}

/// Prints text. Returns `None` if it could not be printed.
///
/// If standard output cannot be written to, for example because a disk is full, an error message goes to
/// standard error. A closed pipe is not reported, because it is not a mistake: `head`, for example, reads only
/// as many lines as it needs.
pub(crate) fn print(to: To, text: &str) -> Option<()> {
    if to == To::Errors {
        return io::stderr().write_all(text.as_bytes()).ok();
    }
    let mut output = io::stdout().lock();
    let printed = output.write_all(text.as_bytes()).and_then(|()| output.flush());
    if let Err(error) = &printed
        && error.kind() != ErrorKind::BrokenPipe
    {
        let report = error_without_line(&format!("cannot write to standard output: {error}"));
        let _ = io::stderr().write_all(report.as_bytes());
    }
    printed.ok()
}
