//! Every method of the tokens, of their set and their tables, called with values that the compiler
//! cannot know, so that `.ci/no-panic` sees what each of them links.

use core::fmt::{self, Write};
use core::str::FromStr;

use crate::catalogs::{Shogi, ShogiVsMakruk};
use epin::{
    Catalog, Epin, EpinSet, EpinTable, KindTable, Letter, ParseError, ParseErrorKind, Piece,
    PieceTable, Pin, Qpi, Side, Sin, Snn, State, Styles,
};

/// A sum of all results, so that none of them is optimised away.
#[derive(Default)]
pub(super) struct Sum(pub(super) usize);

impl Sum {
    pub(super) fn add(&mut self, number: usize) {
        self.0 = self.0.rotate_left(5) ^ number;
    }

    pub(super) fn text(&mut self, text: &str) {
        text.bytes().for_each(|byte| self.add(usize::from(byte)));
    }

    pub(super) fn epin(&mut self, token: Epin) {
        self.add(token.index());
    }

    fn pin(&mut self, token: Pin) {
        self.add(token.index());
    }

    pub(super) fn sin(&mut self, token: Sin) {
        self.add(token.letter() as usize + token.side() as usize);
    }

    fn qpi(&mut self, token: Qpi) {
        self.sin(token.sin());
        self.pin(token.pin());
    }

    pub(super) fn piece<C: Catalog>(&mut self, piece: Option<Piece<C>>) {
        self.add(piece.map_or(Epin::COUNT, |piece| piece.epin().index()));
    }

    fn error(&mut self, error: ParseError) {
        self.add(error.offset());
        self.add(match error.kind() {
            ParseErrorKind::Empty => 0,
            _ => 1,
        });
    }
}

impl Write for Sum {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.text(text);
        Ok(())
    }
}

fn letter(number: usize) -> Letter {
    Letter::from_char(char::from(number as u8)).unwrap_or(Letter::A)
}

fn side(number: usize) -> Side {
    if number & 1 == 0 { Side::First } else { Side::Second }
}

fn state(number: usize) -> State {
    match number & 3 {
        0 => State::Diminished,
        1 => State::Normal,
        _ => State::Enhanced,
    }
}

#[unsafe(no_mangle)]
pub extern "C" fn epin(index: usize, other: usize) -> usize {
    let mut sum = Sum::default();
    let Some(token) = Epin::from_index(index) else { return 0 };
    sum.epin(Epin::new(letter(other), side(other)));
    sum.add(usize::from(token.letter().as_char() == 'K'));
    sum.add(usize::from(token.side() == Side::First));
    sum.add(usize::from(token.state() == State::Normal));
    sum.add(usize::from(token.is_terminal()));
    sum.add(usize::from(token.is_native()));
    sum.add(usize::from(token.is_derived()));
    sum.add(usize::from(token.style_side() == Side::First));
    match Pin::try_from(token) {
        Ok(pin) => sum.pin(pin),
        Err(error) => sum.error(error),
    }
    sum.epin(token.native());
    sum.epin(token.derive());
    sum.epin(token.with_letter(letter(other)));
    sum.epin(token.with_side(side(other)));
    sum.epin(token.with_state(state(other)));
    sum.epin(token.with_terminal(other == 0));
    sum.epin(token.with_derived(other == 0));
    sum.epin(token.with_pin(Pin::from_index(other).unwrap_or(token.pin())));
    sum.epin(token.flipped());
    sum.epin(token.enhanced());
    sum.epin(token.diminished());
    sum.epin(token.normalized());
    sum.add(usize::from(token.code()));
    sum.epin(Epin::from_code(other as u16).unwrap_or(token));
    Epin::all().for_each(|token| sum.epin(token));
    Epin::all().rev().for_each(|token| sum.epin(token));
    sum.text(token.as_str());
    sum.0
}

