//! A bad token is described in the same words at compile time and at run time.

use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

use epin::Epin;
use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::Error;
use serde_json::Value;

const SPECIAL: [&str; 30] = [
    "",
    " ",
    "K ",
    " K",
    "K\n",
    "K\r\n",
    "K\0",
    "K\u{200b}",
    "K’",
    "K‘",
    "K′",
    "K`",
    "−K",
    "＋K",
    "Kˆ",
    "Ｋ",
    "Κ^",
    "к",
    "C:K^",
    "c:K^",
    "King",
    "KQ",
    "2K",
    "8",
    "♔",
    "'K'",
    "K x",
    "\"",
    "\\",
    "a sentence that is longer than any hint can read",
];

#[test]
fn macro_and_run_time_agree() {
    let inputs = inputs();
    assert!(inputs.len() >= 200, "{} inputs", inputs.len());
    let errors = compile(&inputs);
    assert_eq!(errors.len(), inputs.len());
    for (input, error) in inputs.iter().zip(errors) {
        assert_eq!(at_compile_time(&error), at_run_time(input), "for {input:?}");
    }
}

/// The special ones, and every invalid text of up to three of a token's characters.
fn inputs() -> Vec<String> {
    let mut texts = vec![String::new()];
    for start in 0..1 + 6 + 36 {
        texts.extend(
            "+-Kk^'".chars().map(|char| format!("{}{char}", texts[start])).collect::<Vec<_>>(),
        );
    }
    let special = SPECIAL.iter().skip(1).map(|&text| text.to_owned());
    texts.into_iter().chain(special).filter(|text| !Epin::is_valid(text)).collect()
}

/// The messages of the compiler for a crate with one line for each input, in their order.
fn compile(inputs: &[String]) -> Vec<String> {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR"));
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("words");
    fs::create_dir_all(dir.join("src")).unwrap();
    fs::copy(tests.join("../Cargo.lock"), dir.join("Cargo.lock")).unwrap();
    let manifest = format!(
        "[package]\nname = \"words\"\nedition = \"2024\"\n[workspace]\n[dependencies]\nepin.path = '{}'",
        tests.join("../epin").display(),
    );
    fs::write(dir.join("Cargo.toml"), manifest).unwrap();
    let lines =
        inputs.iter().map(|input| format!("const _: epin::Epin = epin::epin!({input:?});\n"));
    fs::write(dir.join("src/lib.rs"), lines.collect::<String>()).unwrap();

    let output = Command::new(env!("CARGO"))
        .args(["check", "--offline", "--message-format=json", "--target-dir=target"])
        .current_dir(&dir)
        .output()
        .unwrap();
    let stdout = String::from_utf8(output.stdout).unwrap();
    let mut errors = stdout
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap())
        .filter(|line| {
            line["message"]["level"] == "error" && line["message"]["spans"][0].is_object()
        })
        .map(|line| {
            let message = &line["message"];
            let number = message["spans"][0]["line_start"].as_u64().unwrap();
            (number, message["message"].as_str().unwrap().to_owned())
        })
        .collect::<Vec<_>>();
    errors.sort();
    for (index, (line, _)) in errors.iter().enumerate() {
        assert_eq!(
            *line,
            index as u64 + 1,
            "not one error for a line: {}",
            String::from_utf8_lossy(&output.stderr)
        );
    }
    errors.into_iter().map(|(_, message)| message).collect()
}

/// The compiler's message on one line, without the drawing.
fn at_compile_time(message: &str) -> String {
    let (headline, rest) = message.split_once('\n').unwrap_or((message, ""));
    match rest.split_once("  = help: ") {
        Some((_, help)) => format!("{headline}; {help}"),
        None => headline.to_owned(),
    }
}

fn at_run_time(input: &str) -> String {
    let error: Error = Epin::deserialize(input.into_deserializer()).unwrap_err();
    error.to_string()
}
