//! Catalogs: with every token, with a few, through a facade, with discriminants.

use std::collections::BTreeSet;

use epin::Catalog;

use super::oracle;

/// Calls a function with each of these catalogs, and of those of the games.
macro_rules! for_each_catalog {
    ($check:ident) => {
        $check::<$crate::support::catalogs::Facade>();
        $check::<$crate::support::catalogs::Game>();
        $check::<$crate::support::catalogs::Letters>();
        $check::<$crate::support::catalogs::Numbered>();
        $check::<epin_games::Chess>();
        $check::<epin_games::ChessVsMakruk>();
        $check::<epin_games::Makruk>();
        $check::<epin_games::Shogi>();
    };
}

pub(crate) use for_each_catalog;

/// Returns the pieces of both sides in order, as strings: those of `TOKENS`, and the same with the
/// letter in lower case.
pub(crate) fn texts<C: Catalog>() -> Vec<String> {
    let tokens = C::TOKENS.iter().copied().flatten().map(|token| token.as_str());
    let texts = tokens
        .flat_map(|text| [text.to_owned(), text.to_ascii_lowercase()])
        .collect::<BTreeSet<_>>();
    oracle::epins().into_iter().map(|(_, text)| text).filter(|text| texts.contains(text)).collect()
}

/// Exports `epin` under another name, as a facade crate does.
mod facade {
    pub(super) use epin as tokens;
}

/// A catalog whose path of the crate is not `epin`, with one kind of three tokens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(name = "Through a facade", crate = crate::support::catalogs::facade::tokens)]
pub(crate) enum Facade {
    #[epin("-A", "A")]
    #[epin("+Z^'")]
    Ends,
    #[epin("M")]
    Middle,
}

/// A catalog whose variants have discriminants that are not their positions.
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

/// A catalog of two pieces and three tokens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
pub(crate) enum Game {
    #[epin("K^")]
    King,
    #[epin("P", "+P")]
    Pawn,
}

/// A catalog with every token: one piece for each letter, with all its markers.
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
