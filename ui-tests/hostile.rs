//! Input of the macros that is long, repetitive or deep: the compiler does not crash, each mistake is
//! one error, and no error is long. `tests/src/hostile.rs` tests such strings at run time.

use std::iter;

use crate::compiler::{Compiler, Message};

/// The maximum length of an error, in bytes, whatever the input is.
const BOUND: usize = 300;

const MANY: usize = 1_000;
const LONG: usize = 100_000;

const PRELUDE: &str = r#"
#![allow(warnings)]
#![recursion_limit = "4096"]
use epin::notation::{pin, qpi, sin, snn};
use epin::{Catalog, epin, epins, piece, pieces};
fn main() {}
#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess { #[epin("K^")] King, #[epin("P", "+P")] Pawn }
"#;

#[test]
fn each_mistake_is_one_short_error() {
    let compiler = Compiler::default();
    let cases = [many(), catalogs(), long(), deep()].concat();
    for (name, source, expected) in cases {
        let messages = compiler.check("2024", &format!("{PRELUDE}{source}"));
        let errors = messages.iter().filter(|message| message.is_error).collect::<Vec<_>>();
        let len = |error: &&Message| error.text().len();
        if let Some(expected) = expected {
            assert_eq!(errors.len(), expected, "{name}");
            let longest = errors.iter().map(len).max().unwrap_or(0);
            assert!(longest <= BOUND, "{name}: an error of {longest} bytes");
        }
    }
}

/// A table of the most kinds that a catalog can have needs no `recursion_limit`, whatever is wrong with it.
#[test]
fn a_mistake_in_a_large_table_is_one_short_error() {
    let (prelude, catalogs) = PRELUDE.split_once("#![recursion_limit = \"4096\"]").unwrap();
    let variants =
        first_side().enumerate().map(|(index, token)| format!("#[epin({token:?})] V{index},"));
    let catalog = catalog("", &variants.collect::<String>());
    let entries = (0..311).map(|index| format!("V{index} => {index}, ")).collect::<String>();
    for last in ["", "V311 = 0", "E::V311 => 0", "_ => 0", "V310 => 0"] {
        let table =
            format!("static T: epin::EpinTable<E, u32> = epin::epin_table!(E, {entries}{last});");
        let messages =
            Compiler::default().check("2024", &[prelude, catalogs, &catalog, &table].concat());
        let errors = messages.iter().filter(|message| message.is_error);
        let errors = errors.map(|error| error.text()).collect::<Vec<_>>();
        assert!(errors.len() == 1 && errors[0].len() <= BOUND, "{last}: {errors:?}");
        assert!(!errors[0].contains("recursion limit"), "{last}: {errors:?}");
    }
}

