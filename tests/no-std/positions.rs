//! Calls every method of positions, as `every_method.rs` does for tokens.

use core::fmt::Write;

use epin::feen::{self, Feen, ParseFeenErrorKind};
use epin::{AnyPiece, Catalog, Epin, Side, Suggestion};

use super::catalogs::{Shogi, ShogiVsMakruk};
use super::sum::Sum;

#[unsafe(no_mangle)]
pub extern "C" fn position(bytes: &[u8; 256], len: usize, index: usize) -> usize {
    let mut sum = Sum::default();
    let Some(bytes) = bytes.get(..len) else { return 0 };
    let Ok(position) = Feen::from_ascii(bytes) else { return 0 };
    add_position(&mut sum, position, index);
    if let Some([first, ..]) = position.board::<81>() {
        sum.add(first);
    }
    if let Ok(position) = position.in_catalog::<Shogi>() {
        add_position(&mut sum, position, index);
        sum.add(Feen::<Epin>::from(position).as_str());
        if let Some([.., last]) = position.board::<81>() {
            sum.add(last);
        }
    }
    if let Ok(position) = position.in_catalog::<ShogiVsMakruk>() {
        add_position(&mut sum, position, index);
    }
    if let Ok(text) = str::from_utf8(bytes) {
        sum.add(Feen::is_valid(text));
        let (parsed, tried) = (Feen::parse(text), Feen::try_from(text));
        sum.add(parsed == tried && parsed == Feen::try_from(bytes));
        sum.add(parsed.map_or(0, |other| other.cmp(&position) as usize));
    }
    sum.0
}

fn add_position<P: AnyPiece>(sum: &mut Sum, position: Feen<'_, P>, index: usize) {
    sum.add(position.as_str());
    sum.each(position.sizes());
    sum.add((position.square_count(), position.squares().len()));
    sum.add(position.squares().nth(index).flatten().map(Into::<Epin>::into));
    sum.each(position.squares().flatten().map(Into::<Epin>::into));
    sum.each(position.pieces().map(|(index, piece)| (index, Into::<Epin>::into(piece))));
    sum.add(position.range_of(index).map(|range| range.end));
    for side in Side::ALL {
        sum.each(
            position.hand(side).map(|(piece, count)| (Into::<Epin>::into(piece), count as usize)),
        );
        sum.each(position.hand_ranges(side).map(|range| (range.start, range.end)));
        sum.add(position.styles().sin(side));
    }
    let (board, hands) = (position.board_range(), position.hands_range());
    sum.add((board.end, (hands.start, hands.end)));
    sum.add(position.styles_range().start);
    sum.add(position.turn());
    let _ = write!(sum, "{position:>300}{position:?}");
}

#[unsafe(no_mangle)]
pub extern "C" fn position_errors(bytes: &[u8; 256], len: usize) -> usize {
    let mut sum = Sum::default();
    let Some(bytes) = bytes.get(..len) else { return 0 };
    let error = match Feen::from_ascii(bytes).map(Feen::in_catalog::<Shogi>) {
        Ok(Ok(_)) => return 0,
        Ok(Err(error)) | Err(error) => error,
    };
    let _ = write!(sum, "{error}{error:?}{}", error.report(bytes));
    sum.add(error.kind() == ParseFeenErrorKind::UnknownPiece);
    sum.add(error.suggestion().as_ref().map(Suggestion::as_str));
    sum.add((error.offset(), error.token()));
    let Ok(text) = str::from_utf8(bytes) else { return sum.0 };
    sum.add(Feen::parse_in::<Shogi>(text).err().map(|error| error.offset()));
    sum.each(feen::errors(text).map(|error| (error.range().start, error.range().end)));
    sum.add(feen::errors_among(text, &Shogi::MEMBERS).total());
    sum.add(Feen::new(text).is_some());
    sum.0
}
