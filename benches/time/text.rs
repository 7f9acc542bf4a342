//! Reading and writing one token.

use std::fmt::Write as _;
use std::hint::black_box;

use epin::Epin;
use epin_benches::{Table, mostly_plain, rejections, texts, tokens};
use sashite_epin::Identifier;
use tinystr::TinyAsciiStr;

use crate::race::Race;

const COUNT: usize = 100_000;

pub(crate) fn print(table: &Table) {
    parse("parse, all 624", &texts(&tokens(COUNT))).print(table);
    parse("parse, 95% plain", &texts(&mostly_plain(COUNT))).print(table);
    parse("reject", &rejections(COUNT)).print(table);
    write(table);
}

fn parse<'a>(operation: &'static str, texts: &'a [&'static str]) -> Race<'a> {
    Race::new(operation, texts.len())
        .each("`epin`", texts, Epin::parse)
        .each("`sashite-epin`", texts, Identifier::parse)
        .each("`TinyAsciiStr<4>`, which takes any ASCII", texts, |text| {
            TinyAsciiStr::<4>::try_from_str(text)
        })
}

fn write(table: &Table) {
    let ours = tokens(COUNT);
    let texts = texts(&ours);
    let theirs: Vec<_> =
        texts.iter().map(|text| Identifier::parse(text).expect("the same grammar")).collect();
    let tiny: Vec<TinyAsciiStr<4>> =
        texts.iter().map(|text| text.parse().expect("four bytes at most")).collect();

    Race::new("`as_str`", COUNT)
        .each("`epin`", &ours, Epin::as_str)
        .each("`sashite-epin`", &theirs, |token| {
            black_box(token.encode().as_str());
        })
        .each("`TinyAsciiStr<4>`", &tiny, |token| {
            black_box(token.as_str());
        })
        .print(table);

    let mut strings = [const { String::new() }; 3];
    let [our_text, their_text, tiny_text] = &mut strings;
    Race::new("`write!` into a `String`", COUNT)
        .each("`epin`", &ours, |token| {
            our_text.clear();
            write!(our_text, "{token}")
        })
        .each("`sashite-epin`", &theirs, |token| {
            their_text.clear();
            write!(their_text, "{token}")
        })
        .each("`TinyAsciiStr<4>`", &tiny, |token| {
            tiny_text.clear();
            write!(tiny_text, "{token}")
        })
        .print(table);
}
