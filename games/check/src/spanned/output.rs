//! How problems are printed: the formats for other programs, which have a problem on each line.

use serde_json::json;

use super::problems::Problem;
use super::{SourceFile, line_number, line_start, visible};

/// How problems are printed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Output {
    /// The line of the file, with the problem marked.
    Text,
    /// The place and the message, for problem matchers.
    Short,
    /// An object for each problem.
    Json,
    /// A command that makes GitHub show the problem in the file.
    Github,
}

impl Problem {
    /// Returns the line for the problem. Lines of a file and columns, which are characters, are counted from 1,
    /// bytes from 0. The end is the place after the last character.
    pub(super) fn line(
        &self,
        SourceFile { name, source, .. }: &SourceFile,
        output: Output,
    ) -> String {
        let place = |offset| {
            let offset = source.floor_char_boundary(offset);
            let column = source[line_start(source, offset)..offset].chars().count() + 1;
            (line_number(source, offset), column)
        };
        let (start, end) = (self.span.start, self.span.end);
        let ((line, column), (end_line, end_column)) = (place(start), place(end));
        let severity = if self.is_warning { "warning" } else { "error" };
        let message = &*self.message;
        let help = self.help.as_deref();
        let text = visible(&[message].into_iter().chain(help).collect::<Vec<_>>().join("; "));
        let printed = match output {
            Output::Json => json!({
                "file": name, "line": line, "column": column,
                "end": { "line": end_line, "column": end_column }, "byte_range": [start, end],
                "severity": severity, "message": message, "help": help, "suggestion": self.suggestion,
            })
            .to_string(),
            Output::Github => {
                let text = text.replace('%', "%25");
                let name =
                    visible(name).replace('%', "%25").replace(':', "%3A").replace(',', "%2C");
                let end = format!("endLine={end_line},endColumn={end_column}");
                format!("::{severity} file={name},line={line},col={column},{end}::{text}")
            }
            _ => format!("{}:{line}:{column}: {severity}: {text}", visible(name)),
        };
        printed + "\n"
    }
}
