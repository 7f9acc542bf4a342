//! Random catalogs, right or with some mistakes.

use crate::case::{Case, Due};
use crate::kind::Kind;
use crate::literal;
use crate::random::Random;
use crate::settings::Settings;

/// A catalog: the source of its enum, and its tokens.
#[derive(Debug, Clone)]
pub(crate) struct Catalog {
    pub(crate) name: String,
    pub(crate) source: String,
    /// The tokens of each variant, for the first side.
    pub(crate) tokens: Vec<Vec<String>>,
}

impl Catalog {
    /// Returns whether a string is a piece of the catalog, of either side.
    pub(crate) fn has(&self, text: &str) -> bool {
        let flipped = text.to_ascii_uppercase();
        self.tokens.iter().flatten().any(|token| *token == flipped)
    }
}

const NAMES: [&str; 12] =
    ["King", "Pawn", "r#Type", "r#fn", "Älg", "王", "PLAIN", "Ok", "None", "Token", "lower", "_A"];

const DERIVES: [&str; 3] = [
    "#[derive(Clone, Copy, PartialEq, Eq, {k}::Catalog)]",
    "#[derive({k}::Catalog)] #[derive(Debug, Hash, PartialEq, Eq, Clone, Copy)]",
    "#[derive(Copy, Clone)] #[derive(Eq, {k}::Catalog, PartialEq, PartialOrd, Ord)]",
];

/// Returns tokens of the first side for each of some variants. No two are the same, whichever
/// variants they are of.
fn tokens(random: &mut Random) -> Vec<Vec<String>> {
    let mut letters = ('A'..='Z').collect::<Vec<_>>();
    (0..=random.below(5))
        .map(|_| {
            let letter = letters.remove(random.below(letters.len()));
            let mut tokens = Vec::new();
            for shape in ["_", "+_", "-_", "_^", "_'", "+_^'"] {
                if random.one_in(3) || tokens.is_empty() && shape == "+_^'" {
                    tokens.push(shape.replace('_', &letter.to_string()));
                }
            }
            let count = tokens.len();
            tokens.swap(0, random.below(count));
            tokens
        })
        .collect()
}

/// Returns the attributes of a variant with these literals.
fn attributes(random: &mut Random, literals: &[String]) -> String {
    if random.one_in(3) {
        return literals.iter().map(|literal| format!("#[epin({literal})] ")).collect();
    }
    let comma = if random.one_in(3) { "," } else { "" };
    format!("#[epin({}{comma})] ", literals.join(", "))
}

/// Returns a catalog without mistakes.
pub(crate) fn right(random: &mut Random, settings: &Settings, number: usize) -> (Catalog, Case) {
    let tokens = tokens(random);
    let name = format!("Catalog{number}");
    let mut options = settings.crate_option();
    let mut shown = name.clone();
    match random.below(4) {
        0 => {
            shown = random.choose(&["Shōgi", "A \"B\" \\ C", "x", "♔", "Chess960 (2)"]).to_owned();
            options.push_str(&format!("#[epin(name = {})] ", literal::string(random, &shown)));
        }
        1 => options.push_str("#[epin(serde)] "),
        _ => {}
    }
    let derive = random.choose(&DERIVES).replace("{k}", settings.krate);
    let mut source = format!("{derive} {options}pub enum {name} {{ ");
    let mut facts = String::new();
    let first = random.below(NAMES.len());
    for (index, of_one) in tokens.iter().enumerate() {
        if random.one_in(8) {
            source.push_str("#[cfg(any())] Removed, ");
        }
        if random.one_in(8) {
            source.push_str("/** A kind of piece. */ ");
        }
        let literals =
            of_one.iter().map(|token| literal::string(random, token)).collect::<Vec<_>>();
        source.push_str(&attributes(random, &literals));
        source.push_str(NAMES[(first + index) % NAMES.len()]);
        if random.one_in(8) {
            source.push_str(&format!(" = {}", 10 * index));
        }
        source.push_str(", ");
        for (at, token) in of_one.iter().enumerate() {
            let text =
                format!("<{name} as {}::Catalog>::TOKENS[{index}][{at}].as_str()", settings.krate);
            facts.push_str(&format!("assert!(same({text}, &{:?})); ", token.as_bytes()));
        }
    }
    source.push('}');
    let path = format!("<{name} as {}::Catalog>", settings.krate);
    facts.push_str(&format!("assert!({path}::ALL.len() == {}); ", tokens.len()));
    facts.push_str(&format!("assert!(same({path}::NAME, &{:?}));", shown.as_bytes()));
    let case =
        Case { source: format!("{source} const _: () = {{ {facts} }};"), due: Due::Errors(0) };
    (Catalog { name, source, tokens }, case)
}

