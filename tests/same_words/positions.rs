//! Strings that are not positions: such a string can have several mistakes.

use epin::feen::{Feen, FeenBuf, errors};
use epin::{Epin, Letter, Side};
use epin_games::Shogi;
use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::Error;

use crate::compiler::literal;
use crate::{EPIN, GAMES, compiler, inputs};

#[test]
fn macro_and_run_time_agree_on_what_is_not_a_position() {
    let inputs = inputs::of_positions();
    assert!(inputs.len() >= 200, "{} inputs", inputs.len());
    let line = |input: &String| format!("const _: Feen = feen!({});\n", literal(input));
    let lines = inputs.iter().map(line).collect::<String>();
    let found = found("feen", &format!("use epin::{{feen, feen::Feen}}; {lines}"));
    let expected = inputs.iter().zip(1..).flat_map(|(input, line)| {
        let mut messages = at_run_time(input);
        messages.sort();
        messages.into_iter().map(move |message| (line, message))
    });
    assert!(found.iter().cloned().eq(expected.clone()), "{:#?}", {
        let is_wrong = |(found, expected): &(_, _)| found != expected;
        found.into_iter().zip(expected).find(is_wrong)
    });
}

#[test]
fn macro_and_run_time_agree_on_a_piece_of_a_position_that_is_not_in_the_catalog() {
    let tokens = Epin::all().filter(|token| token.letter() == Letter::K);
    let inputs = tokens.filter_map(|token| {
        let input = match token.side() {
            Side::First => format!("2/1{token} / S/s"),
            Side::Second => format!("2/2 {token}/ S/s"),
        };
        let error = Feen::parse(&input).unwrap().in_catalog::<Shogi>().err()?;
        Some((input, format!("evaluation panicked: {error}")))
    });
    let (inputs, messages): (Vec<_>, Vec<_>) = inputs.unzip();
    assert_eq!(inputs.len(), 22);
    let line = |input| format!("const _: Feen = feen!(Shogi, {input:?});\n");
    let lines = inputs.iter().map(line).collect::<String>();
    let found = found(
        "feen_pieces",
        &format!(
            "use {{epin::feen, epin_games::Shogi}}; \
             type Feen = feen::Feen<'static, epin::Piece<Shogi>>; {lines}",
        ),
    );
    let expected = messages.into_iter().zip(1..).map(|(message, line)| (line, message));
    assert!(found.into_iter().eq(expected));
}

/// What `feen!` adds to its message about a FEN. At run time, it would be too late to add a crate.
const GAMES_READS: &str = "\n  = help: the `epin-games` crate reads FEN and SFEN, at run time";

/// Compiles a crate and returns the line number and the message of each of its errors.
fn found(name: &str, source: &str) -> Vec<(usize, String)> {
    let errors = compiler::errors(name, &[EPIN, GAMES], source.to_owned());
    let words = |message: &str| compiler::on_one_line(message, &[GAMES_READS]);
    let mut errors: Vec<_> = errors.iter().map(|(line, message)| (*line, words(message))).collect();
    errors.sort();
    errors
}

/// Returns the messages about all mistakes in an input, in the words used at run time. `parse` and serde
/// report only the first mistake.
fn at_run_time(input: &str) -> Vec<String> {
    let total = errors(input).total();
    let errors = errors(input).collect::<Vec<_>>();
    let first = Feen::parse(input).unwrap_err();
    assert_eq!(errors.first(), Some(&first));
    let read = FeenBuf::<Epin>::deserialize(IntoDeserializer::<Error>::into_deserializer(input));
    let read = read.unwrap_err().to_string();
    let others = match total - 1 {
        0 => String::new(),
        others => format!(", with {}", more(others)),
    };
    assert!(read.starts_with(&format!("invalid FEEN: {first} (in \"")), "{read}");
    assert!(read.ends_with(&format!("\"{others})")), "{read}");
    // Mistakes that have no error of their own are reported together, in one more error.
    let rest = total - errors.len();
    let rest = (rest > 0).then(|| format!("invalid FEEN: {}", more(rest)));
    errors.iter().map(|error| format!("invalid FEEN: {error}")).chain(rest).collect()
}

fn more(others: usize) -> String {
    format!("{others} more mistake{}", if others == 1 { "" } else { "s" })
}
