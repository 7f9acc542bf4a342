//! Large files, and files with many problems: time, memory and the length of a report are bounded.

use std::time::{Duration, Instant};

use crate::run::load_text;
#[cfg(target_os = "linux")]
use crate::run::{CHECK_GAME, Run, run_in_shell};

/// How a format writes a game.
struct Format {
    file: &'static str,
    /// What is before and after the board.
    around: [&'static str; 2],
}

const FORMATS: [Format; 4] = [TOML, JSON, YAML, RON];

const TOML: Format = Format {
    file: "large.toml",
    around: ["name = \"Duel\"\npieces.K.name = \"King\"\nboard = ", "\n"],
};

const JSON: Format = Format {
    file: "large.json",
    around: [r#"{"name": "Duel", "pieces": {"K": {"name": "King"}}, "board": "#, "}"],
};

const YAML: Format =
    Format { file: "large.yaml", around: ["name: Duel\npieces: {K: {name: King}}\nboard: ", "\n"] };

const RON: Format = Format {
    file: "large.ron",
    around: [r#"(name: "Duel", pieces: {"K": (name: "King")}, board: "#, ")"],
};

impl Format {
    /// Returns a game with these squares.
    fn with_squares(&self, squares: impl Iterator<Item = String>) -> String {
        let [before, after] = self.around;
        let squares = squares.map(|square| format!("\"{square}\"")).collect::<Vec<_>>();
        format!("{before}[[{}]]{after}", squares.join(",\n"))
    }
}

#[test]
fn many_problems_are_reported_in_two_seconds() {
    for format in FORMATS {
        let (name, text) =
            (format.file, format.with_squares((0..20_000).map(|i| format!("K{i}x"))));
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
    let keys = (0..2_000).map(|i| format!("\"nothing_of_a_game_{i:05}\":1")).collect::<Vec<_>>();
    let text = format!(
        r#"{{"name":"Duel","board":[["K"]],"pieces":{{"K":{{"name":"King"}}}},{}}}"#,
        keys.join(",")
    );
    let start = Instant::now();
    let run = load_text("long.json", text);
    let time = start.elapsed();
    // Each entry is 28 characters long. The first one comes after 62 characters without a mistake.
    run.fails(&[
        "error: unknown key \"nothing_of_a_game_00000\"",
        "long.json:1:63",
        "error: unknown key \"nothing_of_a_game_00049\"",
        "long.json:1:1435",
        "error: 2000 problems in long.json, the first 50 shown and 1950 more",
    ]);
    assert!(run.stderr.lines().all(|line| line.len() <= 80), "{}", run.stderr);
    assert!(time < Duration::from_secs(2), "{time:?}");
}

/// A file of the maximum size, whatever it contains, takes less than 240 MB of address space in TOML and 75 MB in
/// other formats, 10 MB of which are the program itself, and less than 20 s of processor time.
#[cfg(target_os = "linux")] // Other systems have no `ulimit -v`, or ignore it.
mod the_largest_file {
    use super::{Format, JSON, RON, TOML, YAML, limited};

    #[test]
    fn of_toml() {
        check(&TOML, ["{KEY = ", "}"], 240);
        for (unit, end) in [
            ("a.", "a = 1"),
            (&format!("k#{} = 1\n", ".a".repeat(60)), ""),
            ("[k#]\n", ""),
            ("[k#.a.a.a.a.a.a]\n", ""),
            ("[[a]]\n", ""),
            ("[\n", ""),
            ("=\n", ""),
        ] {
            check_file(&TOML, &filled("", unit, end), 240);
        }
        // Each of these is several syntax errors, and the parser keeps them all.
        for unit in ["{.}", "}", ".\r", "{.,"] {
            check_file(&TOML, &filled("a = [", unit, ""), 240);
        }
    }

    #[test]
    fn of_json() {
        check(&JSON, ["{\"KEY\": ", "}"], 75);
    }

    #[test]
    fn of_yaml() {
        check(&YAML, ["{KEY: ", "}"], 75);
        check_file(&YAML, &filled("[", ":,", "]"), 75);
    }

    #[test]
    fn of_ron() {
        check(&RON, ["(KEY: ", ")"], 75);
    }

    /// Checks games with the largest board that a file can contain, one game for each of several shapes. A
    /// table with one entry is written as `open`, the value and `close`. In `open`, `KEY` stands for the key.
    fn check(format: &Format, [open, close]: [&str; 2], megabytes: u32) {
        let [before, after] = format.around;
        let (before_key, after_key) = open.split_once("KEY").unwrap();
        let entry = |key: &str| format!("{key}{after_key}1");
        let open = open.replace("KEY", "a");
        for (start, unit, end) in [
            ("[[", "1,", "1]]"),
            ("[", &("[".repeat(12) + &"]".repeat(12) + ","), "[]]"),
            ("", "[", ""),
            ("[", &format!("{open}1{close},"), "[]]"),
            (before_key, &(entry("k#") + "," + &before_key[1..]), &(entry("k") + close)),
            (before_key, "x", &(entry("x") + close)),
            ("\"", "30K", "\""),
        ] {
            let text = filled(&format!("{before}{start}"), unit, &format!("{end}{after}"));
            check_file(format, &text, megabytes);
        }
    }

    /// Returns a file of the maximum size. In `unit`, which is
    /// repeated, `#` stands for the number of the repetition.
    fn filled(start: &str, unit: &str, end: &str) -> String {
        let mut text = start.to_owned();
        for i in 0.. {
            let unit = unit.replace('#', &format!("{i}"));
            if text.len() + unit.len() + end.len() > 256 << 10 {
                break;
            }
            text += &unit;
        }
        text + end
    }

    #[track_caller]
    fn check_file(Format { file, .. }: &Format, text: &str, megabytes: u32) {
        let run = limited(file, text, megabytes);
        let shape = &text[..200];
        assert_eq!(run.code, Some(1), "{shape}: {}", run.stderr);
        assert!(run.stderr.contains(&format!(" in {file}")), "{shape}: {}", run.stderr);
    }
}

/// A value that `&` names is kept until the end of the file, once for each `&` around it.
#[cfg(target_os = "linux")]
#[test]
fn yaml_repeats_in_bounded_memory() {
    let nested = |inner: &str| format!("{}{inner}{}", "&a [".repeat(200), "]".repeat(200));
    let lists = format!("[{}]", (nested("K") + ",").repeat(200));
    let values = nested(&"K,".repeat(100_000));
    // A text with an escape is not borrowed from the file.
    let text = format!("\"\\n{}\"", "x".repeat(100_000));
    let texts = format!("[&a {text}, {}]", "*a, ".repeat(25_000));
    let keys = format!("[&a {{ ? {text} : 1 }}, {}]", "*a, ".repeat(25_000));
    for text in [lists, values, nested(&text), texts, keys] {
        let report = "error: too many values are named by `&` or repeated by `*`";
        limited("repeated.yaml", &text, 60).fails(&[report]);
    }
}

/// Runs the program with this much memory and 20 s of processor time.
#[cfg(target_os = "linux")]
fn limited(name: &str, text: &str, megabytes: u32) -> Run {
    let command = format!("ulimit -v {megabytes}000 && ulimit -t 20 && exec \"$0\" \"$1\"");
    run_in_shell(&command, CHECK_GAME, name, text)
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
fn a_long_wrong_key_beside_undefined_pieces_is_reported_in_two_seconds() {
    let undefined = ["", "+", "-"].map(|sign| {
        let tokens = (b'A'..b'K').chain(b'L'..=b'Z').flat_map(|letter| {
            let token = format!("{sign}{}", char::from(letter));
            ["", "^", "'", "^'"].map(|markers| format!("\"{token}{markers}\","))
        });
        tokens.collect::<String>()
    });
    let board = undefined.concat();
    let text = format!(
        "name = \"Duel\"\npieces.{}.name = \"King\"\nboard = [[{board}]]\n",
        "K".repeat(200_000)
    );
    let start = Instant::now();
    let run = load_text("long.toml", text);
    let time = start.elapsed();
    run.fails(&[
        "error: invalid EPIN token",
        "error: undefined piece \"A\"",
        "error: 301 problems",
    ]);
    assert!(time < Duration::from_secs(2), "{time:?}");
}

#[test]
fn what_is_repeated_is_bounded() {
    let long = "x".repeat(100_000);
    for (name, text) in [
        ("long.toml", format!("name = \"Duel\"\nboard = [[\"{long}\"]]\n[pieces]\n")),
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
