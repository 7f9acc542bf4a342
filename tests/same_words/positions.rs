//! Strings that are not positions: such a string can have several mistakes.

use epin::Epin;
use epin::feen::{Feen, FeenBuf, errors};
use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::Error;

use crate::compiler::literal;
use crate::{EPIN, compiler, inputs};

#[test]
fn macro_and_run_time_agree_on_what_is_not_a_position() {
    let inputs = inputs::of_positions();
    assert!(inputs.len() >= 200, "{} inputs", inputs.len());
    let line = |input: &String| format!("const _: Feen = feen!({});\n", literal(input));
    let lines = inputs.iter().map(line).collect::<String>();
    let source = format!("use epin::{{feen, feen::Feen}}; {lines}");
    let found = compiler::errors("feen", &[EPIN], source);
    let words = |(line, message): (_, String)| (line, compiler::on_one_line(&message, &[]));
    let mut found: Vec<_> = found.into_iter().map(words).collect();
    found.sort();
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
