//! Tokens through a crate that exports `epin`.

use epin_renamed::tokens::{self, epin as token, epins, pin};

// Nothing of the expansions may be looked up by name from here.
#[allow(unused)]
mod epin {}
#[allow(unused)]
mod core {}
#[allow(unused)]
mod std {}

fn main() {
    let king: tokens::Epin = tokens::epin!("K^");
    assert!(matches!(king, token!("K^")));
    assert_eq!(epins!["K^"][0], king);
    assert_eq!(pin!("K^"), king.pin());
    assert_eq!(token!(concat!("K", "^")), king);
}
