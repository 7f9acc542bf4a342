//! Loads a game file in TOML, JSON, YAML or RON through serde, and prints the game. You can copy the code
//! into your own program: besides `epin` and `serde`, it needs only the crates of the formats.
//!
//! ```text
//! cargo run --example load_game -- games/shogi.toml
//! ```
//!
//! Serde stops at the first mistake in a file, and the rest of `load` checks only what `print` needs. To see
//! every mistake in a file at once:
//!
//! ```text
//! cargo run -p epin-check-game -- games/broken.toml
//! ```

use std::collections::HashSet;
use std::error::Error;
use std::fmt::{self, Display};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::str::FromStr;
use std::{env, fs};

use epin::feen::{FeenBuf, errors_in_set};
use epin::notation::{Qpi, Sin, Snn, Styles};
use epin::{Epin, EpinSet, ParseError, Side};
use ron::extensions::Extensions;
use serde::Deserialize;
use serde::de::{DeserializeOwned, Deserializer, Error as _, IgnoredAny, MapAccess, Visitor};

fn main() -> ExitCode {
    let Some(path) = env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("usage: cargo run --example load_game -- games/shogi.toml");
        return ExitCode::from(2);
    };
    let every = "To see every mistake in the file: cargo run -p epin-check-game -- FILE";
    let result = match load(&path) {
        Ok(game) => print(&game, io::stdout().lock()).map_err(|error| error.to_string()),
        Err(error) => Err(format!("{error}\n{every}")),
    };
    if let Err(error) = &result {
        eprintln!("{}", visible(&format!("{}: {error}", path.display())));
    }
    ExitCode::from(u8::from(result.is_err()))
}

/// Loads a game from a file, whose extension determines the format.
pub(crate) fn load(path: &Path) -> Result<Game, Box<dyn Error>> {
    let text = fs::read_to_string(path)?;
    // Some editors write a byte order mark, which JSON and RON do not have.
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    let extension = path.extension().unwrap_or_default().to_ascii_lowercase();
    // Without `IMPLICIT_SOME`, RON needs `Some("…")` for an `Option`.
    let ron = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    let game: Game = match extension.to_str() {
        Some("toml") => toml::from_str(text)?,
        Some("json") => serde_json::from_str(text)?,
        Some("yaml" | "yml") => serde_saphyr::from_str(text)?,
        Some("ron") => ron.from_str(text)?,
        _ => return Err("expected a file in .toml, .json, .yaml, .yml or .ron".into()),
    };
    let defined = game.defined();
    match (&game.start, &game.board, &game.hands) {
        (Some(start), None, None) => {
            errors_in_set(start.as_str(), &defined).next().map_or(Ok(()), Err)?;
        }
        (None, Some(rows), hands) => {
            if let Some(row) = rows.iter().position(|row| row.len() != rows[0].len()) {
                return Err(format!("row {} of the board is not as long as row 1", row + 1).into());
            }
            let squares = rows.iter().flatten().filter_map(|Square(token)| token.as_ref());
            let hands = hands.iter().flat_map(|hands| [&hands.first, &hands.second]).flatten();
            if let Some(token) = squares.chain(hands).find(|token| !defined.contains(**token)) {
                return Err(format!("\"{token}\" is not a piece of the game").into());
            }
        }
        _ => return Err("expected either `start`, or `board` and, if any, `hands`".into()),
    }
    Ok(game)
}

/// The contents of a game file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Game {
    name: String,
    styles: Option<Map<Sin, Snn>>,
    pieces: Map<PieceToken, Piece>,
    start: Option<FeenBuf>,
    board: Option<Vec<Vec<Square>>>,
    hands: Option<Hands>,
    /// What else your program needs: give it a type of your own, and it is checked, too.
    #[expect(dead_code, reason = "this program needs nothing else")]
    metadata: Option<IgnoredAny>,
    /// The schema of the file, for editors.
    #[expect(dead_code, reason = "only editors read it")]
    #[serde(rename = "$schema")]
    schema: Option<IgnoredAny>,
}

