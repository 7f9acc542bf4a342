//! `Epin` compared with `sashite-epin`.

use std::fmt::Write as _;
use std::hash::BuildHasher;
use std::hint::black_box;

use epin::{Epin, EpinMap, EpinSet, EpinTable};
use epin_benches::{mostly_plain, rejections, texts, tokens};
use rustc_hash::FxBuildHasher;
use sashite_epin::Identifier;

use crate::Row;
use crate::callgrind::Loop;

/// All tokens, each four times.
const COUNT: usize = 4 * Epin::COUNT;

/// How many tokens there are in a line of 80 KB.
const LINE: usize = 30_000;

pub(crate) fn rows() -> Vec<Row> {
    [reading(), writing(), accessors(), changes(), comparisons(), collections()]
        .into_iter()
        .flatten()
        .collect()
}

fn theirs(token: Epin) -> Identifier {
    Identifier::parse(token.as_str()).expect("the same grammar")
}

fn reading() -> Vec<Row> {
    let valid = texts(&tokens(COUNT));
    let plain = texts(&mostly_plain(COUNT));
    let invalid = rejections(COUNT);
    let line = tokens(LINE).iter().map(|token| token.as_str()).collect::<String>();
    let along_a_line = Row {
        name: "`parse_prefix`, along a line of 80 KB",
        ours: Loop::new(&[()], move |()| last_of(&line)).of(LINE),
        theirs: None,
    };
    vec![
        Row::compare("`parse`", (&valid, Epin::parse), (&valid, Identifier::parse)),
        Row::compare("`parse`, 95% plain", (&plain, Epin::parse), (&plain, Identifier::parse)),
        Row::compare("`parse`, rejected", (&invalid, Epin::parse), (&invalid, Identifier::parse)),
        Row::compare("`is_valid`", (&valid, Epin::is_valid), (&valid, Identifier::is_valid)),
        along_a_line,
    ]
}

/// Returns the last token of a line that is nothing but tokens.
fn last_of(line: &str) -> Option<Epin> {
    let (mut last, mut rest) = (None, line);
    while let Ok((token, more)) = Epin::parse_prefix(rest) {
        (last, rest) = (Some(token), more);
    }
    last
}

fn writing() -> Vec<Row> {
    let ours = tokens(COUNT);
    let theirs: Vec<_> = ours.iter().copied().map(theirs).collect();
    let mut our_text = String::with_capacity(Epin::MAX_LEN);
    let mut their_text = our_text.clone();
    vec![
        Row::compare(
            "`as_str`",
            (&ours, Epin::as_str),
            (&theirs, |token| {
                black_box(token.encode().as_str());
            }),
        ),
        Row::compare(
            "`write!` into a `String`",
            (&ours, move |token| {
                our_text.clear();
                write!(our_text, "{token}")
            }),
            (&theirs, move |token| {
                their_text.clear();
                write!(their_text, "{token}")
            }),
        ),
    ]
}

fn accessors() -> Vec<Row> {
    let ours = tokens(COUNT);
    let theirs: Vec<_> = ours.iter().copied().map(theirs).collect();
    vec![
        Row::compare("`letter`", (&ours, Epin::letter), (&theirs, Identifier::letter)),
        Row::compare("`side`", (&ours, Epin::side), (&theirs, Identifier::side)),
        Row::compare("`state`", (&ours, Epin::state), (&theirs, Identifier::state)),
        Row::compare(
            "`is_terminal`",
            (&ours, Epin::is_terminal),
            (&theirs, Identifier::is_terminal),
        ),
        Row::compare("`is_derived`", (&ours, Epin::is_derived), (&theirs, Identifier::is_derived)),
        Row::compare("`to_pin`", (&ours, Epin::to_pin), (&theirs, Identifier::pin)),
        Row::alone("`index`", &ours, Epin::index),
        Row::alone(
            "`from_index`",
            &ours.iter().map(|token| token.index()).collect::<Vec<_>>(),
            Epin::from_index,
        ),
    ]
}

