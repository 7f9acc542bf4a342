//! The derive of `Catalog` wherever an enum may be, with and without `#[epin(serde)]`.

use epin::{Catalog, Epin, Piece, UnknownPieceError, epin, piece};

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Catalog)]
#[epin(serde, name = "chess")]
pub(crate) enum Chess {
    #[epin("K^")]
    King,
    #[epin("R", "-R")]
    Rook,
}

/// Has no opt-in implementation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(crate = ::epin)]
pub(crate) enum Draughts {
    #[epin("M")]
    Man = 7,
    #[epin("+M")]
    King = 3,
}

fn in_a_function<T: Default>() -> (T, &'static str) {
    #[derive(Clone, Copy, PartialEq, Eq, Catalog)]
    #[epin(serde)]
    enum Local {
        #[epin("P")]
        Pawn,
    }

    const PAWN: Piece<Local> = piece!(Local, "p");
    (T::default(), Local::Pawn.token(PAWN.side()).as_str())
}

struct InAType<const LENGTH: usize>;

type Two = InAType<
    {
        #[derive(Clone, Copy, PartialEq, Eq, Catalog)]
        enum Local {
            #[epin("P")]
            Pawn,
            #[epin("+P")]
            Tokin,
        }

        [Local::Pawn, Local::Tokin].len() + Local::ALL.len() - Local::TOKENS.len()
    },
>;

#[test]
fn a_catalog_is_one() {
    assert_eq!((Chess::NAME, Draughts::NAME), ("chess", "Draughts"));
    assert_eq!(Chess::of(epin!("-r")), Some(Chess::Rook));
    assert_eq!(Draughts::King.index(), 1);
    assert_eq!(<Chess as std::convert::TryFrom<Epin>>::try_from(epin!("R")), Ok(Chess::Rook));
    let unknown: Result<Draughts, UnknownPieceError> = std::convert::TryFrom::try_from(epin!("K"));
    assert_eq!(
        unknown.unwrap_err().to_string(),
        "\"K\" is not a piece of Draughts; its pieces are M +M",
    );
    assert_eq!(in_a_function::<u8>(), (0, "p"));
    let _: InAType<2> = InAType as Two;
}

#[test]
fn a_kind_is_written_and_read() {
    assert_eq!(serde_json::to_string(&Chess::Rook).unwrap(), "\"R\"");
    assert_eq!(serde_json::from_str::<Chess>("\"-R\"").unwrap(), Chess::Rook);
    let error = serde_json::from_str::<Chess>("\"r\"").unwrap_err();
    assert!(error.to_string().starts_with("\"r\" is a token of the second side"));
}
