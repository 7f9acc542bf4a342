//! All that is wrong with a game definition, whatever it was read from.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use epin::{Epin, EpinMap, EpinSet, Side, Sin, Snn};
use serde::de::value::Error;
use serde::de::{DeserializeOwned, IntoDeserializer};

use crate::definition::Square;
use crate::spanned::{Entry, Key, Node, Problems, Value, shorten};

/// Adds all that is wrong with a game definition to `problems`.
///
/// Each mistake is reported once, at its root: a key that is misspelt counts as the one that was
/// probably meant, so that nothing is missing for it.
pub(crate) fn check(file: &Node<'_>, source: &str, problems: &mut Problems) {
    let mut check = Check {
        source,
        problems,
        misplaced: HashSet::new(),
        defined: EpinSet::new(),
        wrong_keys: Vec::new(),
        used: EpinMap::new(),
    };
    check.file(file);
}

struct Check<'p> {
    source: &'p str,
    problems: &'p mut Problems,
    /// Where keys of the file itself start that are inside one of its tables.
    misplaced: HashSet<usize>,
    /// The keys of `pieces`.
    defined: EpinSet,
    /// The keys of `pieces` that could be any piece.
    wrong_keys: Vec<String>,
    /// Each piece that is used, by its key under `pieces`.
    used: EpinMap<Use>,
}

/// Where a piece is first used.
struct Use {
    token: Epin,
    span: Range<usize>,
    /// How often it is used in all.
    count: usize,
}

