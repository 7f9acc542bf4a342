//! A bad token and an unknown piece are described in the same words at compile time and at run
//! time.

use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

use epin::{Epin, Piece};
use epin_games::Shogi;
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
fn macro_and_run_time_agree_on_what_is_not_a_token() {
    let inputs = inputs();
    assert!(inputs.len() >= 200, "{} inputs", inputs.len());
    let line = |input| format!("const _: epin::Epin = epin::epin!({input:?});\n");
    let errors = compile("tokens", &[("epin", "epin")], inputs.iter().map(line).collect());
    assert_eq!(errors.len(), inputs.len());
    for (index, (input, (line, error))) in inputs.iter().zip(errors).enumerate() {
        assert_eq!(line, index + 1, "not one error for {input:?}");
        assert_eq!(at_compile_time(&error), at_run_time(input), "for {input:?}");
    }
}

/// For every token. One catalog is enough: the words come from one function, and the compiler takes
/// five milliseconds to evaluate it.
#[test]
fn macro_and_run_time_agree_on_what_is_not_a_piece() {
    let line = |token: Epin| {
        let text = token.as_str();
        format!(
            "const _: epin::Piece<epin_games::Shogi> = epin::piece!(epin_games::Shogi, {text:?});\n"
        )
    };
    let dependencies = [("epin", "epin"), ("epin-games", "games")];
    let errors = compile("pieces", &dependencies, Epin::all().map(line).collect());
    let expected = Epin::all().zip(1..).filter_map(|(token, line)| {
        let error = Piece::<Shogi>::try_from(token).err()?;
        Some((line, format!("evaluation panicked: {error}")))
    });
    assert!(errors.into_iter().eq(expected));
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

/// The numbers of the lines with errors, and the messages of the compiler, in their order.
fn compile(name: &str, dependencies: &[(&str, &str)], source: String) -> Vec<(usize, String)> {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR"));
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(dir.join("src")).unwrap();
    fs::copy(tests.join("../Cargo.lock"), dir.join("Cargo.lock")).unwrap();
    let path = |folder| tests.join("..").join(folder).display().to_string();
    let dependencies = dependencies
        .iter()
        .map(|(package, folder)| format!("{package}.path = '{}'", path(folder)))
        .collect::<Vec<_>>();
    let manifest = format!(
        "[package]\nname = \"words\"\nedition = \"2024\"\n[workspace]\n[dependencies]\n{}\n",
        dependencies.join("\n"),
    );
    fs::write(dir.join("Cargo.toml"), manifest).unwrap();
    fs::write(dir.join("src/lib.rs"), source).unwrap();

    let output = Command::new(env!("CARGO"))
        .args(["check", "--offline", "--message-format=json", "--target-dir=../words"])
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
            let line = message["spans"][0]["line_start"].as_u64().unwrap();
            (usize::try_from(line).unwrap(), message["message"].as_str().unwrap().to_owned())
        })
        .collect::<Vec<_>>();
    errors.sort();
    errors
}

/// What the macro adds: files have no `epins!`.
const SEVERAL: &str = ": several go in `epins![…]`";

/// The compiler's message on one line, without the drawing.
fn at_compile_time(message: &str) -> String {
    let message = message.trim_end_matches(SEVERAL);
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
