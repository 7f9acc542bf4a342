//! The contents of a file.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::path::Path;

use super::report::error_without_line;
use super::{Format, Problems};

/// The maximum size of a file, in bytes: 256 KiB. The largest game file in the repository is 1.4 KB.
///
/// Reading a file of the maximum size takes up to 200 MB of memory in TOML, whose parser collects every
/// syntax error (770 times the size of the file, for `a = [{.}{.}…`), up to 60 MB in YAML (220 times the
/// size, for `[:,:,…`), and less in JSON and RON.
const MAX_BYTES: u64 = 256 << 10;

/// Returns the format and the contents of a file, or a report on why the file cannot be read.
pub(crate) fn read_file(path: &Path) -> Result<(Format, String), String> {
    let file = path.display().to_string();
    // This check comes before the file is opened, because opening a pipe would wait for a writer.
    let metadata = fs::metadata(path);
    match &metadata {
        Ok(found) if found.is_dir() => {
            return Err(error_without_line(&format!("{file} is a folder, expected a file")));
        }
        Ok(found) if !found.is_file() => {
            return Err(error_without_line(&format!("{file} is not a file")));
        }
        _ => {}
    }
    let format = Format::of(path).ok_or_else(|| {
        error_without_line(&format!(
            "expected a file in .toml, .json, .ron, .yaml or .yml, found {file}"
        ))
    })?;
    let bytes = metadata.and_then(|_| read_bytes(path)).map_err(|error| {
        error_without_line(&match error.kind() {
            ErrorKind::NotFound => format!("there is no file {file}"),
            ErrorKind::PermissionDenied => format!("{file} may not be read by this user"),
            ErrorKind::FileTooLarge => format!("{file} is larger than 256 KiB, and is not read"),
            _ => format!("cannot read {file}: {error}"),
        })
    })?;
    // The byte order marks of UTF-32 are checked first, since one of them starts with a byte order mark of
    // UTF-16.
    let in_encoding =
        |name| Err(error_without_line(&format!("{file} is in {name}; save it in UTF-8")));
    match &*bytes {
        [0xff, 0xfe, 0, 0, ..] | [0, 0, 0xfe, 0xff, ..] => return in_encoding("UTF-32"),
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => return in_encoding("UTF-16"),
        _ => {}
    }
    // Skip the byte order mark of UTF-8, which some editors write but do not show.
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

/// Returns the bytes of a file, or an error if there are more than `MAX_BYTES`.
fn read_bytes(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_BYTES { Err(ErrorKind::FileTooLarge.into()) } else { Ok(bytes) }
}
