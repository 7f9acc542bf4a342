//! The keys of a catalog: `#[epin(name = "…", crate = path, serde, schemars1)]` on the enum.

#![allow(unused)]

use epin::Catalog;

/// Each attribute has a mistake of its own.
#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(title = "Game")]
//~ at `title`: unknown key `title`
//~| the keys are `name = "…"`, `crate = path`, `serde` and `schemars1`
#[epin(derived)]
//~ at `derived`: unknown key `derived`
//~| the keys are `name = "…"`, `crate = path`, `serde` and `schemars1`
#[epin = "Game"]
//~ at `[epin = "Game"]`: expected a key in parentheses, found `=`
//~| the keys are `name = "…"`, `crate = path`, `serde` and `schemars1`
#[epin()]
//~ at `[epin()]`: expected a key in parentheses, found nothing
//~| the keys are `name = "…"`, `crate = path`, `serde` and `schemars1`
#[epin]
//~ at `[epin]`: expected a key in parentheses, found nothing
//~| the keys are `name = "…"`, `crate = path`, `serde` and `schemars1`
#[epin("K^")]
//~ a token belongs on a variant
#[epin(title "Game")]
//~ at `title`: expected a key, found `title`
//~| the keys are `name = "…"`, `crate = path`, `serde` and `schemars1`
enum Keys {
    #[epin("K")]
    King,
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(name = 'S')]
//~ at `'S'`: expected a string literal, found `'S'`
//~| for example `#[epin(name = "Shogi")]`
#[epin(name = "")]
//~ expected a name, found an empty string
#[epin(name("Shogi"))]
//~ at `name`: the key `name` needs a value
//~| for example `#[epin(name = "Shogi")]`
#[epin(name = Shogi)]
//~ at `Shogi`: expected a string literal, found `Shogi`
//~| for example `#[epin(name = "Shogi")]`
#[epin(name = ("Shogi"))]
//~ at `("Shogi")`: expected a string literal, found `(`
//~| for example `#[epin(name = "Shogi")]`
#[epin(name = "Chess"x)]
//~ at `"Chess"x`: expected a string literal, found `"Chess"x`
//~| for example `#[epin(name = "Shogi")]`
#[epin(name)]
//~ at `name`: the key `name` needs a value
//~| for example `#[epin(name = "Shogi")]`
#[epin(name =)]
//~ at `name`: the key `name` needs a value
//~| for example `#[epin(name = "Shogi")]`
#[epin(name = "Chess" serde)]
//~ at `serde`: expected `,` between two keys, found `serde`
enum Names {
    #[epin("K")]
    King,
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(name = "Shogi", name = "Game")]
//~ at `name` (2): the key `name` is given twice
enum NameTwice {
    #[epin("K")]
    King,
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(name = "Chess	")]
//~ expected a name that can be printed, found U+0009
enum NameUnprintable {
    #[epin("K")]
    King,
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(name = "Chess؜")]
//~ expected a name that can be printed, found U+061C
enum NameWithDirectionMark {
    #[epin("K")]
    King,
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(name = "Sh\u{14d}gi")]
//~ expected plain characters, found the escape `\u{14d}`
//~| write it without escapes
enum NameWithEscape {
    #[epin("K")]
    King,
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(serde(rename = "chess"))]
//~ at `(rename = "chess")`: the key `serde` has no value
//~| write `#[epin(serde)]`
#[epin(serde schemars1)]
//~ at `schemars1`: expected `,` between two keys, found `schemars1`
#[epin(serde = "derive")]
//~ the key `serde` has no value
//~| write `#[epin(serde)]`
enum Flags {
    #[epin("K")]
    King,
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(crate = 1)]
//~ at `1`: expected a path, found `1`
//~| for example `#[epin(crate = ::epin)]`
enum CrateNoPath {
    #[epin("K")]
    King,
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(crate = "epin")]
//~ expected a path, found `"epin"`
//~| for example `#[epin(crate = epin)]`
enum CrateString {
    #[epin("K")]
    King,
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(crate = "my epin")]
//~ expected a path, found `"my epin"`
//~| for example `#[epin(crate = ::epin)]`
enum CrateStringNoPath {
    #[epin("K")]
    King,
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(crate = "a_path_of_65_bytes::that_is_too_long_for_a_message_to_repeat::all")]
//~ expected a path, found `"a_path_of_65_bytes::that_is_too…`
//~| for example `#[epin(crate = ::epin)]`
enum CrateLongString {
    #[epin("K")]
    King,
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(crate = ::epin serde)]
//~ at `serde`: expected `,` between two keys, found `serde`
enum CrateThenKey {
    #[epin("K")]
    King,
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(crate = ::epin)]
#[epin(crate = epin)]
//~ at `crate`: the key `crate` is given twice
enum CrateTwice {
    #[epin("K")]
    King,
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(crate)]
//~ at `crate`: the key `crate` needs a value
//~| for example `#[epin(crate = ::epin)]`
enum CrateWithoutValue {
    #[epin("K")]
    King,
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin("K^", "P")]
//~ at `"K^"`: a token belongs on a variant
enum Tokens {
    King,
}

fn uses() {
    let _ = (Keys::ALL, Names::ALL, NameTwice::ALL, NameUnprintable::ALL);
    let _ = (Flags::ALL, CrateNoPath::ALL, CrateString::ALL, CrateThenKey::ALL);
    let _ = (CrateTwice::ALL, CrateWithoutValue::ALL, Tokens::ALL);
}

fn main() {}
