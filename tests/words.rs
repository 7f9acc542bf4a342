//! A bad token and an unknown piece are described in the same words at compile time and at run
//! time.

use std::env;
use std::fmt::{Debug, Display};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::str::FromStr;

use epin::{Epin, Letter, Piece, Qpi, Sin, Snn};
use epin_games::Shogi;
use serde::de::DeserializeOwned;
use serde::de::IntoDeserializer;
use serde::de::value::Error;
use serde_json::Value;

/// Texts of every sort that gets a hint of its own.
const SPECIAL: [&str; 72] = [
    "",
    " ",
    "K ",
    " K",
    "K\n",
    "K\r\n",
    "K\t",
    "K\0",
    "K\u{a0}",
    "K\u{200b}",
    "K ^",
    "+ P",
    "K^ '",
    "K’",
    "K‘",
    "K′",
    "K`",
    "−K",
    "➕K",
    "⁻K",
    "＋K",
    "Kˆ",
    "Ｋ",
    "Κ^",
    "к",
    "ᴋ",
    "𝕂",
    "Ⓚ",
    "ᵏ",
    "K\u{301}",
    "C:K^",
    "c:K^",
    "C:",
    ":K",
    "King",
    "KING",
    "king",
    "rook",
    "rnbakabnr",
    "RNBQ",
    "KQ",
    "Kn",
    "wK",
    "FU",
    "+KY",
    "K,Q",
    "K Q",
    "2K",
    "8",
    "2+P",
    "e4",
    "Nf3",
    "e8=Q",
    "0-0",
    "\u{1b}[31mK",
    "♔",
    "王",
    "'K'",
    "‘K’",
    "K x",
    "K?",
    "\"",
    "\\",
    "\\K",
    "K%",
    "K&",
    "K&apos",
    "&quot;K^&quot;",
    "%2BK%5E%27",
    "seventeen bytes..",
    "sixteen bytes ..",
    "a sentence that is longer than any hint can read",
];

/// What stands around a token in other texts, or in place of one of its characters.
const AROUND: [(&str, &str); 16] = [
    ("\"", "\""),
    ("“", "”"),
    ("„", "“"),
    ("«", "»"),
    ("'", "'"),
    ("`", "`"),
    ("**", "**"),
    ("_", "_"),
    ("(", ")"),
    ("[", "]"),
    ("<", ">"),
    ("{", "}"),
    ("[\"", "\"]"),
    ("C:", ""),
    ("c:", ""),
    ("", "K"),
];
const INSTEAD: [(&str, &[&str]); 4] = [
    ("+", &["\\+", "%2B", "&plus;", "&#43;", "⁺", "➕", "+ "]),
    ("-", &["\\-", "%2D", "&minus;", "&#45;", "―", "–", "- "]),
    ("^", &["\\^", "%5E", "&Hat;", "&#94;", "ˆ", "＾", " ^"]),
    ("'", &["\\'", "%27", "&apos;", "&#39;", "’", "ʼ", " '"]),
];

/// What the macros add to what is said of data, and why.
const EPIN_ADDS: [&str; 2] = [": several go in `epins![…]`", ": QPI tokens go in `qpi!(…)`"]; // A file has no macros.
const DERIVE_ADDS: [&str; 1] =
    [": write each in quotes of its own, as in `#[epin(\"K\", \"+K\")]`"]; // Nor attributes.

#[test]
fn macro_and_run_time_agree_on_what_is_not_a_token() {
    let inputs = inputs();
    assert!(inputs.len() >= 700, "{} inputs", inputs.len());
    let line = |input| format!("const _: epin::Epin = epin::epin!({input:?});\n");
    let errors = compile("tokens", &[("epin", "epin", "")], inputs.iter().map(line).collect());
    agree(&inputs, &errors, &EPIN_ADDS, at_run_time::<Epin>);
}

/// Texts of every sort that gets a hint of its own as a SIN or a QPI token.
const STYLES: [&str; 80] = [
    "",
    " ",
    "C ",
    " c",
    "C\n",
    "\"C\"",
    "'C'",
    "(C)",
    "Chess",
    "chess",
    "Chess960",
    "Shōgi",
    "CC",
    "C/m",
    "C, m",
    "C:",
    ":",
    ":C",
    "С",
    "Ｃ",
    "é",
    "王",
    "王:K",
    "1",
    "960",
    "C1",
    "+C",
    "C'",
    "C^",
    "C.",
    "'",
    "%43x",
    "C\u{200b}",
    "CK",
    "CK^",
    "C K",
    "C-K",
    "C/K",
    "C::K",
    "C:K:",
    "C:K C:P",
    "C:K,C:P",
    ":K",
    "C: ",
    "C :K",
    "C: K",
    "C : K",
    " C:K ",
    "C;K",
    "s;+P",
    "C：K",
    "C∶K^",
    "C&#58;K",
    "C%3AK",
    "\"C:K\"",
    "'C:K'",
    "C:'K'",
    "C:K'",
    "c:K'",
    "C:k'",
    "c:k'",
    "C:+k^'",
    "C;K'",
    "C:K`",
    "Chess:K",
    "chess:K",
    "Shōgi:K",
    "1:K",
    "C1:K",
    "+C:K",
    "C':K",
    "C:^K",
    "C:K^^",
    "C:+-K",
    "C:King",
    "C:KQ",
    "C:♔",
    "C:2P",
    "seventeen bytes..",
    "a sentence that is longer than any hint can read",
];

#[test]
fn macro_and_run_time_agree_on_what_is_not_a_sin_token() {
    let inputs = styles(Sin::is_valid);
    let line = |input| format!("const _: epin::Sin = epin::sin!({input:?});\n");
    let errors = compile("sin", &[("epin", "epin", "")], inputs.iter().map(line).collect());
    agree(&inputs, &errors, &[], at_run_time::<Sin>);
}

