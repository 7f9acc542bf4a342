//! The error for a token that is not in a catalog: its words, and what it suggests.

use std::error::Error;

use epin::feen::Feen;
use epin::{Catalog, Epin, Piece, Side, epin};
use epin_games::{Chess, Makruk, Shogi};

use crate::support::catalogs::{
    ChessVsMakruk, ChessVsOgi, MakrukVsMakruk, has_two_styles, on_side,
};
use crate::support::nearest::nearest;

fn check<C: Catalog>() {
    for token in Epin::all().filter(|token| C::from_token(*token).is_none()) {
        let error = Piece::<C>::try_from(token).unwrap_err();
        assert_eq!((error.token(), error.catalog_name()), (token, C::NAME));
        let suggestion = error.suggestion().map(|meant| Epin::parse(meant.as_str()).unwrap());
        assert_eq!(suggestion, nearest(C::MEMBERS, token), "{token} in {}", C::NAME);
        let meant = error.suggestion().map(|token| format!("did you mean \"{token}\"? "));
        // In a catalog of two styles, the message lists the tokens of the token's own side.
        let side = if has_two_styles::<C>() { token.side() } else { Side::First };
        let listed = C::TOKENS.concat().into_iter().map(|token| on_side::<C>(token, side));
        let listed = listed.map(Epin::as_str).collect::<Vec<_>>().join(" ");
        assert_eq!(
            error.to_string(),
            format!(
                "\"{token}\" is not a piece of {}; {}the game's pieces are {listed}",
                C::NAME,
                meant.unwrap_or_default(),
            )
        );
    }
}

#[test]
fn it_names_the_catalog_the_suggestion_and_the_pieces() {
    check::<Chess>();
    check::<ChessVsMakruk>();
    check::<ChessVsOgi>();
    check::<Makruk>();
    check::<MakrukVsMakruk>();
    check::<Shogi>();
}

#[test]
fn it_suggests_the_token_with_the_same_letter() {
    let meant = |token: Epin| {
        let suggestion = Chess::try_from(token).unwrap_err().suggestion()?;
        Epin::parse(suggestion.as_str()).ok()
    };
    assert_eq!(meant(epin!("K")), Some(epin!("K^")));
    assert_eq!(meant(epin!("k'")), Some(epin!("k^")));
    assert_eq!(meant(epin!("-r^")), Some(epin!("-r")));
    assert_eq!(meant(epin!("R'")), Some(epin!("R")));
    // The catalog has `R` and `-R`.
    assert_eq!(meant(epin!("+R")), None);
    assert_eq!(meant(epin!("+R'")), None);
    assert_eq!(meant(epin!("Z")), None);
}

#[test]
fn it_is_an_error_with_the_token_and_the_catalog() {
    let error = Shogi::try_from(epin!("Z")).unwrap_err();
    assert_eq!(
        error.to_string(),
        r#""Z" is not a piece of Shogi; the game's pieces are K^ R +R B +B G S +S N +N L +L P +P"#,
    );
    assert_eq!(format!("{error:?}"), format!("UnknownPieceError({error})"));
    assert!(error.source().is_none());
}

#[test]
fn errors_of_the_same_token_and_catalog_are_equal() {
    let error = Chess::try_from(epin!("Z")).unwrap_err();
    assert_eq!(Piece::<Chess>::try_from(epin!("Z")), Err(error));
    assert_ne!(Piece::<Chess>::try_from(epin!("z")), Err(error));
    assert_ne!(Shogi::try_from(epin!("Z")), Err(error));
}

/// A catalog whose name has one character more, and whose list has one token more, than a message shows.
/// The characters and tokens that are shown are as long as possible.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(name = "🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀\
               🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀!")]
enum Long {
    #[epin(
        "+A^'", "-A^'", "+B^'", "-B^'", "+C^'", "-C^'", "+D^'", "-D^'", "+E^'", "-E^'", "+F^'",
        "-F^'", "+G^'", "-G^'", "+H^'", "-H^'", "+I^'", "-I^'", "+J^'", "-J^'", "+K^'", "-K^'",
        "+L^'", "-L^'", "+M^'", "-M^'", "+N^'", "-N^'", "+O^'", "-O^'", "+P^'"
    )]
    A,
    #[epin("-P^'", "-Z^")]
    Z,
}

#[test]
fn a_long_name_and_a_long_list_are_cut_short() {
    let text = Long::try_from(epin!("-Z^'")).unwrap_err().to_string();
    let name = "🀀".repeat(64);
    let tokens = Long::TOKENS.concat();
    assert_eq!(tokens.len(), 33);
    let list = tokens[..32].iter().map(|token| token.as_str()).collect::<Vec<_>>().join(" ");
    assert_eq!(
        text,
        format!(
            "\"-Z^'\" is not a piece of {name}…; did you mean \"-Z^\"? the game's pieces are {list} …"
        ),
    );
    let error = Feen::parse("-Z^' / C/c").unwrap().in_catalog::<Long>().unwrap_err();
    assert_eq!(error.reason().to_string(), format!("\"-Z^'\" is not a piece of {name}…"));
}
