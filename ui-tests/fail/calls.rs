//! Calls with something other than one string literal.

#![allow(unused)]

use epin::notation::sin;
use epin::{Epin, epin, epins};

const KING: &str = "^K";

fn no_literal(s: &str) {
    epin!();
    //~ at `epin!()`: expected a string literal, found nothing
    //~| for example `epin!("K^")`
    //~| this error originates in the macro `epin`
    epin!(K);
    //~ at `K`: expected a string literal, found `K`
    //~| write `epin!("K")`; `Epin::parse` takes any string, and is `const`
    epin!(true);
    //~ at `true`: expected a string literal, found `true`
    //~| for example `epin!("K^")`
    epin!(epin::notation::pin!("K"));
    //~ at `epin` (2): expected a string literal, found `epin`
    //~| the macro takes the literal alone, as in `Some(epin!("K^"))`
    epin!(epin::notation::sin!("C"));
    //~ at `epin` (2): expected a string literal, found `epin`
    //~| the macro takes the literal alone, as in `Some(epin!("K^"))`
    epin!(None);
    //~ at `None`: expected a string literal, found `None`
    //~| for example `epin!("K^")`
    epin!(1);
    //~ at `1`: expected a string literal, found a number
    //~| for example `epin!("K^")`
    epin!(KING);
    //~ at `KING`: expected a string literal, found `KING`
    //~| `Epin::parse` takes any string, and is `const`
    epin!(String::from("K"));
    //~ at `String`: expected a string literal, found `String`
    //~| the macro takes the literal alone, as in `Some(epin!("K^"))`
    epin!(concat!("K", "^"));
    //~ at `concat`: expected a string literal, found `concat`
    //~| `Epin::parse` takes any string, and is `const`
    epin!(std::env!("TOKEN"));
    //~ at `std`: expected a string literal, found `std`
    //~| `Epin::parse` takes any string, and is `const`
    epin!(include_str!("king.txt").trim_ascii());
    //~ at `include_str`: expected a string literal, found `include_str`
    //~| `Epin::parse` takes any string, and is `const`
    epin!(args[1]);
    //~ at `args`: expected a string literal, found `args`
    //~| `Epin::parse` takes any string, and is `const`
    epin!(s.trim());
    //~ at `s`: expected a string literal, found `s`
    //~| `Epin::parse` takes any string, and is `const`
    epin!(&*args.get(names["king"])?);
    //~ at `&`: expected a string literal, found `&*`
    //~| `Epin::parse` takes any string, and is `const`
    epin!(K?!);
    //~ at `K`: expected a string literal, found `K`
    //~| for example `epin!("K^")`
    epins!["K", format!("{s}^")];
    //~ at `format`: expected a string literal, found `format`
    //~| `Epin::parse` takes any string, and is `const`
    epins![#[cfg(unix)] "K"];
    //~ at `#`: expected a string literal, found `#`
    //~| this is an attribute, which a token in a macro cannot have: put it before the statement or the item
    epin!(epin_table!(Chess, King => 0));
    //~ at `epin_table`: expected a string literal, found `epin_table`
    //~| for example `epin!("K^")`
    epin!(^K);
    //~ at `^`: expected a string literal, found `^`
    //~| for example `epin!("K^")`
    epin!(+ -);
    //~ at `+`: expected a string literal, found `+`
    //~| for example `epin!("K^")`
    epin!("K" + s);
    //~ at `+`: expected only a string literal, found `+`
    //~| for example `epin!("K^")`
    epin!(s; "K");
    //~ at `s`: expected a string literal, found `s`
    //~| the macro takes the literal alone, as in `Some(epin!("K^"))`
    epin!(&concat!("K", "^"));
    //~ at `&`: expected a string literal, found `&`
    //~| `Epin::parse` takes any string, and is `const`
    epin!(s);
    //~ at `s`: expected a string literal, found `s`
    //~| `Epin::parse` takes any string, and is `const`; for a token, write `epin!("s")`
    sin!(960);
    //~ at `960`: expected a string literal, found a number
    //~| for example `sin!("C")`
}

fn other_literals() {
    epin!(b"K^");
    //~ at `b"K^"`: expected a string literal, found a byte string
    //~| write `epin!("K^")`
    epin!(br"K^");
    //~ at `br"K^"`: expected a string literal, found a byte string
    //~| write `epin!("K^")`
    epin!(b'K');
    //~ at `b'K'`: expected a string literal, found a byte
    //~| write `epin!("K")`
    epin!('\'');
    //~ at `'\''`: expected a string literal, found a character
    //~| for example `epin!("K^")`
    epin!('"');
    //~ at `'"'`: expected a string literal, found a character
    //~| for example `epin!("K^")`
    epin!(c"K^");
    //~ at `c"K^"`: expected a string literal, found a C string
    //~| write `epin!("K^")`
    epin!('K');
    //~ at `'K'`: expected a string literal, found a character
    //~| write `epin!("K")`
    epin!("K"piece);
    //~ at `"K"piece`: expected a string literal, found a string literal with a suffix
    //~| write `epin!("K")`
    epin!(r##"K"##piece);
    //~ at `r##"K"##piece`: expected a string literal, found a string literal with a suffix
    //~| write `epin!("K")`
}

fn escapes() {
    epin!("K\u{5e}");
    //~ expected plain characters, found the escape `\u{5e}`
    //~| write it without escapes: `epin!("K^")`
    let _ = epins!["R", "\x4B\u{5_E}\'"];
    //~ at `"\x4B\u{5_E}\'"`: expected plain characters, found the escape `\x4B`
    //~| write it without escapes: `epins!["K^'"]`
    // No token contains these characters.
    epin!("K\u{200b}");
    //~ expected plain characters, found the escape `\u{200b}`
    //~| write it without escapes
    epin!("K\n");
    //~ expected plain characters, found the escape `\n`
    //~| write it without escapes
    epin!("\x4B\0");
    //~ expected plain characters, found the escape `\x4B`
    //~| write it without escapes
    epin!("K\\'");
    //~ expected plain characters, found the escape `\\`
    //~| write it without escapes
    // A message does not repeat more of an escape than of other code.
    epin!("\u{00_______________________________________5e}");
    //~ expected plain characters, found the escape `\u{00___________________________…`
    //~| write it without escapes
    epin!(b"K\x5e");
    //~ at `b"K\x5e"`: expected a string literal, found a byte string
    //~| write `epin!("K^")`
    epin!('\u{4B}');
    //~ at `'\u{4B}'`: expected a string literal, found a character
    //~| write `epin!("K")`
}

fn several() {
    epin!("K",,);
    //~ at `,`: expected only a string literal, found `,`
    //~| `epins![…]` takes several; in a pattern, write `epin!(…) | epin!(…)`
    epin!(KING QUEEN);
    //~ at `KING`: expected a string literal, found `KING`
    //~| for example `epin!("K^")`
    epin!("K", "Q");
    //~ at `,`: expected only a string literal, found `,`
    //~| `epins![…]` takes several; in a pattern, write `epin!(…) | epin!(…)`
    let _ = epins![,];
    //~ at `,`: expected a string literal, found `,`
    //~| for example `epins!["K^"]`
    let _ = epins!["K" "Q"];
    //~ at `"Q"`: expected `,` between two tokens
    let _ = epins!["K"; "P"];
    //~ at `;`: expected only a string literal, found `;`
    //~| the macro takes the literal alone, as in `[epin!("K^"); 8]`
    let _ = epins!["K",, "Q"];
    //~ at `,` (2): expected a string literal, found `,`
    //~| for example `epins!["K^"]`
    let _ = epins!["R", None, "N"];
    //~ at `None`: expected a string literal, found `None`
    //~| for example `epins!["K^"]`
    let _ = epins!["P"; 8];
    //~ at `;`: expected only a string literal, found `;`
    //~| the macro takes the literal alone, as in `[epin!("K^"); 8]`
}

fn choice(white: bool) -> Epin {
    epin!(if white { "K" } else { "k" })
    //~ at `if`: expected a string literal, found `if`
    //~| the macro takes the literal alone, as in `Some(epin!("K^"))`
}

fn lists() {
    let _ = epin!(["R", "N"]);
    //~ at `["R", "N"]`: expected a string literal, found `[`
    //~| the macro takes the literal alone, as in `[epin!("K^"), …]`
    let _ = epins![["R"], ["N"]];
    //~ at `["R"]`: expected a string literal, found `[`
    //~| the macro takes the literal alone, as in `[[epin!("K^"), …], …]` or `[epins![…], …]`
    //~ at `["N"]`: expected a string literal, found `[`
    //~| the macro takes the literal alone, as in `[[epin!("K^"), …], …]` or `[epins![…], …]`
}

fn patterns(token: Epin, list: [Epin; 3], rank: &[Epin]) {
    matches!(token, epin!(+K^));
    //~ at `+`: expected a string literal, found `+`
    //~| write `epin!("+K^")`
    matches!(token, epin!(KING));
    //~ at `KING`: expected a string literal, found `KING`
    //~| `Epin::parse` takes any string, and is `const`
    matches!(token, epin!(_));
    //~ at `_`: expected a string literal, found `_`
    //~| for example `epin!("K^")`
    matches!(token, epin!("P" | "p"));
    //~ at `|`: expected only a string literal, found `|`
    //~| `epins![…]` takes several; in a pattern, write `epin!(…) | epin!(…)`
    matches!(token, epin!("A"..="Z"));
    //~ at `.`: expected only a string literal, found `..`
    //~| for example `epin!("K^")`
    matches!(list, epins!["R", _, "N"]);
    //~ at `_`: expected a string literal, found `_`
    //~| for example `epins!["K^"]`
    matches!(rank, epins!["R", ..]);
    //~ at `.`: expected a string literal, found `..`
    //~| for example `epins!["K^"]`
}

fn main() {}
