//! The derive of `Catalog` wherever an enum may be, with everything that may be written on an enum.

use std::convert::TryFrom;

use epin::{Catalog, Epin, Piece, Side, UnknownPieceError, epin, epins, piece};

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Catalog)]
#[epin(serde, schemars1, name = "Шахматы")]
pub(crate) enum Chess {
    #[epin("K^")]
    King,
    #[epin("R", "-R")]
    Rook,
}

/// Without the implementations that a catalog has to ask for, such as those of serde.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(crate = ::epin)]
pub(crate) enum Draughts {
    #[epin("M")]
    Man = 7,
    #[epin("+M")]
    King = 3,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Match {
    #[epin(first)]
    White(Chess),
    #[epin(second)]
    Black(Chess),
}

macro_rules! with_letters {
    ($first:literal, $second:literal) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
        enum MatchWithLetters {
            #[epin(first = $first)]
            White(Chess),
            #[epin(second = $second)]
            Black(Chess),
        }
    };
}

with_letters!("C", "D");

#[cfg_attr(all(), derive(Debug, Clone, Copy, PartialEq, Eq, Catalog), epin(name = "Conditional"))]
#[cfg_attr(any(), epin(name = "Never"))]
enum Conditional {
    #[cfg_attr(all(), epin("K^"))]
    #[cfg_attr(any(), epin("not a token"))]
    King,
    #[cfg(any())]
    #[epin("not a token")]
    Never,
    #[doc = "A pawn."]
    #[epin("P")]
    #[cfg_attr(all(), epin("+P"), doc = "It promotes.")]
    Pawn,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
#[deprecated]
enum Deprecated {
    #[epin("P", "-P")]
    #[epin(r"+P", "P'")]
    Pawn,
    #[deprecated]
    #[epin("K")]
    King,
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
    const ROOK: Chess = piece!(Chess, "r").kind();
    assert_eq!((Chess::NAME, Draughts::NAME), ("Шахматы", "Draughts"));
    assert_eq!((Chess::from_token(epin!("-r")), ROOK), (Some(Chess::Rook), Chess::Rook));
    assert_eq!((Draughts::King.index(), Draughts::King.token(Side::Second)), (1, epin!("+m")));
    assert_eq!(<Chess as TryFrom<Epin>>::try_from(epin!("R")), Ok(Chess::Rook));
    let unknown: Result<Chess, UnknownPieceError> = TryFrom::try_from(epin!("Z"));
    assert_eq!(
        unknown.unwrap_err().to_string(),
        "\"Z\" is not a piece of Шахматы; the game's pieces are K^ R -R",
    );
    assert_eq!("+m".parse::<Piece<Draughts>>().unwrap().kind(), Draughts::King);
    assert_eq!(piece!(Match, "R'").kind(), Match::Black(Chess::Rook));
    assert_eq!(piece!(MatchWithLetters, "R'").kind(), MatchWithLetters::Black(Chess::Rook));
    assert_eq!(in_a_function::<u8>(), (0, "p"));
    let _: InAType<2> = InAType as Two;
}

#[test]
fn conditional_attributes_count() {
    assert_eq!(Conditional::NAME, "Conditional");
    assert_eq!(Conditional::ALL, [Conditional::King, Conditional::Pawn]);
    let tokens: &[Epin] = &epins!["P", "+P"];
    assert_eq!(Conditional::Pawn.tokens(), tokens);
}

#[test]
#[allow(deprecated)]
fn a_deprecated_catalog() {
    let tokens: &[Epin] = &epins!["P", "-P", "+P", "P'"];
    assert_eq!(Deprecated::Pawn.tokens(), tokens);
    assert_eq!(Deprecated::ALL, [Deprecated::Pawn, Deprecated::King]);
}

#[test]
fn a_kind_is_written_and_read() {
    assert_eq!(serde_json::to_string(&Chess::Rook).unwrap(), "\"R\"");
    assert_eq!(serde_json::from_str::<Chess>("\"-R\"").unwrap(), Chess::Rook);
    let error = serde_json::from_str::<Chess>("\"r\"").unwrap_err();
    assert!(error.to_string().starts_with("\"r\" is a token of the second side"));
    let schema = schemars::schema_for!(Chess);
    assert_eq!(schema.get("enum"), Some(&serde_json::json!(["K^", "R", "-R"])));
}
