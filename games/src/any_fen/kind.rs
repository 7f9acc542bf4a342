//! A kind for each letter, so that the reader and the writer of the games, which are generic over a catalog,
//! also work with the pieces of a game that is known only at run time.

use epin::{Catalog, Epin, EpinSet, Piece, State};

use super::{Spelling, TurnLetters};
use crate::dialect::{Counts, Dialect, HandsField, Mark};

/// Defines the enum: a variant for each letter, with its tokens.
macro_rules! kinds {
    ($($Letter:ident [$($token:tt),+])+) => {
        /// A letter, with the tokens that it can stand for.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Catalog)]
        pub(crate) enum Kind {
            $(#[epin($($token),+)] $Letter,)+
        }
    };
}

kinds! {
    A["A", "+A", "A^", "+A^"] B["B", "+B", "B^", "+B^"] C["C", "+C", "C^", "+C^"]
    D["D", "+D", "D^", "+D^"] E["E", "+E", "E^", "+E^"] F["F", "+F", "F^", "+F^"]
    G["G", "+G", "G^", "+G^"] H["H", "+H", "H^", "+H^"] I["I", "+I", "I^", "+I^"]
    J["J", "+J", "J^", "+J^"] K["K", "+K", "K^", "+K^"] L["L", "+L", "L^", "+L^"]
    M["M", "+M", "M^", "+M^"] N["N", "+N", "N^", "+N^"] O["O", "+O", "O^", "+O^"]
    P["P", "+P", "P^", "+P^"] Q["Q", "+Q", "Q^", "+Q^"] R["R", "+R", "R^", "+R^"]
    S["S", "+S", "S^", "+S^"] T["T", "+T", "T^", "+T^"] U["U", "+U", "U^", "+U^"]
    V["V", "+V", "V^", "+V^"] W["W", "+W", "W^", "+W^"] X["X", "+X", "X^", "+X^"]
    Y["Y", "+Y", "Y^", "+Y^"] Z["Z", "+Z", "Z^", "+Z^"]
}

/// Returns the dialect in which the tokens in `pieces` are the pieces of both sides.
pub(super) fn dialect(pieces: &EpinSet, spelling: Spelling, counts: Counts) -> Dialect<Kind> {
    let (notation, turns, expected_turn) = match spelling.turns {
        TurnLetters::WhiteBlack => ("FEN", ["wr", "b"], "the side to move, `w` or `b`"),
        TurnLetters::RedBlack => ("FEN", ["rw", "b"], "the side to move, `r` or `b`"),
        TurnLetters::BlackWhite => ("SFEN", ["b", "w"], "the side to move, `b` or `w`"),
    };
    let mut dialect = Dialect {
        notation,
        turns,
        expected_turn,
        counts,
        mark: Some(if spelling.has_tildes { Mark::After } else { Mark::Before }),
        hands: Some(HandsField::Board),
        has_any_in_hand: true,
        plain: [None; 128],
        ..Dialect::new(b"ABCDEFGHIJKLMNOPQRSTUVWXYZ", &[])
    };
    // A set lists `K` before `K^`, so the letter `K` is read as `K^` only in a game without `K`.
    for token in pieces.iter().flat_map(|token| [token, token.flipped()]) {
        let letter = Epin::new(token.letter(), token.side()).as_str().bytes().next();
        let is_marked = token.state() == State::Enhanced;
        let table = if is_marked { &mut dialect.marked } else { &mut dialect.plain };
        let piece = table.get_mut(letter.map_or(0, usize::from));
        if let (Some(piece), Ok(read)) = (piece, Piece::try_from(token)) {
            piece.get_or_insert(read);
        }
    }
    dialect
}