/// Returns a variant with one mistake. `tokens` are those that it would have without.
fn mistake(random: &mut Random, tokens: &[String], name: &str) -> String {
    let mut literals =
        tokens.iter().map(|token| literal::string(random, token)).collect::<Vec<_>>();
    let at = random.below(literals.len());
    match random.below(10) {
        0..=3 => {
            let text = Kind::Epin.invalid(random);
            literals[at] = literal::string(random, &text);
        }
        4 => literal::wrong(random).clone_into(&mut literals[at]),
        // The other side.
        5 => literals[at] = literal::string(random, &tokens[at].to_ascii_lowercase()),
        6 => literals.push(literals[at].clone()),
        7 => return format!("{name}, "),
        8 => {
            let fields = random.choose(&["(u8)", "()", " {}", " { piece: u8 }"]);
            return format!("{}{name}{fields}, ", attributes(random, &literals));
        }
        _ => {
            let wrong = random.choose(&[
                "#[epin]",
                "#[epin()]",
                "#[epin = \"K\"]",
                "#[epin(K)]",
                "#[epin(+K)]",
                "#[epin(K^)]",
                "#[epin(name = \"K\")]",
                "#[epin(serde)]",
                "#[epin(\"K\" \"P\")]",
                "#[epin(,)]",
                "#[epin([\"K\"])]",
                "#[epin((\"K\"))]",
                "#[epin(Some(\"K\"))]",
                "#[epin({ K })]",
                "#[epin(key = 1)]",
                "#[epin(concat!(\"K\"))]",
                "#[epin(&\"K\")]",
            ]);
            return format!("{wrong} {}{name}, ", attributes(random, &literals));
        }
    }
    format!("{}{name}, ", attributes(random, &literals))
}

/// Mistakes that are not in a variant.
const OPTIONS: [&str; 28] = [
    "#[epin]",
    "#[epin()]",
    "#[epin = \"x\"]",
    "#[epin(\"K\")]",
    "#[epin(nam = \"x\")]",
    "#[epin(name = 5)]",
    "#[epin(name = x)]",
    "#[epin(name)]",
    "#[epin(name = )]",
    "#[epin(name = \"\")]",
    "#[epin(name = \"\\n\")]",
    "#[epin(name = \"\\u{202e}\")]",
    "#[epin(name = \"a\\q\")]",
    "#[epin(name = \"a\"x)]",
    "#[epin(name = 'ab')]",
    "#[epin(name = b\"a\")]",
    "#[epin(name = \"a\", name = \"b\")]",
    "#[epin(serde = 1)]",
    "#[epin(serde())]",
    "#[epin(serde serde)]",
    "#[epin(serde, serde)]",
    "#[epin(crate = 1)]",
    "#[epin(,)]",
    "#[epin(crate)]",
    "#[epin(name = \"a\" serde)]",
    "#[epin(K)]",
    "#[epin([])]",
    "#[epin('a)]",
];

/// Returns a catalog with mistakes, and maybe code that uses it, of which the compiler is to say
/// nothing.
pub(crate) fn wrong(random: &mut Random, settings: &Settings, number: usize) -> Case {
    let krate = settings.krate;
    let tokens = tokens(random);
    let name = format!("Wrong{number}");
    let mut derive = random.choose(&DERIVES).replace("{k}", krate);
    let mut options = settings.crate_option();
    let uses = if random.one_in(2) {
        format!(
            " pub fn use_{number}(piece: {name}) -> Option<{name}> {{ \
             let _ = {krate}::piece!({name}, \"K\"); let _ = <{name} as {krate}::Catalog>::ALL; let _ = piece; \
             {krate}::Catalog::of({krate}::epin!(\"P\")) }}"
        )
    } else {
        String::new()
    };
    let right = |random: &mut Random, of_one: &[String], name: &str| {
        let literals =
            of_one.iter().map(|token| literal::string(random, token)).collect::<Vec<_>>();
        format!("{}{name}, ", attributes(random, &literals))
    };
    let mut body = String::new();
    let mut generics = "";
    let mut is_lacking = false;
    let mut errors = 1;
    match random.below(9) {
        0 => {
            is_lacking = true;
            let derived =
                random.choose(&["Clone, Copy", "Clone, PartialEq, Eq", "Clone, Copy, PartialEq"]);
            derive = format!("#[derive({derived}, {krate}::Catalog)]");
            for (index, of_one) in tokens.iter().enumerate() {
                body.push_str(&right(random, of_one, NAMES[index]));
            }
        }
        1 => {
            options.push_str(random.choose(&OPTIONS));
            for (index, of_one) in tokens.iter().enumerate() {
                body.push_str(&right(random, of_one, NAMES[index]));
            }
        }
        2 => {
            generics = random.choose(&["<const N: usize>", "<const N: usize, const M: u8>"]);
            for (index, of_one) in tokens.iter().enumerate() {
                body.push_str(&right(random, of_one, NAMES[index]));
            }
        }
        3 => {
            let other = random.choose(&[
                "pub struct {n};",
                "pub struct {n}(u8);",
                "pub struct {n} { piece: u8 }",
                "pub enum {n} {}",
            ]);
            let source = format!("{derive} {options}{}{uses}", other.replace("{n}", &name));
            return Case { source, due: Due::Errors(1) };
        }
        4 => {
            // The token of the first variant again, in one after it.
            for (index, of_one) in tokens.iter().enumerate() {
                body.push_str(&right(random, of_one, NAMES[index]));
            }
            let again = &tokens[random.below(tokens.len())];
            let token = literal::string(random, &again[0]);
            body.push_str(&format!("#[epin({token})] Again, "));
        }
        _ => {
            errors = 0;
            for (index, of_one) in tokens.iter().enumerate() {
                if index == 0 || random.one_in(3) {
                    errors += 1;
                    body.push_str(&mistake(random, of_one, NAMES[index]));
                } else {
                    body.push_str(&right(random, of_one, NAMES[index]));
                }
            }
        }
    }
    // The compiler says of each use that what it needs is missing.
    let uses = if generics.is_empty() && !is_lacking { uses } else { String::new() };
    let source = format!("{derive} {options}pub enum {name}{generics} {{ {body}}}{uses}");
    Case { source, due: Due::Errors(errors) }
}
