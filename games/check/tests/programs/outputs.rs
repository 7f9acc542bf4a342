//! Problems in the formats for other programs.

use serde_json::{Value, json};

use crate::run::{CHECK_GAME, run_on};

const FILE: &str =
    "name = \"Shōgi\"\nboard = [[\"k,\", \"ō\", \"K\"]]\n\n[pieces]\nK = { nome = \"100 %\" }\n";

fn check(format: &str) -> String {
    let run = run_on(CHECK_GAME, "a,b.toml", FILE, &["--format", format]);
    assert_eq!((run.code, &*run.stderr), (Some(1), ""));
    run.stdout
}

#[test]
fn short_has_a_line_for_each_problem() {
    let short = check("short");
    let lines: Vec<_> = short.lines().collect();
    assert!(lines[0].starts_with("a,b.toml:2:13: error: invalid EPIN token \"k,\": "), "{short}");
    assert!(lines[1].starts_with("a,b.toml:2:18: error: invalid EPIN token \"ō\": "), "{short}");
    assert_eq!(lines[2], "a,b.toml:5:7: error: unknown key \"nome\"; did you mean \"name\"?");
    assert_eq!(lines.len(), 3);
}

#[test]
fn json_has_an_object_for_each_problem() {
    let json = check("json");
    let objects: Vec<Value> =
        json.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(objects.len(), 3);
    assert_eq!(objects[0]["suggestion"], "k");
    let at = FILE.find("nome").unwrap();
    let expected = json!({
        "file": "a,b.toml",
        "line": 5,
        "column": 7,
        "end": { "line": 5, "column": 11 },
        "byte_range": [at, at + 4],
        "severity": "error",
        "message": "unknown key \"nome\"; did you mean \"name\"?",
        "help": null,
        "suggestion": "name",
    });
    assert_eq!(objects[2], expected);
    let of_letter = &objects[1];
    assert_eq!((&of_letter["column"], &of_letter["end"]["column"]), (&json!(18), &json!(19)));
    assert_eq!(of_letter["byte_range"], json!([33, 35]));
}

#[test]
fn github_has_a_command_for_each_problem() {
    let github = check("github");
    let last = "::error file=a%2Cb.toml,line=5,col=7,endLine=5,endColumn=11::unknown key \"nome\"; \
                did you mean \"name\"?";
    assert_eq!(github.lines().last(), Some(last));
    let text = "name = \"%\"\nboard = [[\"K\"]]\npieces.K.name = \"a\"\npieces.Q.name = \"100%\"\n\
                pieces.R.name = \"100%\"\n";
    let run = run_on(CHECK_GAME, "a.toml", text, &["--format", "github"]);
    assert!(
        run.stdout.contains("the name \"100%25\" is given twice; \"Q\" on line 4"),
        "{}",
        run.stdout
    );
    assert!(run.stdout.starts_with("::warning file=a.toml,line=2,col=9,"), "{}", run.stdout);
}

/// What is missing from the output is told in every format.
#[test]
fn an_incomplete_output_has_a_summary() {
    for format in ["short", "json", "github"] {
        let run = run_on(CHECK_GAME, "a.json", "{ 1, \"a\": 1 }", &["--format", format]);
        assert_eq!(run.stdout.lines().count(), 1);
        assert_eq!(run.stderr, "error: 1 problem in a.json; the rest was not checked\n");
    }
}
