//! Every method of positions, as those of tokens in `every_method.rs`.

use core::fmt::Write;

use epin::feen::{self, Feen, ParseFeenErrorKind};
use epin::{AnyPiece, Epin, Side};

use super::catalogs::{Shogi, ShogiVsMakruk};
use super::every_method::Sum;

#[unsafe(no_mangle)]
pub extern "C" fn position(bytes: &[u8; 256], len: usize, index: usize) -> usize {
    let mut sum = Sum::default();
    let Some(bytes) = bytes.get(..len) else { return 0 };
    let Ok(position) = Feen::from_ascii(bytes) else { return 0 };
    add_position(&mut sum, position, index);
    if let Some([first, ..]) = position.board::<81>() {
        sum.add(first.map_or(0, Epin::index));
    }
    if let Ok(position) = position.in_catalog::<Shogi>() {
        add_position(&mut sum, position, index);
        sum.text(Feen::<Epin>::from(position).as_str());
        if let Some([.., last]) = position.board::<81>() {
            sum.piece(last);
        }
    }
    if let Ok(position) = position.in_catalog::<ShogiVsMakruk>() {
        add_position(&mut sum, position, index);
    }
    if let Ok(text) = str::from_utf8(bytes) {
        sum.add(usize::from(Feen::is_valid(text)));
        let (parsed, tried) = (Feen::parse(text), Feen::try_from(text));
        sum.add(usize::from(parsed == tried && parsed == Feen::try_from(bytes)));
        sum.add(parsed.map_or(0, |other| other.cmp(&position) as usize));
    }
    sum.0
}

fn add_position<P: AnyPiece>(sum: &mut Sum, position: Feen<'_, P>, index: usize) {
    sum.text(position.as_str());
    position.sizes().iter().for_each(|size| sum.add(usize::from(*size)));
    sum.add(position.square_count());
    let mut squares = position.squares();
    sum.add(squares.len());
    if let Some(Some(piece)) = squares.nth(index) {
        sum.epin(piece.into());
    }
    squares.flatten().for_each(|piece| sum.epin(piece.into()));
    for (index, piece) in position.pieces() {
        sum.add(index);
        sum.epin(piece.into());
    }
    sum.add(position.range_of(index).map_or(0, |range| range.end));
    for side in Side::ALL {
        for (piece, count) in position.hand(side) {
            sum.epin(piece.into());
            sum.add(count as usize);
        }
        sum.sin(position.styles().sin(side));
    }
    sum.add(position.turn() as usize);
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
    sum.add(usize::from(error.kind() == ParseFeenErrorKind::UnknownPiece));
    if let Some(meant) = error.suggestion() {
        sum.text(&meant);
    }
    let Ok(text) = str::from_utf8(bytes) else { return sum.0 };
    for error in feen::errors(text) {
        sum.add(error.range().start);
        sum.add(error.range().end);
    }
    sum.0
}
