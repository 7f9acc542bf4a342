//! Derived catalogs with raw identifiers, discriminants, deprecated variants, several attributes.

#![deny(warnings, clippy::pedantic)]

use epin::Catalog;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Catalog)]
#[epin(name = "Shōgi")]
pub enum Shogi {
    #[epin("K^")]
    King,
    #[epin("K^'")]
    JeweledKing,
    #[epin("R")]
    Rook,
    /// A rook that is promoted.
    #[epin("+R")]
    Dragon = 7,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
#[allow(non_camel_case_types, dead_code)]
#[deprecated]
enum r#type {
    #[epin("P", "-P")]
    #[epin(r"+P")]
    r#fn,
    #[deprecated]
    #[epin("K")]
    Self_,
}

const fn value(piece: Shogi) -> i32 {
    match piece {
        Shogi::King | Shogi::JeweledKing => 0,
        Shogi::Rook => 10,
        Shogi::Dragon => 12,
    }
}

const DRAGON: Shogi = epin::piece!(Shogi, "+r").kind();

#[allow(deprecated)]
fn main() {
    assert_eq!(Shogi::NAME, "Shōgi");
    assert_eq!(Shogi::ALL.iter().copied().map(value).sum::<i32>(), 22);
    assert_eq!(Shogi::King.tokens(), [epin::epin!("K^")]);
    assert_eq!(Shogi::Dragon.token(epin::Side::Second).as_str(), "+r");
    assert_eq!(Shogi::of(epin::epin!("k^'")), Some(Shogi::JeweledKing));
    assert_eq!(DRAGON, Shogi::Dragon);
    assert_eq!(Shogi::try_from(epin::epin!("r")), Ok(Shogi::Rook));
    let error = Shogi::try_from(epin::epin!("Z")).unwrap_err();
    assert_eq!(error.to_string(), "\"Z\" is not a piece of Shōgi; its pieces are K^ K^' R +R");

    assert_eq!(r#type::NAME, "type");
    assert_eq!(r#type::r#fn.tokens(), epin::epins!["P", "-P", "+P"]);
}