#[unsafe(no_mangle)]
pub extern "C" fn pin(index: usize, other: usize) -> usize {
    let mut sum = Sum::default();
    let Some(token) = Pin::from_index(index) else { return 0 };
    sum.pin(Pin::new(letter(other), side(other)));
    sum.epin(token.epin());
    sum.add(usize::from(token.letter().as_char() == 'K'));
    sum.add(usize::from(token.side() == Side::First));
    sum.add(usize::from(token.state() == State::Normal));
    sum.add(usize::from(token.is_terminal()));
    sum.pin(token.with_letter(letter(other)));
    sum.pin(token.with_side(side(other)));
    sum.pin(token.with_state(state(other)));
    sum.pin(token.with_terminal(other == 0));
    sum.pin(token.flipped());
    sum.pin(token.enhanced());
    sum.pin(token.diminished());
    sum.pin(token.normalized());
    Pin::all().for_each(|token| sum.pin(token));
    sum.text(token.as_str());
    sum.0
}

#[unsafe(no_mangle)]
pub extern "C" fn styled(index: usize, other: usize) -> usize {
    let mut sum = Sum::default();
    let style = Sin::new(letter(index), side(index));
    sum.sin(Sin::new(letter(other), side(other)));
    sum.sin(style.with_letter(letter(other)));
    sum.sin(style.with_side(style.side().flipped()));
    sum.sin(style.flipped());
    sum.add(style.as_char() as usize);
    let Some(token) = Epin::from_index(other) else { return sum.0 };
    let styles = Styles { first: style.letter(), second: letter(other) };
    sum.sin(styles.sin(side(other)));
    let token = token.to_qpi(styles);
    sum.qpi(token);
    sum.qpi(Qpi::new(style, token.pin()));
    sum.sin(token.sin());
    sum.qpi(token.with_sin(style));
    sum.qpi(token.with_pin(token.pin().flipped()));
    sum.qpi(token.flipped());
    sum.add(usize::from(token.is_native()) + usize::from(token.is_derived()));
    let _ = write!(sum, "{token}");
    match token.to_epin(styles) {
        Ok(token) => sum.epin(token),
        Err(error) => {
            sum.qpi(error.qpi());
            sum.qpi(error.suggestion().unwrap_or(token));
            let _ = write!(sum, "{error}");
        }
    }
    sum.0
}

#[unsafe(no_mangle)]
pub extern "C" fn parse(bytes: &[u8; 48], len: usize) -> usize {
    let mut sum = Sum::default();
    let Some(bytes) = bytes.get(..len) else { return 0 };
    let Ok(text) = str::from_utf8(bytes) else { return 0 };
    match Epin::parse(text) {
        Ok(token) => sum.epin(token),
        Err(error) => sum.error(error),
    }
    match Epin::parse_prefix(text) {
        Ok((token, rest)) => {
            sum.epin(token);
            sum.text(rest);
        }
        Err(error) => sum.error(error),
    }
    sum.text(Pin::parse_prefix(text).map_or("", |(_, rest)| rest));
    sum.text(Qpi::parse_prefix(text).map_or("", |(_, rest)| rest));
    sum.text(Piece::<Shogi>::parse_prefix(text).map_or("", |(_, rest)| rest));
    match (Pin::from_ascii(bytes), Sin::from_ascii(bytes), Qpi::from_ascii(bytes)) {
        (Ok(token), _, _) => sum.pin(token),
        (_, Ok(token), _) => sum.sin(token),
        (_, _, Ok(token)) => sum.qpi(token),
        (Err(pin), Err(sin), Err(qpi)) => [pin, sin, qpi].into_iter().for_each(|e| sum.error(e)),
    }
    match Snn::parse(text) {
        Ok(name) => sum.text(name.as_str()),
        Err(error) => sum.add(error.offset()),
    }
    match Styles::parse(text) {
        Ok(styles) => sum.sin(styles.sin(Side::First)),
        Err(error) => sum.add(error.offset()),
    }
    match Piece::<Shogi>::parse(text) {
        Ok(piece) => sum.piece(Some(piece)),
        Err(_) => sum.add(1),
    }
    sum.add(usize::from(Epin::is_valid(text) | Pin::is_valid(text) | Snn::is_valid(text)));
    sum.add(Letter::from_str(text).map_or(0, |letter| letter.as_char() as usize));
    sum.add(usize::from(Side::from_str(text).is_ok()) + usize::from(State::from_str(text).is_ok()));
    sum.0
}

