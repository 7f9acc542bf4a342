//! Calls every method of positions, as `every_method.rs` does for tokens.

use core::fmt::Write;

use epin::feen::Feen;
use epin::{AnyPiece, Epin, Piece, Side, feen};

use super::catalogs::{Shogi, ShogiVsMakruk};
use super::sum::Sum;

const SHOGI: [Feen<Piece<Shogi>>; 2] =
    [feen!(Shogi, "k^8/9/9/4P4/8K^ 2P/+p S/s"), feen!(Shogi, "k^'/K^ / s/S")];

const SHOGI_VS_MAKRUK: [Feen<Piece<ShogiVsMakruk>>; 2] =
    [feen!(ShogiVsMakruk, "k^m/+PK^ / S/m"), feen!(ShogiVsMakruk, "9/7k^1/K^8 2P/m m/S")];

#[unsafe(no_mangle)]
pub extern "C" fn position(bytes: &[u8; 256], len: usize, index: usize) -> usize {
    let mut sum = Sum::default();
    let Some(Ok(text)) = bytes.get(..len).map(str::from_utf8) else { return 0 };
    let Some(position) = Feen::new(text) else { return 0 };
    add_position(&mut sum, position, index);
    if let Some([first, ..]) = position.board::<81>() {
        sum.add(first);
    }
    if let Some(position) = SHOGI.get(index) {
        add_position(&mut sum, *position, len);
        sum.add(Feen::<Epin>::from(*position).as_str());
        sum.add(position.without_catalog().turn());
        if let Some([.., last]) = position.board::<45>() {
            sum.add(last);
        }
    }
    if let Some(position) = SHOGI_VS_MAKRUK.get(index) {
        add_position(&mut sum, *position, len);
    }
    sum.add(Feen::new(position.as_str()).map_or(0, |other| other.cmp(&position) as usize));
    sum.0
}

/// Returns whether the first `len` bytes are a position.
#[unsafe(no_mangle)]
pub extern "C" fn position_is_valid(bytes: &[u8; 256], len: usize) -> bool {
    bytes.get(..len).and_then(|bytes| str::from_utf8(bytes).ok()).is_some_and(Feen::is_valid)
}

fn add_position<P: AnyPiece>(sum: &mut Sum, position: Feen<'_, P>, index: usize) {
    sum.add(position.as_str());
    sum.each(position.sizes());
    sum.add((position.square_count(), position.squares().len()));
    sum.add(position.squares().nth(index).flatten().map(Into::<Epin>::into));
    sum.each(position.squares().flatten().map(Into::<Epin>::into));
    sum.each(position.pieces().map(|(index, piece)| (index, Into::<Epin>::into(piece))));
    sum.add(position.piece_range(index).map(|range| range.end));
    for side in Side::ALL {
        sum.each(
            position.hand_pieces(side).map(|(piece, count)| (Into::<Epin>::into(piece), count as usize)),
        );
        for (piece, _) in position.hand_pieces(side) {
            sum.add(position.hand_piece_range(side, piece).map(|range| (range.start, range.end)));
        }
        sum.add(position.styles().sin(side));
    }
    let (board, hands) = (position.board_range(), position.hands_range());
    sum.add((board.end, (hands.start, hands.end)));
    sum.add(position.styles_range().start);
    sum.add(position.turn());
    let _ = write!(sum, "{position:>300}{position:?}");
}
