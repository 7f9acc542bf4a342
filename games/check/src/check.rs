//! The checks of a game definition, for all formats.

mod board;
mod fen;
mod keys;
mod list;
mod start;
mod uses;

use std::collections::HashSet;
use std::fmt::Display;
use std::iter;
use std::ops::Range;
use std::str::FromStr;

use epin::notation::{Qpi, Sin, Snn, Styles};
use epin::{Epin, EpinMap, Letter, ParseError, Side};

use crate::definition::PieceName;
use crate::spanned::{Entry, Key, Node, Problems, Value, line, shorten};
use list::Number;
use uses::Use;

/// Adds everything that is wrong with a game definition to `problems`.
///
/// A mistake is reported once, and its consequences are not reported. For example, a misspelt
/// key counts as the key that was probably meant, so that this key is not reported as missing.
pub(crate) fn check(mut file: Node<'_>, source: &str, problems: &mut Problems) {
    keys::move_misplaced(&mut file, source, problems);
    let (defined, unclear, used) = (EpinMap::new(), HashSet::new(), Vec::new());
    let (has_styles, styles) = (false, None);
    Check { source, problems, has_styles, styles, defined, unclear, used }.file(&file);
}

/// The keys of a file.
const KEYS: [&str; 6] = ["name", "styles", "pieces", "start", "board", "hands"];

struct Check<'p> {
    source: &'p str,
    problems: &'p mut Problems,
    has_styles: bool,
    /// The letters of the styles, if the file has styles and they are right.
    styles: Option<Styles>,
    /// The pieces of both sides that are defined, each with its key in `pieces` and the offset of the key.
    defined: EpinMap<Epin, (String, usize)>,
    /// The letters in unclear keys of `pieces`: keys that are given twice, or
    /// are not tokens and have no suggestion. Such a key may define any piece
    /// with one of its letters, so these pieces are not reported as undefined.
    unclear: HashSet<Letter>,
    used: Vec<Use>,
}

