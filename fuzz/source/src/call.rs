//! Random calls to the macros, right or wrong, wherever a value or a pattern can be.

use fastrand::Rng;

use crate::Settings;
use crate::catalog::Catalog;
use crate::check::Case;
use crate::kind::Kind;
use crate::literal;
use crate::odd;

/// Makes the calls of one crate: its settings, and the catalogs that the calls can refer to.
pub(crate) struct Calls<'a> {
    pub(crate) settings: Settings,
    pub(crate) catalogs: &'a [Catalog],
}

/// What a call makes: a token of a notation, or a piece of a catalog.
#[derive(Clone, Copy)]
enum Target<'a> {
    Token(Kind),
    Piece(&'a Catalog),
}

impl Target<'_> {
    /// Returns whether there is also a macro for a list.
    fn has_list(self) -> bool {
        matches!(self, Self::Token(Kind::Epin) | Self::Piece(_))
    }

    fn kind(self) -> Kind {
        match self {
            Self::Token(kind) => kind,
            Self::Piece(_) => Kind::Epin,
        }
    }

    fn is_valid(self, text: &str) -> bool {
        match self {
            Self::Token(kind) => kind.is_valid(text),
            Self::Piece(catalog) => Kind::Epin.is_valid(text) && catalog.has(text),
        }
    }

    fn type_name(self, krate: &str) -> String {
        match self {
            Self::Token(kind) => path(krate, &kind.type_name()),
            Self::Piece(catalog) => format!("{krate}::Piece::<{}>", catalog.name),
        }
    }

    fn macro_name(self) -> String {
        match self {
            Self::Token(kind) => kind.macro_name(),
            Self::Piece(_) => "piece".to_owned(),
        }
    }
}

/// Arguments for which the macros have help of their own: no literal, several literals, a name, a token
/// without quotation marks, and code around a literal. Each of them gives one error, whatever the notation.
const WRONG: [&str; 24] = [
    "",
    ",",
    "\"K\" \"P\"",
    "\"K\", \"P\"",
    "K P",
    "K",
    "+K",
    "K^^",
    "_",
    "&name",
    "name.text",
    "m::NAME",
    "\"K\" | \"P\"",
    "\"K\"..=\"P\"",
    "\"K\"; 3",
    "Some(\"K\")",
    "Box::new(\"K\")",
    "&mut \"K\"",
    "(\"K\",)",
    "[\"K\"]",
    "{ \"K\" }",
    "\"K\".into()",
    "return \"K\";",
    "concat!(\"K\")",
];

/// Items around a call. `@` stands for the call, `$T` for its type,
/// `$n` for a number that no other item has, and `@@` for a plain `@`.
const CONTEXTS: [&str; 21] = [
    "pub const C$n: $T = @;",
    "pub static S$n: $T = @;",
    "pub fn f$n() -> $T { @ }",
    "pub fn f$n() -> $T { return @; }",
    "pub fn f$n() { let _ = @; }",
    "pub fn f$n(x: $T) -> bool { matches!(x, @) }",
    "pub fn f$n(x: $T) -> u8 { match x { @ => 1, _ => 0 } }",
    "pub fn f$n(x: &[$T]) -> bool { matches!(x, [@, .., _]) }",
    "pub fn f$n<X>(_: X) -> $T { @ }",
    "pub fn f$n<X>(x: ($T, X)) -> bool { if let (@, _) = x { true } else { false } }",
    "pub fn f$n(x: Option<$T>) -> bool { if let Some(@) = x { true } else { false } }",
    "pub fn f$n(x: &$T) -> bool { matches!(x, &@) }",
    "pub fn f$n(x: $T) -> bool { matches!(x, y @@ @ if y == x) }",
    "pub fn f$n(x: $T) -> bool { x == @ }",
    "pub fn f$n() -> [$T; 2] { [@; 2] }",
    "pub fn f$n() -> impl Fn() -> $T { || @ }",
    "pub fn f$n() -> ($T, u8) { (@, 1) }",
    "impl Holder<$n> { pub const C: $T = @; pub fn f() -> $T { Self::C } }",
    "pub trait T$n { const C: $T = @; fn f(&self) -> $T { Self::C } }",
    "pub mod m$n { use super::*; pub fn f() -> $T { @ } }",
    "pub async fn f$n() -> $T { @ }",
];

