//! Large files, and files with many problems: time, memory and the length of a report are bounded.

use std::time::{Duration, Instant};

use crate::run::load_text;

/// Returns a game with these squares in all formats, each with a file's name.
fn large(squares: impl Iterator<Item = String>) -> [(&'static str, String); 4] {
    let list = squares.map(|square| format!("\"{square}\"")).collect::<Vec<_>>().join(",\n");
    [
        ("large.toml", format!("name = \"\"\npieces.K.name = \"\"\nboard = [[\n{list}]]\n")),
        (
            "large.json",
            format!(r#"{{"name": "", "pieces": {{"K": {{"name": ""}}}}, "board": [[{list}]]}}"#),
        ),
        ("large.yaml", format!("name: ''\npieces: {{K: {{name: ''}}}}\nboard: [[{list}]]\n")),
        ("large.ron", format!(r#"(name: "", pieces: {{"K": (name: "")}}, board: [[{list}]])"#)),
    ]
}

#[test]
fn many_problems_are_reported_in_two_seconds() {
    for (name, text) in large((0..20_000).map(|i| format!("K{i}x"))) {
        let start = Instant::now();
        let run = load_text(name, text);
        let time = start.elapsed();
        run.fails(&["error: invalid EPIN token \"K0x\"", "error: invalid EPIN token \"K49x\""]);
        let last =
            format!("\nerror: 20000 problems in {name}, the first 50 shown and 19950 more\n");
        assert!(run.stderr.ends_with(&last), "{}", run.stderr);
        assert!(!run.stderr.contains("\"K50x\""));
        assert!(time < Duration::from_secs(2), "{name}: {time:?}");
    }
}

#[test]
fn problems_on_one_long_line_are_reported_in_two_seconds() {
    let keys = (0..20_000).map(|i| format!("\"nothing_of_a_game_{i:05}\":1")).collect::<Vec<_>>();
    let text = format!(
        r#"{{"name":"","board":[["K"]],"pieces":{{"K":{{"name":""}}}},{}}}"#,
        keys.join(",")
    );
    let start = Instant::now();
    let run = load_text("long.json", text);
    let time = start.elapsed();
    // Each entry is 28 characters long, after the 54 of what is right.
    run.fails(&[
        "error: unknown key \"nothing_of_a_game_00000\"",
        "long.json:1:55",
        "error: unknown key \"nothing_of_a_game_00049\"",
        "long.json:1:1427",
        "error: 20000 problems in long.json, the first 50 shown and 19950 more",
    ]);
    assert!(run.stderr.lines().all(|line| line.len() <= 80), "{}", run.stderr);
    assert!(time < Duration::from_secs(2), "{time:?}");
}

/// To read a file takes 9 times its size in memory if it is JSON, YAML or RON, and 25 times if it is
/// TOML. The limit here is 60 times.
#[cfg(target_os = "linux")] // Others have no `ulimit -v`, or ignore it.
#[test]
fn a_large_file_takes_bounded_memory() {
    for (name, text) in large((0..100_000).map(|i| format!("K{i:06}"))) {
        assert!(text.len() > 1_000_000);
        fails_in_60_mb(name, &text, "error: 100000 problems in ");
    }
}

/// What `&` names is kept until the end of the file, once for each `&` around it.
#[cfg(target_os = "linux")]
#[test]
fn yaml_repeats_in_bounded_memory() {
    let nested = |inner: &str| format!("{}{inner}{}", "&a [".repeat(200), "]".repeat(200));
    let lists = format!("[{}]", (nested("K") + ",").repeat(1_000));
    let values = nested(&"K,".repeat(400_000));
    // A text with an escape is not borrowed from the file.
    let text = format!("\"\\n{}\"", "x".repeat(400_000));
    let texts = format!("[&a {text}, {}]", "*a, ".repeat(50_000));
    let keys = format!("[&a {{ ? {text} : 1 }}, {}]", "*a, ".repeat(50_000));
    for text in [lists, values, nested(&text), texts, keys] {
        let report = "error: too many values are named by `&` or repeated by `*`";
        fails_in_60_mb("repeated.yaml", &text, report);
    }
}

/// Asserts that the program fails with this report on a file, with 60 MB of memory.
#[cfg(target_os = "linux")]
#[track_caller]
fn fails_in_60_mb(name: &str, text: &str, report: &str) {
    use crate::run::{CHECK_GAME, run_in_shell};

    let command = "ulimit -v 60000 && exec \"$0\" \"$1\"";
    let run = run_in_shell(command, CHECK_GAME, name, text);
    assert!(run.stderr.contains(report), "{name}: {}", run.stderr);
}

#[test]
fn nesting_is_bounded() {
    let lists = "[".repeat(300) + &"]".repeat(300);
    for (name, text) in [
        ("deep.json", format!("{{\"board\": {lists}}}")),
        ("deep.yaml", format!("board: {lists}")),
        ("deep.yaml", "- ".repeat(300)),
        ("deep.toml", format!("board = {lists}")),
        ("deep.toml", format!("[{}]", ["a"; 300].join("."))),
    ] {
        load_text(name, text).fails(&["error: too many lists and tables inside each other"]);
    }
}

#[test]
fn what_is_repeated_is_bounded() {
    let long = "x".repeat(100_000);
    for (name, text) in [
        ("long.toml", format!("name = \"\"\nboard = [[\"{long}\"]]\n[pieces]\n")),
        ("long.json", format!("{{\"{long}\": 1}}")),
        ("long.yaml", format!("pieces: {{\"{long}\": {{}}}}")),
        ("long.ron", format!("(pieces: {{\"{long}\": {long}}})")),
        ("syntax.toml", format!("{long}: 1")),
        ("syntax.json", format!("{{ '{long}' = 1 }}")),
        ("syntax.yaml", format!("{long} 1\nname: x")),
        ("syntax.ron", format!("({long}^ = 1)")),
    ] {
        let run = load_text(name, text);
        run.fails(&["error: "]);
        assert!(run.stderr.len() < 2_000, "{}", run.stderr);
    }
}

#[test]
fn syntax_errors_are_reported_in_two_seconds() {
    for extension in ["toml", "json", "yaml", "ron"] {
        for unit in
            ["[", "{a:", "(a:", "a = {", "\"", "'", "\\", "# ", "/* ", "- ", "\n", "[\n", "é", "]"]
        {
            let start = Instant::now();
            let run = load_text(&format!("game.{extension}"), unit.repeat(50_000));
            let time = start.elapsed();
            run.fails(&["error: "]);
            assert!(run.stderr.ends_with(&format!("error: 1 problem in game.{extension}\n")));
            assert!(run.stderr.len() < 2_000, "{}", run.stderr);
            assert!(time < Duration::from_secs(2), "{extension} {unit:?}: {time:?}");
        }
    }
}