impl Check<'_> {
    const STYLES: &'static str =
        "two keys: upper case for the first side, lower case for the second";
    const START: &'static str = "a position as one text goes under \"start\"";

    fn file(&mut self, file: &Node<'_>) {
        let Some(entries) = file.table() else {
            return self.expected("a table with a name, pieces and a board", file, "");
        };
        let required: [&[_]; 3] = [&["name"], &["pieces"], &["start", "board"]];
        let (fields, missing) = self.fields(entries, KEYS, &required);
        if !missing.is_empty() {
            self.problems.add(0..0, format!("the file lacks {}", missing.join(", ")));
        }
        let [_, styles, pieces, start, board, hands] = fields;
        if let Some((_, Entry { key, .. })) = start.zip(board.or(hands)) {
            let message = format!("the key \"{}\" is beside \"start\"", key.text);
            let help = "\"start\" has the board and the hands";
            self.problems.add_with_help(key.span.clone(), message, help);
        }
        self.has_styles = styles.is_some();
        let name: fn(&mut Self, &Node<'_>) = |check, name| check.name(name, "the game's name");
        // In the order of `KEYS`.
        let checks = [name, Self::styles, Self::pieces, Self::start, Self::board, Self::hands];
        for (field, check) in iter::zip(fields, checks) {
            if let Some(Entry { value, .. }) = field {
                check(self, value);
            }
        }
        // If the pieces are not a table, it is not known which pieces are defined.
        if let Some(Entry { value: Node { value: Value::Table(pieces), span }, .. }) = pieces {
            self.report_undefined(pieces.is_empty(), span);
        }
    }

    /// Reports a value that is not what is expected. The help may be empty.
    fn expected(&mut self, what: &str, node: &Node<'_>, help: &str) {
        let message = format!("expected {what}, found {}", node.found(self.source));
        self.problems.add_with_help(node.span.clone(), message, help);
    }

    fn name(&mut self, node: &Node<'_>, what: &str) {
        let help = match node.value {
            Value::Text(_) => return,
            Value::Other(_) => "write it in quotes",
            _ => "",
        };
        self.expected(what, node, help);
    }

    fn styles(&mut self, node: &Node<'_>) {
        let Some(entries) = node.table() else {
            let what = "the styles as a table of their names";
            return self.expected(what, node, Self::STYLES);
        };
        let mut styles: Vec<(&Key<'_>, Option<Sin>)> = Vec::new();
        let mut exchanged = None;
        let is_letter = |text: &str| text.parse::<Sin>().is_ok();
        for Entry { key, value } in self.first_and_repeated(entries).0 {
            if !is_letter(&key.text) && value.text().is_some_and(is_letter) {
                exchanged.get_or_insert(key);
                styles.push((key, None));
                continue;
            }
            styles.push((key, self.read::<Sin>(&key.text, &key.span)));
            match value.text() {
                Some(text) => drop(self.read::<Snn>(text, &value.span)),
                None => self.name(value, "the style's name"),
            }
        }
        if let Some(key) = exchanged {
            let message = "the letter and the name of a style are exchanged";
            let help = "the letter is the key, and the name is the value";
            self.problems.add_with_help(key.span.clone(), message, help);
        }
        match &*styles {
            [(_, Some(one)), (key, Some(other))] if one.side() == other.side() => {
                let (side, other_side) = (one.side(), one.side().flipped());
                let case = if side == Side::First { "lower" } else { "upper" };
                let message =
                    format!("\"{one}\" and \"{other}\" are both styles of the {side} side");
                let help = format!("write one of them in {case} case, for the {other_side} side");
                self.problems.add_with_help(key.span.clone(), message, help);
            }
            [(_, Some(one)), (_, Some(other))] => {
                let is_first = one.side() == Side::First;
                let (first, second) = if is_first { (one, other) } else { (other, one) };
                self.styles = Some(Styles { first: first.letter(), second: second.letter() });
            }
            [_, _] => {}
            _ => {
                let count = count(styles.len(), "style");
                let message = format!("expected one style for each side, found {count}");
                self.problems.add_with_help(node.span.clone(), message, Self::STYLES);
            }
        }
    }

    fn pieces(&mut self, node: &Node<'_>) {
        let Some(entries) = node.table() else {
            let what = "the pieces as a table, with their tokens as its keys";
            return self.expected(what, node, "");
        };
        let (first, repeated) = self.first_and_repeated(entries);
        for entry in &repeated {
            self.add_unclear(&entry.key.text);
        }
        for Entry { key, .. } in first {
            let tokens = self.piece_name(&key.text, &key.span).or_else(|| {
                let meant = Epin::parse(&key.text).err().and_then(|error| error.suggestion())?;
                let token = Epin::parse(meant.as_str()).ok().filter(|_| !key.text.contains(':'))?;
                Some([token, token.flipped()])
            });
            match tokens {
                Some(tokens) => self.define(key, tokens),
                None => self.add_unclear(&key.text),
            }
        }
        for entry in entries {
            self.piece(entry);
        }
    }

    /// Adds the letters of a wrong key to `unclear`, or all letters if the key has none.
    fn add_unclear(&mut self, key: &str) {
        let letters = key.chars().filter_map(|char| Letter::from_char(char.to_ascii_uppercase()));
        let letters: HashSet<_> = letters.collect();
        self.unclear.extend(if letters.is_empty() { Letter::ALL.into() } else { letters });
    }

    /// Adds a piece. Reports the piece if it is defined by both an EPIN token and a QPI token.
    fn define(&mut self, key: &Key<'_>, tokens: [Epin; 2]) {
        let is_qpi = key.text.contains(':');
        let is_other = |token: &Epin| {
            self.defined.get(*token).is_some_and(|(other, _)| other.contains(':') != is_qpi)
        };
        if let Some(token) = tokens.into_iter().find(is_other) {
            let (other, at) = &self.defined[token];
            let message = format!("the piece \"{token}\" is given twice");
            let help = format!("\"{other}\" on line {} covers it, too", line(self.source, *at));
            let help = match (self.styles, Epin::parse(other)) {
                // In a game of the styles `C/m`, `Q` covers `Q` and `q`, which are pieces of two styles.
                (Some(styles), Ok(token)) => {
                    format!("{help}; write \"{}\" there", on_both_sides(token.to_qpi(styles)))
                }
                _ => help,
            };
            self.problems.add_with_help(key.span.clone(), message, help);
        }
        for token in tokens {
            self.defined.insert(token, (key.text.to_string(), key.span.start));
        }
    }

    /// Returns both sides' tokens of the piece that a text
    /// names, or reports why the text does not name a piece.
    fn piece_name(&mut self, text: &str, span: &Range<usize>) -> Option<[Epin; 2]> {
        // Without styles, a text with a colon that is not a QPI token is reported as a wrong EPIN token.
        if !text.contains(':') || !self.has_styles && Qpi::parse(text).is_err() {
            let token: Epin = self.read(text, span)?;
            if token.side() == Side::Second {
                let message = match self.styles {
                    Some(styles) => second_side(token, on_both_sides(token.to_qpi(styles))),
                    None => second_side(token, token.flipped()),
                };
                self.problems.add(span.clone(), message);
            }
            return PieceName::Epin(token).tokens(None);
        }
        let token: Qpi = self.read(text, span)?;
        let first = on_both_sides(token);
        match self.styles.map(|styles| token.to_epin(styles)) {
            Some(Err(error)) => self.problems.add(span.clone(), error.to_string()),
            Some(Ok(_)) if token != first => {
                self.problems.add(span.clone(), second_side(token, first));
            }
            None if !self.has_styles => {
                let message = format!("\"{token}\" names a style, and the file has no `styles`");
                let help =
                    format!("add them, or write \"{}\", which covers both sides", first.pin());
                self.problems.add_with_help(span.clone(), message, help);
            }
            _ => {}
        }
        PieceName::Qpi(token).tokens(self.styles)
    }

    fn piece(&mut self, Entry { key, value }: &Entry<'_>) {
        let Some(entries) = value.table() else {
            let help = "the piece's name goes under the key \"name\"";
            return self.expected("the piece as a table", value, help);
        };
        let (fields, missing) = self.fields(entries, ["name", "promotes_to"], &[&["name"]]);
        let [name, promotes_to] = fields.map(|field| Some(&field?.value));
        if let Some(name) = name {
            self.name(name, "the piece's name");
        } else if !missing.is_empty() {
            let piece = shorten(&key.text, 40);
            self.problems.add(key.span.clone(), format!("the piece \"{piece}\" has no name"));
        }
        if let Some(promotes_to) = promotes_to {
            for item in self.list(promotes_to, "a list of tokens", Number::Nothing) {
                let tokens = self.text(item).and_then(|text| self.piece_name(text, &item.span));
                let Some(tokens) = tokens.filter(|[first, _]| first.side() == Side::First) else {
                    continue;
                };
                let is_half = tokens.map(|token| self.defined.contains_key(token)) == [true, false];
                let token = if is_half { tokens[1] } else { tokens[0] };
                self.used.push(Use { token, span: item.span.clone(), is_promotion: true });
            }
        }
    }

    fn hands(&mut self, node: &Node<'_>) {
        let Some(entries) = node.table() else {
            let what = "the hands as a table with the keys \"first\" and \"second\"";
            return self.expected(what, node, "");
        };
        let (hands, _) = self.fields(entries, ["first", "second"], &[]);
        for hand in hands.into_iter().flatten() {
            for item in self.list(&hand.value, "a list of tokens", Number::Pieces) {
                self.token(item);
            }
        }
    }

    /// Returns the text of a value that has to be a token, or reports that the value is not a text.
    fn text<'t>(&mut self, node: &'t Node<'_>) -> Option<&'t str> {
        if node.text().is_none() {
            self.expected("a token", node, "");
        }
        node.text()
    }

    /// Checks a token on the board or in a hand. Returns whether it is valid.
    fn token(&mut self, node: &Node<'_>) -> bool {
        let token = self.text(node).and_then(|text| self.read(text, &node.span));
        let used = |token| Use { token, span: node.span.clone(), is_promotion: false };
        self.used.extend(token.map(used));
        token.is_some()
    }

    /// Returns the value parsed from `text`, or reports why `text` is wrong.
    fn read<T: FromStr<Err = ParseError>>(&mut self, text: &str, span: &Range<usize>) -> Option<T> {
        let report = |error: ParseError| error.report(text).to_string();
        text.parse().map_err(|error| self.problems.add(span.clone(), report(error))).ok()
    }
}

/// Returns the QPI token that covers a piece on both sides: `m:Q` for `m:q`.
fn on_both_sides(qpi: Qpi) -> Qpi {
    Qpi::new(qpi.sin(), qpi.pin().epin().with_side(Side::First).pin())
}

/// Returns the message for a token of the second side where a
/// token of the first side, which covers both sides, is needed.
fn second_side(token: impl Display, first: impl Display) -> String {
    format!("\"{token}\" is a token of the second side; write \"{first}\", which covers both sides")
}

fn count(number: usize, what: &str) -> String {
    match number {
        0 => format!("no {what}s"),
        1 => format!("1 {what}"),
        _ => format!("{number} {what}s"),
    }
}