fn changes() -> Vec<Row> {
    let ours = tokens(COUNT);
    let theirs: Vec<_> = ours.iter().copied().map(theirs).collect();
    let others: Vec<_> = tokens(COUNT * 2).into_iter().skip(COUNT).collect();
    let pins: Vec<_> = others.iter().map(|other| other.to_pin()).collect();
    let flags: Vec<_> = others.iter().map(|other| other.is_terminal()).collect();
    let letters: Vec<_> = others.iter().map(|other| other.letter()).collect();
    let sides: Vec<_> = others.iter().map(|other| other.side()).collect();
    let states: Vec<_> = others.iter().map(|other| other.state()).collect();
    let their_pins: Vec<_> = pins.iter().map(|pin| self::theirs(Epin::from(*pin)).pin()).collect();
    let their_letters: Vec<_> = their_pins.iter().map(|pin| pin.letter()).collect();
    let their_sides: Vec<_> = their_pins.iter().map(|pin| pin.side()).collect();
    let their_states: Vec<_> = their_pins.iter().map(|pin| pin.state()).collect();
    vec![
        Row::compare("`native`", (&ours, Epin::native), (&theirs, Identifier::native)),
        Row::compare("`derive`", (&ours, Epin::derive), (&theirs, Identifier::derive)),
        Row::compare(
            "`flipped`",
            (&ours, Epin::flipped),
            (&theirs, |token| token.with_pin(token.pin().flipped())),
        ),
        Row::compare(
            "`enhanced`",
            (&ours, Epin::enhanced),
            (&theirs, |token| token.with_pin(token.pin().enhanced())),
        ),
        Row::compare(
            "`with_letter`",
            (&zip(&ours, &letters), |(token, letter)| token.with_letter(letter)),
            (&zip(&theirs, &their_letters), |(token, letter)| {
                token.with_pin(token.pin().with_letter(letter))
            }),
        ),
        Row::compare(
            "`with_side`",
            (&zip(&ours, &sides), |(token, side)| token.with_side(side)),
            (&zip(&theirs, &their_sides), |(token, side)| {
                token.with_pin(token.pin().with_side(side))
            }),
        ),
        Row::compare(
            "`with_state`",
            (&zip(&ours, &states), |(token, state)| token.with_state(state)),
            (&zip(&theirs, &their_states), |(token, state)| {
                token.with_pin(token.pin().with_state(state))
            }),
        ),
        Row::compare(
            "`with_terminal`",
            (&zip(&ours, &flags), |(token, terminal)| token.with_terminal(terminal)),
            (&zip(&theirs, &flags), |(token, terminal)| {
                token.with_pin(token.pin().with_terminal(terminal))
            }),
        ),
        Row::compare(
            "`with_pin`",
            (&zip(&ours, &pins), |(token, pin)| token.with_pin(pin)),
            (&zip(&theirs, &their_pins), |(token, pin)| token.with_pin(pin)),
        ),
    ]
}

/// Compares pairs of tokens, half of which are equal.
fn comparisons() -> Vec<Row> {
    let ours = tokens(COUNT);
    let others = tokens(COUNT * 2).into_iter().skip(COUNT);
    let others: Vec<_> = ours
        .iter()
        .zip(others)
        .map(|(token, other)| if token.index() % 2 == 0 { *token } else { other })
        .collect();
    let theirs = |tokens: &[Epin]| tokens.iter().copied().map(theirs).collect::<Vec<_>>();
    let pairs = zip(&ours, &others);
    let their_pairs = zip(&theirs(&ours), &theirs(&others));
    let fx = FxBuildHasher;
    vec![
        Row::compare("`==`", (&pairs, |(a, b)| a == b), (&their_pairs, |(a, b)| a == b)),
        Row::compare("`<`", (&pairs, |(a, b)| a < b), (&their_pairs, |(a, b)| a < b)),
        Row::compare("`cmp`", (&pairs, |(a, b)| a.cmp(&b)), (&their_pairs, |(a, b)| a.cmp(&b))),
        Row::compare(
            "`Hash`, `FxHasher`",
            (&ours, move |token| fx.hash_one(token)),
            (&theirs(&ours), move |token| fx.hash_one(token)),
        ),
    ]
}

fn collections() -> Vec<Row> {
    let ours = tokens(COUNT);
    let set: EpinSet = Epin::all().step_by(7).collect();
    let table = EpinTable::<Epin, _>::from_fn(|token| u32::from(token.is_terminal()));
    let all: EpinMap<Epin, u32> = Epin::all().zip(0..).collect();
    let part: EpinMap<Epin, u32> = Epin::all().step_by(7).zip(0..).collect();
    let for_loop = Row {
        name: "a `for` over an `EpinTable`",
        ours: Loop::new(&[()], move |()| {
            for entry in &table {
                black_box(entry);
            }
        })
        .of(Epin::COUNT),
        theirs: None,
    };
    vec![
        Row::alone("`EpinSet::contains`", &ours, move |token| set.contains(token)),
        Row::alone("`EpinTable::at`", &ours, move |token| *table.at(token)),
        for_loop,
        Row::alone("`EpinMap::get`, all found", &ours, move |token| all.get(token).copied()),
        Row::alone("`EpinMap::get`, 1 in 7 found", &ours, move |token| part.get(token).copied()),
    ]
}

fn zip<A: Copy, B: Copy>(a: &[A], b: &[B]) -> Vec<(A, B)> {
    a.iter().copied().zip(b.iter().copied()).collect()
}
