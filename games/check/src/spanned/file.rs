//! Files: which ones are in a folder, and what is in one.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};

use super::{Format, Problems};

/// The maximum size of a file, in bytes: 256 KiB. The largest game file in the repository is 1.4 KB.
///
/// Reading a file of the maximum size takes up to 200 MB of memory in TOML, whose parser collects every
/// syntax error (770 times the size of the file, for `a = [{.}{.}…`), up to 60 MB in YAML (220 times the
/// size, for `[:,:,…`), and less in JSON and RON.
const MAX_BYTES: u64 = 256 << 10;

/// A file that has been read.
pub(crate) struct SourceFile {
    pub(crate) name: String,
    pub(crate) format: Format,
    /// The content, without a byte order mark.
    pub(crate) source: String,
}

impl SourceFile {
    /// Returns a file and what is wrong with its encoding, or a message on why the file cannot be read. If
    /// there is a name for standard input, `-` is standard input.
    pub(crate) fn read(
        path: &Path,
        stdin_name: Option<&PathBuf>,
    ) -> Result<(Self, Problems), String> {
        let stdin_name = stdin_name.filter(|_| path == Path::new("-"));
        let path = stdin_name.map_or(path, PathBuf::as_path);
        let name = path.display().to_string();
        // This check comes before the file is opened, because opening a pipe would wait for a writer.
        if stdin_name.is_none() && fs::metadata(path).is_ok_and(|found| !found.is_file()) {
            return Err(format!("{name} is not a file"));
        }
        let expected = "expected a file in .toml, .json, .ron, .yaml or .yml";
        let format = Format::of(path).ok_or_else(|| format!("{expected}, found {name}"))?;
        let bytes = match stdin_name {
            Some(_) => read_bytes(io::stdin()),
            None => fs::File::open(path).and_then(read_bytes),
        };
        let bytes = bytes.map_err(|error| cannot_read(path, &error))?;
        // The byte order marks of UTF-32 are checked first, since one of them starts with a byte order mark of
        // UTF-16.
        let in_encoding = |encoding| Err(format!("{name} is in {encoding}; save it in UTF-8"));
        match &*bytes {
            [0xff, 0xfe, 0, 0, ..] | [0, 0, 0xfe, 0xff, ..] => return in_encoding("UTF-32"),
            [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => return in_encoding("UTF-16"),
            _ => {}
        }
        // Skip the byte order mark of UTF-8, which some editors write but do not show.
        let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(&bytes);
        let mut problems = Problems::default();
        if let Err(error) = std::str::from_utf8(bytes) {
            let start = error.valid_up_to();
            let span = start..start + '\u{fffd}'.len_utf8();
            let message =
                format!("the file is not in UTF-8: found the byte 0x{:02X}", bytes[start]);
            problems.add(span, message).help("save it in UTF-8");
            problems.is_unfinished = true;
        }
        let source = String::from_utf8_lossy(bytes).into_owned();
        Ok((Self { name, format, source }, problems))
    }
}

/// Returns the files to read for a path: the path itself or, if it is a folder, the files in it and in its
/// folders that are in one of the formats, sorted, but not those that are hidden or known to be something else.
/// Instead of a file, there may be a message on why it cannot be read.
pub(crate) fn files_in(path: &Path) -> Vec<Result<PathBuf, String>> {
    if !path.is_dir() {
        return vec![Ok(path.to_owned())];
    }
    let mut files = Vec::new();
    add_files(path, &mut files);
    if files.is_empty() {
        files.push(Err(format!("there is no file to check in {}", path.display())));
    }
    files
}

fn add_files(folder: &Path, files: &mut Vec<Result<PathBuf, String>>) {
    let entries = fs::read_dir(folder).and_then(|entries| {
        entries.map(|entry| Ok(entry?.path())).collect::<io::Result<BTreeSet<_>>>()
    });
    let paths = entries.unwrap_or_else(|error| {
        files.push(Err(cannot_read(folder, &error)));
        BTreeSet::new()
    });
    for path in paths {
        let name = path.file_name().unwrap_or_default().as_encoded_bytes();
        let is_other = name.ends_with(b".schema.json") || name == b"Cargo.toml";
        if name.starts_with(b".") || is_other {
            continue;
        }
        // A link to a folder could lead back to a folder around it.
        if path.is_dir() && !path.is_symlink() {
            add_files(&path, files);
        } else if path.is_file() && Format::of(&path).is_some() {
            files.push(Ok(path));
        }
    }
}

/// Returns all bytes, or an error if there are more than `MAX_BYTES`.
fn read_bytes(file: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_BYTES { Err(ErrorKind::FileTooLarge.into()) } else { Ok(bytes) }
}

/// Returns the message for a file or a folder that cannot be read.
fn cannot_read(path: &Path, error: &io::Error) -> String {
    let file = path.display();
    match error.kind() {
        ErrorKind::NotFound => format!("there is no file {file}"),
        ErrorKind::PermissionDenied => format!("{file} may not be read by this user"),
        ErrorKind::FileTooLarge => format!("{file} is larger than 256 KiB, and is not read"),
        _ => format!("cannot read {file}: {error}"),
    }
}
