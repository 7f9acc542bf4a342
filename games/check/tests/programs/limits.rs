//! Large files, and files with many problems: time, memory and the length of a report are bounded.

#[cfg(target_os = "linux")]
use crate::run::{CHECK_GAME, run_in_shell};
use crate::run::{Run, load_text};

/// How a format writes a game.
struct Format {
    file: &'static str,
    /// What is before and after the board.
    around: [&'static str; 2],
    /// How much address space the program may take for a file of the maximum size, in MB. The program itself
    /// takes 10.
    megabytes: u32,
}

const FORMATS: [Format; 4] = [TOML, JSON, YAML, RON];

const TOML: Format = Format {
    file: "large.toml",
    around: ["name = \"Duel\"\npieces.K.name = \"King\"\nboard = ", "\n"],
    megabytes: 240,
};

const JSON: Format = Format {
    file: "large.json",
    around: [r#"{"name": "Duel", "pieces": {"K": {"name": "King"}}, "board": "#, "}"],
    megabytes: 75,
};

const YAML: Format = Format {
    file: "large.yaml",
    around: ["name: Duel\npieces: {K: {name: King}}\nboard: ", "\n"],
    megabytes: 75,
};

const RON: Format = Format {
    file: "large.ron",
    around: [r#"(name: "Duel", pieces: {"K": (name: "King")}, board: "#, ")"],
    megabytes: 75,
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
fn many_problems_are_reported() {
    for format in FORMATS {
        let name = format.file;
        let run =
            limited(&format, name, &format.with_squares((0..20_000).map(|i| format!("K{i}x"))));
        run.fails(&["error: invalid EPIN token \"K0x\"", "error: invalid EPIN token \"K49x\""]);
        let last =
            format!("\nerror: 20000 problems in {name}, the first 50 shown and 19950 more\n");
        assert!(run.stderr.ends_with(&last), "{}", run.stderr);
        assert!(!run.stderr.contains("\"K50x\""));
    }
}

#[test]
fn problems_on_one_long_line_are_reported() {
    let keys = (0..2_000).map(|i| format!("\"nothing_of_a_game_{i:05}\":1")).collect::<Vec<_>>();
    let text = format!(
        r#"{{"name":"Duel","board":[["K"]],"pieces":{{"K":{{"name":"King"}}}},{}}}"#,
        keys.join(",")
    );
    let run = limited(&JSON, "long.json", &text);
    // Each entry is 28 characters long. The first one comes after 62 characters without a mistake.
    run.fails(&[
        "error: unknown key \"nothing_of_a_game_00000\"",
        "long.json:1:63",
        "error: unknown key \"nothing_of_a_game_00049\"",
        "long.json:1:1435",
        "error: 2000 problems in long.json, the first 50 shown and 1950 more",
    ]);
    assert!(run.stderr.lines().all(|line| line.len() <= 80), "{}", run.stderr);
}

/// A file of the maximum size is checked within the limits, whatever it contains.
mod the_largest_file {
    use super::{Format, JSON, RON, TOML, YAML, limited};

    #[test]
    fn of_toml() {
        check(&TOML, ["{KEY = ", "}"]);
        for (unit, end) in [
            ("a.", "a = 1"),
            (&format!("k#{} = 1\n", ".a".repeat(60)), ""),
            ("[k#]\n", ""),
            ("[k#.a.a.a.a.a.a]\n", ""),
            ("[[a]]\n", ""),
            ("=\n", ""),
        ] {
            check_file(&TOML, &filled("", unit, end));
        }
        let start = "name = \"Duel\"\npieces.K.name = \"King\"\nstart = \"";
        check_file(&TOML, &filled(start, "/", "\"\n"));
        // Each of these is several syntax errors, and the parser keeps them all.
        for unit in ["{.}", "}", ".\r", "{.,"] {
            check_file(&TOML, &filled("a = [", unit, ""));
        }
    }

    #[test]
    fn of_json() {
        check(&JSON, ["{\"KEY\": ", "}"]);
    }

    #[test]
    fn of_yaml() {
        check(&YAML, ["{KEY: ", "}"]);
        check_file(&YAML, &filled("[", ":,", "]"));
        // Each key is given twice, and the first one is after a long line.
        let game = "name: Duel\npieces: {K: {name: King}}\nboard: [[K, k]]";
        let long = "x".repeat(100_000);
        check_file(&YAML, &filled(&format!("{game}\n# {long}\nmetadata: {{"), "a,", "a}"));
    }

    #[test]
    fn of_ron() {
        check(&RON, ["(KEY: ", ")"]);
    }

    /// Checks games with the largest board that a file can contain, one game for each of several shapes. A
    /// table with one entry is written as `open`, the value and `close`. In `open`, `KEY` stands for the key.
    fn check(format: &Format, [open, close]: [&str; 2]) {
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
            check_file(format, &text);
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
    fn check_file(format: &Format, text: &str) {
        let file = format.file;
        let run = limited(format, file, text);
        let shape = &text[..200];
        assert_eq!(run.code, Some(1), "{shape}: {}", run.stderr);
        assert!(run.stderr.contains(&format!(" in {file}")), "{shape}: {}", run.stderr);
    }
}

/// A value that `&` names is kept until the end of the file, once for each `&` around it.
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
        limited(&YAML, "repeated.yaml", &text).fails(&[report]);
    }
}

/// Runs the program with the memory of the format and 20 s of processor time, which is many times what any of
/// these files needs.
#[cfg(target_os = "linux")]
fn limited(format: &Format, name: &str, text: &str) -> Run {
    let limits = format!("ulimit -v {}000 && ulimit -t 20", format.megabytes);
    run_in_shell(&format!("{limits} && exec \"$0\" \"$1\""), CHECK_GAME, name, text)
}

/// Other systems have no `ulimit -v`, or ignore it.
#[cfg(not(target_os = "linux"))]
fn limited(_: &Format, name: &str, text: &str) -> Run {
    load_text(name, text)
}

#[test]
fn eight_syntax_errors_of_toml_are_reported() {
    let run = load_text("a.toml", "a =\n".repeat(9));
    run.fails(&["a.toml:1:3", "a.toml:8:3"]);
    let summary = "error: 8 problems in a.toml; the rest was not checked\n";
    assert!(run.stderr.ends_with(summary), "{}", run.stderr);
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
        load_text(name, text).fails(&["error: too many nested lists and tables"]);
    }
}

#[test]
fn a_long_wrong_key_beside_undefined_pieces_is_reported() {
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
    let run = limited(&TOML, "long.toml", &text);
    run.fails(&[
        "error: invalid EPIN token",
        "error: undefined piece \"A\"",
        "error: 301 problems",
    ]);
}

#[test]
fn what_is_repeated_is_bounded() {
    let long = "x".repeat(100_000);
    for (name, text) in [
        ("long.toml", format!("name = \"Duel\"\nboard = [[\"{long}\"]]\n[pieces]\n")),
        ("long.json", format!("{{\"{long}\": 1}}")),
        ("long.yaml", format!("pieces: {{\"{long}\": {{}}}}")),
        ("long.ron", format!("(pieces: {{\"{long}\": {long}}})")),
        (
            "header.toml",
            format!("[pieces{}]\nK.name = \"King\"\nname = \"Duel\"\n", " ".repeat(100_000)),
        ),
        ("key.json", format!(r#"{{"pieces": {{"K{long}": "K^", "k^": {{}}}}}}"#)),
        ("zero_width.json", format!("{{\"{}\": 1}}", "\u{200b}".repeat(80_000))),
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
fn syntax_errors_are_reported() {
    for format in FORMATS {
        let name = format.file;
        for unit in
            ["[", "{a:", "(a:", "a = {", "\"", "'", "\\", "# ", "/* ", "- ", "\n", "[\n", "é", "]"]
        {
            let run = limited(&format, name, &unit.repeat(50_000));
            run.fails(&["error: ", &format!(" in {name}")]);
            let problems = run.stderr.matches("error: ").count() - 1;
            assert!(problems <= if name.ends_with("toml") { 8 } else { 1 }, "{}", run.stderr);
            assert!(run.stderr.len() < 4_000, "{}", run.stderr);
        }
    }
}
