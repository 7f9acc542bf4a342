//! Calls the compiler directly. A call through cargo takes ten times as long.

use std::collections::BTreeSet;
use std::env;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

/// The file name that the compiler gives to a program from its standard input.
pub(crate) const PROGRAM: &str = "<anon>";

pub(crate) struct Compiler {
    /// The path of the compiled `epin`.
    epin: PathBuf,
    /// The folders of `epin` and its dependencies. From cargo 1.100 on, each has a folder of its own.
    folders: BTreeSet<PathBuf>,
    /// The folder that the compiler writes to.
    out: PathBuf,
}

/// A message of the compiler about a program.
pub(crate) struct Message {
    /// The whole message, as rustc writes it.
    pub(crate) json: Value,
    pub(crate) is_error: bool,
}

/// Returns the name or the path of the compiler.
fn rustc() -> OsString {
    env::var_os("RUSTC").unwrap_or_else(|| "rustc".into())
}

/// Returns whether the compiler is a nightly build. On nightly, a macro can point at one character of a literal,
/// so that the errors differ.
pub(crate) fn is_nightly() -> bool {
    let version = Command::new(rustc()).arg("--version").output().expect("rustc runs");
    String::from_utf8_lossy(&version.stdout).contains("nightly")
}

impl Default for Compiler {
    /// Builds `epin` with the features that most programs need. Usually, cargo has built `epin` with
    /// these features already, for this test, and has nothing to do.
    fn default() -> Self {
        Self::with_features("alloc,derive,feen,macros,serde")
    }
}

impl Compiler {
    /// Builds `epin` with only these features.
    pub(crate) fn with_features(features: &str) -> Self {
        let temporary = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let out = temporary.join("programs");
        fs::create_dir_all(&out).unwrap();
        let output = Command::new(env!("CARGO"))
            .args(["build", "--offline", "--message-format=json", "--package=epin", "--lib"])
            .args(["--no-default-features", "--features", features, "--target-dir"])
            .arg(temporary.parent().unwrap())
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .output()
            .unwrap();
        let stdout = String::from_utf8(output.stdout).unwrap();
        let mut compiled = None;
        let mut folders = BTreeSet::new();
        for line in stdout.lines() {
            let line = serde_json::from_str::<Value>(line).unwrap();
            for file in line["filenames"].as_array().into_iter().flatten() {
                let file = Path::new(file.as_str().unwrap());
                folders.insert(file.parent().unwrap().to_owned());
                if line["target"]["name"] == "epin" && file.extension() == Some(OsStr::new("rmeta"))
                {
                    compiled = Some(file.to_owned());
                }
            }
        }
        let epin = compiled.expect("cargo builds epin");
        Self { epin, folders, out }
    }

    /// Returns the messages of the compiler about a program, in an edition.
    pub(crate) fn check(&self, edition: &str, program: &str) -> Vec<Message> {
        let option = |name: &str, path: &Path| {
            let mut option = OsString::from(name);
            option.push(path);
            option
        };
        let mut child = Command::new(rustc())
            .args(["-", "--crate-name=program", "--crate-type=bin", "--edition", edition])
            .args(["--emit=metadata", "--error-format=json"])
            .arg(option("--out-dir=", &self.out))
            .args(self.folders.iter().map(|folder| option("-Ldependency=", folder)))
            .arg(option("--extern=epin=", &self.epin))
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        child.stdin.take().unwrap().write_all(program.as_bytes()).unwrap();
        let output = child.wait_with_output().unwrap();
        // 1 is for errors; a compiler that crashes returns another number.
        assert!(matches!(output.status.code(), Some(0 | 1)), "{}", output.status);
        String::from_utf8(output.stderr).unwrap().lines().map(Message::new).collect()
    }
}

impl Message {
    fn new(json: &str) -> Self {
        let json = serde_json::from_str::<Value>(json).expect(json);
        // The last message counts the errors and has no span.
        let is_error = json["level"] == "error" && json["spans"][0].is_object();
        Self { json, is_error }
    }

    /// Returns the message without its source lines, notes and help.
    pub(crate) fn text(&self) -> &str {
        self.json["message"].as_str().unwrap()
    }

    /// Returns all that rustc prints.
    pub(crate) fn rendered(&self) -> &str {
        self.json["rendered"].as_str().unwrap()
    }
}
