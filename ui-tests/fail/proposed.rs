//! Where another type is expected, rustc proposes a change inside the call, such as `epin!(Some("K"))`. The
//! macro says that the change belongs around the call.

#![allow(unused)]

use std::pin::Pin as Pinned;

use epin::notation::{Pin, pin};
use epin::{Catalog, Epin, Piece, epin, epins, piece, pieces};

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
}

struct Square {
    piece: Epin,
}

enum Place {
    Empty,
    Piece(Epin),
    Pin(Epin),
}

fn take(_: &mut Epin) {}

fn expressions() {
    take(epin!(&mut "P"));
    //~ at `&`: expected a string literal, found `&`
    //~| the macro takes the literal alone, as in `&epin!("K^")`
    epins!["K"].contains(epin!(&"K"));
    //~ at `&`: expected a string literal, found `&`
    //~| the macro takes the literal alone, as in `&epin!("K^")`
    let token: Box<Epin> = epin!(Box::new("K"));
    //~ at `Box` (2): expected a string literal, found `Box`
    //~| the macro takes the literal alone, as in `Some(epin!("K^"))`
    let token: Pinned<Box<Epin>> = epin!(Box::pin("K"));
    //~ at `Box` (2): expected a string literal, found `Box`
    //~| the macro takes the literal alone, as in `Some(epin!("K^"))`
    let token: Epin = pin!("K".into());
    //~ at `.`: expected only a string literal, found `.`
    //~| the macro takes the literal alone, as in `pin!("K^").into()`
    let token: Epin = piece!(Chess, "K^".into());
    //~ at `.`: expected only a string literal, found `.`
    //~| the macro takes the literal alone, as in `piece!(Chess, "K^").into()`
    let text: String = epin!("K".to_string());
    //~ at `.`: expected only a string literal, found `.`
    //~| the macro takes the literal alone, as in `epin!("K^").into()`
    let square: Square = epin!(Square { piece: "K" });
    //~ at `Square` (2): expected a string literal, found `Square`
    //~| the macro takes the literal alone, as in `Some(epin!("K^"))`
    let place: Place = epin!(Place::Piece("K"));
    //~ at `Place` (2): expected a string literal, found `Place`
    //~| the macro takes the literal alone, as in `Some(epin!("K^"))`
    let place: Place = epin!(Place::Pin("K"));
    //~ at `Place` (2): expected a string literal, found `Place`
    //~| the macro takes the literal alone, as in `Some(epin!("K^"))`
    let token: epin!(<epin::__private::epin::K as Example>::"K") = ();
    //~ at `<`: expected a string literal, found `<`
    //~| the macro takes the literal alone, as in `Some(epin!("K^"))`
}

fn some() -> Option<Epin> {
    epin!(Some("K"))
    //~ at `Some`: expected a string literal, found `Some`
    //~| the macro takes the literal alone, as in `Some(epin!("K^"))`
}

fn nested() -> Option<&'static Epin> {
    epin!(Some(&"K"))
    //~ at `Some`: expected a string literal, found `Some`
    //~| the macro takes the literal alone, as in `Some(epin!("K^"))`
}

fn returned(is_king: bool) -> Epin {
    if is_king {
        epin!(return "K";)
        //~ at `return`: expected a string literal, found `return`
        //~| the macro takes the literal alone, as in `Some(epin!("K^"))`
    }
    epin!("P")
}

fn lists() {
    let rank: Box<[Epin]> = epins![Box::new("R"), "N"];
    //~ at `Box` (2): expected a string literal, found `Box`
    //~| the macro takes the literal alone, as in `[Some(epin!("K^")), …]` or `Some(epins![…])`
    let squares: [Option<Epin>; 2] = epins![Some("K"), Some("P")];
    //~ at `Some`: expected a string literal, found `Some`
    //~| the macro takes the literal alone, as in `[Some(epin!("K^")), …]` or `Some(epins![…])`
    //~ at `Some` (2): expected a string literal, found `Some`
    //~| the macro takes the literal alone, as in `[Some(epin!("K^")), …]` or `Some(epins![…])`
    let rank: Vec<Epin> = epins!["R".to_vec(), "N"];
    //~ at `.`: expected only a string literal, found `.`
    //~| the macro takes the literal alone, as in `[epin!("K^").into(), …]` or `epins![…].into()`
    let kings: Vec<Piece<Chess>> = pieces![Chess, "K^".to_vec()];
    //~ at `.`: expected only a string literal, found `.`
    //~| the macro takes the literal alone, as in `[piece!(Chess, "K^").into(), …]` or `pieces![Chess, …].into()`
}

fn returned_list(is_full: bool) -> [Epin; 1] {
    if is_full {
        epins![return "K";]
        //~ at `return`: expected a string literal, found `return`
        //~| the macro takes the literal alone, as in `[Some(epin!("K^")), …]` or `Some(epins![…])`
    }
    epins!["P"]
}

fn patterns(token: Epin, pin: Pin, square: Option<Epin>, hand: (Epin,)) {
    match token {
        epin!("K" { todo!() }) => {}
        //~ at `{ todo!() }`: expected only a string literal, found `{`
        //~| for example `epin!("K^")`
        _ => {}
    }
    matches!(hand, epin!(other_plain));
    //~ at `other_plain`: expected a string literal, found `other_plain`
    //~| `Epin::parse` takes any string, and is `const`
    matches!(hand, epin!(("K",)));
    //~ at `("K",)`: expected a string literal, found `(`
    //~| the macro takes the literal alone, as in `Some(epin!("K^"))`
    matches!(pin, epin!(epin::notation::Pin("K")));
    //~ at `epin` (2): expected a string literal, found `epin`
    //~| the macro takes the literal alone, as in `Some(epin!("K^"))`
    matches!(square, epin!(Some("K")));
    //~ at `Some`: expected a string literal, found `Some`
    //~| the macro takes the literal alone, as in `Some(epin!("K^"))`
}

fn main() {}