impl Check<'_> {
    const KEYS: [&'static str; 5] = ["name", "styles", "pieces", "board", "hands"];
    const STYLES: &'static str =
        "two keys: upper case for the first side, lower case for the second";

    fn file(&mut self, file: &Node<'_>) {
        let Some(entries) = file.table() else {
            let found = file.found(self.source);
            let message =
                format!("expected a table with a name, pieces and a board, found {found}");
            return self.problems.add(file.span.clone(), message);
        };
        let mut fields = self.fields(entries, Self::KEYS);
        self.find_misplaced(entries, &mut fields);
        let [name, styles, pieces, board, hands] = fields;

        let required = [("name", name), ("pieces", pieces), ("board", board)];
        let missing = required.iter().filter(|(_, value)| value.is_none());
        let missing: Vec<_> = missing.map(|(key, _)| format!("\"{key}\"")).collect();
        if let [others @ .., last] = &*missing {
            let keys = match others {
                [] => format!("key {last}"),
                others => format!("keys {} and {last}", others.join(", ")),
            };
            self.problems.add(0..0, format!("the file lacks the {keys}"));
        }
        if let Some(name) = name {
            self.name(name, "the game's name");
        }
        if let Some(styles) = styles {
            self.styles(styles);
        }
        let is_known = pieces.is_some_and(|pieces| self.pieces(pieces));
        if let Some(board) = board {
            self.board(board);
        }
        if let Some(hands) = hands {
            self.hands(hands);
        }
        if is_known {
            self.report_undefined();
        }
    }

    /// Returns the values of the keys that a table may have, and reports its other keys.
    fn fields<'t, const N: usize>(
        &mut self,
        entries: &'t [Entry<'t>],
        known: [&str; N],
    ) -> [Option<&'t Node<'t>>; N] {
        let mut fields = [None; N];
        let mut unknown = Vec::new();
        for entry in entries {
            if self.misplaced.contains(&entry.key.span.start) {
                continue;
            }
            match known.iter().position(|key| *key == entry.key.text) {
                Some(i) if fields[i].is_some() => self.given_twice(&entry.key),
                Some(i) => fields[i] = Some(&entry.value),
                None => unknown.push(entry),
            }
        }
        for Entry { key, value } in unknown {
            let message = format!("unknown key \"{}\"", shorten(&key.text, 40));
            let close = (0..N).filter(|&i| is_close(&key.text, known[i]));
            if let Some(i) = close.min_by_key(|&i| fields[i].is_some()) {
                let message = format!("{message}; did you mean \"{}\"?", known[i]);
                self.problems.add(key.span.clone(), message);
                fields[i].get_or_insert(value);
            } else {
                let help = format!("the keys here are {}", known.join(", "));
                self.problems.add_with_help(key.span.clone(), message, help);
            }
        }
        fields
    }

    /// Finds keys of the file itself that are inside one of its tables: in TOML, all that is
    /// below a line such as `[pieces]`.
    fn find_misplaced<'t>(
        &mut self,
        entries: &'t [Entry<'t>],
        fields: &mut [Option<&'t Node<'t>>; 5],
    ) {
        let is_known = |outer: &&Entry<'_>| Self::KEYS.contains(&&*outer.key.text);
        for outer in entries.iter().filter(is_known) {
            for inner in outer.value.table().into_iter().flatten() {
                self.find_misplaced_in(outer, inner, fields);
                for innermost in inner.value.table().into_iter().flatten() {
                    // A piece has a name.
                    if innermost.key.text != "name" {
                        self.find_misplaced_in(inner, innermost, fields);
                    }
                }
            }
        }
    }

    fn find_misplaced_in<'t>(
        &mut self,
        outer: &Entry<'_>,
        inner: &'t Entry<'t>,
        fields: &mut [Option<&'t Node<'t>>; 5],
    ) {
        let key = &inner.key;
        let i = Self::KEYS.iter().position(|known| *known == key.text);
        if let Some(field) = i.map(|i| &mut fields[i]).filter(|field| field.is_none()) {
            *field = Some(&inner.value);
            self.misplaced.insert(key.span.start);
            let table = shorten(&outer.key.text, 40);
            let message = format!("the key \"{}\" is inside \"{table}\"", key.text);
            let help = match self.source.get(outer.value.span.clone()) {
                Some(header) if header.starts_with('[') && header.ends_with(']') => {
                    format!("write it above the line {header}")
                }
                _ => "it belongs to the file itself".to_owned(),
            };
            self.problems.add_with_help(key.span.clone(), message, help);
        }
    }

    fn given_twice(&mut self, key: &Key<'_>) {
        let text = shorten(&key.text, 40);
        self.problems.add(key.span.clone(), format!("the key \"{text}\" is given twice"));
    }

    fn expected(&mut self, what: &str, node: &Node<'_>) {
        let message = format!("expected {what}, found {}", node.found(self.source));
        self.problems.add(node.span.clone(), message);
    }

    fn expected_with_help(&mut self, what: &str, node: &Node<'_>, help: impl Into<String>) {
        let message = format!("expected {what}, found {}", node.found(self.source));
        self.problems.add_with_help(node.span.clone(), message, help);
    }

    fn name(&mut self, node: &Node<'_>, what: &str) {
        match node.value {
            Value::Text(_) => {}
            Value::Number | Value::Boolean | Value::Date => {
                self.expected_with_help(what, node, "write it in quotes");
            }
            _ => self.expected(what, node),
        }
    }

    fn styles(&mut self, node: &Node<'_>) {
        let Some(entries) = node.table() else {
            let what = "the styles as a table of their names";
            return self.expected_with_help(what, node, Self::STYLES);
        };
        let mut keys = HashSet::new();
        let mut styles: Vec<(&Key<'_>, Option<Sin>)> = Vec::new();
        for Entry { key, value } in entries {
            if self.misplaced.contains(&key.span.start) {
                continue;
            }
            if !keys.insert(&*key.text) {
                self.given_twice(key);
                continue;
            }
            styles.push((key, self.read::<Sin>(&key.text, &key.span)));
            match value.text() {
                Some(text) => drop(self.read::<Snn>(text, &value.span)),
                None => self.name(value, "the style's name"),
            }
        }
        match &*styles {
            [(_, Some(one)), (key, Some(other))] if one.side() == other.side() => {
                let (side, case, other_side) = match one.side() {
                    Side::First => ("first", "lower", "second"),
                    Side::Second => ("second", "upper", "first"),
                };
                let message =
                    format!("\"{one}\" and \"{other}\" are both styles of the {side} side");
                let help = format!("write one of them in {case} case, for the {other_side} side");
                self.problems.add_with_help(key.span.clone(), message, help);
            }
            [_, _] => {}
            _ => {
                let count = count(styles.len(), "style");
                let message = format!("expected one style for each side, found {count}");
                self.problems.add_with_help(node.span.clone(), message, Self::STYLES);
            }
        }
    }

    /// Returns whether it is known which pieces there are.
    fn pieces(&mut self, node: &Node<'_>) -> bool {
        let Some(entries) = node.table() else {
            self.expected("the pieces as a table, with their tokens as its keys", node);
            return false;
        };
        let mut keys = HashSet::new();
        for Entry { key, .. } in entries {
            if self.misplaced.contains(&key.span.start) {
                continue;
            }
            if !keys.insert(&*key.text) {
                self.given_twice(key);
            } else if let Some(token) = self.read::<Epin>(&key.text, &key.span) {
                if token.side() == Side::Second {
                    self.problems.add(key.span.clone(), second_side(token));
                }
                self.defined.insert(token.with_side(Side::First));
            } else if let Some(token) = Epin::suggest(&key.text) {
                self.defined.insert(token.with_side(Side::First));
            } else {
                self.wrong_keys.push(key.text.to_string());
            }
        }
        for entry in entries {
            if !self.misplaced.contains(&entry.key.span.start) {
                self.piece(entry);
            }
        }
        true
    }

    fn piece(&mut self, Entry { key, value }: &Entry<'_>) {
        let Some(entries) = value.table() else {
            let help = "the piece's name goes under the key \"name\"";
            return self.expected_with_help("the piece as a table", value, help);
        };
        let [name, promotes_to] = self.fields(entries, ["name", "promotes_to"]);
        if let Some(name) = name {
            self.name(name, "the piece's name");
        } else {
            let piece = shorten(&key.text, 40);
            self.problems.add(key.span.clone(), format!("the piece \"{piece}\" has no name"));
        }
        if let Some(promotes_to) = promotes_to {
            for item in self.list(promotes_to, "a list of tokens") {
                if let Some(token) = self.token(item) {
                    if token.side() == Side::Second {
                        self.problems.add(item.span.clone(), second_side(token));
                    } else {
                        self.uses(token, &item.span);
                    }
                }
            }
        }
    }

    fn board(&mut self, node: &Node<'_>) {
        let Some(rows) = node.list() else {
            return self.expected("the board as a list of rows", node);
        };
        if rows.is_empty() {
            return self.problems.add(node.span.clone(), "the board has no rows");
        }
        let expected = expected_len(rows);
        for (row, number) in rows.iter().zip(1..) {
            let Some(squares) = row.list() else {
                let what = format!("row {number} of the board as a list of squares");
                match row.text().and_then(|text| self.as_list(text)) {
                    Some(list) => self.expected_with_help(&what, row, format!("write {list}")),
                    None => self.expected(&what, row),
                }
                continue;
            };
            self.row_len(row, number, squares.len(), &expected);
            for square in squares {
                self.square(square);
            }
        }
    }

    fn row_len(&mut self, row: &Node<'_>, number: usize, len: usize, expected: &Expected) {
        let found = count(len, "square");
        let message = format!("row {number} of the board has {found}");
        if len != expected.len {
            let message = format!("{message}, expected {} like {}", expected.len, expected.like);
            self.problems.add(row.span.clone(), message);
        } else if len == 0 {
            self.problems.add(row.span.clone(), message);
        }
    }

    fn square(&mut self, node: &Node<'_>) {
        const HELP: &str = "an empty square is written \".\"";

        let what = "a token or \".\"";
        match &node.value {
            Value::Text(text) if text == Square::EMPTY => {}
            Value::Text(text) if !text.contains(has_meaning) => {
                self.expected_with_help(what, node, HELP);
            }
            Value::Text(_) => {
                if let Some(token) = self.token(node) {
                    self.uses(token, &node.span);
                }
            }
            Value::Null => self.expected_with_help(what, node, HELP),
            _ => self.expected(what, node),
        }
    }

    fn hands(&mut self, node: &Node<'_>) {
        let Some(entries) = node.table() else {
            let what = "the hands as a table with the keys \"first\" and \"second\"";
            return self.expected(what, node);
        };
        for hand in self.fields(entries, ["first", "second"]).into_iter().flatten() {
            for item in self.list(hand, "a list of tokens") {
                if let Some(token) = self.token(item) {
                    self.uses(token, &item.span);
                }
            }
        }
    }

    /// Returns the items of a list.
    fn list<'t>(&mut self, node: &'t Node<'t>, what: &str) -> &'t [Node<'t>] {
        let Some(items) = node.list() else {
            match node.text().and_then(|text| self.as_list(text)) {
                Some(list) => self.expected_with_help(what, node, format!("write {list}")),
                None => self.expected(what, node),
            }
            return &[];
        };
        items
    }

    /// Returns a text of several defined pieces and empty squares as the list that was meant:
    /// `rnbqk^bnr`, `Q R B`, or with the counts of FEEN, `p6`.
    fn as_list(&self, text: &str) -> Option<String> {
        let mut items = Vec::new();
        let mut rest = text;
        while let Some(next) = rest.chars().next() {
            if let Some(count) = next.to_digit(10) {
                items.extend((0..count).map(|_| Square::EMPTY));
                rest = &rest[1..];
            } else if let Some(after) = rest.strip_prefix(Square::EMPTY) {
                items.push(Square::EMPTY);
                rest = after;
            } else if next.is_whitespace() || next == ',' {
                rest = &rest[next.len_utf8()..];
            } else {
                let (token, after) = Epin::parse_prefix(rest).ok()?;
                if !self.defined.contains(token.with_side(Side::First)) {
                    return None;
                }
                items.push(&rest[..rest.len() - after.len()]);
                rest = after;
            }
            if items.len() > 30 {
                return None;
            }
        }
        let items: Vec<_> = items.iter().map(|item| format!("\"{item}\"")).collect();
        (!items.is_empty()).then(|| format!("[{}]", items.join(", ")))
    }

    fn token(&mut self, node: &Node<'_>) -> Option<Epin> {
        let Some(text) = node.text() else {
            self.expected("a token", node);
            return None;
        };
        self.read(text, &node.span)
    }

    /// Reads a text as serde does, whose message repeats it.
    fn read<T: DeserializeOwned>(&mut self, text: &str, span: &Range<usize>) -> Option<T> {
        let read = T::deserialize(text.into_deserializer());
        read.map_err(|error: Error| self.problems.add(span.clone(), error.to_string())).ok()
    }

    fn uses(&mut self, token: Epin, span: &Range<usize>) {
        let new = || Use { token, span: span.clone(), count: 0 };
        let used = self.used.entry(token.with_side(Side::First)).or_insert_with(new);
        used.count += 1;
        if span.start < used.span.start {
            (used.token, used.span) = (token, span.clone());
        }
    }

    fn report_undefined(&mut self) {
        for (key, Use { token, span, count }) in &self.used {
            if self.defined.contains(key) {
                continue;
            }
            if self.wrong_keys.iter().any(|text| may_mean(text, key)) {
                continue;
            }
            let message = format!("undefined piece \"{token}\"");
            // The one piece of this letter, as `K^` for `K`.
            let mut same_letter =
                self.defined.iter().filter(|other| other.letter() == key.letter());
            let message = match (same_letter.next(), same_letter.next()) {
                (Some(other), None) => {
                    let other = other.with_side(token.side());
                    format!("{message}; did you mean \"{other}\"?")
                }
                _ => message,
            };
            let help = format!("no \"{key}\" under `pieces`");
            let help = if *count > 1 { format!("{help}; used {count} times") } else { help };
            self.problems.add_with_help(span.clone(), message, help);
        }
    }
}

