//! Random calls of the macros, right or wrong, wherever a value or a pattern can be.

use crate::case::{Case, Due};
use crate::catalog::Catalog;
use crate::kind::Kind;
use crate::literal;
use crate::odd;
use crate::random::Random;
use crate::settings::Settings;

/// Where calls are, and what they refer to.
pub(crate) struct Calls<'a> {
    pub(crate) settings: Settings,
    pub(crate) catalogs: &'a [Catalog],
}

/// What one call makes: its macro, with the catalog if it is `piece!`.
#[derive(Clone, Copy)]
enum Target<'a> {
    Token(Kind),
    Piece(&'a Catalog),
}

impl Target<'_> {
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
            Self::Token(kind) => format!("{krate}::{}", kind.type_name()),
            Self::Piece(catalog) => format!("{krate}::Piece<{}>", catalog.name),
        }
    }

    fn macro_name(self) -> &'static str {
        match self {
            Self::Token(kind) => kind.macro_name(),
            Self::Piece(_) => "piece",
        }
    }
}

/// Arguments that no macro takes, and of which one error is due, whatever the notation.
const WRONG: [&str; 52] = [
    "",
    ",",
    "\"K\" \"P\"",
    "\"K\", \"P\"",
    "K P",
    "K, P",
    "K",
    "+K",
    "-k^",
    "+P^",
    "^K",
    "K^^",
    "name",
    "&name",
    "*name",
    "name.text",
    "name[0]",
    "self.text",
    "_",
    "..",
    "\"K\" | \"P\"",
    "\"K\"..=\"P\"",
    "\"K\"; 3",
    "\"K\"; \"P\"",
    "Some(\"K\")",
    "Ok(\"K\")",
    "Box::new(\"K\")",
    "&\"K\"",
    "&mut \"K\"",
    "(\"K\",)",
    "\"K\".into()",
    "\"K\".to_string()",
    "\"K\".to_vec()",
    "return \"K\";",
    "Piece { token: \"K\" }",
    "other_plain",
    "UNKNOWN_NAME",
    "{ UNKNOWN_NAME }",
    "m::UNKNOWN_NAME",
    "unknown_function()",
    "NUMBER",
    "{ NUMBER }",
    "(\"K\", \"P\")",
    "[\"K\"]",
    "(\"K\")",
    "{ \"K\" }",
    "concat!(\"K\")",
    "env!(\"K\")",
    "stringify!(K)",
    "identity(\"K\")",
    "match 4 / 2 { _ => \"K\" }",
    "if true { \"K\" } else { \"P\" }",
];

/// Items around a call, which is `@`. `$T` is its type, `$n` a number that no other item has, and
/// `@@` is `@`.
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

