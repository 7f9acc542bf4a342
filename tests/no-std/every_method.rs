//! Calls every method of the tokens, of their set and of their tables with values that the compiler
//! cannot know, so that `.ci/no-panic` sees what each method links.

use core::fmt::Write;
use core::str::FromStr;

use crate::catalogs::{Shogi, ShogiVsMakruk};
use crate::sum::Sum;
use epin::notation::{Pin, Qpi, Sin, Snn, Styles};
use epin::{Catalog, Epin, EpinSet, EpinTable, Letter, Piece, Side, State, Suggestion};

/// Adds to a sum the results of methods of a value.
macro_rules! methods {
    ($sum:ident, $value:ident: $($method:ident $arguments:tt)*) => {
        $($sum.add($value.$method $arguments);)*
    };
}

/// Adds to a sum the results of the methods that both `Epin` and `Piece` have.
macro_rules! methods_of_tokens {
    ($sum:ident, $token:ident, $other:ident) => {
        methods!($sum, $token:
            letter() side() state() is_terminal() as_str() index()
            with_letter(letter($other)) with_side(side($other)) with_state(state($other))
            with_terminal($other == 0) flipped() enhanced() diminished() normalized()
        );
    };
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
    methods_of_tokens!(sum, token, other);
    let pin = Epin::from_index(other).unwrap_or(token).to_pin();
    methods!(sum, token:
        is_native() is_derived() style_side() native() derive() with_derived(other == 0)
        with_pin(pin) code()
    );
    sum.add((Epin::new(letter(other), side(other)), Epin::from_code(other as u16)));
    sum.add(Pin::try_from(token));
    sum.each(Epin::all());
    sum.each(Epin::all().rev());
    sum.0
}

#[unsafe(no_mangle)]
pub extern "C" fn pin(index: usize) -> usize {
    let mut sum = Sum::default();
    let Some(token) = Epin::from_index(index) else { return 0 };
    let pin = token.to_pin();
    methods!(sum, pin: to_epin() as_str());
    sum.0
}

