//! A `Catalog` that is implemented by hand, with items that contradict each other: it breaks only
//! itself, as its page says.

use std::panic::catch_unwind;

use epin::{Catalog, Epin, EpinTable, KindTable, Piece, PieceTable, Side, epin};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Game {
    King,
    Rook,
}

static KINDS: EpinTable<Game> = EpinTable::filled(Game::Rook);

impl Catalog for Game {
    const NAME: &'static str = "";
    const ALL: &'static [Self] = &[Self::King, Self::Rook];
    const TOKENS: &'static [&'static [Epin]] = &[&[epin!("K^")], &[], &[epin!("R")]];
    type PerKind<V> = [V; 3];
    type PerPiece<V> = [V; 1];
    const __KINDS: &'static EpinTable<Self> = &KINDS;
    const __PIECES: usize = usize::MAX;
    const __INDICES: EpinTable<u16> = EpinTable::filled(u16::MAX);
    const __STYLED: bool = true;

    fn index(self) -> usize {
        usize::MAX
    }

    fn token(self, _: Side) -> Epin {
        epin!("q")
    }
}

#[test]
fn its_own_values_are_wrong() {
    assert_eq!(Piece::<Game>::parse("K^").unwrap().kind(), Game::Rook);
    assert_eq!(Piece::new(Game::King, Side::First).as_str(), "q");
    assert!(Piece::<Game>::parse("q").unwrap_err().to_string().ends_with("its pieces are k^' r'"));
    assert_eq!((Game::King.tokens(), Piece::<Game>::all().count()), (&[][..], 4));
    // An index is at most the last one.
    assert_eq!(KindTable::<Game, _>::new([1, 2, 3])[Game::King], 3);
    assert_eq!(PieceTable::<Game, _>::new([1])[Piece::parse("R").unwrap()], 1);
}

#[test]
fn its_own_methods_can_panic() {
    assert!(catch_unwind(|| Piece::<Game>::all().collect::<Vec<_>>()).is_err());
}
