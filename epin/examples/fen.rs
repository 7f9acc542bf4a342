//! FEN and SFEN to FEEN, and back, for an engine that speaks UCI or USI: copy this file.
//!
//! FEEN has no field for castling, en passant or counters. So the first two become states of
//! pieces: `-R` is a rook that may castle, `-P` a pawn that may be taken en passant. A position has
//! no place for the counters of a FEN or the move number of an SFEN, so they are returned beside
//! it. FEN has no place for other states, such as `+P` for a pawn that may advance two squares: its
//! rank says that.

use epin::feen::{Feen, FeenBuf};
use epin::{Epin, Letter, Side, State, Styles, epin, epins};

/// The byte at which a FEN or SFEN goes wrong, and what was expected there.
type FenError = (usize, &'static str);

/// Each right to castle, with the square and the token of its rook.
const RIGHTS: [(char, usize, Epin); 4] =
    [('K', 63, epin!("R")), ('Q', 56, epin!("R")), ('k', 7, epin!("r")), ('q', 0, epin!("r"))];

/// Returns the position of a FEN of chess, and its counters.
fn from_fen(fen: &str) -> Result<(FeenBuf, &str), FenError> {
    let mut fen = Reader { all: fen, rest: fen };
    let mut squares = fen.board(8)?;
    let turn = fen.turn("w", "b")?;
    let mut mark = |square: usize, piece: Epin| {
        let found = squares.get_mut(square).filter(|found| **found == Some(piece));
        found.map(|found| *found = Some(piece.diminished())).is_some()
    };
    let error = fen.error("rights to castle of rooks in their corners, and a space");
    let (rights, rest) = fen.rest.split_once(' ').ok_or(error)?;
    for right in rights.chars().filter(|right| *right != '-') {
        let rook = RIGHTS.into_iter().find(|(known, ..)| *known == right);
        if !rook.is_some_and(|(_, square, rook)| mark(square, rook)) {
            return Err(error);
        }
    }
    fen.rest = rest;
    let (passed, counters) = rest.split_once(' ').unwrap_or((rest, ""));
    let is_marked = match *passed.as_bytes() {
        [file @ b'a'..=b'h', b'3'] => mark(32 + usize::from(file - b'a'), epin!("P")),
        [file @ b'a'..=b'h', b'6'] => mark(24 + usize::from(file - b'a'), epin!("p")),
        _ => passed == "-",
    };
    if !is_marked {
        return Err(fen.error("the square that a pawn has passed over"));
    }
    let position = FeenBuf::new(&[8, 8], squares, ([], []), Styles::parse("C/c").unwrap(), turn);
    Ok((position.map_err(|_| error)?, counters))
}

/// Returns a position as a FEN of chess, or `None` if a FEN cannot say it.
fn to_fen(position: Feen, counters: &str) -> Option<String> {
    let squares: [Option<Epin>; 64] = position.board()?;
    let may_castle = |(_, at, rook): &(_, usize, Epin)| squares[*at] == Some(rook.diminished());
    let rights: String = RIGHTS.into_iter().filter(may_castle).map(|(right, ..)| right).collect();
    let passed = position.pieces().find_map(|(square, piece)| {
        let file = char::from(b"abcdefgh"[square % 8]);
        match (piece.as_str(), square / 8) {
            ("-P", 4) => Some(format!("{file}3")),
            ("-p", 3) => Some(format!("{file}6")),
            _ => None,
        }
    });
    let board = board(&squares.map(|piece| Some(piece?.with_state(State::Normal))), 8)?;
    let turn = if position.turn() == Side::First { "w" } else { "b" };
    let is_empty = Side::ALL.into_iter().all(|side| position.hand(side).next().is_none());
    let rights = if rights.is_empty() { "-" } else { &rights };
    let passed = passed.as_deref().unwrap_or("-");
    is_empty.then(|| format!("{board} {turn} {rights} {passed} {counters}"))
}

/// Returns the position of an SFEN, and the number of the move.
fn from_sfen(sfen: &str) -> Result<(FeenBuf, &str), FenError> {
    let mut sfen = Reader { all: sfen, rest: sfen };
    let squares = sfen.board(9)?;
    let turn = sfen.turn("b", "w")?;
    let error = sfen.error("hands, each piece once");
    let [mut first, mut second] = [vec![], vec![]];
    let has_ended = |sfen: &Reader| sfen.rest.is_empty() || sfen.rest.starts_with(' ');
    if sfen.expect("-", "").is_err() {
        while first.is_empty() && second.is_empty() || !has_ended(&sfen) {
            let count = sfen.count().map_or(1, u32::from);
            let piece = sfen.piece("a piece in hand, or `-`")?;
            let hand = if piece.side() == Side::First { &mut first } else { &mut second };
            hand.push((piece, count));
        }
    }
    if !has_ended(&sfen) {
        return Err(sfen.error("a space"));
    }
    let styles = Styles::parse("S/s").unwrap();
    let position = FeenBuf::new(&[9, 9], squares, (first, second), styles, turn);
    Ok((position.map_err(|_| error)?, sfen.rest.trim_start()))
}

/// Returns a position as an SFEN, or `None` if an SFEN cannot say it.
fn to_sfen(position: Feen, number: &str) -> Option<String> {
    let squares: [Option<Epin>; 81] = position.board()?;
    let board = board(&squares, 9)?;
    let mut hands = String::new();
    for side in Side::ALL {
        for piece in epins!["R", "B", "G", "S", "N", "L", "P"].map(|piece| piece.with_side(side)) {
            if let Some((_, count)) = position.hand(side).find(|(found, _)| *found == piece) {
                hands += &if count > 1 { count.to_string() } else { String::new() };
                hands += piece.as_str();
            }
        }
    }
    let turn = if position.turn() == Side::First { "b" } else { "w" };
    Some(format!("{board} {turn} {} {number}", if hands.is_empty() { "-" } else { &hands }))
}

/// Returns a board as FEN and SFEN write it.
fn board(squares: &[Option<Epin>], size: usize) -> Option<String> {
    let mut ranks = Vec::new();
    for rank in squares.chunks(size) {
        let mut text = String::new();
        for run in rank.chunk_by(|one, other| one.is_none() && other.is_none()) {
            match run {
                [Some(piece)] if piece.is_derived() || piece.state() == State::Diminished => {
                    return None;
                }
                [Some(piece)] => text += piece.with_terminal(false).as_str(),
                _ => text += &run.len().to_string(),
            }
        }
        ranks.push(text);
    }
    Some(ranks.join("/"))
}

struct Reader<'a> {
    all: &'a str,
    rest: &'a str,
}

