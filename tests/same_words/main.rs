//! A mistake is described in the same words at compile time, by a macro or the derive, and at run
//! time, by `parse` and serde.
//!
//! For each macro and for the derive, a test compiles a crate of hundreds of wrong literals, one per line.

mod compiler;
mod inputs;
#[expect(dead_code, reason = "some functions are for other tests")]
#[path = "../src/support/notations.rs"]
mod notations;
mod positions;
#[expect(dead_code, reason = "only the strings are used here")]
#[path = "../src/support/refusals.rs"]
mod refusals;

use std::any::type_name;
use std::fmt::{Debug, Display};
use std::str::FromStr;

use compiler::{Dependency, literal};
use epin::{Epin, Piece};
use epin_games::Shogi;
use notations::{Notation, of_each_notation};
use serde::de::DeserializeOwned;
use serde::de::IntoDeserializer;
use serde::de::value::Error;

const EPIN: Dependency = Dependency { name: "epin", folder: "epin", features: "'derive', 'feen'" };
const GAMES: Dependency = Dependency { name: "epin-games", folder: "games", features: "" };

/// What `epin!` adds to a message: which other macro to use. Errors for strings in data lack these words,
/// because data cannot call a macro.
const EPIN_ADDS: [&str; 2] = [": several go in `epins![…]`", ": QPI tokens go in `qpi!(…)`"];

/// What the derive adds to a message: how to write an attribute. Errors for strings in data lack these
/// words, because data has no attributes.
const DERIVE_ADDS: [&str; 1] =
    [": write each in quotes of its own, as in `#[epin(\"K\", \"+K\")]`"];

#[test]
fn macros_and_run_time_agree_on_what_is_not_valid() {
    for check in of_each_notation!(check_macro) {
        check();
    }
}

#[test]
fn derive_and_run_time_agree_on_what_is_not_a_token() {
    let inputs = inputs::of::<Epin>();
    assert!(inputs.len() >= 700, "{} inputs", inputs.len());
    let line =
        |(input, line): (&String, usize)| format!("#[epin({})] Piece{line},\n", literal(input));
    let derive = "#[derive(Clone, Copy, PartialEq, Eq, epin::Catalog)] pub enum Game {";
    let variants = inputs.iter().zip(1..).map(line).collect::<String>();
    let errors = compiler::errors("derive", &[EPIN], format!("{derive}{variants}}}"));
    check::<Epin>(&inputs, &errors, &DERIVE_ADDS);
}

/// Tries every token, but with one catalog only, because one function makes all these messages, and the
/// compiler takes five milliseconds to evaluate each of them.
#[test]
fn macro_and_run_time_agree_on_what_is_not_a_piece() {
    let line = |token: Epin| {
        let text = token.as_str();
        format!(
            "const _: epin::Piece<epin_games::Shogi> = epin::piece!(epin_games::Shogi, {text:?});\n"
        )
    };
    let errors = compiler::errors("pieces", &[EPIN, GAMES], Epin::all().map(line).collect());
    let expected = Epin::all().zip(1..).filter_map(|(token, line)| {
        let error = Piece::<Shogi>::try_from(token).err()?;
        Some((line, format!("evaluation panicked: {error}")))
    });
    assert!(errors.into_iter().eq(expected));
}

/// Checks that the macro of a notation refuses every input in the same words as at run time.
fn check_macro<T: Notation>() {
    let (name, path) = (T::NAME, type_name::<T>());
    // There is no macro for the styles of two sides.
    if name == "styles" {
        return;
    }
    let (_, kind) = path.rsplit_once("::").unwrap();
    let inputs = inputs::of::<T>();
    let module = if name == "epin" { "epin" } else { "epin::notation" };
    let line = |input: &String| {
        format!("const _: {module}::{kind} = {module}::{name}!({});\n", literal(input))
    };
    let errors = compiler::errors(name, &[EPIN], inputs.iter().map(line).collect());
    check::<T>(&inputs, &errors, &EPIN_ADDS);
}

/// Checks that there is one error per line, and that it describes the input of that line in the same
/// words as at run time, except for what the macro or the derive adds.
fn check<T>(inputs: &[String], errors: &[(usize, String)], adds: &[&str])
where
    T: DeserializeOwned + FromStr<Err: Debug + Display> + Debug,
{
    assert_eq!(errors.len(), inputs.len());
    for (index, (input, (line, error))) in inputs.iter().zip(errors).enumerate() {
        assert_eq!(*line, index + 1, "not one error for {input:?}");
        assert!(error.len() <= 400, "{} bytes: {error}", error.len());
        let at_compile_time = compiler::on_one_line(error, adds);
        assert_eq!(at_compile_time, at_run_time::<T>(input), "for {input:?}");
    }
}

/// Returns serde's error about an input, and checks that the part after the repeated string is the error
/// of `parse`.
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
