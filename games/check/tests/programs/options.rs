//! How the programs are called: options, files, folders and exit codes.

use std::ffi::OsStr;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::{env, fs};

use crate::formats::{JSON, TOML};
use crate::run::{
    CHECK_GAME, CHECK_TOKENS, GAMES, Run, check_game, in_folder, load, load_text, run, run_command,
    run_on,
};

const WARNING: &str = "name = \"Duel\"\nboard = [[\"K\"]]\npieces.K.name = \"King\"\n";

/// Runs `check_game` in a folder with these files.
fn in_files(files: &[(&str, &str)], args: &[&str]) -> Run {
    in_folder(|dir| {
        for (name, text) in files {
            let path = dir.join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        run_command(Command::new(CHECK_GAME).args(args).current_dir(dir))
    })
}

fn run_with_input(program: &str, args: &[&str], input: &str) -> Run {
    let piped = || Stdio::piped();
    let mut command = Command::new(program);
    command.args(args).stdin(piped()).stdout(piped()).stderr(piped());
    let mut child = command.spawn().unwrap();
    // A program that refuses its arguments does not read its input.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    Run::new(child.wait_with_output().unwrap())
}

#[test]
fn help_and_version_go_to_standard_output() {
    for program in [CHECK_GAME, CHECK_TOKENS] {
        let name = Path::new(program).file_stem().unwrap().to_str().unwrap();
        for option in ["--help", "-h"] {
            let help = run(program, &[OsStr::new(option)]);
            assert_eq!((help.code, &*help.stderr), (Some(0), ""));
            assert!(help.stdout.contains(&format!("Usage: {name} ")), "{}", help.stdout);
            assert!(help.stdout.contains("Exit codes: "), "{}", help.stdout);
        }
        let version = run(program, &[OsStr::new("--version")]);
        let expected = format!("{name} {}\n", env!("CARGO_PKG_VERSION"));
        assert_eq!((version.code, version.stdout), (Some(0), expected));
    }
}

#[test]
fn wrong_usage() {
    let game = format!("{GAMES}/chess.toml");
    for (args, message) in [
        (&[][..], "the following required arguments were not provided"),
        (&["--verison"], "a similar argument exists: '--version'"),
        (&["-x", &game], "unexpected argument '-x'"),
        (&["--format", "xml", &game], "possible values: text, short, json, github"),
        (&["--format"], "a value is required for '--format <FORMAT>'"),
        (&["-"], "--stdin-name game.toml"),
        (&["--stdin-name", "a.toml", &game], "needs the file -"),
        (&["--quiet", "--show", &game], "cannot be used with"),
        (&["--show", "--format", "json", &game], "--show needs --format text"),
    ] {
        let run = check_game(&args.iter().map(Path::new).collect::<Vec<_>>());
        assert_eq!((run.code, &*run.stdout), (Some(2), ""), "{args:?}");
        assert!(run.stderr.contains(message), "{args:?}: {}", run.stderr);
    }
}

#[test]
fn after_two_dashes_everything_is_a_file() {
    let files = [("--help", ""), ("-q.toml", TOML)];
    in_files(&files, &["--", "-q.toml"]).shows(&["Duel"]);
    in_files(&files, &["--", "--help"])
        .cannot_read("error: expected a file in .toml, .json, .ron, .yaml or .yml, found --help\n");
}

#[test]
fn standard_input_has_the_format_of_its_name() {
    let args = ["-", "--stdin-name", "new/game.toml"];
    run_with_input(CHECK_GAME, &args, TOML).shows(&["Duel"]);
    run_with_input(CHECK_GAME, &args, "name = 1\n").fails(&[" --> new/game.toml:1:1"]);
    run_with_input(CHECK_GAME, &["-", "--stdin-name", "game"], TOML)
        .cannot_read("error: expected a file in .toml, .json, .ron, .yaml or .yml, found game\n");
    run_with_input(CHECK_GAME, &args, &"#".repeat((256 << 10) + 1))
        .cannot_read("error: new/game.toml is larger than 256 KiB, and is not read\n");
    run_with_input(CHECK_TOKENS, &["--key", "pieces", "-", "--stdin-name", "a.json"], JSON)
        .shows(&["a.json: 3 tokens, none is wrong"]);
}

#[test]
fn paths_that_are_not_game_files() {
    let missing = Path::new(GAMES).join("nothing.toml");
    let report = format!("error: there is no file {}\n", missing.display());
    check_game(&[&missing]).cannot_read(&report);
    for name in ["game.txt", "game", "game.toml.bak"] {
        load_text(name, JSON).cannot_read(&format!(
            "error: expected a file in .toml, .json, .ron, .yaml or .yml, found {name}\n"
        ));
    }
    load_text("GAME.JSON", JSON).shows(&["Duel"]);
}

#[test]
fn several_files_have_one_summary() {
    let files = [("a.toml", TOML), ("b.json", "{}"), ("c.toml", WARNING)];
    let run = in_files(&files, &["a.toml", "--deny-warnings", "b.json", "c.toml"]);
    run.fails(&["error: the file lacks", "warning: the second side has no piece"]);
    assert!(run.stderr.ends_with("\n\n3 files: 1 error, 1 warning\n"), "{}", run.stderr);
    assert!(!run.stderr.contains("problem in"), "{}", run.stderr);

    let run = in_files(&files, &["a.toml", "missing.toml", "b.json"]);
    assert_eq!((run.code, &*run.stdout), (Some(2), ""));
    assert!(run.stderr.starts_with("error: there is no file missing.toml\n\nerror: "));
    assert!(run.stderr.ends_with("\n3 files: 1 error, no warnings, 1 not read\n"));

    let run = in_files(&files, &["a.toml", "c.toml", "a.toml"]);
    assert_eq!((run.code, &*run.stdout), (Some(0), ""));
    let run = in_files(&files, &["a.toml", "c.toml", "b.json", "--show"]);
    assert_eq!(run.code, Some(1));
    assert_eq!(run.stdout.matches("Duel\n").count(), 2, "{}", run.stdout);
}

/// `xargs` and `pre-commit` put the files last.
#[test]
fn tokens_of_several_files() {
    let [chess, shogi] = ["chess", "shogi"].map(|game| format!("{GAMES}/{game}.toml"));
    let args = ["--key", "pieces", &chess, &shogi].map(OsStr::new);
    let run = run(CHECK_TOKENS, &args);
    assert_eq!((run.code, &*run.stdout), (Some(0), ""));
    assert_eq!(run.stderr, "2 files: no errors, no warnings\n");
}

#[test]
fn a_folder_has_the_files_of_its_folders() {
    let files = [
        ("games/b.toml", TOML),
        ("games/old/a.json", "{}"),
        ("games/.taplo.toml", "x"),
        ("games/.git/a.toml", "x"),
        ("games/game.schema.json", "x"),
        ("games/Cargo.toml", "x"),
        ("games/notes.txt", "x"),
        ("none/notes.txt", "x"),
    ];
    let run = in_files(&files, &["games"]);
    run.fails(&[" --> games/old/a.json:1:1", "2 files: 1 error, no warnings"]);
    let run = in_files(&files, &["none"]);
    run.cannot_read(
        "error: there is no file to check in none\n\n1 file: no errors, no warnings, 1 not read\n",
    );
    in_files(&files, &["games/Cargo.toml"]).fails(&["error: "]);
}

#[cfg(unix)]
#[test]
fn a_link_to_a_folder_around_it_is_not_followed() {
    let run = in_folder(|dir| {
        fs::write(dir.join("a.toml"), TOML).unwrap();
        std::os::unix::fs::symlink(dir, dir.join("link")).unwrap();
        check_game(&[dir])
    });
    assert_eq!((run.code, &*run.stderr), (Some(0), "1 file: no errors, no warnings\n"));
}

#[test]
fn quiet_prints_only_problems() {
    let quiet = |name, text| run_on(CHECK_GAME, name, text, &["--quiet"]);
    let run = quiet("a.toml", TOML);
    assert_eq!((run.code, &*run.stdout, &*run.stderr), (Some(0), "", ""));
    let run = quiet("a.toml", WARNING);
    assert_eq!((run.code, &*run.stdout), (Some(0), ""));
    assert!(run.stderr.starts_with("warning: ") && !run.stderr.contains("warning in a.toml"));
    let run = in_files(&[("a.toml", TOML), ("b.toml", TOML)], &["-q", "a.toml", "b.toml"]);
    assert_eq!((run.code, &*run.stdout, &*run.stderr), (Some(0), "", ""));
}

/// A file that is refused is not printed as a game.
#[test]
fn denied_warnings_are_like_errors() {
    assert_eq!(load_text("a.toml", WARNING).code, Some(0));
    let run = run_on(CHECK_GAME, "a.toml", WARNING, &["--deny-warnings"]);
    run.fails(&["warning: the second side has no piece", "warning: 1 warning in a.toml"]);
    assert_eq!(run_on(CHECK_GAME, "a.toml", TOML, &["--deny-warnings"]).code, Some(0));
    assert_eq!(load("chess.toml").code, Some(0));
}