impl Reader<'_> {
    fn error(&self, expected: &'static str) -> FenError {
        (self.all.len() - self.rest.len(), expected)
    }

    fn expect(&mut self, text: &str, expected: &'static str) -> Result<(), FenError> {
        self.rest = self.rest.strip_prefix(text).ok_or_else(|| self.error(expected))?;
        Ok(())
    }

    fn count(&mut self) -> Option<u8> {
        let end = self.rest.find(|char: char| !char.is_ascii_digit()).unwrap_or(self.rest.len());
        let count = self.rest[..end].parse().ok().filter(|count| (1..=81).contains(count))?;
        self.rest = &self.rest[end..];
        Some(count)
    }

    fn piece(&mut self, expected: &'static str) -> Result<Epin, FenError> {
        let error = self.error(expected);
        let (piece, rest) = Epin::parse_prefix(self.rest).map_err(|_| error)?;
        self.rest = rest;
        // A king is `K^` in FEEN.
        let is_sayable = board(&[Some(piece)], 1).is_some() && !piece.is_terminal();
        is_sayable.then(|| piece.with_terminal(piece.letter() == Letter::K)).ok_or(error)
    }

    fn board(&mut self, size: usize) -> Result<Vec<Option<Epin>>, FenError> {
        let mut squares = Vec::new();
        for rank in 1..=size {
            while squares.len() < rank * size {
                match self.count() {
                    Some(count) => squares.extend((0..count).map(|_| None)),
                    None => squares.push(Some(self.piece("a piece or a count of squares")?)),
                }
            }
            if squares.len() > rank * size {
                return Err(self.error("a shorter rank"));
            }
            self.expect(if rank < size { "/" } else { " " }, "the end of the rank")?;
        }
        Ok(squares)
    }

    fn turn(&mut self, first: &str, second: &str) -> Result<Side, FenError> {
        let is_first = self.rest.starts_with(first);
        self.expect(if is_first { first } else { second }, "the side to move")?;
        self.expect(" ", "a space")?;
        Ok(if is_first { Side::First } else { Side::Second })
    }
}

fn main() -> Result<(), FenError> {
    let (chess, counters) = from_fen("4k3/8/8/8/3pP3/8/8/4K2R b K e3 0 1")?;
    println!("{chess}, from {}", to_fen(chess.as_feen(), counters).unwrap_or_default());
    let (shogi, number) = from_sfen("4k4/9/4P4/9/9/9/9/9/4K4 b RB3p 1")?;
    println!("{shogi}, from {}", to_sfen(shogi.as_feen(), number).unwrap_or_default());
    Ok(())
}

#[test]
fn is_the_same_both_ways() {
    for (fen, feen) in [
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "-r3k^2-r/8/8/8/8/8/8/-R3K^2-R / C/c"),
        ("4k3/8/8/8/3pP3/8/8/4K2R b K e3 3 21", "4k^3/8/8/8/3p-P3/8/8/4K^2-R / c/C"),
    ] {
        let (position, counters) = from_fen(fen).unwrap();
        assert_eq!(position.as_str(), feen);
        assert_eq!(to_fen(position.as_feen(), counters).as_deref(), Some(fen));
    }
    let sfen = "4k4/9/4+P4/9/9/9/9/9/4K4 w RB10P3p 92";
    let (position, number) = from_sfen(sfen).unwrap();
    assert_eq!(position.as_str(), "4k^4/9/4+P4/9/9/9/9/9/4K^4 10PBR/3p s/S");
    assert_eq!(to_sfen(position.as_feen(), number).as_deref(), Some(sfen));
}

#[test]
fn an_error_has_the_byte() {
    for (fen, offset) in [
        ("8/8/8/8/8/8/8/7x^ w - - 0 1", 15),
        ("8/9/8/8/8/8/8/8 w - - 0 1", 3),
        ("8/8/8/8/8/8/8/6R1 w K - 0 1", 20),
        ("8/8/8/8/8/8/8/8 w - e3 0 1", 20),
    ] {
        assert_eq!(from_fen(fen).unwrap_err().0, offset, "{fen}");
    }
    for (hands, offset) in [("", 22), ("R-2P", 23), ("-R", 23), ("2", 23)] {
        let sfen = format!("9/9/9/9/9/9/9/9/9 b {hands} 1");
        assert_eq!(from_sfen(&sfen).unwrap_err().0, offset - 2, "{sfen}");
    }
}
