//! A game as text, for `print`.

use std::fmt::Display;
use std::iter;

use epin::Epin;
use unicode_width::UnicodeWidthStr;

use crate::definition::{Definition, Piece, PieceToken, Square};
use crate::spanned::visible;

/// Returns a game as text.
pub(crate) fn show(game: &Definition) -> String {
    let styles = game.styles.letters();
    let pieces = game.pieces.iter();
    let pieces: Vec<_> =
        pieces.filter_map(|(token, piece)| Some((token.tokens(styles)?, piece))).collect();
    let names = pieces.iter().map(|(_, piece)| visible(&piece.name).width());
    // A name wider than 60 columns shifts only the rest of its own row. Without a maximum, a padding of 2^16
    // columns would be possible, and formatting it would panic.
    let width = names.max().unwrap_or(0).clamp("name".len(), 60);

    // Three tables, since one would be wider than 80 columns.
    let attributes =
        pieces.iter().map(|(tokens, piece)| (*tokens, attributes(*tokens, piece, width)));
    let promoting = pieces.iter().filter(|(_, piece)| !piece.promotes_to.is_empty());
    let promotions = promoting.map(|(tokens, piece)| {
        let to = piece.promotes_to.iter().map(|token| match token {
            PieceToken::Epin(epin) => epin.to_string(),
            PieceToken::Qpi(qpi) => qpi.to_string(),
        });
        (*tokens, to.collect::<Vec<_>>().join(" "))
    });
    let by_style = pieces.iter().filter_map(|(tokens, _)| {
        let styles = styles?;
        let qpi = both(tokens.map(|token| token.to_qpi(styles)));
        let [first, second] = tokens.map(|token| game.styles.of(token.style_side()));
        let name = both([first?.1, second?.1]);
        // 13 is the length of the longest values, such as "C:+K^ / m:+k^".
        Some((*tokens, format!("{qpi:<13}  {name}")))
    });
    let hand = |tokens: &[Epin]| match tokens {
        [] => "empty".to_owned(),
        _ => tokens.iter().map(|token| token.as_str()).collect::<Vec<_>>().join(" "),
    };
    let parts = [
        visible(&game.name) + "\n",
        table(&format!("{:<width$}  state       terminal  style", "name"), attributes),
        table("promotes to", promotions),
        table("QPI            style's name", by_style),
        format!("second side's hand: {}\n", hand(&game.hands.second)),
        board(&game.board),
        format!("first side's hand: {}\n", hand(&game.hands.first)),
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

fn attributes(tokens: [Epin; 2], piece: &Piece, width: usize) -> String {
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
    let line = |name: String, cells: Vec<String>| {
        let cells: Vec<_> = cells.iter().map(|cell| format!("{cell:<4}")).collect();
        format!("{name:>3}  {}", cells.join("  ")).trim_end().to_owned() + "\n"
    };
    let ranks = (1..=rows.len()).rev();
    let squares = iter::zip(ranks, rows).map(|(rank, row)| {
        line(rank.to_string(), row.iter().map(|square| square.as_str().to_owned()).collect())
    });
    let width = rows.first().map_or(0, Vec::len);
    squares.chain([line(String::new(), (0..width).map(column_name).collect())]).collect()
}

/// Returns the name of a column: a to z, aa to az, and so on.
fn column_name(column: usize) -> String {
    const LETTERS: &str = "abcdefghijklmnopqrstuvwxyz";
    let before = if column < LETTERS.len() {
        String::new()
    } else {
        column_name(column / LETTERS.len() - 1)
    };
    let letter = column % LETTERS.len();
    before + &LETTERS[letter..=letter]
}
