//! The program `check_catalog`, run as its users run it.

use std::process::{self, Command, Output};
use std::{env, fs};

/// Runs the program with arguments.
fn check_catalog(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_check_catalog")).args(args).output().unwrap()
}

/// Asserts that the program fails with this report on a file with this name and content.
#[track_caller]
fn fails(name: &str, text: &str, args: &[&str], report: &str) {
    let path = env::temp_dir().join(format!("epin-check-catalog-{}-{name}", process::id()));
    fs::write(&path, text).unwrap();
    let path_text = path.to_str().unwrap();
    let output = check_catalog(&[&[path_text], args].concat());
    fs::remove_file(&path).unwrap();
    assert_eq!((output.status.code(), &*output.stdout), (Some(1), &b""[..]));
    let found = String::from_utf8(output.stderr).unwrap();
    assert_eq!(found.replace(path_text, name), report);
}

#[test]
fn a_file_without_wrong_tokens() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../shogi.toml");
    let keys = ["--key", "pieces", "--key", "promotes_to", "--key", "board", "--skip", "."];
    let output = check_catalog(&[&[file], &keys[..]].concat());
    let expected = format!("{file}: 61 tokens, none is wrong\n");
    assert_eq!(String::from_utf8(output.stdout).unwrap(), expected);
    assert!(output.status.success());
}

#[test]
fn qpi_tokens() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../chess-vs-makruk.toml");
    let output = check_catalog(&[file, "--key", "pieces", "--key", "promotes_to"]);
    let expected = format!("{file}: 18 tokens, none is wrong\n");
    assert_eq!(String::from_utf8(output.stdout).unwrap(), expected);
}

#[test]
fn tokens_anywhere_below_the_keys() {
    fails(
        "levels.yaml",
        "levels:\n  - { start: [K, ^Q], values: { P: 1, R+: 5 } }\n  - start: K’\n    name: ^K\n",
        &["--key", "start", "--key", "values"],
        r#"error: invalid EPIN token "^Q": expected a letter, found `^` at byte 0; did you mean "Q^"?
 --> levels.yaml:2:18
  |
2 |   - { start: [K, ^Q], values: { P: 1, R+: 5 } }
  |                  ^^

error: invalid EPIN token "R+": expected the end of the token, found `+` at byte 1; did you mean "+R"?
 --> levels.yaml:2:39
  |
2 |   - { start: [K, ^Q], values: { P: 1, R+: 5 } }
  |                                       ^^

error: invalid EPIN token "K’": expected the end of the token, found U+2019 (looks like `'`) at byte 1; did you mean "K'"?
 --> levels.yaml:3:12
  |
3 |   - start: K’
  |            ^^

error: 3 problems in levels.yaml
"#,
    );
}

#[test]
fn values_that_are_not_tokens() {
    fails(
        "numbers.json",
        "{ \"values\": 1, \"a\": { \"values\": [[\"\"], null] } }\n",
        &["--key", "values"],
        r#"error: expected a token, a list or a table
 --> numbers.json:1:13
  |
1 | { "values": 1, "a": { "values": [[""], null] } }
  |             ^

error: invalid EPIN token "": expected a token, found an empty string; a token is a letter and its markers, such as K, +P or K^
 --> numbers.json:1:35
  |
1 | { "values": 1, "a": { "values": [[""], null] } }
  |                                   ^^

error: expected a token, a list or a table
 --> numbers.json:1:40
  |
1 | { "values": 1, "a": { "values": [[""], null] } }
  |                                        ^^^^

error: 3 problems in numbers.json
"#,
    );
}

#[test]
fn other_formats_and_files_that_cannot_be_read() {
    fails(
        "levels.ron",
        "(levels: [(start: [\"K\", \"^Q\"])])\n",
        &["--key", "start"],
        r#"error: invalid EPIN token "^Q": expected a letter, found `^` at byte 0; did you mean "Q^"?
 --> levels.ron:1:25
  |
1 | (levels: [(start: ["K", "^Q"])])
  |                         ^^^^

error: 1 problem in levels.ron
"#,
    );
    fails(
        "cut.yaml",
        "start: [K, ^Q\n",
        &["--key", "start"],
        r"error: this `[` is not closed
 --> cut.yaml:1:8
  |
1 | start: [K, ^Q
  |        ^

error: 1 problem in cut.yaml
",
    );
    fails(
        "levels.txt",
        "",
        &["--key", "start"],
        "error: expected a file in .toml, .json, .ron, .yaml or .yml, found levels.txt\n",
    );
}

#[test]
fn usage() {
    for args in [&[][..], &["a.toml"], &["a.toml", "--key"], &["a.toml", "pieces"]] {
        let output = check_catalog(args);
        assert_eq!(output.status.code(), Some(2));
        assert!(String::from_utf8(output.stderr).unwrap().starts_with("usage: check_catalog "));
    }
}

#[cfg(unix)]
#[test]
fn a_file_name_that_is_not_utf_8() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let run = |args: &[&OsStr]| {
        let output = Command::new(env!("CARGO_BIN_EXE_check_catalog")).args(args).output().unwrap();
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    let [name, option, key] = [&b"no\xff.toml"[..], b"--key", b"start"].map(OsStr::from_bytes);
    let report = "error: there is no file no\u{fffd}.toml\n";
    assert_eq!(run(&[name, option, key]), (Some(1), report.to_owned()));
    assert_eq!(run(&[name, option, OsStr::from_bytes(b"\xff")]).0, Some(2));
}

#[cfg(unix)]
#[test]
fn a_file_name_cannot_control_the_terminal() {
    let path = env::temp_dir().join(format!("epin-check-catalog-{}-\x1b.json", process::id()));
    fs::write(&path, "{}").unwrap();
    let output = check_catalog(&[path.to_str().unwrap(), "--key", "start"]);
    fs::remove_file(&path).unwrap();
    let printed = String::from_utf8(output.stdout).unwrap();
    assert!(printed.ends_with("-␛.json: 0 tokens, none is wrong\n"), "{printed:?}");
}