impl Calls<'_> {
    fn target(&self, random: &mut Random) -> Target<'_> {
        match random.below(8) {
            0 | 1 => Target::Token(random.choose(&Kind::ALL)),
            2 | 3 => Target::Piece(&self.catalogs[random.below(self.catalogs.len())]),
            4 => Target::Token(Kind::Pin),
            _ => Target::Token(Kind::Epin),
        }
    }

    /// Returns a call of a macro with arguments.
    fn call(&self, random: &mut Random, name: &str, arguments: &str) -> String {
        let krate = self.settings.krate;
        let path = match random.below(5) {
            0 => format!("{krate}::{name}"),
            1 => format!("::{krate}::{name}"),
            2 => format!("facade::{name}"),
            3 => format!("crate::facade::{name}"),
            _ => name.to_owned(),
        };
        match random.below(6) {
            0 => format!("{path}![{arguments}]"),
            1 => format!("{path}! {{ {arguments} }}"),
            2 => format!("forward_tokens!({name} {arguments})"),
            _ => format!("{path}!({arguments})"),
        }
    }

    /// Returns the path of a catalog.
    fn catalog(random: &mut Random, catalog: &Catalog) -> String {
        let path = random.choose(&["", "", "crate::", "self::", "super::", "alias::"]);
        match path {
            // In a module, these are others.
            "self::" | "super::" => catalog.name.clone(),
            path => format!("{path}{}", catalog.name),
        }
    }

    /// Returns a call for one token.
    fn one(&self, random: &mut Random, target: Target<'_>, argument: &str) -> String {
        let comma = if random.one_in(4) && !argument.is_empty() { "," } else { "" };
        let arguments = match target {
            Target::Token(_) => format!("{argument}{comma}"),
            Target::Piece(catalog) => {
                format!("{}, {argument}{comma}", Self::catalog(random, catalog))
            }
        };
        self.call(random, target.macro_name(), &arguments)
    }

    /// Returns an item with a call in it.
    fn in_context(
        &self,
        random: &mut Random,
        target: Target<'_>,
        number: usize,
        call: &str,
    ) -> String {
        let context = random.choose(&CONTEXTS);
        let item = context.replace("@@", "\u{1}").replace('@', call).replace('\u{1}', "@");
        let number = number.to_string();
        item.replace("$n", &number).replace("$T", &target.type_name(self.settings.krate))
    }

    /// Returns an item that compiles.
    pub(crate) fn right(&self, random: &mut Random, number: usize) -> Case {
        let target = self.target(random);
        let text = loop {
            let text = match target {
                Target::Token(kind) => kind.valid(random),
                Target::Piece(catalog) => {
                    let tokens = &catalog.tokens[random.below(catalog.tokens.len())];
                    let token = &tokens[random.below(tokens.len())];
                    if random.one_in(2) { token.to_ascii_lowercase() } else { token.clone() }
                }
            };
            if target.is_valid(&text) {
                break text;
            }
        };
        let bytes = text.as_bytes();
        if random.one_in(8) && target.kind() == Kind::Epin {
            return self.right_list(random, target, number, &text);
        }
        let argument = literal::string(random, &text);
        let call = if random.one_in(8) {
            Self::forwarded(random, target, &argument)
        } else {
            self.one(random, target, &argument)
        };
        let type_name = target.type_name(self.settings.krate);
        let item = match random.below(3) {
            0 => {
                let method = target.kind().text_method();
                format!("const _: () = assert!(same({call}.{method}, &{bytes:?}));")
            }
            1 => {
                let path = type_name.replace('<', "::<");
                format!(
                    "const _: () = assert!(matches!({path}::from_ascii(&{bytes:?}), Ok({call})));"
                )
            }
            _ => self.in_context(random, target, number, &call),
        };
        Case { source: item, due: Due::Errors(0) }
    }

    /// Returns a call by a macro of the caller, which hands the argument on.
    fn forwarded(random: &mut Random, target: Target<'_>, argument: &str) -> String {
        let name = target.macro_name();
        let forward = if random.one_in(2) { "literal" } else { "expr" };
        match target {
            Target::Token(_) => format!("forward_{forward}!({name}, {argument})"),
            Target::Piece(catalog) => {
                format!("forward_{forward}_of!({name}, {}, {argument})", catalog.name)
            }
        }
    }

    fn right_list(
        &self,
        random: &mut Random,
        target: Target<'_>,
        number: usize,
        text: &str,
    ) -> Case {
        let element = literal::string(random, text);
        let count = random.below(5);
        let list = vec![element; count].join(", ");
        let call = self.list(random, target, &list);
        let type_name = target.type_name(self.settings.krate);
        let source = format!("pub const L{number}: [{type_name}; {count}] = {call};");
        Case { source, due: Due::Errors(0) }
    }

    /// Returns a call for several tokens.
    fn list(&self, random: &mut Random, target: Target<'_>, list: &str) -> String {
        let comma = if random.one_in(4) && !list.is_empty() { "," } else { "" };
        match target {
            Target::Token(_) => self.call(random, "epins", &format!("{list}{comma}")),
            Target::Piece(catalog) => {
                let separator = if list.is_empty() { "" } else { ", " };
                let arguments = format!("{}{separator}{list}{comma}", catalog.name);
                self.call(random, "pieces", &arguments)
            }
        }
    }

    /// Returns an item with one mistake, or with several in a list.
    pub(crate) fn wrong(&self, random: &mut Random, number: usize) -> Case {
        let target = self.target(random);
        if random.one_in(6) && target.kind() == Kind::Epin {
            return self.wrong_list(random, target, number);
        }
        let argument = self.wrong_argument(random, target);
        let mut call = self.one(random, target, &argument);
        if let Target::Piece(catalog) = target {
            let name = &catalog.name;
            let arguments = match random.below(24) {
                0 => "",
                1 => "\"K\"",
                2 => name,
                3 => "UnknownCatalog, \"K\"",
                4 => "u8, \"K\"",
                5 => "\"Shogi\", \"K\"",
                6 => ",",
                _ => "-",
            };
            if arguments != "-" {
                call = self.call(random, "piece", arguments);
            }
        }
        let source = self.in_context(random, target, number, &call);
        Case { source, due: Due::Errors(1) }
    }

    fn wrong_argument(&self, random: &mut Random, target: Target<'_>) -> String {
        match random.below(6) {
            0 if self.settings.has_c_strings() && random.one_in(4) => {
                random.choose(&["c\"K\"", "cr\"K\"", "c\"\\xff\""]).to_owned()
            }
            0 => literal::wrong(random).to_owned(),
            1 => random.choose(&WRONG).to_owned(),
            _ => {
                let text = loop {
                    let text = if random.one_in(3) {
                        target.kind().valid(random)
                    } else {
                        target.kind().invalid(random)
                    };
                    if !target.is_valid(&text) {
                        break text;
                    }
                };
                literal::string(random, &text)
            }
        }
    }

    fn wrong_list(&self, random: &mut Random, target: Target<'_>, number: usize) -> Case {
        let mut errors = 0;
        let mut elements = Vec::new();
        for _ in 0..=random.below(5) {
            let text = if random.one_in(2) || elements.is_empty() {
                Kind::Epin.invalid(random)
            } else {
                Kind::Epin.valid(random)
            };
            errors += usize::from(!target.is_valid(&text));
            elements.push(literal::string(random, &text));
        }
        // Whether a token is in a catalog is known when the tokens are.
        if matches!(target, Target::Piece(_)) && errors > 1 {
            elements.truncate(1);
            errors = 1;
        }
        let call = self.list(random, target, &elements.join(", "));
        Case {
            source: format!("pub fn f{number}() {{ let _ = {call}; }}"),
            due: Due::Errors(errors),
        }
    }

    /// Returns an item with any tokens as arguments.
    pub(crate) fn odd(&self, random: &mut Random, number: usize) -> Case {
        let target = self.target(random);
        let mut tokens = String::new();
        for _ in 0..random.below(6) {
            odd::token(random, &mut tokens, 3);
        }
        let call = match random.below(4) {
            0 => self.list(random, target, &tokens),
            1 => self.call(random, target.macro_name(), &tokens),
            _ => self.one(random, target, &tokens),
        };
        Case { source: self.in_context(random, target, number, &call), due: Due::Unknown }
    }
}
