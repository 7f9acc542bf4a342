//! The `check_tokens` program, run as its users run it.

use std::ffi::OsStr;

use crate::run::{CHECK_TOKENS, Run, run, run_on};

fn check_tokens(args: &[&str]) -> Run {
    run(CHECK_TOKENS, &args.iter().map(OsStr::new).collect::<Vec<_>>())
}

/// Asserts that the program fails with this report on a file with this name and content.
#[track_caller]
fn fails(name: &str, text: &str, args: &[&str], report: &str) {
    run_on(CHECK_TOKENS, name, text, args).fails_with(report);
}

#[test]
fn files_without_wrong_tokens() {
    let shogi = concat!(env!("CARGO_MANIFEST_DIR"), "/../shogi.toml");
    let args = ["--key", "pieces", "--key", "promotes_to", "--key", "board", "--skip", "."];
    let run = check_tokens(&[&[shogi], &args[..]].concat());
    run.shows(&[&format!("{shogi}: 61 tokens, none is wrong")]);
    let of_two_styles = concat!(env!("CARGO_MANIFEST_DIR"), "/../chess-vs-makruk.toml");
    let run = check_tokens(&[&[of_two_styles], &args[..4]].concat());
    run.shows(&[&format!("{of_two_styles}: 20 tokens, none is wrong")]);
}

#[test]
fn tokens_anywhere_below_the_keys() {
    fails(
        "levels.yaml",
        "levels:\n  - { start: [K, ^Q], values: { P: 1, R+: 5 } }\n  - start: K’\n    name: ^K\n",
        &["--key", "start", "--key", "values"],
        r#"error: invalid EPIN token "^Q": expected a letter, found `^`; did you mean "Q^"?
 --> levels.yaml:2:18
  |
2 |   - { start: [K, ^Q], values: { P: 1, R+: 5 } }
  |                  ^

error: invalid EPIN token "R+": expected the end of the token, found `+`; did you mean "+R"?
 --> levels.yaml:2:40
  |
2 |   - { start: [K, ^Q], values: { P: 1, R+: 5 } }
  |                                        ^

error: invalid EPIN token "K’": expected the end of the token, found U+2019 (looks like `'`); did you mean "K'"?
 --> levels.yaml:3:13
  |
3 |   - start: K’
  |             ^

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
fn keys_that_the_file_does_not_have() {
    fails(
        "levels.toml",
        "level.start = [\"K\"]\nlevel.name = \"Qq\"\n",
        &["--key", "stort", "--key", "start", "--key", "name", "--key", "name\t"],
        r#"error: no key of this file is "stort"
 --> levels.toml:1:1
  |
1 | level.start = ["K"]
  | ^

error: no key of this file is "name␉"
 --> levels.toml:1:1
  |
1 | level.start = ["K"]
  | ^

error: invalid EPIN token "Qq": expected the end of the token, found `q`; a token has one letter; write one token per string
 --> levels.toml:2:16
  |
2 | level.name = "Qq"
  |                ^

error: 3 problems in levels.toml
"#,
    );
    let args = ["--key", "start", "--key", "start"];
    for (name, text) in [("a.json", "[]"), ("a.yaml", "K"), ("a.ron", "(a: 1)"), ("a.toml", "")] {
        run_on(CHECK_TOKENS, name, text, &args)
            .fails(&["error: no key of this file is \"start\"", "error: 1 problem in"]);
    }
    let merged = "a: &a { start: [K] }\nb: { <<: *a }\n";
    run_on(CHECK_TOKENS, "a.yaml", merged, &args).shows(&["a.yaml: 2 tokens, none is wrong"]);
    run_on(CHECK_TOKENS, "a.ron", "(start: [])", &args).shows(&["a.ron: 0 tokens, none is wrong"]);
}

#[test]
fn yaml_tags_of_other_values() {
    for (value, message) in [
        ("!!str [K]", "error: a list cannot have the tag `!!str`"),
        ("[K, !!map [K]]", "error: a list cannot have the tag `!!map`"),
        ("!!seq { K: 1 }", "error: a table cannot have the tag `!!seq`"),
        ("!!int K", "error: expected a token, a list or a table"),
        ("!!null \"K\"", "error: expected a token, a list or a table"),
    ] {
        let text = format!("start: {value}\n");
        run_on(CHECK_TOKENS, "a.yaml", text, &["--key", "start"]).fails(&[message, "1 problem"]);
    }
    for value in ["!!str K", "!K K", "! K", "!!seq [K]", "!K [K]", "!!omap [K]", "!!map { K: 1 }"] {
        let text = format!("start: {value}\nvalue: [!!int 0x10, !!float .inf, !!null '']\n");
        run_on(CHECK_TOKENS, "a.yaml", text, &["--key", "start"]).shows(&["1 tokens"]);
    }
}

#[test]
fn other_formats_and_files_that_cannot_be_read() {
    fails(
        "levels.ron",
        "(levels: [(start: [\"K\", \"^Q\"])])\n",
        &["--key", "start"],
        r#"error: invalid EPIN token "^Q": expected a letter, found `^`; did you mean "Q^"?
 --> levels.ron:1:26
  |
1 | (levels: [(start: ["K", "^Q"])])
  |                          ^

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

error: 1 problem in cut.yaml; the rest was not checked
",
    );
    let run = run_on(CHECK_TOKENS, "levels.txt", "", &["--key", "start"]);
    run.cannot_read(
        "error: expected a file in .toml, .json, .ron, .yaml or .yml, found levels.txt\n",
    );
}

#[test]
fn usage() {
    for args in [&[][..], &["a.toml"], &["a.toml", "--key"], &["a.toml", "pieces"]] {
        let run = check_tokens(args);
        assert_eq!(run.code, Some(2));
        assert!(run.stderr.starts_with("error: "), "{}", run.stderr);
    }
}

#[cfg(target_os = "linux")] // Windows and macOS have no such file names.
#[test]
fn a_file_name_that_is_not_utf_8() {
    use std::os::unix::ffi::OsStrExt;

    let [name, option, key] = [&b"no\xff.toml"[..], b"--key", b"start"].map(OsStr::from_bytes);
    run(CHECK_TOKENS, &[name, option, key])
        .cannot_read("error: there is no file no\u{fffd}.toml\n");
    assert_eq!(run(CHECK_TOKENS, &[name, option, OsStr::from_bytes(b"\xff")]).code, Some(2));
}

#[cfg(unix)] // Windows has no such file names.
#[test]
fn a_file_name_cannot_control_the_terminal() {
    let run = run_on(CHECK_TOKENS, "\x1b\t.json", r#"{"start": []}"#, &["--key", "start"]);
    assert!(run.stdout.ends_with("␛␉.json: 0 tokens, none is wrong\n"), "{}", run.stdout);
}