/// Returns the path of a type or a macro of `epin`.
fn path(krate: &str, name: &str) -> String {
    match &*name.to_ascii_lowercase() {
        "pin" | "sin" | "qpi" | "snn" => format!("{krate}::notation::{name}"),
        _ => format!("{krate}::{name}"),
    }
}

impl Calls<'_> {
    fn target(&self, random: &mut Rng) -> Target<'_> {
        match random.usize(..8) {
            0 | 1 => Target::Token(random.choice(Kind::ALL).unwrap()),
            2 | 3 => Target::Piece(random.choice(self.catalogs).unwrap()),
            4 => Target::Token(Kind::Pin),
            _ => Target::Token(Kind::Epin),
        }
    }

    /// Returns a call to a macro with arguments.
    fn call(&self, random: &mut Rng, name: &str, arguments: &str) -> String {
        let krate = self.settings.krate;
        let path = match random.usize(..5) {
            0 => path(krate, name),
            1 => format!("::{}", path(krate, name)),
            2 => format!("facade::{name}"),
            3 => format!("crate::facade::{name}"),
            _ => name.to_owned(),
        };
        match random.usize(..6) {
            0 => format!("{path}![{arguments}]"),
            1 => format!("{path}! {{ {arguments} }}"),
            2 => format!("forward_tokens!({name} {arguments})"),
            _ => format!("{path}!({arguments})"),
        }
    }

    /// Returns a call to the macro of a target. `rest` is all arguments
    /// except the catalog, which is added if the macro takes one.
    fn call_for(&self, random: &mut Rng, target: Target<'_>, is_list: bool, rest: &str) -> String {
        let comma = if random.usize(..4) == 0 && !rest.is_empty() { "," } else { "" };
        let name = target.macro_name() + if is_list { "s" } else { "" };
        let Target::Piece(catalog) = target else {
            return self.call(random, &name, &format!("{rest}{comma}"));
        };
        let path = random.choice(["", "", "crate::", "alias::"]).unwrap();
        let separator = if is_list && rest.is_empty() { "" } else { ", " };
        let arguments = format!("{path}{}{separator}{rest}{comma}", catalog.name);
        self.call(random, &name, &arguments)
    }

    /// Returns an item with a call in it.
    fn in_context(
        &self,
        random: &mut Rng,
        target: Target<'_>,
        number: usize,
        call: &str,
    ) -> String {
        let context = random.choice(CONTEXTS).unwrap();
        let item = context.replace("@@", "\u{1}").replace('@', call).replace('\u{1}', "@");
        let number = number.to_string();
        item.replace("$n", &number).replace("$T", &target.type_name(self.settings.krate))
    }

    /// Returns an item that compiles.
    pub(crate) fn right(&self, random: &mut Rng, number: usize) -> Case {
        let target = self.target(random);
        let text = loop {
            let text = match target {
                Target::Token(kind) => kind.valid(random),
                Target::Piece(catalog) => {
                    let tokens = random.choice(&catalog.tokens).unwrap();
                    let token = random.choice(tokens).unwrap();
                    if random.bool() { token.to_ascii_lowercase() } else { token.clone() }
                }
            };
            if target.is_valid(&text) {
                break text;
            }
        };
        let argument = literal::string(random, &text);
        let type_name = target.type_name(self.settings.krate);
        let source = if target.has_list() && random.usize(..8) == 0 {
            let count = random.usize(..5);
            let list = vec![argument; count].join(", ");
            let call = self.call_for(random, target, true, &list);
            format!("pub const L{number}: [{type_name}; {count}] = {call};")
        } else {
            let call = if random.usize(..8) == 0 {
                forwarded(random, target, &argument)
            } else {
                self.call_for(random, target, false, &argument)
            };
            if random.bool() {
                let bytes = text.as_bytes();
                let matches = format!("matches!({type_name}::from_ascii(&{bytes:?}), Ok({call}))");
                format!("const _: () = assert!({matches});")
            } else {
                self.in_context(random, target, number, &call)
            }
        };
        Case { source, errors: Some(0) }
    }

    /// Returns an item with one mistake, or with several in a list.
    pub(crate) fn wrong(&self, random: &mut Rng, number: usize) -> Case {
        let target = self.target(random);
        if target.has_list() && random.usize(..6) == 0 {
            return self.wrong_list(random, target, number);
        }
        let call = match target {
            Target::Piece(catalog) if random.usize(..4) == 0 => {
                let arguments = [
                    "",
                    "\"K\"",
                    &catalog.name,
                    "UnknownCatalog, \"K\"",
                    "u8, \"K\"",
                    "\"Shogi\", \"K\"",
                    ",",
                ];
                let arguments = random.choice(arguments).unwrap();
                self.call(random, "piece", arguments)
            }
            _ => {
                let argument = wrong_argument(random, target);
                self.call_for(random, target, false, &argument)
            }
        };
        let source = self.in_context(random, target, number, &call);
        Case { source, errors: Some(1) }
    }

    fn wrong_list(&self, random: &mut Rng, target: Target<'_>, number: usize) -> Case {
        let mut errors = 0;
        let mut elements = Vec::new();
        for _ in 0..=random.usize(..5) {
            let text = if random.bool() || elements.is_empty() {
                Kind::Epin.invalid(random)
            } else {
                Kind::Epin.valid(random)
            };
            errors += usize::from(!target.is_valid(&text));
            elements.push(literal::string(random, &text));
        }
        // Tokens are looked up in the catalog only if all of them are valid, so
        // an invalid token could hide a token that is not in the catalog.
        if matches!(target, Target::Piece(_)) && errors > 1 {
            elements.truncate(1);
            errors = 1;
        }
        let call = self.call_for(random, target, true, &elements.join(", "));
        let source = format!("pub fn f{number}() {{ let _ = {call}; }}");
        Case { source, errors: Some(errors) }
    }

    /// Returns an item with any tokens as arguments.
    pub(crate) fn odd(&self, random: &mut Rng, number: usize) -> Case {
        let target = self.target(random);
        let mut tokens = String::new();
        for _ in 0..random.usize(..6) {
            odd::token(random, &mut tokens, 3);
        }
        let is_list = target.has_list() && random.usize(..4) == 0;
        let call = if random.usize(..4) == 0 {
            self.call(random, &target.macro_name(), &tokens)
        } else {
            self.call_for(random, target, is_list, &tokens)
        };
        // A single literal can be right, and each element of a list can be an error.
        let argument = tokens.trim_end_matches([',', ' ']);
        let is_literal = argument.contains('"') && !argument.contains(' ');
        let source = self.in_context(random, target, number, &call);
        Case { source, errors: (!is_list && !is_literal).then_some(1) }
    }
}

/// Returns a call through a macro of the caller, which passes the argument on.
fn forwarded(random: &mut Rng, target: Target<'_>, argument: &str) -> String {
    let name = target.macro_name();
    let forward = random.choice(["literal", "expr"]).unwrap();
    match target {
        Target::Token(_) => format!("forward_{forward}!({name}, {argument})"),
        Target::Piece(catalog) => {
            format!("forward_{forward}_of!({name}, {}, {argument})", catalog.name)
        }
    }
}

fn wrong_argument(random: &mut Rng, target: Target<'_>) -> String {
    match random.usize(..6) {
        0 => literal::wrong(random).to_owned(),
        1 => random.choice(WRONG).unwrap().to_owned(),
        2 => {
            let text = target.kind().valid(random);
            literal::escaped(random, &text)
        }
        _ => loop {
            let kind = target.kind();
            let text =
                if random.usize(..3) == 0 { kind.valid(random) } else { kind.invalid(random) };
            if !target.is_valid(&text) {
                break literal::string(random, &text);
            }
        },
    }
}
