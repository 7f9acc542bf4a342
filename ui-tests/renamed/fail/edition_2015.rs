// One error for each mistake, in the order of the source.

extern crate tokens;

use tokens::{epin, epins, piece, pin, Catalog, Epin};

const TWO: [Epin; 2] = epins!["K'^", "++K"];

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(crate = ::tokens)]
enum Game {
    #[epin("^K")]
    King,
    #[epin(Q)]
    Queen,
}

fn main() {
    match epin!("K ") {
        epin!(_) => {}
        epin!("K^^") => {}
        _ => {}
    }
    pin!("K^'");
    piece!("K");
}
