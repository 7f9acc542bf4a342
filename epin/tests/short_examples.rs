//! What the examples `parse`, `embed` and `catalogs` print.

mod common;

use common::example;

fn printed(name: &str, args: &[&str]) -> String {
    let output = example(name).args(args).output().unwrap();
    assert!(output.status.success());
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    String::from_utf8(output.stdout).unwrap()
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
fn catalogs_shows_all_four_games() {
    let printed = printed("catalogs", &[]);
    for line in ["Chess", "Makruk", "Shogi", "Chess vs Makruk"] {
        assert!(printed.lines().any(|other| other == line), "no {line} in:\n{printed}");
    }
    assert!(printed.contains("\nk^ in Shogi: captured, the game is over\n"));
}