/// A name, a program, and how many errors the program has: `None` if the compiler itself refuses it, or
/// if its errors repeat a name of the caller, as the compiler's own errors do.
type Case = (&'static str, String, Option<usize>);

fn many() -> Vec<Case> {
    let tokens = || first_side().cycle().take(MANY);
    let wrong = || tokens().map(|token| format!("{token}^^"));
    let names = (0..MANY).map(|number| format!("Chess{number}"));
    let kinds = ["K^", "k^", "P", "+P", "p", "+p"].map(str::to_owned).into_iter().cycle();
    // The compiler evaluates each of these separately, which takes longer than expanding a macro.
    let unknown = iter::repeat_n("Q".to_owned(), MANY / 10);
    vec![
        ("tokens in an epins!", call("epins!", &quoted(tokens())), Some(0)),
        ("calls of epin!", calls("epin!", tokens()), Some(0)),
        ("calls of snn!", calls("snn!", names), Some(0)),
        ("pieces", call("pieces!", &format!("Chess, {}", quoted(kinds.take(MANY)))), Some(0)),
        (
            "unknown pieces",
            call("pieces!", &format!("Chess, {}", quoted(unknown))),
            Some(MANY / 10),
        ),
        ("wrong tokens in an epins!", call("epins!", &quoted(wrong())), Some(MANY)),
        ("calls with wrong tokens", calls("epin!", wrong()), Some(MANY)),
        ("commas", call("epins!", &",\n".repeat(MANY)), Some(MANY)),
        ("literals without commas", call("epin!", &r#""K""#.repeat(LONG)), Some(1)),
        ("words", call("epin!", &"K ".repeat(LONG)), Some(1)),
        ("signs", call("epin!", &"+ ".repeat(LONG)), None),
    ]
}

fn catalogs() -> Vec<Case> {
    let of = |lists: Vec<String>| {
        let variant = |(index, list): (usize, &String)| format!("#[epin({list})] V{index},\n");
        catalog("", &lists.iter().enumerate().map(variant).collect::<String>())
    };
    let all = first_side().collect::<Vec<_>>();
    let each = all.iter().map(|token| format!("{token:?}")).collect::<Vec<_>>();
    let letters = all.chunks(12).map(|tokens| quoted(tokens.iter().cloned())).collect();
    let both = all.iter().map(|token| format!("{token:?}, {:?}", token.to_lowercase())).collect();
    let wrong = all.iter().map(|token| format!("\"{token}^^\"")).collect();
    let list = quoted(first_side().cycle().take(MANY));
    let attributes = each.iter().cycle().take(MANY).map(|token| format!("#[epin({token})]\n"));
    let variants = (0..MANY).map(|number| format!("V{number},\n")).collect::<String>();
    vec![
        ("312 tokens", of(each.clone()), Some(0)),
        ("12 tokens of each letter", of(letters), Some(0)),
        ("312 tokens of both sides", of(both), Some(312)),
        ("312 wrong tokens", of(wrong), Some(312)),
        ("the same token", of(vec![r#""K""#.to_owned(); MANY]), Some(MANY - 1)),
        ("tokens of the second side", of(vec![r#""k""#.to_owned(); MANY]), Some(MANY)),
        ("no tokens", catalog("", &variants), Some(MANY)),
        ("a list that repeats tokens", of(vec![list]), Some(MANY - 312)),
        // The `recursion_limit` in `PRELUDE` is needed here as well, because it also limits the attributes
        // of one item.
        ("attributes", catalog("", &(attributes.collect::<String>() + "V,")), Some(MANY - 312)),
    ]
}

fn long() -> Vec<Case> {
    let text = "x".repeat(LONG);
    let string = format!("{text:?}");
    let king = r#"#[epin("K")] V,"#;
    let calls = ["epin!", "pin!", "sin!", "qpi!", "snn!", "epins!"];
    let calls = calls.map(|name| call(name, &string)).concat()
        + &call("epin!", &format!("r#{string}#"))
        + &call("epin!", &format!(r#""{}""#, r"\u{2019}".repeat(LONG / 8)))
        + &call("piece!", &format!("Chess, {string}"));
    let unknown =
        catalog(&format!("#[epin(name = {string})]"), king) + &call("piece!", r#"E, "Q""#);
    let path = ["a"; MANY].join("::");
    vec![
        ("long strings", calls, Some(9)),
        ("a long token", catalog("", &format!("#[epin({string})] V,")), Some(1)),
        ("a long token without quotes", call("epin!", &format!("K{text}")), None),
        ("a long name", unknown, Some(1)),
        ("a long variant", catalog("", &format!(r#"#[epin("K")] {text}, {king}"#)), None),
        ("a long variant without a token", catalog("", &format!("{text},")), None),
        ("a long enum", format!("#[derive(Catalog)] enum {text}<T> {{ V(T) }}"), None),
        ("a long key", catalog(&format!("#[epin({text})]"), king), Some(1)),
        ("a long value", catalog(&format!("#[epin(serde = {text})]"), king), Some(1)),
        ("a long crate", catalog(&format!("#[epin(crate = {string})]"), king), Some(1)),
        ("a long path", call("piece!", &format!(r#"{path}, "^K""#)), None),
    ]
}

/// At a depth of 1,000 for braces, or of 3,000 for the other forms, the compiler overflows its stack even
/// without a macro.
fn deep() -> Vec<Case> {
    let nested = |depth: usize, open: &str, inside: &str, close: &str| {
        call("epin!", &format!("{}{inside}{}", open.repeat(depth), close.repeat(depth)))
    };
    let arguments = nested(300, "{", r#""K""#, "}")
        + &nested(MANY, "(", r#""K""#, ")")
        + &nested(MANY, "Some(", r#""K""#, ")")
        + &nested(MANY, "&", r#""K""#, "")
        + &nested(MANY, "&", "text", "")
        + &nested(MANY, "", r#""K""#, ".into()");
    let generic = format!(r#"{}A{}, "^K""#, "<".repeat(MANY), ">".repeat(MANY));
    vec![
        ("deep arguments", arguments, Some(6)),
        ("macros in macros", forwarded(MANY) + &call("m0!", r#""K""#), Some(0)),
        ("a wrong token in those", forwarded(MANY) + &call("m0!", r#""K^^""#), Some(1)),
        ("deep generics", call("piece!", &generic), None),
    ]
}

/// Returns macros that pass on a literal, each in one more invisible group.
fn forwarded(depth: usize) -> String {
    let name =
        |number: usize| if number == depth { "epin".to_owned() } else { format!("m{number}") };
    let define = |number| {
        let next = name(number + 1);
        format!("macro_rules! m{number} {{ ($t:expr) => {{ {next}!($t) }}; }}\n")
    };
    (0..depth).map(define).collect()
}

/// Returns the 312 tokens of the first side.
fn first_side() -> impl Iterator<Item = String> + Clone {
    ('A'..='Z').flat_map(|letter| {
        ["-", "", "+"].into_iter().flat_map(move |sign| {
            ["", "'", "^", "^'"].map(|mark| format!("{sign}{letter}{mark}")).into_iter()
        })
    })
}

/// Returns literals with commas, each on a line of its own, because an error repeats its line.
fn quoted(tokens: impl Iterator<Item = String>) -> String {
    tokens.map(|token| format!("{token:?},\n")).collect()
}

fn call(name: &str, arguments: &str) -> String {
    format!("const _: () = {{ fn f() {{ let _ = {name}({arguments}); }} }};\n")
}

fn calls(name: &str, tokens: impl Iterator<Item = String>) -> String {
    let calls = tokens.map(|token| format!("{name}({token:?});\n")).collect::<String>();
    format!("fn f() {{ {calls} }}\n")
}

fn catalog(attribute: &str, variants: &str) -> String {
    let derive = "#[derive(Clone, Copy, PartialEq, Eq, Catalog)]";
    format!("{derive}\n{attribute}\nenum E {{ {variants} }}\n")
}
