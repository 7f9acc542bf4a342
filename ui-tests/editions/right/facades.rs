//! `epin` through a crate that has it under another name and exports it.

use epin_facade::notation::{pin, qpi, sin, snn};
use epin_facade::{Catalog, Epin, Piece, epin, epins, piece, pieces, tokens};
use epin_facade::{catalog, king, kings_worth, piece_of, position_of, token};

// Nothing of the expansions may be looked up by name from here.
#[allow(unused)]
mod epin {}
#[allow(unused)]
mod core {}
#[allow(unused)]
mod std {}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(crate = ::epin_facade, serde)]
enum Chess {
    #[epin("K^")]
    King,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, epin_facade::tokens::Catalog)]
#[epin(crate = tokens)]
enum Shogi {
    #[epin("+P")]
    Tokin,
}

mod nested {
    use epin_facade as facade;

    #[derive(Debug, Clone, Copy, PartialEq, Eq, facade::tokens::Catalog)]
    #[epin(crate = self::facade::tokens)]
    pub(super) enum Draughts {
        #[epin("M")]
        Man,
    }
}

catalog! {
    #[derive(Debug)]
    #[epin(name = "Mini \"chess\"")]
    pub(crate) enum MiniChess { "K^" King, "R" Rook, }
}

#[test]
fn macros_work_through_a_facade() {
    const KING: Epin = epin!("K^");
    assert!(matches!(KING, tokens::epin!("K^")));
    assert_eq!(epins!["K^"], [king!()]);
    assert!(matches!(KING, king!()) && matches!(epin!("+R"), token!("+R")));
    assert_eq!(pin!("K^"), KING.to_pin());
    assert_eq!((qpi!("C:K^").sin(), snn!("Chess").as_str()), (sin!("C"), "Chess"));
}

#[test]
fn catalogs_work_through_a_facade() {
    const KING: Piece<Chess> = piece!(Chess, "K^");
    assert_eq!(KING.kind(), Chess::King);
    assert_eq!(pieces![Chess, "k^"], [KING.flipped()]);
    assert_eq!(serde_json::to_string(&KING).unwrap(), serde_json::to_string(&Chess::King).unwrap());
    assert!(matches!(piece_of!(Shogi, "+p").kind(), Shogi::Tokin));
    assert_eq!(tokens::feen!(Shogi, "1+p / S/s"), position_of!(Shogi, "1+p / S/s"));
    assert_eq!(tokens::feen!("1+p / S/s").as_str(), "1+p / S/s");
    assert_eq!(tokens::epin_table!(Shogi, Tokin => 4)[Shogi::Tokin], 4);
    assert_eq!(kings_worth!(Chess, 9)[Chess::King], 9);
    assert_eq!((Shogi::NAME, MiniChess::NAME), ("Shogi", "Mini \"chess\""));
    assert_eq!(nested::Draughts::from_token(token!("m")), Some(nested::Draughts::Man));
    assert_eq!(MiniChess::from_token(token!("+R")), None);
    let pieces: [Piece<MiniChess>; 2] = pieces![self::MiniChess, "K^", "r"];
    assert_eq!(pieces.map(Piece::kind), MiniChess::ALL);
}