/// Returns what to say of a token of the second side where one has to cover both.
fn second_side(token: Epin) -> String {
    let first = token.flipped();
    format!("\"{token}\" is a token of the second side; write \"{first}\", which covers both sides")
}

fn count(number: usize, what: &str) -> String {
    match number {
        0 => format!("no {what}s"),
        1 => format!("1 {what}"),
        _ => format!("{number} {what}s"),
    }
}

/// How many squares a row has to have, and why.
struct Expected {
    len: usize,
    like: String,
}

/// Returns the number of squares of most rows, or else of the first one.
fn expected_len(rows: &[Node<'_>]) -> Expected {
    let lens = || rows.iter().filter_map(Node::list).map(<[_]>::len);
    let mut counts = HashMap::new();
    for len in lens() {
        *counts.entry(len).or_insert(0) += 1;
    }
    let rows_with_squares = lens().count();
    if let Some((len, _)) = counts.into_iter().find(|(_, count)| 2 * count > rows_with_squares) {
        return Expected { len, like: "most rows".to_owned() };
    }
    let first = rows.iter().zip(1..).find_map(|(row, number)| Some((row.list()?.len(), number)));
    let (len, number) = first.unwrap_or_default();
    Expected { len, like: format!("row {number}") }
}

/// Returns whether a character of a square names a piece: `_`, `-`, `*`, digits and spaces do not.
fn has_meaning(char: char) -> bool {
    char.is_alphabetic() || matches!(char, '+' | '^' | '\'')
}

/// Returns whether a wrong key may be how someone wrote a piece: by its letter, or by none.
fn may_mean(text: &str, piece: Epin) -> bool {
    let letter = piece.letter().as_char();
    !text.contains(|char: char| char.is_ascii_alphabetic())
        || text.contains(|char: char| char.eq_ignore_ascii_case(&letter))
}

/// Returns whether one text is the other with one or two letters more, less, changed or
/// exchanged, or with other case and punctuation.
fn is_close(text: &str, known: &str) -> bool {
    let letters = |text: &str| -> Vec<u8> {
        let letters = text.bytes().filter(u8::is_ascii_alphanumeric);
        letters.map(|byte| byte.to_ascii_lowercase()).collect()
    };
    let (text, known) = (letters(text), letters(known));
    if text.len().abs_diff(known.len()) > 2 {
        return false;
    }
    // Two letters that have changed places, as in `nmae`.
    let differences = text.iter().zip(&known).filter(|(byte, other)| byte != other).count();
    let mut sorted = (text.clone(), known.clone());
    sorted.0.sort_unstable();
    sorted.1.sort_unstable();
    if differences == 2 && sorted.0 == sorted.1 {
        return true;
    }
    // Levenshtein's distance, row by row.
    let mut distances: Vec<usize> = (0..=known.len()).collect();
    for (i, byte) in text.iter().enumerate() {
        let mut diagonal = distances[0];
        distances[0] = i + 1;
        for (j, other) in known.iter().enumerate() {
            let changed = diagonal + usize::from(byte != other);
            diagonal = distances[j + 1];
            distances[j + 1] = changed.min(diagonal + 1).min(distances[j] + 1);
        }
    }
    // Of a short word, two letters are too much.
    distances[known.len()] <= if known.len() > 4 { 2 } else { 1 }
}