impl Game {
    /// Returns the tokens of both sides that the keys of `pieces` cover: `Q` and `q` for the key `Q` and, in a
    /// game of the styles `C/m`, `Q` and `q'` for the key `C:Q`.
    fn defined(&self) -> EpinSet {
        let styles = self.styles.iter().flat_map(|Map(styles)| styles);
        let letter = |side| Some(styles.clone().find(|(sin, _)| sin.side() == side)?.0.letter());
        let styles = letter(Side::First).zip(letter(Side::Second));
        let styles = styles.map(|(first, second)| Styles { first, second });
        let tokens = self.pieces.0.iter().filter_map(|(name, _)| match name {
            PieceToken::Epin(token) => Some([*token, token.flipped()]),
            PieceToken::Qpi(qpi) => {
                let token = qpi.to_epin(styles?).ok()?;
                Some([token, token.flipped().with_derived(token.is_native())])
            }
        });
        tokens.flatten().collect()
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Piece {
    name: String,
    #[serde(default)]
    promotes_to: Vec<PieceToken>,
    #[expect(dead_code, reason = "this program needs nothing else")]
    metadata: Option<IgnoredAny>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Hands {
    first: Vec<Epin>,
    second: Vec<Epin>,
}

/// A token that names a piece for both sides: EPIN or, in a game with styles, QPI.
#[derive(Deserialize)]
#[serde(try_from = "String")]
enum PieceToken {
    Epin(Epin),
    Qpi(Qpi),
}

impl TryFrom<String> for PieceToken {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        if text.contains(':') { read(&text).map(Self::Qpi) } else { read(&text).map(Self::Epin) }
    }
}

impl Display for PieceToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Epin(token) => token.fmt(f),
            Self::Qpi(token) => token.fmt(f),
        }
    }
}

/// A token, or "." for an empty square.
#[derive(Deserialize)]
#[serde(try_from = "String")]
struct Square(Option<Epin>);

impl TryFrom<String> for Square {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        if text == "." { Ok(Self(None)) } else { read(&text).map(Some).map(Self) }
    }
}

/// Parses a token. The error includes the string: serde shows only the error, and the message of a
/// `ParseError` does not include the string.
fn read<T: FromStr<Err = ParseError>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error: ParseError| error.report(text).to_string())
}

/// A map that keeps the order of the file and refuses a key that is given twice. In JSON and RON, a
/// `std` map would keep the last of the two values. The `toml` crate keeps the order only with its feature
/// `preserve_order`.
struct Map<K, V>(Vec<(K, V)>);

impl<'de, K: DeserializeOwned + Display, V: DeserializeOwned> Deserialize<'de> for Map<K, V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Self(Vec::new()))
    }
}

impl<'de, K: DeserializeOwned + Display, V: DeserializeOwned> Visitor<'de> for Map<K, V> {
    type Value = Self;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a map")
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut map: A) -> Result<Self, A::Error> {
        let mut keys = HashSet::new();
        while let Some(key) = map.next_key::<K>()? {
            if !keys.insert(key.to_string()) {
                return Err(A::Error::custom(format_args!("the key \"{key}\" is given twice")));
            }
            self.0.push((key, map.next_value()?));
        }
        Ok(self)
    }
}

pub(crate) fn print(game: &Game, mut out: impl Write) -> io::Result<()> {
    writeln!(out, "{}\n", visible(&game.name))?;
    for (letter, name) in game.styles.iter().flat_map(|styles| &styles.0) {
        writeln!(out, "{letter:<5}style of the {} side: {name}", letter.side())?;
    }
    for (token, Piece { name, promotes_to, .. }) in &game.pieces.0 {
        let promotes = if promotes_to.is_empty() { "" } else { ", promotes to " };
        writeln!(out, "{token:<5}{}{promotes}{}", visible(name), line(promotes_to))?;
    }
    writeln!(out)?;
    if let Some(start) = &game.start {
        writeln!(out, "{}", start.as_str())?;
    }
    for row in game.board.iter().flatten() {
        let squares = row.iter().map(|Square(token)| token.map_or(".", Epin::as_str));
        writeln!(out, "{}", line(&squares.collect::<Vec<_>>()))?;
    }
    if let Some(Hands { first, second }) = &game.hands {
        writeln!(out, "\nfirst side's hand:  {}", line(first))?;
        writeln!(out, "second side's hand: {}", line(second))?;
    }
    Ok(())
}

/// Returns the items in columns.
fn line<T: Display>(items: &[T]) -> String {
    let columns = items.iter().map(|item| format!("{item:<5}")).collect::<Vec<_>>();
    columns.concat().trim_end().to_owned()
}

/// Replaces characters that control the terminal or the direction of text.
fn visible(text: &str) -> String {
    const BIDI: &str = "\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}\u{2066}\u{2067}\u{2068}\u{2069}";
    let text = text.replace("\r\n", "\n"); // TOML's errors quote the line.
    text.replace(|char: char| char != '\n' && char.is_control() || BIDI.contains(char), "�")
}
