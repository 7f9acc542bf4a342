//! A game as text, for `print`.

use std::fmt::Display;

use epin::{Epin, Side};
use unicode_width::UnicodeWidthStr;

use crate::game::{EMPTY_SQUARE, Game, Piece, Square};
use crate::spanned::visible;

/// Returns a game as text.
pub(crate) fn show(game: &Game) -> String {
    let styles = game.letters();
    let names = game.pieces.iter().map(|piece| visible(&piece.name).width());
    // A name wider than 60 columns shifts only the rest of its own row. Without a maximum, a padding of 2^16
    // columns would be possible, and formatting it would panic.
    let width = names.max().unwrap_or(0).clamp("name".len(), 60);

    // Three tables, since one would be wider than 80 columns.
    let attributes = game.pieces.iter().map(|piece| (piece.tokens, attributes(piece, width)));
    let promoting = game.pieces.iter().filter(|piece| !piece.promotes_to.is_empty());
    let promotions = promoting.map(|piece| (piece.tokens, piece.promotes_to.join(" ")));
    let by_style = game.pieces.iter().filter_map(|Piece { tokens, .. }| {
        let styles = styles?;
        let qpi = both(tokens.map(|token| token.to_qpi(styles)));
        let [first, second] = tokens.map(|token| game.style(token.style_side()));
        let name = both([first?.1, second?.1]);
        // 13 is the length of the longest values, such as "C:+K^ / m:+k^".
        Some((*tokens, format!("{qpi:<13}  {name}")))
    });
    let hand = |tokens: &[Epin]| match tokens {
        [] => "empty".to_owned(),
        _ => tokens.iter().map(|token| token.as_str()).collect::<Vec<_>>().join(" "),
    };
    let [first_hand, second_hand] = &game.hands;
    let parts = [
        format!(
            "{}\n\nthe {} side moves first\n",
            visible(&game.name),
            game.turn.unwrap_or(Side::First)
        ),
        table(&format!("{:<width$}  state       terminal  style", "name"), attributes),
        table("promotes to", promotions),
        table("QPI            style's name", by_style),
        format!("second side's hand: {}\n", hand(second_hand)),
        board(&game.board),
        format!("first side's hand: {}\n", hand(first_hand)),
    ];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n")
}

/// Returns a table of pieces, with their tokens in the first two columns, or nothing if there are no rows.
fn table(titles: &str, rows: impl Iterator<Item = ([Epin; 2], String)>) -> String {
    let mut rows =
        rows.map(|([first, second], rest)| format!("{first:<5}  {second:<6}  {rest}")).peekable();
    let titles = rows.peek().map(|_| format!("first  second  {titles}"));
    titles.into_iter().chain(rows).map(|line| line.trim_end().to_owned() + "\n").collect()
}

fn attributes(piece: &Piece, width: usize) -> String {
    let tokens = piece.tokens;
    let state = tokens[0].state();
    let terminal = if tokens[0].is_terminal() { "terminal" } else { "" };
    let style = both(tokens.map(|token| if token.is_derived() { "derived" } else { "native" }));
    // The padding does not use `width$`, which counts characters: a Chinese or Japanese character is one
    // character but takes two columns.
    let name = visible(&piece.name);
    let padding = width.saturating_sub(name.width());
    format!("{name}{:padding$}  {state:<10}  {terminal:<8}  {style}", "")
}

/// Returns the values of both sides, or only one value if they are the same.
fn both<T: PartialEq + Display>([first, second]: [T; 2]) -> String {
    if first == second { first.to_string() } else { format!("{first} / {second}") }
}

fn board(rows: &[Vec<Square>]) -> String {
    let square = |square: &Square| format!("{:<4}", square.map_or(EMPTY_SQUARE, Epin::as_str));
    let line = |row: &Vec<_>| row.iter().map(square).collect::<Vec<_>>().join("  ");
    rows.iter().map(|row| format!("     {}", line(row)).trim_end().to_owned() + "\n").collect()
}
