//! Random catalogs, right or with some mistakes.

use fastrand::Rng;

use crate::Settings;
use crate::check::Case;
use crate::kind::Kind;
use crate::literal;

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

/// Returns the tokens of some variants, for the first side.
/// No two tokens are the same, even in different variants.
fn tokens(random: &mut Rng) -> Vec<Vec<String>> {
    let mut letters = ('A'..='Z').collect::<Vec<_>>();
    (0..=random.usize(..5))
        .map(|_| {
            let letter = letters.remove(random.usize(..letters.len()));
            let mut tokens = Vec::new();
            for shape in ["_", "+_", "-_", "_^", "_'", "+_^'"] {
                if random.usize(..3) == 0 || tokens.is_empty() && shape == "+_^'" {
                    tokens.push(shape.replace('_', &letter.to_string()));
                }
            }
            let count = tokens.len();
            tokens.swap(0, random.usize(..count));
            tokens
        })
        .collect()
}

/// Returns the attributes of a variant with these literals.
fn attributes(random: &mut Rng, literals: &[String]) -> String {
    if random.usize(..3) == 0 {
        return literals.iter().map(|literal| format!("#[epin({literal})] ")).collect();
    }
    let comma = if random.usize(..3) == 0 { "," } else { "" };
    format!("#[epin({}{comma})] ", literals.join(", "))
}

/// Returns a variant with these tokens.
fn variant(random: &mut Rng, tokens: &[String], name: &str) -> String {
    let literals = tokens.iter().map(|token| literal::string(random, token)).collect::<Vec<_>>();
    format!("{}{name}", attributes(random, &literals))
}

/// Returns the attribute that a catalog needs if the crate depends on `epin` under another name.
fn crate_option(settings: Settings) -> String {
    match settings.krate {
        "epin" => String::new(),
        krate => format!("#[epin(crate = ::{krate})] "),
    }
}

/// Returns a catalog without mistakes.
pub(crate) fn right(random: &mut Rng, settings: Settings, number: usize) -> (Catalog, Case) {
    let tokens = tokens(random);
    let name = format!("Catalog{number}");
    let mut options = crate_option(settings);
    let mut shown = name.clone();
    match random.usize(..4) {
        0 => {
            let names = ["Shōgi", "A \"B\" \\ C", "x", "♔", "Chess960 (2)"];
            shown = random.choice(names).unwrap().to_owned();
            options.push_str(&format!("#[epin(name = {})] ", literal::string(random, &shown)));
        }
        1 => options.push_str("#[epin(serde)] "),
        _ => {}
    }
    let derive = random.choice(DERIVES).unwrap().replace("{k}", settings.krate);
    let mut source = format!("{derive} {options}pub enum {name} {{ ");
    let path = format!("<{name} as {}::Catalog>", settings.krate);
    let mut facts = format!(
        "assert!({path}::ALL.len() == {}); assert!(same({path}::NAME, &{:?}));",
        tokens.len(),
        shown.as_bytes(),
    );
    let first = random.usize(..NAMES.len());
    for (index, of_one) in tokens.iter().enumerate() {
        if random.usize(..8) == 0 {
            source.push_str("#[cfg(any())] Removed, ");
        }
        if random.usize(..8) == 0 {
            source.push_str("/** A kind of piece. */ ");
        }
        source.push_str(&variant(random, of_one, NAMES[(first + index) % NAMES.len()]));
        if random.usize(..8) == 0 {
            source.push_str(&format!(" = {}", 10 * index));
        }
        source.push_str(", ");
        for (at, token) in of_one.iter().enumerate() {
            let bytes = token.as_bytes();
            facts.push_str(&format!(
                "assert!(same({path}::TOKENS[{index}][{at}].as_str(), &{bytes:?})); "
            ));
        }
    }
    source.push('}');
    let case = Case { source: format!("{source} const _: () = {{ {facts} }};"), errors: Some(0) };
    (Catalog { name, source, tokens }, case)
}

/// Attributes of a variant that are wrong whatever its tokens are.
const ATTRIBUTES: [&str; 14] = [
    "#[epin]",
    "#[epin()]",
    "#[epin = \"K\"]",
    "#[epin(K)]",
    "#[epin(+K)]",
    "#[epin(name = \"K\")]",
    "#[epin(serde)]",
    "#[epin(\"K\" \"P\")]",
    "#[epin(,)]",
    "#[epin((\"K\"))]",
    "#[epin(Some(\"K\"))]",
    "#[epin(key = 1)]",
    "#[epin(concat!(\"K\"))]",
    "#[epin(&\"K\")]",
];

