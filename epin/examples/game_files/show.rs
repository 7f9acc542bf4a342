//! Printing a game.

use std::io::{self, Write};

use epin::{Epin, Side, State, Styles, epin};
use unicode_width::UnicodeWidthStr;

use crate::definition::{Definition, Piece, Square};

pub(crate) fn show(definition: &Definition, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}\n", definition.name)?;
    catalog(definition, out)?;
    writeln!(out)?;
    position(definition, out)?;
    writeln!(out)?;
    kings(&definition.board, out)
}

/// Prints the pieces in up to three tables, since one table would be wider than 80 columns.
fn catalog(definition: &Definition, out: &mut impl Write) -> io::Result<()> {
    let pieces = &definition.pieces;
    let names = pieces.values().map(|piece| piece.name.width());
    let width = names.max().unwrap_or(0).max("name".len());
    line(out, "first", "second", &format!("{:<width$}  state       terminal  style", "name"))?;
    for (token, piece) in pieces {
        token_line(out, token, &attributes(token, piece, width))?;
    }
    let promotes = |piece: &Piece| !piece.promotes_to.is_empty();
    if pieces.values().any(promotes) {
        writeln!(out)?;
        line(out, "first", "second", "promotes to")?;
        for (token, piece) in pieces.iter().filter(|(_, piece)| promotes(piece)) {
            token_line(out, token, &list(&piece.promotes_to))?;
        }
    }
    style_columns(definition, out)
}

/// Prints the styles of the pieces: the pieces in QPI, and the names of the styles by which they
/// move, each for both sides.
fn style_columns(definition: &Definition, out: &mut impl Write) -> io::Result<()> {
    let of = |side| definition.styles.of(side);
    let (Some(first), Some(second)) = (of(Side::First), of(Side::Second)) else { return Ok(()) };
    let styles = Styles { first: first.0.letter(), second: second.0.letter() };
    writeln!(out)?;
    line(out, "first", "second", "QPI            style's name")?;
    for token in definition.pieces.keys() {
        let [qpi, name] = [
            [token, token.flipped()].map(|token| token.to_qpi(styles).to_string()),
            [token, token.flipped()].map(|token| match token.style_side() {
                Side::First => first.1.to_string(),
                Side::Second => second.1.to_string(),
            }),
        ]
        .map(|sides| sides.join(" / "));
        // 13 is the length of the longest value, such as "C:+K^ / m:+k^".
        token_line(out, token, &format!("{qpi:<13}  {name}"))?;
    }
    Ok(())
}

fn token_line(out: &mut impl Write, token: Epin, rest: &str) -> io::Result<()> {
    line(out, token.as_str(), token.flipped().as_str(), rest)
}

fn line(out: &mut impl Write, first: &str, second: &str, rest: &str) -> io::Result<()> {
    writeln!(out, "{}", format!("{first:<5}  {second:<6}  {rest}").trim_end())
}

fn attributes(token: Epin, piece: &Piece, width: usize) -> String {
    let state = match token.state() {
        State::Diminished => "diminished",
        State::Normal => "normal",
        State::Enhanced => "enhanced",
    };
    let terminal = if token.is_terminal() { "terminal" } else { "" };
    let style = if token.is_derived() { "derived" } else { "native" };
    // Not with `width$`, which counts characters: a Chinese or Japanese one takes two columns.
    let padding = width - piece.name.width();
    format!("{}{:padding$}  {state:<10}  {terminal:<8}  {style}", piece.name, "")
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
