//! Catalogs: with every token, with a few tokens, through a facade, with discriminants, of two styles.

use std::collections::BTreeSet;

use epin::{Catalog, Epin, Side};
use epin_games::{Chess, Makruk};

use super::oracle;

/// Calls a function with each of these catalogs, and with each catalog of `epin-games`.
macro_rules! for_each_catalog {
    ($check:ident) => {
        $check::<$crate::support::catalogs::ChessVsMakruk>();
        $check::<$crate::support::catalogs::ChessVsOgi>();
        $check::<$crate::support::catalogs::Facade>();
        $check::<$crate::support::catalogs::Game>();
        $check::<$crate::support::catalogs::Letters>();
        $check::<$crate::support::catalogs::MakrukVsMakruk>();
        $check::<$crate::support::catalogs::Numbered>();
        $check::<epin_games::Chess>();
        $check::<epin_games::Crazyhouse>();
        $check::<epin_games::Makruk>();
        $check::<epin_games::Shogi>();
        $check::<epin_games::Xiangqi>();
    };
}

pub(crate) use for_each_catalog;

/// Returns the pieces of both sides in order, as strings: the tokens of `TOKENS`, and the same pieces on
/// the other side.
pub(crate) fn texts<C: Catalog>() -> Vec<String> {
    let tokens = C::TOKENS.iter().copied().flatten();
    let texts = tokens
        .flat_map(|&token| [token.to_string(), on_the_other_side::<C>(token).to_string()])
        .collect::<BTreeSet<_>>();
    oracle::epins().into_iter().map(|(_, text)| text).filter(|text| texts.contains(text)).collect()
}

/// Returns whether a catalog has two styles. The names of such catalogs contain "vs".
pub(crate) fn has_two_styles<C: Catalog>() -> bool {
    C::NAME.contains(" vs ")
}

/// Returns the token of the same kind on the other side, computed from the string: with the letter in the
/// other case and, in a game of two styles, with a `'` added or, if the token has a `'` already, removed.
pub(crate) fn on_the_other_side<C: Catalog>(token: Epin) -> Epin {
    let text = token.as_str();
    let flipped = if text.contains(char::is_uppercase) {
        text.to_ascii_lowercase()
    } else {
        text.to_ascii_uppercase()
    };
    let flipped = match flipped.strip_suffix('\'') {
        _ if !has_two_styles::<C>() => flipped,
        Some(native) => native.to_owned(),
        None => flipped + "'",
    };
    Epin::parse(&flipped).unwrap()
}

/// Returns the token of the same kind on a side.
pub(crate) fn on_side<C: Catalog>(token: Epin, side: Side) -> Epin {
    if token.side() == side { token } else { on_the_other_side::<C>(token) }
}

/// Exports `epin` under another name, as a facade crate does.
mod facade {
    pub(super) use epin as tokens;
}

/// A catalog for which the path of the crate is not `epin`, and in which one kind has three tokens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(name = "Through a facade", crate = crate::support::catalogs::facade::tokens)]
pub(crate) enum Facade {
    #[epin("-A", "A")]
    #[epin("+Z^'")]
    Ends,
    #[epin("M")]
    Middle,
}

/// A catalog whose variants have discriminants that are not their indices.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
#[repr(i8)]
pub(crate) enum Numbered {
    #[epin("A")]
    A = 7,
    #[epin("B")]
    B = -1,
    #[epin("C")]
    C = 3,
}

/// The pieces of chess in the example of an older draft of EPIN.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
pub(crate) enum ChessOfDraft {
    #[epin("K")]
    King,
    #[epin("P", "-P", "+P")]
    Pawn,
}

/// The pieces of ōgi in the example of an older draft of EPIN.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
pub(crate) enum Ogi {
    #[epin("S")]
    Silver,
    #[epin("P", "+P")]
    Pawn,
}

/// A catalog of two styles, in which the second style is declared first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(name = "Chess vs Ōgi", crate = crate::support::catalogs::facade::tokens)]
pub(crate) enum ChessVsOgi {
    #[epin(second)]
    Ogi(Ogi),
    #[epin(first)]
    Chess(ChessOfDraft),
}

/// The game of `games/chess-vs-makruk.toml`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Catalog)]
#[epin(name = "Chess vs Makruk")]
pub(crate) enum ChessVsMakruk {
    #[epin(first)]
    Chess(Chess),
    #[epin(second)]
    Makruk(Makruk),
}

/// The same game, with the letters of its styles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Catalog)]
#[epin(name = "Chess vs Makruk")]
pub(crate) enum ChessVsMakrukWithLetters {
    #[epin(first = "C")]
    Chess(Chess),
    #[epin(second = "M")]
    Makruk(Makruk),
}

/// A catalog of two styles that both use the catalog `Makruk`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(name = "Makruk vs Makruk")]
pub(crate) enum MakrukVsMakruk {
    #[epin(first)]
    First(Makruk),
    #[epin(second)]
    Second(Makruk),
}