#[test]
fn macro_and_run_time_agree_on_what_is_not_a_qpi_token() {
    let inputs = styles(Qpi::is_valid);
    let line = |input| format!("const _: epin::Qpi = epin::qpi!({input:?});\n");
    let errors = compile("qpi", &[("epin", "epin", "")], inputs.iter().map(line).collect());
    agree(&inputs, &errors, &[], at_run_time::<Qpi>);
}

#[test]
fn macro_and_run_time_agree_on_what_is_not_the_name_of_a_style() {
    let inputs = styles(Snn::is_valid);
    let line = |input| format!("const _: epin::Snn = epin::snn!({input:?});\n");
    let errors = compile("snn", &[("epin", "epin", "")], inputs.iter().map(line).collect());
    agree(&inputs, &errors, &[], at_run_time::<Snn>);
}

/// What is not a style, and what is not a piece after a style.
fn styles(is_valid: impl Fn(&str) -> bool) -> Vec<String> {
    let mut texts: Vec<_> = STYLES.map(str::to_owned).into();
    texts.extend(SPECIAL.map(str::to_owned));
    texts.extend(SPECIAL.map(|text| format!("C:{text}")));
    texts.retain(|text| !is_valid(text));
    texts.sort();
    texts.dedup();
    assert!(texts.len() >= 150, "{} inputs", texts.len());
    texts
}

#[test]
fn derive_and_run_time_agree_on_what_is_not_a_token() {
    let inputs = inputs();
    let line = |(input, line)| format!("#[epin({input:?})] Piece{line},\n");
    let derive = "#[derive(Clone, Copy, PartialEq, Eq, epin::Catalog)] pub enum Game {";
    let variants = inputs.iter().zip(1..).map(line).collect::<String>();
    let errors =
        compile("derive", &[("epin", "epin", "'derive'")], format!("{derive}{variants}}}"));
    agree(&inputs, &errors, &DERIVE_ADDS, at_run_time::<Epin>);
}

/// Checks that there is one error a line, for the input there, in the words of run time.
fn agree(
    inputs: &[String],
    errors: &[(usize, String)],
    adds: &[&str],
    at_run_time: impl Fn(&str) -> String,
) {
    assert_eq!(errors.len(), inputs.len());
    for (index, (input, (line, error))) in inputs.iter().zip(errors).enumerate() {
        assert_eq!(*line, index + 1, "not one error for {input:?}");
        assert!(error.len() <= 400, "{} bytes: {error}", error.len());
        assert_eq!(at_compile_time(error, adds), at_run_time(input), "for {input:?}");
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
    let dependencies = [("epin", "epin", ""), ("epin-games", "games", "")];
    let errors = compile("pieces", &dependencies, Epin::all().map(line).collect());
    let expected = Epin::all().zip(1..).filter_map(|(token, line)| {
        let error = Piece::<Shogi>::try_from(token).err()?;
        Some((line, format!("evaluation panicked: {error}")))
    });
    assert!(errors.into_iter().eq(expected));
}

/// The special ones, every invalid text of up to three of a token's characters, and tokens in what
/// belongs to other texts.
fn inputs() -> Vec<String> {
    let mut texts = vec![String::new()];
    for start in 0..1 + 6 + 36 {
        texts.extend(
            "+-Kk^'".chars().map(|char| format!("{}{char}", texts[start])).collect::<Vec<_>>(),
        );
    }
    let tokens = Epin::all().filter(|token| token.letter() == Letter::K).map(Epin::as_str);
    for token in tokens {
        texts.extend(AROUND.iter().map(|(before, after)| format!("{before}{token}{after}")));
        for (char, others) in INSTEAD.iter().filter(|(char, _)| token.contains(char)) {
            texts.extend(others.iter().map(|other| token.replace(char, other)));
        }
    }
    texts.extend(SPECIAL.map(str::to_owned));
    texts.retain(|text| !Epin::is_valid(text));
    texts.sort();
    texts.dedup();
    texts
}

/// The numbers of the lines with errors, and the messages of the compiler, in their order. Of a
/// dependency, its name, its folder and its features.
fn compile(
    name: &str,
    dependencies: &[(&str, &str, &str)],
    source: String,
) -> Vec<(usize, String)> {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR"));
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(dir.join("src")).unwrap();
    fs::copy(tests.join("../Cargo.lock"), dir.join("Cargo.lock")).unwrap();
    let path = |folder| tests.join("..").join(folder).display().to_string();
    let dependencies = dependencies
        .iter()
        .map(|(package, folder, features)| {
            format!("{package} = {{ path = '{}', features = [{features}] }}", path(folder))
        })
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

/// The compiler's message on one line, without the drawing and what the macro adds.
fn at_compile_time(message: &str, adds: &[&str]) -> String {
    let message = adds.iter().fold(message, |message, adds| message.trim_end_matches(adds));
    let (headline, rest) = message.split_once('\n').unwrap_or((message, ""));
    match rest.split_once("  = help: ") {
        Some((_, help)) => format!("{headline}; {help}"),
        None => headline.to_owned(),
    }
}

fn at_run_time<T>(input: &str) -> String
where
    T: DeserializeOwned + FromStr<Err: Debug + Display> + Debug,
{
    let error = T::deserialize(IntoDeserializer::<Error>::into_deserializer(input)).unwrap_err();
    let message = error.to_string();
    let parse = input.parse::<T>().unwrap_err();
    assert_eq!(message.split_once("\": ").map(|(_, reason)| reason), Some(&*parse.to_string()));
    message
}