/// Returns a variant with one mistake. `tokens` are the tokens that it would have without the mistake.
fn mistake(random: &mut Rng, tokens: &[String], name: &str) -> String {
    let mut literals =
        tokens.iter().map(|token| literal::string(random, token)).collect::<Vec<_>>();
    let at = random.usize(..literals.len());
    match random.usize(..10) {
        0..=3 => {
            let text = Kind::Epin.invalid(random);
            literals[at] = literal::string(random, &text);
        }
        4 => literal::wrong(random).clone_into(&mut literals[at]),
        // A token of the other side.
        5 => literals[at] = literal::string(random, &tokens[at].to_ascii_lowercase()),
        6 => literals.push(literals[at].clone()),
        7 => return name.to_owned(),
        8 => {
            let fields = random.choice(["(u8)", "()", " {}", " { piece: u8 }"]).unwrap();
            return format!("{}{name}{fields}", attributes(random, &literals));
        }
        _ => {
            let wrong = random.choice(ATTRIBUTES).unwrap();
            return format!("{wrong} {}{name}", attributes(random, &literals));
        }
    }
    format!("{}{name}", attributes(random, &literals))
}

/// Attributes of an enum that are wrong. `$` stands for a literal that cannot be a name.
const OPTIONS: [&str; 19] = [
    "#[epin]",
    "#[epin()]",
    "#[epin = \"x\"]",
    "#[epin(\"K\")]",
    "#[epin(nam = \"x\")]",
    "#[epin(name = $)]",
    "#[epin(name = x)]",
    "#[epin(name)]",
    "#[epin(name = )]",
    "#[epin(name = \"a\", name = \"b\")]",
    "#[epin(name = \"a\" serde)]",
    "#[epin(serde = 1)]",
    "#[epin(serde())]",
    "#[epin(serde, serde)]",
    "#[epin(crate = 1)]",
    "#[epin(crate)]",
    "#[epin(,)]",
    "#[epin([])]",
    "#[epin('a)]",
];

/// Returns a catalog with mistakes, and maybe code that uses
/// it. The compiler must not report anything about that code.
pub(crate) fn wrong(random: &mut Rng, settings: Settings, number: usize) -> Case {
    let krate = settings.krate;
    let tokens = tokens(random);
    let name = format!("Wrong{number}");
    let mut derive = random.choice(DERIVES).unwrap().replace("{k}", krate);
    let mut options = crate_option(settings);
    let mut uses = if random.bool() {
        format!(
            " pub fn use_{number}(piece: {name}) -> Option<{name}> {{ \
             let _ = {krate}::piece!({name}, \"K\"); \
             let _ = <{name} as {krate}::Catalog>::ALL; let _ = piece; \
             {krate}::Catalog::from_token({krate}::epin!(\"P\")) }}"
        )
    } else {
        String::new()
    };
    let mut generics = "";
    let mut variants = tokens
        .iter()
        .zip(NAMES)
        .map(|(of_one, name)| variant(random, of_one, name))
        .collect::<Vec<_>>();
    let mut errors = 1;
    match random.usize(..9) {
        // In the first two cases, the compiler would also
        // report each use of the catalog, so there are no uses.
        0 => {
            uses.clear();
            let derived = ["Clone, Copy", "Clone, PartialEq, Eq", "Clone, Copy, PartialEq"];
            let derived = random.choice(derived).unwrap();
            derive = format!("#[derive({derived}, {krate}::Catalog)]");
        }
        1 => {
            uses.clear();
            generics =
                random.choice(["<const N: usize>", "<const N: usize, const M: u8>"]).unwrap();
        }
        2 => {
            let no_name = random.choice(["\"\"", "\"\\n\"", "\"\\u{202e}\"", "c\"a\""]).unwrap();
            let wrong = if random.bool() { no_name } else { literal::wrong(random) };
            options.push_str(&random.choice(OPTIONS).unwrap().replace('$', wrong));
        }
        3 => {
            let others = [
                "pub struct {n};",
                "pub struct {n}(u8);",
                "pub struct {n} { piece: u8 }",
                "pub enum {n} {}",
            ];
            let other = random.choice(others).unwrap();
            let source = format!("{derive} {options}{}{uses}", other.replace("{n}", &name));
            return Case { source, errors: Some(1) };
        }
        4 => {
            // A token of another variant.
            let again = random.usize(..tokens.len());
            variants.push(variant(random, &tokens[again][..1], "Again"));
        }
        _ => {
            errors = 0;
            for (index, of_one) in tokens.iter().enumerate() {
                if index == 0 || random.usize(..3) == 0 {
                    errors += 1;
                    variants[index] = mistake(random, of_one, NAMES[index]);
                }
            }
        }
    }
    let variants = variants.join(", ");
    let source = format!("{derive} {options}pub enum {name}{generics} {{ {variants} }}{uses}");
    Case { source, errors: Some(errors) }
}
