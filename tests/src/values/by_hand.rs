//! A `Catalog` that is implemented by hand, with items that contradict each other: only its own values
//! and methods are wrong, as the documentation of the trait says.

use std::panic::catch_unwind;

use epin::__private::CatalogItems;
use epin::{Catalog, Epin, EpinTable, Piece, Side, epin};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Game {
    King,
    Rook,
}

static KINDS: [Game; Epin::COUNT] = [Game::Rook; Epin::COUNT];

impl Catalog for Game {
    const NAME: &'static str = "";
    const ALL: &'static [Self] = &[Self::King, Self::Rook];
    const TOKENS: &'static [&'static [Epin]] = &[&[epin!("K^")], &[], &[epin!("R")]];
    const __PIECE_COUNT: usize = usize::MAX;

    fn index(self) -> usize {
        usize::MAX
    }

    fn token(self, _: Side) -> Epin {
        epin!("q")
    }
}

impl CatalogItems for Game {
    type PerKind<V> = [V; 3];
    type PerPiece<V> = [V; 1];
    const __KINDS: &'static [Self; Epin::COUNT] = &KINDS;
    const __TWO_STYLES: bool = true;
}

#[test]
fn its_own_values_are_wrong() {
    assert_eq!(Piece::<Game>::parse("K^").unwrap().kind(), Game::Rook);
    assert_eq!(Piece::new(Game::King, Side::First).as_str(), "q");
    assert!(
        Piece::<Game>::parse("q")
            .unwrap_err()
            .to_string()
            .ends_with("the game's pieces are k^' r'")
    );
    assert_eq!((Game::King.tokens(), Piece::<Game>::all().len()), (&[][..], usize::MAX));
    // An index beyond the end is read as the last one.
    assert_eq!(EpinTable::<Game, _>::from_array([1, 2, 3])[Game::King], 3);
    assert_eq!(EpinTable::<Piece<Game>, _>::from_array([1])[Piece::parse("R").unwrap()], 1);
}

#[test]
fn its_own_methods_can_panic() {
    assert!(catch_unwind(|| Piece::<Game>::all().collect::<Vec<_>>()).is_err());
}