#[unsafe(no_mangle)]
pub extern "C" fn suggest(bytes: &[u8; 48], len: usize) -> usize {
    let mut sum = Sum::default();
    let Some(Ok(text)) = bytes.get(..len).map(str::from_utf8) else { return 0 };
    let suggestions = [
        Epin::parse(text).err().and_then(|error| error.suggestion()),
        Pin::parse(text).err().and_then(|error| error.suggestion()),
        Sin::parse(text).err().and_then(|error| error.suggestion()),
        Qpi::parse(text).err().and_then(|error| error.suggestion()),
        Snn::parse(text).err().and_then(|error| error.suggestion()),
        Styles::parse(text).err().and_then(|error| error.suggestion()),
        Piece::<Shogi>::parse(text).err().and_then(|error| error.suggestion()),
    ];
    suggestions.iter().flatten().for_each(|meant| sum.text(meant));
    sum.0
}

#[unsafe(no_mangle)]
pub extern "C" fn piece(index: usize, other: usize) -> usize {
    every_method_of_a_piece::<Shogi>(index, other)
}

#[unsafe(no_mangle)]
pub extern "C" fn piece_of_two_styles(index: usize, other: usize) -> usize {
    every_method_of_a_piece::<ShogiVsMakruk>(index, other)
}

fn every_method_of_a_piece<C: Catalog>(index: usize, other: usize) -> usize {
    let mut sum = Sum::default();
    let Some(token) = Epin::from_index(index) else { return 0 };
    let Some(piece) = Piece::<C>::of(token) else { return 0 };
    sum.piece(Some(Piece::new(piece.kind(), side(other))));
    sum.piece(Some(piece.canonical()));
    sum.add(usize::from(piece.style_side() == Side::First));
    sum.qpi(piece.to_qpi(Styles { first: letter(other), second: letter(index) }));
    sum.piece(piece.with_letter(letter(other)));
    sum.piece(Some(piece.flipped()));
    sum.piece(Some(piece.with_side(side(other))));
    sum.piece(piece.with_state(state(other)));
    sum.piece(piece.with_terminal(other == 0));
    sum.piece(piece.with_derived(other == 0));
    sum.piece(piece.enhanced());
    sum.piece(piece.diminished());
    sum.piece(piece.normalized());
    sum.piece(piece.native());
    sum.piece(piece.derive());
    sum.add(usize::from(piece.letter() == Letter::K) + usize::from(piece.side() == Side::First));
    sum.add(usize::from(piece.state() == State::Normal) + usize::from(piece.is_terminal()));
    sum.add(usize::from(piece.is_native()) + usize::from(piece.is_derived()));
    Piece::<C>::all().for_each(|piece| sum.piece(Some(piece)));
    Piece::<C>::all().rev().for_each(|piece| sum.piece(Some(piece)));
    sum.piece(Piece::<C>::all().nth(other));
    sum.add(piece.index());
    sum.piece(Piece::<C>::from_index(other));
    let kind = piece.kind();
    sum.add(kind.index());
    kind.tokens().iter().for_each(|token| sum.epin(*token));
    sum.epin(kind.token(side(other)));
    sum.text(piece.as_str());
    sum.0
}

#[unsafe(no_mangle)]
pub extern "C" fn set(index: usize, other: usize) -> usize {
    let mut sum = Sum::default();
    let (Some(token), Some(other)) = (Epin::from_index(index), Epin::from_index(other)) else {
        return 0;
    };
    let mut set = EpinSet::from_tokens(&[token, other]).with(token).without(other);
    sum.add(usize::from(set.contains(token)) + usize::from(set.insert(other)));
    sum.add(usize::from(set.remove(token)) + usize::from(set.is_empty()));
    let all = set.union(Shogi::MEMBERS).symmetric_difference(EpinSet::new()).complement();
    sum.add(all.intersection(set).difference(all).len());
    sum.add(usize::from(set.is_subset(all) | set.is_superset(all) | set.is_disjoint(all)));
    sum.add(all.first().map_or(0, Epin::index) + all.last().map_or(0, Epin::index));
    sum.add(set.suggest(token.enhanced()).map_or(0, Epin::index));
    set.retain(Epin::is_native);
    all.iter().for_each(|token| sum.epin(token));
    all.iter().rev().for_each(|token| sum.epin(token));
    sum.0
}

