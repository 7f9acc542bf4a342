//! Styles: `Sin` compared with `sashite-sin`, and `Qpi` with our own `Pin`.

use std::hint::black_box;

use epin::notation::{Pin, Qpi, Sin, Styles};
use epin::{Epin, Letter, Side};
use epin_benches::{shuffled, texts_of, tokens};
use sashite_sin::Identifier;

use crate::Row;

/// Every SIN token 48 times, and every PIN token 8 times.
const COUNT: usize = 8 * 312;

/// A game of chess against shogi.
const STYLES: Styles = Styles { first: Letter::C, second: Letter::S };

fn all_sins() -> Vec<Sin> {
    Letter::ALL
        .into_iter()
        .flat_map(|letter| Side::ALL.map(|side| Sin::new(letter, side)))
        .collect()
}

pub(crate) fn sins() -> Vec<Row> {
    let ours = shuffled(all_sins(), COUNT);
    let theirs: Vec<_> =
        ours.iter().map(|sin| Identifier::parse(sin.as_str()).expect("the same grammar")).collect();
    let valid = texts_of(ours.iter().map(|sin| sin.as_str()));
    let invalid = shuffled(["", "Chess", "C:K", "1", "+C", "CC", "C ", "é"], COUNT);
    vec![
        Row::compare("`Sin::parse`", (&valid, Sin::parse), (&valid, Identifier::parse)),
        Row::compare(
            "`Sin::parse`, rejected",
            (&invalid, Sin::parse),
            (&invalid, Identifier::parse),
        ),
        Row::compare(
            "`Sin::as_str`",
            (&ours, Sin::as_str),
            (&theirs, |token| {
                black_box(token.encode().as_str());
            }),
        ),
        Row::compare("`Sin::flipped`", (&ours, Sin::flipped), (&theirs, Identifier::flipped)),
    ]
}

pub(crate) fn qpis() -> Vec<Row> {
    let sins = shuffled(all_sins(), COUNT);
    let pins = Epin::all().filter(|token| token.is_native()).map(Epin::to_pin);
    let pins = shuffled(pins, COUNT);
    let any: Vec<_> = sins.iter().zip(&pins).map(|(sin, pin)| Qpi::new(*sin, *pin)).collect();
    let epins = tokens(4 * Epin::COUNT);
    let resolved: Vec<_> = epins.iter().map(|token| token.to_qpi(STYLES)).collect();
    let texts = texts_of(any.iter().map(ToString::to_string));
    let pin_texts = texts_of(pins.iter().map(|pin| pin.as_str()));
    let styles = black_box(STYLES);
    vec![
        Row::compare("`Qpi::parse`; `Pin::parse`", (&texts, Qpi::parse), (&pin_texts, Pin::parse)),
        Row::alone("`Qpi::is_native`", &any, Qpi::is_native),
        Row::alone("`Epin::style_side`", &epins, Epin::style_side),
        Row::alone("`Epin::to_qpi`", &epins, move |token| token.to_qpi(styles)),
        Row::alone("`Qpi::to_epin`", &resolved, move |qpi| qpi.to_epin(styles)),
    ]
}