/// A catalog of two pieces and three tokens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
pub(crate) enum Game {
    #[epin("K^")]
    King,
    #[epin("P", "+P")]
    Pawn,
}

/// A catalog with every token: one kind for each letter, with all 12 tokens of that letter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Catalog)]
pub(crate) enum Letters {
    #[epin("A", "A'", "A^", "A^'", "+A", "+A'", "+A^", "+A^'", "-A", "-A'", "-A^", "-A^'")]
    A,
    #[epin("B", "B'", "B^", "B^'", "+B", "+B'", "+B^", "+B^'", "-B", "-B'", "-B^", "-B^'")]
    B,
    #[epin("C", "C'", "C^", "C^'", "+C", "+C'", "+C^", "+C^'", "-C", "-C'", "-C^", "-C^'")]
    C,
    #[epin("D", "D'", "D^", "D^'", "+D", "+D'", "+D^", "+D^'", "-D", "-D'", "-D^", "-D^'")]
    D,
    #[epin("E", "E'", "E^", "E^'", "+E", "+E'", "+E^", "+E^'", "-E", "-E'", "-E^", "-E^'")]
    E,
    #[epin("F", "F'", "F^", "F^'", "+F", "+F'", "+F^", "+F^'", "-F", "-F'", "-F^", "-F^'")]
    F,
    #[epin("G", "G'", "G^", "G^'", "+G", "+G'", "+G^", "+G^'", "-G", "-G'", "-G^", "-G^'")]
    G,
    #[epin("H", "H'", "H^", "H^'", "+H", "+H'", "+H^", "+H^'", "-H", "-H'", "-H^", "-H^'")]
    H,
    #[epin("I", "I'", "I^", "I^'", "+I", "+I'", "+I^", "+I^'", "-I", "-I'", "-I^", "-I^'")]
    I,
    #[epin("J", "J'", "J^", "J^'", "+J", "+J'", "+J^", "+J^'", "-J", "-J'", "-J^", "-J^'")]
    J,
    #[epin("K", "K'", "K^", "K^'", "+K", "+K'", "+K^", "+K^'", "-K", "-K'", "-K^", "-K^'")]
    K,
    #[epin("L", "L'", "L^", "L^'", "+L", "+L'", "+L^", "+L^'", "-L", "-L'", "-L^", "-L^'")]
    L,
    #[epin("M", "M'", "M^", "M^'", "+M", "+M'", "+M^", "+M^'", "-M", "-M'", "-M^", "-M^'")]
    M,
    #[epin("N", "N'", "N^", "N^'", "+N", "+N'", "+N^", "+N^'", "-N", "-N'", "-N^", "-N^'")]
    N,
    #[epin("O", "O'", "O^", "O^'", "+O", "+O'", "+O^", "+O^'", "-O", "-O'", "-O^", "-O^'")]
    O,
    #[epin("P", "P'", "P^", "P^'", "+P", "+P'", "+P^", "+P^'", "-P", "-P'", "-P^", "-P^'")]
    P,
    #[epin("Q", "Q'", "Q^", "Q^'", "+Q", "+Q'", "+Q^", "+Q^'", "-Q", "-Q'", "-Q^", "-Q^'")]
    Q,
    #[epin("R", "R'", "R^", "R^'", "+R", "+R'", "+R^", "+R^'", "-R", "-R'", "-R^", "-R^'")]
    R,
    #[epin("S", "S'", "S^", "S^'", "+S", "+S'", "+S^", "+S^'", "-S", "-S'", "-S^", "-S^'")]
    S,
    #[epin("T", "T'", "T^", "T^'", "+T", "+T'", "+T^", "+T^'", "-T", "-T'", "-T^", "-T^'")]
    T,
    #[epin("U", "U'", "U^", "U^'", "+U", "+U'", "+U^", "+U^'", "-U", "-U'", "-U^", "-U^'")]
    U,
    #[epin("V", "V'", "V^", "V^'", "+V", "+V'", "+V^", "+V^'", "-V", "-V'", "-V^", "-V^'")]
    V,
    #[epin("W", "W'", "W^", "W^'", "+W", "+W'", "+W^", "+W^'", "-W", "-W'", "-W^", "-W^'")]
    W,
    #[epin("X", "X'", "X^", "X^'", "+X", "+X'", "+X^", "+X^'", "-X", "-X'", "-X^", "-X^'")]
    X,
    #[epin("Y", "Y'", "Y^", "Y^'", "+Y", "+Y'", "+Y^", "+Y^'", "-Y", "-Y'", "-Y^", "-Y^'")]
    Y,
    #[epin("Z", "Z'", "Z^", "Z^'", "+Z", "+Z'", "+Z^", "+Z^'", "-Z", "-Z'", "-Z^", "-Z^'")]
    Z,
}