#[unsafe(no_mangle)]
pub extern "C" fn table(table: &mut EpinTable<u8>, index: usize) -> usize {
    let mut sum = Sum::default();
    let Some(token) = Epin::from_index(index) else { return 0 };
    sum.add(usize::from(*table.get(token)));
    *table.get_mut(token) = 1;
    table[token.flipped()] = 2;
    sum.add(usize::from(table[token]));
    table.iter().for_each(|(token, value)| sum.add(token.index() + usize::from(*value)));
    sum.add(table.iter().nth_back(index).map_or(0, |(token, _)| token.index()));
    table.values().for_each(|value| sum.add(usize::from(*value)));
    sum.add(table.values().nth(index).map_or(0, |value| usize::from(*value)));
    table.iter_mut().for_each(|(token, value)| *value = token.index() as u8);
    *table = EpinTable::from_fn(|token| token.index() as u8).map(|value| value ^ 1);
    *table = EpinTable::from_entries(0, &[(token, 1)]).with(token, 2);
    sum.0
}

#[unsafe(no_mangle)]
pub extern "C" fn kind_table(table: &mut KindTable<Shogi, u8>, index: usize) -> usize {
    let mut sum = Sum::default();
    let Some(piece) = Piece::<Shogi>::from_index(index) else { return 0 };
    table[piece.kind()] = 1;
    sum.add(usize::from(table[piece.flipped().kind()] + table.as_array()[1]));
    table.iter().for_each(|(kind, value)| sum.add(kind.index() + usize::from(*value)));
    sum.add(table.iter().nth_back(index).map_or(0, |(kind, _)| kind.index()));
    table.iter_mut().for_each(|(kind, value)| *value = kind.index() as u8);
    sum.add(usize::from(table.clone() == KindTable::filled(index as u8)));
    *table = KindTable::from_fn(|kind: Shogi| kind.index()).map(|value| value as u8 ^ 1);
    sum.0
}

#[unsafe(no_mangle)]
pub extern "C" fn piece_table(table: &mut PieceTable<Shogi, u8>, index: usize) -> usize {
    let mut sum = Sum::default();
    let Some(piece) = Piece::from_index(index) else { return 0 };
    table[piece] = 1;
    sum.add(usize::from(table[piece.flipped()] + table.as_array()[1]));
    table.iter().for_each(|(piece, value)| sum.add(piece.index() + usize::from(*value)));
    sum.piece(table.iter().nth_back(index).map(|(piece, _)| piece));
    table.iter_mut().for_each(|(piece, value)| *value = piece.index() as u8);
    sum.add(usize::from(table.clone() == PieceTable::filled(index as u8)));
    *table = PieceTable::from_fn(Piece::<Shogi>::index).map(|value| value as u8 ^ 1);
    sum.0
}

#[unsafe(no_mangle)]
pub extern "C" fn write(bytes: &[u8; 48], len: usize, index: usize) -> usize {
    let mut sum = Sum::default();
    let Some(bytes) = bytes.get(..len) else { return 0 };
    let result = match (Epin::from_ascii(bytes), Qpi::from_ascii(bytes), Snn::from_ascii(bytes)) {
        (Ok(token), _, _) => write!(sum, "{token}{token:?}{}", token.letter()),
        (_, Ok(token), _) => write!(sum, "{token}{token:?}"),
        (_, _, Ok(name)) => write!(sum, "{name}"),
        (Err(error), Err(qpi), Err(snn)) => {
            let _ = write!(sum, "{error}{qpi}{snn}{error:?}");
            write!(sum, "{}{}{}", error.report(bytes), qpi.report(bytes), snn.report(bytes))
        }
    };
    if let Err(error) = Styles::from_ascii(bytes) {
        let _ = write!(sum, "{error}{}", error.report(bytes));
    }
    if let Err(error) = Piece::<Shogi>::from_ascii(bytes) {
        let _ = write!(sum, "{error}{}", error.report(bytes));
        sum.text(error.suggestion().as_deref().unwrap_or_default());
    }
    if let Err(error) = Letter::try_from('k') {
        let _ = write!(sum, "{error}{}", error.report(bytes));
    }
    let Some(token) = Epin::from_index(index) else { return 0 };
    if let Err(error) = Piece::<Shogi>::try_from(token) {
        let _ = write!(sum, "{error}");
    }
    sum.0 + usize::from(result.is_ok())
}

/// A control: it can panic, so `.ci/no-panic` has to find that.
#[unsafe(no_mangle)]
pub extern "C" fn control(bytes: &[u8; 4], index: usize) -> u8 {
    bytes[index]
}