#[unsafe(no_mangle)]
pub extern "C" fn styled(index: usize, other: usize) -> usize {
    let mut sum = Sum::default();
    let style = Sin::new(letter(index), side(index));
    methods!(sum, style:
        letter() side() flipped() as_str()
    );
    let Some(token) = Epin::from_index(other) else { return sum.0 };
    let styles = Styles { first: style.letter(), second: letter(other) };
    let qpi = token.to_qpi(styles);
    sum.add((styles.sin(side(other)), Qpi::new(style, token.to_pin())));
    sum.add(styles[side(other)]);
    methods!(sum, qpi:
        sin() pin() is_native() is_derived()
    );
    let _ = write!(sum, "{qpi}");
    match qpi.to_epin(styles) {
        Ok(token) => sum.add(token),
        Err(error) => {
            sum.add(error.suggestion().as_ref().map(Suggestion::as_str));
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
    sum.add((Epin::parse(text), Epin::parse_prefix(text)));
    sum.add((Pin::parse_prefix(text), Qpi::parse_prefix(text)));
    sum.add(Piece::<Shogi>::parse_prefix(text).ok());
    sum.add((Pin::from_ascii(bytes), (Sin::from_ascii(bytes), Qpi::from_ascii(bytes))));
    sum.add(Snn::parse(text).as_ref().map(Snn::as_str).map_err(|error| error.offset()));
    sum.add(Styles::parse(text).map(|styles| styles.sin(Side::First)));
    sum.add(Piece::<Shogi>::parse(text).ok());
    sum.add(Epin::is_valid(text));
    sum.add((Letter::from_str(text), (Side::from_str(text), State::from_str(text))));
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
    sum.each(suggestions.iter().map(|meant| meant.as_ref().map(Suggestion::as_str)));
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
    let Some(piece) = Epin::from_index(index).and_then(Piece::<C>::from_token) else { return 0 };
    methods_of_tokens!(sum, piece, other);
    methods!(sum, piece:
        is_native() is_derived() style_side() native() derive() with_derived(other == 0)
        code() canonical() to_qpi(Styles { first: letter(other), second: letter(index) })
    );
    let kind = piece.kind();
    methods!(sum, kind: index() token(side(other)));
    sum.each(kind.tokens());
    sum.add((Piece::new(kind, side(other)), Piece::<C>::from_index(other)));
    sum.add(Piece::<C>::from_code(other as u16));
    sum.each(Piece::<C>::all());
    sum.each(Piece::<C>::all().rev());
    sum.add(Piece::<C>::all().nth(other));
    sum.0
}

#[unsafe(no_mangle)]
pub extern "C" fn set(index: usize, other: usize) -> usize {
    let mut sum = Sum::default();
    let (Some(token), Some(other)) = (Epin::from_index(index), Epin::from_index(other)) else {
        return 0;
    };
    let mut set = EpinSet::from_tokens(&[token, other]).with(token).without(other);
    methods!(sum, set: contains(token) insert(other) remove(token) is_empty());
    let all = set.union(Shogi::MEMBERS).complement();
    sum.add(all.intersection(set).difference(all).len());
    methods!(sum, set: is_subset(all) is_disjoint(all) suggest(token.enhanced()));
    methods!(sum, all: first() last());
    set.retain(Epin::is_native);
    sum.each(all.iter());
    sum.each(all.iter().rev());
    sum.each(set);
    sum.0
}

#[unsafe(no_mangle)]
pub extern "C" fn table(table: &mut EpinTable<Epin, u8>, index: usize) -> usize {
    let mut sum = Sum::default();
    let Some(token) = Epin::from_index(index) else { return 0 };
    sum.add(table.at(token));
    *table.at_mut(token) = 1;
    table[token.flipped()] = 2;
    sum.add(table[token]);
    sum.each(table.iter());
    sum.add(table.iter().nth_back(index));
    sum.add(table.keys().nth(index));
    sum.each(table.values());
    table.iter_mut().for_each(|(token, value)| *value = token.index() as u8);
    table.values_mut().for_each(|value| *value ^= 1);
    *table = EpinTable::<Epin, _>::from_fn(|token| token.index() as u8).map(|value| value ^ 1);
    *table = EpinTable::from_entries(0, &[(token, 1)]).with(token, 2);
    sum.0
}

/// Calls the methods of a table by kind or by piece, given the table, its type, the type of its keys,
/// an index and two keys.
macro_rules! methods_of_table {
    ($table:ident: $Table:ident<$Key:ty>, $index:ident, $key:expr, $other:expr) => {{
        let mut sum = Sum::default();
        $table[$key] = 1;
        sum.add($table[$other] + $table.as_array()[1]);
        sum.each($table.iter());
        sum.add($table.iter().nth_back($index));
        $table.iter_mut().for_each(|(key, value)| *value = key.index() as u8);
        sum.add($table.clone() == $Table::filled($index as u8));
        *$table = $Table::from_fn(<$Key>::index).map(|value| value as u8 ^ 1);
        sum.0
    }};
}

#[unsafe(no_mangle)]
pub extern "C" fn kind_table(table: &mut EpinTable<Shogi, u8>, index: usize) -> usize {
    let Some(piece) = Piece::<Shogi>::from_index(index) else { return 0 };
    methods_of_table!(table: EpinTable<Shogi>, index, piece.kind(), piece.flipped().kind())
}

#[unsafe(no_mangle)]
pub extern "C" fn piece_table(table: &mut EpinTable<Piece<Shogi>, u8>, index: usize) -> usize {
    let Some(piece) = Piece::from_index(index) else { return 0 };
    methods_of_table!(table: EpinTable<Piece<Shogi>>, index, piece, piece.flipped())
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
        let _ = write!(sum, "{}{}", error.underlined(bytes), error.kind().as_str());
        sum.add(error.column(bytes));
    }
    if let Ok(text) = core::str::from_utf8(bytes) {
        sum.add(Piece::<Shogi>::is_valid(text));
    }
    if let Err(error) = Piece::<Shogi>::from_ascii(bytes) {
        let _ = write!(sum, "{error}{}", error.report(bytes));
        sum.add(error.suggestion().as_ref().map(Suggestion::as_str));
        sum.add((error.offset(), error.token()));
        let _ = write!(sum, "{}{}", error.underlined(bytes), error.kind().as_str());
        sum.add(error.column(bytes));
    }
    if let Err(error) = Letter::try_from(char::from(index as u8)) {
        let _ = write!(sum, "{error}{}", error.report(bytes));
    }
    let Some(token) = Epin::from_index(index) else { return 0 };
    if let Err(error) = Piece::<Shogi>::try_from(token) {
        let _ = write!(sum, "{error}");
    }
    sum.0 + usize::from(result.is_ok())
}

/// A control: this function can panic, and `.ci/no-panic` has to find that.
#[unsafe(no_mangle)]
pub extern "C" fn control(bytes: &[u8; 4], index: usize) -> u8 {
    bytes[index]
}
