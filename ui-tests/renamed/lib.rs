//! Uses `epin` under another name, in edition 2015, and exports it. The tests are of the macros
//! under that name; other tests use them through this crate.

pub extern crate tokens;

#[cfg(test)]
mod tests {
    use tokens::feen::Feen;
    use tokens::{Catalog, Epin, Piece, Qpi, epin, epins, feen, piece, pieces, pin, qpi, sin};

    const KING: Epin = epin!("K^");

    #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    #[epin(crate = ::tokens)]
    enum Game {
        #[epin("K^")]
        King,
    }

    #[test]
    fn macros_work_under_another_name() {
        assert!(matches!(KING, epin!("K^") | epin!("k^")));
        assert_eq!(epins!["K^", "P"][0], KING);
        assert_eq!(pin!("K^"), KING.pin());
    }

    #[test]
    fn styles_work_under_another_name() {
        const PIECE: Qpi = qpi!("C:K^");
        assert!(matches!(PIECE, qpi!("C:K^") | qpi!("c:k^")));
        assert!(matches!(PIECE.sin(), sin!("C")));
    }

    #[test]
    fn a_catalog_works_under_another_name() {
        assert_eq!(Game::of(epin!("k^")), Some(Game::King));
        assert_eq!(Game::King.tokens(), [KING]);
        let kings: [Piece<Game>; 2] = pieces![Game, "K^", "k^"];
        assert!(matches!(kings, [piece!(Game, "K^"), piece!(self::Game, "k^")]));
    }

    #[test]
    fn positions_work_under_another_name() {
        const START: Feen = feen!("k^1/1K^ / C/c");
        const PIECES: Feen<Piece<Game>> = feen!(Game, "k^1/1K^ / C/c");
        assert_eq!(PIECES.as_str(), START.as_str());
    }
}
