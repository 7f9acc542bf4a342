//! `piece!` and `pieces!`: calls without a catalog or a token, and tokens that are not in the
//! catalog.

#![allow(unused)]

use epin::{Catalog, Piece, piece, pieces};

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("R", "-R")]
    Rook,
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Broken {
    #[epin("^K")]
    //~ invalid EPIN token "^K": expected a letter, found `^` at byte 0
    //~| did you mean "K^"?
    King,
}

const K: &str = "K^";

fn arguments(text: &str, piece: Piece<Chess>) {
    piece!();
    //~ at `piece!()`: expected a catalog and a token, found nothing
    //~| for example `piece!(Shogi, "K^")`
    //~| this error originates in the macro `piece`
    piece!(Chess);
    //~ at `Chess`: expected a token after the catalog, found nothing
    //~| for example `piece!(Chess, "K^")`
    piece!("R");
    //~ expected a catalog before the token, found a string literal
    //~| for example `piece!(Shogi, "K^")`
    piece!("^R");
    //~ expected a catalog before the token, found a string literal
    //~| for example `piece!(Shogi, "K^")`
    piece!('"');
    //~ at `'"'`: expected a catalog before the token, found `'"'`
    //~| for example `piece!(Shogi, "K^")`
    piece!("R", Chess);
    //~ expected a catalog before the token, found a string literal
    //~| for example `piece!(Shogi, "K^")`
    piece!(Chess "R");
    //~ expected `,` after the catalog, found a string literal
    //~| for example `piece!(Chess, "K^")`
    piece!(Chess: "K^");
    //~ at `:`: expected `,` after the catalog, found `:`
    //~| for example `piece!(Chess, "K^")`
    piece!(: "K^");
    //~ at `:`: expected a catalog before the token, found `:`
    //~| for example `piece!(Shogi, "K^")`
    piece!((Chess), "K^");
    //~ at `(Chess)`: expected a catalog before the token, found `(`
    //~| for example `piece!(Shogi, "K^")`
    piece!(Chess,);
    //~ at `,`: expected a token after the catalog, found nothing
    //~| for example `piece!(Chess, "K^")`
    piece!(Chess, "K^ R");
    //~ invalid EPIN token "K^ R": expected the end of the token, found ` ` at byte 2
    //~| a token has one letter; write one token per string: several go in `pieces![…]`
    piece!(Chess, "C:K^");
    //~ invalid EPIN token "C:K^": expected the end of the token, found `:` at byte 1
    //~| this is a QPI token, but a piece's token has no style letter
    piece!(Chess, -R);
    //~ at `-`: expected a string literal, found `-`
    //~| write `piece!(Chess, "-R")`
    piece!(Chess, K);
    //~ at `K`: expected a string literal, found `K`
    //~| write `piece!(Chess, "K")`; `Piece::parse` takes any string, and is `const`
    piece!(Chess, text.trim());
    //~ at `text`: expected a string literal, found `text`
    //~| `Piece::parse` takes any string, and is `const`
    piece!(Chess, text);
    //~ at `text`: expected a string literal, found `text`
    //~| `Piece::parse` takes any string, and is `const`
    piece!(Chess, epin::epin!("P"));
    //~ at `epin`: expected a string literal, found `epin`
    //~| the macro takes the literal alone, as in `Some(piece!(Chess, "K^"))`
    piece!(Chess, "R", "-R");
    //~ at `,` (2): expected only a string literal, found `,`
    //~| `pieces![Chess, …]` takes several; in a pattern, write `piece!(Chess, …) | piece!(Chess, …)`
    pieces!["R", "-R"];
    //~ at `"R"`: expected a catalog before the token, found a string literal
    //~| for example `pieces![Shogi, "K^"]`
    pieces!(Chess ["R"]);
    //~ at `["R"]`: expected `,` after the catalog, found `[`
    //~| for example `pieces![Chess, "K^"]`
    pieces![Chess,,];
    //~ at `,` (2): expected a string literal, found `,`
    //~| for example `pieces![Chess, "K^"]`
    pieces![Chess, "R" "-R"];
    //~ at `"-R"`: expected `,` between two tokens
    matches!(piece, piece!("R"));
    //~ expected a catalog before the token, found a string literal
    //~| for example `piece!(Shogi, "K^")`
    matches!(piece, piece!(Chess, "K^" | "k^"));
    //~ at `|`: expected only a string literal, found `|`
    //~| `pieces![Chess, …]` takes several; in a pattern, write `piece!(Chess, …) | piece!(Chess, …)`
}

const NOT_A_TOKEN: Piece<Chess> = piece!(Chess, "^K");
//~ invalid EPIN token "^K": expected a letter, found `^` at byte 0
//~| did you mean "K^"?
const A_POSITION: Piece<Chess> = piece!(Chess, "k^7/7K^ / C/c");
//~ invalid EPIN token "k^7/7K^ / C/c": expected the end of the token, found `7` at byte 2
//~| a token has no digits: a position goes in `feen!(…)`
const NOT_IN_CATALOG: Piece<Chess> = piece!(Chess, "Q");
//~ "Q" is not a piece of Chess; the game's pieces are K^ R -R
/// The catalog has an error already.
const OF_BROKEN: Piece<Broken> = piece!(Broken, "R");

fn expressions() {
    piece!(Chess, "K");
    //~ "K" is not a piece of Chess; did you mean "K^"? the game's pieces are K^ R -R
    pieces![Chess, "R", "K", "-R", "Q"];
    //~ at `"K"`: "K" is not a piece of Chess; did you mean "K^"? the game's pieces are K^ R -R
    //~ at `"Q"`: "Q" is not a piece of Chess; the game's pieces are K^ R -R
}

fn patterns(piece: Piece<Chess>) {
    matches!(piece, piece!(Chess, "^K"));
    //~ invalid EPIN token "^K": expected a letter, found `^` at byte 0
    //~| did you mean "K^"?
    matches!(piece, piece!(Chess, "R") | piece!(Chess, "+R"));
    //~ at `"+R"`: "+R" is not a piece of Chess; the game's pieces are K^ R -R
}

fn never_called<T>() -> Piece<Chess> {
    piece!(Chess, "Q")
    //~ "Q" is not a piece of Chess; the game's pieces are K^ R -R
}

macro_rules! by_literal {
    ($token:literal) => {
        piece!(Chess, $token)
    };
}

fn forwarded() {
    by_literal!("K");
    //~ "K" is not a piece of Chess; did you mean "K^"? the game's pieces are K^ R -R
}

fn main() {}
