//! Showing a game.

use std::io::{self, Write};

use epin::{Epin, State, epin};
use unicode_width::UnicodeWidthStr;

use crate::definition::{Definition, Piece, Square};
use crate::style_columns::StyleColumns;

pub(crate) fn show(definition: &Definition, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}\n", definition.name)?;
    catalog(definition, out)?;
    writeln!(out)?;
    position(definition, out)?;
    writeln!(out)?;
    kings(&definition.board, out)
}

fn catalog(definition: &Definition, out: &mut impl Write) -> io::Result<()> {
    let names = definition.pieces.values().map(|piece| piece.name.width());
    let width = names.max().unwrap_or(0).max("name".len());
    let styles = StyleColumns::of(&definition.styles);
    let header = styles.as_ref().map_or(String::new(), StyleColumns::header);
    writeln!(
        out,
        "first  second  {:<width$}  state       terminal  style    {header}promotes to",
        "name",
    )?;
    for (token, piece) in &definition.pieces {
        let styles = styles.as_ref().map_or(String::new(), |styles| styles.row(token));
        writeln!(out, "{}", row(token, piece, width, &styles).trim_end())?;
    }
    Ok(())
}

fn row(token: Epin, piece: &Piece, width: usize, styles: &str) -> String {
    let state = match token.state() {
        State::Diminished => "diminished",
        State::Normal => "normal",
        State::Enhanced => "enhanced",
    };
    let terminal = if token.is_terminal() { "terminal" } else { "" };
    let style = if token.is_derived() { "derived" } else { "native" };
    // Not `width$`, which counts characters: those of Chinese and Japanese take two columns.
    let padding = width - piece.name.width();
    format!(
        "{token:<5}  {:<6}  {}{:padding$}  {state:<10}  {terminal:<8}  {style:<7}  {styles}{}",
        token.flipped(),
        piece.name,
        "",
        list(&piece.promotes_to),
    )
}

fn position(definition: &Definition, out: &mut impl Write) -> io::Result<()> {
    let Definition { board, hands, .. } = definition;
    writeln!(out, "second's hand: {}\n", hand(&hands.second))?;
    for (row, rank) in board.iter().zip((1..=board.len()).rev()) {
        let squares: Vec<_> = row.iter().map(|square| format!("{square:<4}")).collect();
        writeln!(out, "{rank:>3}  {}", squares.join("  ").trim_end())?;
    }
    let width = board.first().map_or(0, Vec::len);
    let files: Vec<_> = (0..width).map(|column| format!("{:<4}", file(column))).collect();
    writeln!(out, "     {}\n", files.join("  ").trim_end())?;
    writeln!(out, "first's hand: {}", hand(&hands.first))
}

fn kings(board: &[Vec<Square>], out: &mut impl Write) -> io::Result<()> {
    for (rank, row) in (1..).zip(board.iter().rev()) {
        for (column, square) in row.iter().enumerate() {
            let side = match square.0 {
                Some(epin!("K^") | epin!("K^'")) => "first",
                Some(epin!("k^") | epin!("k^'")) => "second",
                _ => continue,
            };
            writeln!(out, "{side}'s king: {square} on {}{rank}", file(column))?;
        }
    }
    Ok(())
}

/// Returns the name of a column: a to z, aa to az, and so on.
fn file(column: usize) -> String {
    const LETTERS: &str = "abcdefghijklmnopqrstuvwxyz";
    let before =
        if column < LETTERS.len() { String::new() } else { file(column / LETTERS.len() - 1) };
    let letter = column % LETTERS.len();
    before + &LETTERS[letter..=letter]
}

fn hand(tokens: &[Epin]) -> String {
    if tokens.is_empty() { "empty".to_owned() } else { list(tokens) }
}

fn list(tokens: &[Epin]) -> String {
    tokens.iter().map(|token| token.as_str()).collect::<Vec<_>>().join(" ")
}
