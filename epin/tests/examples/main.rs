//! What the examples print.

mod load_game;

use std::io::Write;
use std::process::{Command, Stdio};
use std::{env, fs};

/// Returns the program of an example, to be run with arguments. `cargo test` has built it, but
/// `cargo test --test` does not build the examples.
fn example(name: &str) -> Command {
    // The test programs are somewhere in `target/debug`: in `deps` or, from cargo 1.100 on, in `build`.
    let program = format!("examples/{name}{}", env::consts::EXE_SUFFIX);
    let test = env::current_exe().unwrap();
    let example = test.ancestors().map(|folder| folder.join(&program)).find(|path| path.exists());
    Command::new(example.expect("`cargo test` builds the examples, `cargo test --test` does not"))
}

fn printed(name: &str, args: &[&str]) -> String {
    let output = example(name).args(args).output().unwrap();
    assert!(output.status.success());
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn without_arguments_the_usage() {
    for name in ["draw", "load_game", "parse"] {
        let output = example(name).output().unwrap();
        assert_eq!((output.status.code(), &*output.stdout), (Some(2), &b""[..]), "{name}");
        assert!(output.stderr.starts_with(b"usage: cargo run --example "), "{name}");
    }
}

#[test]
fn parse_says_what_each_argument_means() {
    assert_eq!(
        printed("parse", &["K^", "+p'", "R+", ""]),
        "\
K^    K, first side, normal, terminal, native
+p'   P, second side, enhanced, non-terminal, derived
not a token: expected the end of the token, found `+` at byte 1; did you mean \"+R\"?
not a token: expected a token, found an empty string; a token is a letter and its markers, such \
         as K, +P or K^
"
    );
}

#[cfg(unix)]
#[test]
fn parse_reads_arguments_that_are_not_unicode() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let output = example("parse").arg(OsStr::from_bytes(b"K\xff")).output().unwrap();
    assert_eq!(
        String::from_utf8(output.stdout).unwrap(),
        "not a token: expected the end of the token, found the byte 0xFF at byte 1\n",
    );
}

/// The example is compiled. If its code is the code of the chapter, from top to bottom, then the
/// chapter's code also compiles.
#[test]
fn game_file_is_the_code_of_its_chapter() {
    let mut chapter = String::new();
    let mut language = None;
    for line in include_str!("../../src/guide/game_file.md").lines() {
        match (line.strip_prefix("```"), language) {
            (Some(opened), None) => language = Some(opened),
            (Some(_), Some(_)) => language = None,
            (None, Some("" | "no_run")) if !line.starts_with("# ") => chapter.push_str(line),
            _ => {}
        }
    }
    let example = include_str!("../../examples/game_file.rs");
    let (_, body) = example.split_once("{\n").unwrap();
    let body = body.strip_suffix("    Ok(())\n}\n").unwrap();
    let without_spaces = |code: &str| code.split_whitespace().collect::<String>();
    assert_eq!(without_spaces(body), without_spaces(&chapter));
}

#[test]
fn embed_shows_the_start_position() {
    let printed = printed("embed", &[]);
    let ranks = printed.lines().take(8).map(str::trim_end).collect::<Vec<_>>();
    assert_eq!(ranks[0], "-r n  b  q  k^ b  n  -r");
    assert_eq!(ranks[4], ".  .  .  .  .  .  .  .");
    assert_eq!(ranks[6], "+P +P +P +P +P +P +P +P");
    assert!(printed.ends_with("The first side starts with 39\n"));
}

#[test]
fn catalogs_shows_both_games() {
    let printed = printed("catalogs", &[]);
    for line in ["Chess", "Shogi"] {
        assert!(printed.lines().any(|other| other == line), "no {line} in:\n{printed}");
    }
    assert!(printed.contains("\nk^ in Shogi: captured, the game is over\n"));
}

#[test]
fn positions_shows_each_position_or_all_that_is_wrong_with_it() {
    let mut program =
        example("positions").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let input = "# Comment\nrk^/2//2/RK^ 2PN/ c/C\n\nk^7/7/8/7K^ 1P/ C/C\r\n";
    program.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = program.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(
        String::from_utf8(output.stdout).unwrap(),
        "\
stdin:2: a board of [2, 2, 2], second side to move
r  k^
.  .

.  .
R  K^
first side's hand: 2PN

stdin:4: expected 8 squares as in other ranks, found 7 in `7` at byte 4
stdin:4: expected a count of 2 or more, without leading zeros, found `1` at byte 12; did you mean \"P\"?
stdin:4: expected a lower-case letter, found `C` at byte 18; the upper-case letter is the first side's, and the side to move comes first
"
    );
}

#[test]
fn positions_names_a_file_that_is_missing() {
    let output = example("positions").arg("no/such/file").output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.starts_with(b"no/such/file: "));
}

#[test]
fn positions_shows_no_control_characters_of_a_file_name() {
    let output = example("positions").arg("\x1b]0;no\u{202e}\u{2066}\n").output().unwrap();
    assert!(String::from_utf8(output.stdout).unwrap().starts_with("�]0;no���: "));
}

/// If `UPDATE_PICTURES=1` is set, the test writes the pictures instead of comparing them.
#[test]
fn draw_draws_the_pictures_of_the_documentation() {
    for (name, feen) in [
        ("position", "r1sgk^/5/2B2/2S2/K^G2R 2P/b S/s"),
        ("capture_before", "2k^/1q1/K^1Q / C/m"),
        ("capture_after", "2k^/1Q1/K^2 Q'/ m/C"),
    ] {
        let picture = printed("draw", &[feen]);
        let path = format!("{}/docs/{name}.svg", env!("CARGO_MANIFEST_DIR"));
        if env::var_os("UPDATE_PICTURES").is_some() {
            fs::write(path, picture).unwrap();
        } else {
            assert!(picture == fs::read_to_string(path).unwrap(), "{name}.svg is not up to date");
        }
    }
}

#[test]
fn draw_refuses_what_it_cannot_draw() {
    for (feen, error) in [
        ("1K^/2//2/1k^ / C/c", "expected a board of one or two dimensions\n"),
        (
            "^K1k^ / C/c",
            "expected a piece or a count of empty squares, found `^` at byte 0; did you mean \"K^\"?\n",
        ),
    ] {
        let output = example("draw").arg(feen).output().unwrap();
        assert_eq!(output.status.code(), Some(1));
        assert_eq!(String::from_utf8(output.stderr).unwrap(), error);
    }
}
