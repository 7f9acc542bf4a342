//! The contents of a file.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use super::report::title;
use super::{Format, Problems};

/// Returns the format of a file and the text in it, or the report on why there is none.
pub(crate) fn open(path: &Path) -> Result<(Format, String), String> {
    let file = path.display().to_string();
    if path.is_dir() {
        return Err(title(&format!("{file} is a folder, expected a file")));
    }
    let format = Format::of(path).ok_or_else(|| {
        title(&format!("expected a file in .toml, .json, .ron, .yaml or .yml, found {file}"))
    })?;
    let bytes = fs::read(path).map_err(|error| {
        title(&match error.kind() {
            ErrorKind::NotFound => format!("there is no file {file}"),
            ErrorKind::PermissionDenied => format!("{file} may not be read by this user"),
            _ => format!("cannot read {file}: {error}"),
        })
    })?;
    // The marks of UTF-32 come first, since one of them starts with a mark of UTF-16.
    let in_encoding = |name| Err(title(&format!("{file} is in {name}; save it in UTF-8")));
    match &*bytes {
        [0xff, 0xfe, 0, 0, ..] | [0, 0, 0xfe, 0xff, ..] => return in_encoding("UTF-32"),
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => return in_encoding("UTF-16"),
        _ => {}
    }
    // A byte order mark, which some editors write and do not show.
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(&bytes);
    match std::str::from_utf8(bytes) {
        Ok(source) => Ok((format, source.to_owned())),
        Err(error) => {
            let start = error.valid_up_to();
            let source = String::from_utf8_lossy(bytes);
            let span = start..start + '\u{fffd}'.len_utf8();
            let message =
                format!("the file is not in UTF-8: found the byte 0x{:02X}", bytes[start]);
            let mut problems = Problems::default();
            problems.add_with_help(span, message, "save it in UTF-8");
            Err(problems.report(&file, &source))
        }
    }
}
