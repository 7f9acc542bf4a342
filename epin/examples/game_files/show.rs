//! Printing a game.

use std::io::{self, Write};

use epin::{Epin, State, epin};
use unicode_width::UnicodeWidthStr;

use crate::definition::{Definition, Piece, PieceName, Square};

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
    let styles = definition.styles.letters();
    let pieces = definition.pieces.iter();
    let pieces: Vec<_> =
        pieces.filter_map(|(name, piece)| Some((name.tokens(styles)?, piece))).collect();
    let names = pieces.iter().map(|(_, piece)| piece.name.width());
    let width = names.max().unwrap_or(0).max("name".len());
    line(out, "first", "second", &format!("{:<width$}  state       terminal  style", "name"))?;
    for (tokens, piece) in &pieces {
        token_line(out, *tokens, &attributes(*tokens, piece, width))?;
    }
    let mut promoting = pieces.iter().filter(|(_, piece)| !piece.promotes_to.is_empty()).peekable();
    if promoting.peek().is_some() {
        writeln!(out)?;
        line(out, "first", "second", "promotes to")?;
        for (tokens, piece) in promoting {
            let to = piece.promotes_to.iter().map(|name| match name {
                PieceName::Epin(token) => token.to_string(),
                PieceName::Qpi(token) => token.to_string(),
            });
            token_line(out, *tokens, &to.collect::<Vec<_>>().join(" "))?;
        }
    }
    style_columns(definition, &pieces, out)
}

/// Prints the styles of the pieces: the pieces in QPI, and the names of the styles by which they
/// move, each for both sides.
fn style_columns(
    definition: &Definition,
    pieces: &[([Epin; 2], &Piece)],
    out: &mut impl Write,
) -> io::Result<()> {
    let Some(styles) = definition.styles.letters() else { return Ok(()) };
    writeln!(out)?;
    line(out, "first", "second", "QPI            style's name")?;
    for (tokens, _) in pieces {
        let qpi = both(tokens.map(|token| token.to_qpi(styles).to_string()));
        let name = |token: Epin| definition.styles.of(token.style_side()).map(|(_, name)| name);
        let name = both(tokens.map(|token| name(token).map_or(String::new(), |n| n.to_string())));
        // 13 is the length of the longest value, such as "C:+K^ / m:+k^".
        token_line(out, *tokens, &format!("{qpi:<13}  {name}"))?;
    }
    Ok(())
}

/// Returns the values of both sides, or one if they are the same.
fn both([first, second]: [String; 2]) -> String {
    if first == second { first } else { format!("{first} / {second}") }
}

fn token_line(out: &mut impl Write, tokens: [Epin; 2], rest: &str) -> io::Result<()> {
    line(out, tokens[0].as_str(), tokens[1].as_str(), rest)
}

fn line(out: &mut impl Write, first: &str, second: &str, rest: &str) -> io::Result<()> {
    writeln!(out, "{}", format!("{first:<5}  {second:<6}  {rest}").trim_end())
}

fn attributes(tokens: [Epin; 2], piece: &Piece, width: usize) -> String {
    let state = match tokens[0].state() {
        State::Diminished => "diminished",
        State::Normal => "normal",
        State::Enhanced => "enhanced",
    };
    let terminal = if tokens[0].is_terminal() { "terminal" } else { "" };
    let style = |token: Epin| if token.is_derived() { "derived" } else { "native" };
    let style = both(tokens.map(|token| style(token).to_owned()));
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
            let side = match square {
                Square::Piece(epin!("K^") | epin!("K^'")) => "first",
                Square::Piece(epin!("k^") | epin!("k^'")) => "second",
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
    if tokens.is_empty() {
        return "empty".to_owned();
    }
    tokens.iter().map(|token| token.as_str()).collect::<Vec<_>>().join(" ")
}
