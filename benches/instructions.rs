//! Instructions per token, net of the loop, counted by callgrind.
//!
//! Needs `valgrind`. The program runs itself under it, and callgrind writes one profile for
//! every call of [`measured`].

use std::fmt::Write as _;
use std::hash::BuildHasher;
use std::hint::black_box;
use std::process::{Command, Stdio};
use std::{env, fs};

use epin::{Epin, EpinMap, EpinSet, EpinTable};
use epin_benches::{Table, mostly_plain, rejections, texts, tokens};
use rustc_hash::FxBuildHasher;
use sashite_epin::Identifier;

/// All tokens, each four times.
const COUNT: usize = 4 * Epin::COUNT;

const UNDER_CALLGRIND: &str = "--under-callgrind";

fn main() {
    let operations = operations();
    if env::args().any(|argument| argument == UNDER_CALLGRIND) {
        for operation in &operations {
            operation.each(|measure| measure());
        }
        measured(&[()], drop);
    } else {
        print(&operations);
    }
}

#[inline(never)]
fn measured<I: Copy, O>(inputs: &[I], mut operation: impl FnMut(I) -> O) {
    for &input in inputs {
        black_box(operation(black_box(input)));
    }
}

struct Operation {
    name: &'static str,
    ours: Measure,
    theirs: Option<Measure>,
}

/// Calls [`measured`] twice: with nothing to do, and with the operation.
type Measure = Box<dyn Fn()>;

fn measure<I: Copy + 'static, O>(
    inputs: &[I],
    operation: impl FnMut(I) -> O + Clone + 'static,
) -> Measure {
    let inputs = inputs.to_vec();
    Box::new(move || {
        measured(&inputs, drop::<I>);
        measured(&inputs, operation.clone());
    })
}

impl Operation {
    fn each(&self, mut each: impl FnMut(&dyn Fn())) {
        each(&self.ours);
        if let Some(theirs) = &self.theirs {
            each(theirs);
        }
    }
}

fn print(operations: &[Operation]) {
    let mut counts = count().into_iter();
    let mut count = || counts.next().expect("a profile for every loop");
    let mut net = || {
        let nothing = count();
        count() - nothing
    };
    let table = Table::new(&["instructions per token", "epin", "sashite-epin", "ratio"]);
    for Operation { name, theirs, .. } in operations {
        let ours = net();
        match theirs.as_ref().map(|_| net()) {
            Some(theirs) => table.row([
                name,
                &format!("{ours:.1}"),
                &format!("{theirs:.1}"),
                &format!("{:.3}", ours / theirs),
            ]),
            None => table.row([name, &format!("{ours:.1}"), "", ""]),
        }
    }
    assert!(counts.next().is_none(), "a loop for every profile");
}

/// Returns the instructions per token of each call of [`measured`].
fn count() -> Vec<f64> {
    let program = env::current_exe().expect("the path of this program");
    let directory = program.with_extension("profiles");
    let _ = fs::remove_dir_all(&directory);
    fs::create_dir(&directory).expect("a directory for the profiles");
    let status = Command::new("valgrind")
        .args(["--tool=callgrind", "--dump-before=*measured*"])
        .arg(format!("--callgrind-out-file={}/part", directory.display()))
        .arg(&program)
        .arg(UNDER_CALLGRIND)
        .stderr(Stdio::null())
        .status();
    assert!(status.is_ok_and(|status| status.success()), "valgrind ran the program");
    let profile = |part| fs::read_to_string(directory.join(format!("part.{part}"))).ok();
    (2..).map_while(profile).map_while(|profile| total(&profile)).collect()
}

/// Returns the instructions per token of a profile, or `None` of one that no call ended.
fn total(profile: &str) -> Option<f64> {
    profile.lines().find(|line| line.starts_with("desc: Trigger: --dump-before"))?;
    let total = profile.lines().find_map(|line| line.strip_prefix("summary: "))?;
    let total: u32 = total.trim().parse().ok()?;
    Some(f64::from(total) / f64::from(u16::try_from(COUNT).ok()?))
}

