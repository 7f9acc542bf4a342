//! Draws a position (FEEN) as an SVG picture: the board, both hands and, beside each rank, its part of the
//! string. You can copy the code into your own program: it needs only `epin`.
//!
//! ```text
//! cargo run --example draw -- "r1sgk^/5/2B2/2S2/K^G2R 2P/b S/s" > board.svg
//! ```

use std::env;
use std::process::ExitCode;

use epin::Side;
use epin::feen::Feen;

fn main() -> ExitCode {
    let Some(feen) = env::args().nth(1) else {
        eprintln!("usage: cargo run --example draw -- \"k^2/3/2K^ / C/c\" > board.svg");
        return ExitCode::from(2);
    };
    let picture = Feen::parse(&feen).map_err(|error| error.to_string()).and_then(|position| {
        draw(position).ok_or_else(|| "expected a board of one or two dimensions".to_owned())
    });
    match &picture {
        Ok(picture) => print!("{picture}"),
        Err(error) => eprintln!("{error}"),
    }
    ExitCode::from(u8::from(picture.is_err()))
}

/// The width and the height of a square.
const SIZE: usize = 40;

/// Returns the picture of a position, or `None` if its board has three dimensions.
///
/// Inside a page, the picture has the color of the page's text. As a separate file, it is black on white.
fn draw(position: Feen<'_>) -> Option<String> {
    let (ranks, files) = match *position.sizes() {
        [files] => (1, usize::from(files)),
        [ranks, files] => (usize::from(ranks), usize::from(files)),
        _ => return None,
    };
    let feen = position.as_str();
    let hands = format!("{} (hands)", &feen[position.hands_range()]);
    let turn = format!("{} (styles; {} to move)", &feen[position.styles_range()], position.turn());

    // The second side's hand is in row 0, above the board, and the first side's hand is below the board.
    let y = |row| row * SIZE + if row == 0 { 0 } else { 6 } + if row <= ranks { 0 } else { 6 };
    let mut shapes = Vec::new();
    for (index, square) in position.squares().enumerate() {
        let (x, y) = (index % files * SIZE, y(index / files + 1));
        shapes.push(format!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{SIZE}\" height=\"{SIZE}\" fill=\"none\" \
             stroke=\"currentColor\"/>\n"
        ));
        if let Some(piece) = square {
            shapes.push(disc(x, y, piece.side(), piece.as_str()));
        }
    }
    let mut columns = files;
    for (side, row) in [(Side::Second, 0), (Side::First, ranks + 1)] {
        for (column, (piece, count)) in position.hand_pieces(side).enumerate() {
            let count = if count == 1 { String::new() } else { count.to_string() };
            shapes.push(disc(column * SIZE, y(row), side, &format!("{count}{piece}")));
            columns = columns.max(column + 1);
        }
    }

    let rows = feen[position.board_range()].split_inclusive('/').chain([&*hands, &*turn]);
    let x = columns * SIZE + 15;
    let mut width = 0;
    for (row, string) in (1..).zip(rows) {
        shapes.push(format!("<text x=\"{x}\" y=\"{}\">{string}</text>\n", y(row) + 25));
        width = width.max(x + 9 * string.len() + 10);
    }
    let height = y(ranks + 3);
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-5 -5 {} {}\" width=\"{width}\" \
         style=\"max-width: 100%\" role=\"img\" aria-label=\"{feen}\" \
         font-family=\"monospace\" font-size=\"15\" fill=\"currentColor\">\n\
         <style>svg:root {{ background: white }}</style>\n\
         {}</svg>\n",
        width + 5,
        height + 5,
        shapes.concat(),
    ))
}

/// Returns a piece as a disc in the square at `x` and `y`. The second side's discs are dark.
fn disc(x: usize, y: usize, side: Side, text: &str) -> String {
    let (x, y) = (x + SIZE / 2, y + SIZE / 2);
    let opacity = if side == Side::First { 0.0 } else { 0.2 };
    format!(
        "<circle cx=\"{x}\" cy=\"{y}\" r=\"18\" fill-opacity=\"{opacity}\" stroke=\"currentColor\"/>\
         <text x=\"{x}\" y=\"{}\" text-anchor=\"middle\">{text}</text>\n",
        y + 5,
    )
}