fn compare<I: Copy + 'static, O, J: Copy + 'static, P>(
    name: &'static str,
    (ours, our): (&[I], impl FnMut(I) -> O + Clone + 'static),
    (theirs, their): (&[J], impl FnMut(J) -> P + Clone + 'static),
) -> Operation {
    Operation { name, ours: measure(ours, our), theirs: Some(measure(theirs, their)) }
}

fn alone<I: Copy + 'static, O>(
    name: &'static str,
    inputs: &[I],
    operation: impl FnMut(I) -> O + Clone + 'static,
) -> Operation {
    Operation { name, ours: measure(inputs, operation), theirs: None }
}

fn operations() -> Vec<Operation> {
    [reading(), writing(), accessors(), changes(), comparisons(), collections()]
        .into_iter()
        .flatten()
        .collect()
}

fn theirs(token: Epin) -> Identifier {
    Identifier::parse(token.as_str()).expect("the same grammar")
}

fn reading() -> Vec<Operation> {
    let valid = texts(&tokens(COUNT));
    let plain = texts(&mostly_plain(COUNT));
    let invalid = rejections(COUNT);
    vec![
        compare("`parse`", (&valid, Epin::parse), (&valid, Identifier::parse)),
        compare("`parse`, 95 % plain", (&plain, Epin::parse), (&plain, Identifier::parse)),
        compare("`parse`, rejected", (&invalid, Epin::parse), (&invalid, Identifier::parse)),
        compare("`is_valid`", (&valid, Epin::is_valid), (&valid, Identifier::is_valid)),
    ]
}

fn writing() -> Vec<Operation> {
    let ours = tokens(COUNT);
    let theirs: Vec<_> = ours.iter().copied().map(theirs).collect();
    let mut our_text = String::with_capacity(Epin::MAX_LEN);
    let mut their_text = our_text.clone();
    vec![
        compare(
            "`as_str`",
            (&ours, Epin::as_str),
            (&theirs, |token| {
                black_box(token.encode().as_str());
            }),
        ),
        compare(
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

fn accessors() -> Vec<Operation> {
    let ours = tokens(COUNT);
    let theirs: Vec<_> = ours.iter().copied().map(theirs).collect();
    vec![
        compare("`letter`", (&ours, Epin::letter), (&theirs, Identifier::letter)),
        compare("`side`", (&ours, Epin::side), (&theirs, Identifier::side)),
        compare("`state`", (&ours, Epin::state), (&theirs, Identifier::state)),
        compare("`is_terminal`", (&ours, Epin::is_terminal), (&theirs, Identifier::is_terminal)),
        compare("`is_derived`", (&ours, Epin::is_derived), (&theirs, Identifier::is_derived)),
        compare("`pin`", (&ours, Epin::pin), (&theirs, Identifier::pin)),
        alone("`index`", &ours, Epin::index),
        alone(
            "`from_index`",
            &ours.iter().map(|token| token.index()).collect::<Vec<_>>(),
            Epin::from_index,
        ),
    ]
}

fn changes() -> Vec<Operation> {
    let ours = tokens(COUNT);
    let theirs: Vec<_> = ours.iter().copied().map(theirs).collect();
    let pins: Vec<_> = tokens(COUNT * 2).into_iter().skip(COUNT).map(Epin::pin).collect();
    let flags: Vec<_> = pins.iter().map(|pin| pin.is_terminal()).collect();
    let letters: Vec<_> = pins.iter().map(|pin| pin.letter()).collect();
    let sides: Vec<_> = pins.iter().map(|pin| pin.side()).collect();
    let states: Vec<_> = pins.iter().map(|pin| pin.state()).collect();
    let their_pins: Vec<_> = pins.iter().map(|pin| self::theirs(Epin::from(*pin)).pin()).collect();
    let their_letters: Vec<_> = their_pins.iter().map(|pin| pin.letter()).collect();
    let their_sides: Vec<_> = their_pins.iter().map(|pin| pin.side()).collect();
    let their_states: Vec<_> = their_pins.iter().map(|pin| pin.state()).collect();
    vec![
        compare("`native`", (&ours, Epin::native), (&theirs, Identifier::native)),
        compare("`derive`", (&ours, Epin::derive), (&theirs, Identifier::derive)),
        compare(
            "`flipped`",
            (&ours, Epin::flipped),
            (&theirs, |token| token.with_pin(token.pin().flipped())),
        ),
        compare(
            "`enhanced`",
            (&ours, Epin::enhanced),
            (&theirs, |token| token.with_pin(token.pin().enhanced())),
        ),
        compare(
            "`with_letter`",
            (&zip(&ours, &letters), |(token, letter)| token.with_letter(letter)),
            (&zip(&theirs, &their_letters), |(token, letter)| {
                token.with_pin(token.pin().with_letter(letter))
            }),
        ),
        compare(
            "`with_side`",
            (&zip(&ours, &sides), |(token, side)| token.with_side(side)),
            (&zip(&theirs, &their_sides), |(token, side)| {
                token.with_pin(token.pin().with_side(side))
            }),
        ),
        compare(
            "`with_state`",
            (&zip(&ours, &states), |(token, state)| token.with_state(state)),
            (&zip(&theirs, &their_states), |(token, state)| {
                token.with_pin(token.pin().with_state(state))
            }),
        ),
        compare(
            "`with_terminal`",
            (&zip(&ours, &flags), |(token, terminal)| token.with_terminal(terminal)),
            (&zip(&theirs, &flags), |(token, terminal)| {
                token.with_pin(token.pin().with_terminal(terminal))
            }),
        ),
        compare(
            "`with_pin`",
            (&zip(&ours, &pins), |(token, pin)| token.with_pin(pin)),
            (&zip(&theirs, &their_pins), |(token, pin)| token.with_pin(pin)),
        ),
    ]
}

/// Half of the pairs are equal.
fn comparisons() -> Vec<Operation> {
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
        compare("`==`", (&pairs, |(a, b)| a == b), (&their_pairs, |(a, b)| a == b)),
        compare("`<`", (&pairs, |(a, b)| a < b), (&their_pairs, |(a, b)| a < b)),
        compare("`cmp`", (&pairs, |(a, b)| a.cmp(&b)), (&their_pairs, |(a, b)| a.cmp(&b))),
        compare(
            "`Hash`, `FxHasher`",
            (&ours, move |token| fx.hash_one(token)),
            (&theirs(&ours), move |token| fx.hash_one(token)),
        ),
    ]
}

fn collections() -> Vec<Operation> {
    let ours = tokens(COUNT);
    let set: EpinSet = Epin::all().step_by(7).collect();
    let table = EpinTable::from_fn(|token| u32::from(token.is_terminal()));
    let whole: EpinMap<u32> = Epin::all().zip(0..).collect();
    let part: EpinMap<u32> = Epin::all().step_by(7).zip(0..).collect();
    vec![
        alone("`EpinSet::contains`", &ours, move |token| set.contains(token)),
        alone("`EpinTable::get`", &ours, move |token| *table.get(token)),
        alone("`EpinMap::get`, all found", &ours, move |token| whole.get(token).copied()),
        alone("`EpinMap::get`, 1 in 7 found", &ours, move |token| part.get(token).copied()),
    ]
}

fn zip<A: Copy, B: Copy>(a: &[A], b: &[B]) -> Vec<(A, B)> {
    a.iter().copied().zip(b.iter().copied()).collect()
}
