//! The checks of a table's keys: unknown keys, misspelled keys, and keys in the wrong table.

use std::collections::HashSet;
use std::iter;
use std::ops::Range;
use std::ptr;

use epin::Epin;
use epin::notation::Qpi;
use indexmap::IndexMap;
use strsim::osa_distance;

use super::{Check, KEYS, METADATA, SCHEMA};
use crate::spanned::{Entry, Format, Key, Node, Problems, Value, shorten};

/// Keys that people write for the rules of a game or for the size of its board.
const RULES: &str = "castling drop drops files goal height move movement moves promotion promotion_rank \
    promotion_zone promotion_zones ranks rules size width win winner zone zones";

impl Check<'_> {
    /// Reports the keys of a table that are unknown or given twice. Returns the entries of the `known` keys,
    /// and the missing keys that the caller has yet to report. A table must have at least one key from each
    /// list in `required`.
    pub(super) fn check_keys<'t, 'k, const N: usize>(
        &mut self,
        entries: &'t [Entry<'t>],
        known: [&'k str; N],
        required: &[&[&'k str]],
    ) -> ([Option<&'t Entry<'t>>; N], Vec<String>) {
        let mut fields = [None; N];
        let mut unknown = Vec::new();
        for entry in entries {
            match known.iter().position(|key| *key == entry.key.text) {
                Some(i) => match fields[i] {
                    Some(first) => self.report_given_twice(first, entry),
                    None => fields[i] = Some(entry),
                },
                None => unknown.push(entry),
            }
        }
        unknown.retain(|entry| !self.is_rule(&entry.key));
        let message = |key: &Key<'_>| {
            let strange = key.text.chars().find(|char| !char.is_ascii());
            let strange = strange.map(|char| format!(" with U+{:04X}", u32::from(char)));
            format!("unknown key \"{}\"{}", shorten(&key.text, 40), strange.unwrap_or_default())
        };
        unknown.retain(|&entry: &&Entry<'_>| {
            let is_meant = |i: &usize| fields[*i].is_none() && is_close(&entry.key.text, known[*i]);
            let meant = (0..N).find(is_meant);
            if let Some(i) = meant {
                let message = format!("{}; did you mean \"{}\"?", message(&entry.key), known[i]);
                self.problems.add(entry.key.span.clone(), message).suggest(Some(known[i]));
                fields[i] = Some(entry);
            }
            meant.is_none()
        });
        let there: Vec<_> = iter::zip(known, fields).filter(|(_, field)| field.is_some()).collect();
        let has = |keys: &[&str]| there.iter().any(|(key, _)| keys.contains(key));
        let mut missing: Vec<_> = required.iter().copied().filter(|keys| !has(keys)).collect();
        let any = |keys: &[&str]| match keys {
            [key, other] => format!("\"{key}\" (or \"{other}\")"),
            _ => format!("\"{}\"", keys.join("\" or \"")),
        };
        // If the name is all that is missing, a string under the only unknown key is probably the name.
        let is_name = unknown.len() == 1 && missing == [["name"]];
        for Entry { key, value } in unknown {
            let keys: Vec<_> = known.into_iter().filter(|key| *key != SCHEMA).collect();
            let mut help = format!("the keys here are {}", keys.join(", "));
            // The unknown key may stand for the missing key (`board_rows`) or for something else
            // (`board_size`), so the help says only which key is missing.
            let parts = key.text.split(|char: char| !char.is_lowercase());
            let is_part = |known: &&str| parts.clone().any(|part| is_close(part, known));
            let is_meant =
                |keys: &&[&str]| keys.iter().any(is_part) || is_name && value.text().is_some();
            if let Some(i) = missing.iter().position(is_meant) {
                help = format!("{help}; {} is missing", any(missing.remove(i)));
            }
            self.problems.add(key.span.clone(), message(key)).help(help);
        }
        (fields, missing.into_iter().map(any).collect())
    }

    /// Returns whether a key is for the rules of a game, which are reported together.
    fn is_rule(&mut self, key: &Key<'_>) -> bool {
        let is_rule = RULES.split(' ').any(|rule| rule.eq_ignore_ascii_case(&key.text));
        if is_rule {
            self.facts.rules.entry(key.text.to_string()).or_insert_with(|| key.span.clone());
        }
        is_rule
    }

    /// Reports the keys for rules.
    pub(super) fn report_rules(&mut self) {
        let keys: Vec<_> = self.facts.rules.keys().map(|key| format!("\"{key}\"")).collect();
        let Some(first) = self.facts.rules.values().min_by_key(|span| span.start) else { return };
        let message = format!("a game file has no rules: leave out {}", keys.join(", "));
        let help = "the program that plays the game has them; it may read them from `metadata`";
        self.problems.add(first.clone(), message).help(help);
    }

    /// Reports the entries that repeat a key. Returns the first entry of each key, and those that repeat one.
    pub(super) fn report_repeated<'t>(
        &mut self,
        entries: &'t [Entry<'t>],
    ) -> (Vec<&'t Entry<'t>>, Vec<&'t Entry<'t>>) {
        let mut all = IndexMap::new();
        let mut repeated = Vec::new();
        for entry in entries {
            let first = *all.entry(&*entry.key.text).or_insert(entry);
            if !ptr::eq(first, entry) {
                self.report_given_twice(first, entry);
                repeated.push(entry);
            }
        }
        (all.into_values().collect(), repeated)
    }

    /// Reports the repeated keys of all tables in a value: the parsers of YAML refuse them.
    pub(super) fn report_repeated_inside(&mut self, node: &Node<'_>) {
        let entries = node.table().unwrap_or_default();
        self.report_repeated(entries);
        let values = entries.iter().map(|entry| &entry.value);
        let inside = node.list().into_iter().flatten().chain(values);
        inside.for_each(|node| self.report_repeated_inside(node));
    }

    fn report_given_twice(&mut self, first: &Entry<'_>, again: &Entry<'_>) {
        let Key { text, span } = &again.key;
        let message = format!("the key \"{}\" is given twice", shorten(text, 40));
        let line = self.line_number(first.key.span.start);
        self.problems.add(span.clone(), message).help(format!("the first is on line {line}"));
    }
}

/// Returns the table that has the keys of a game: the file or, after reporting it, the only table in the file.
pub(super) fn unwrap<'a>(mut file: Node<'a>, problems: &mut Problems) -> Node<'a> {
    let is_known = |entry: &&Entry<'_>| KEYS.contains(&&*entry.key.text);
    let Value::Table(entries) = &mut file.value else { return file };
    let inner = match &**entries {
        [only] if !is_known(&only) => only.value.table().unwrap_or_default(),
        _ => &[],
    };
    if inner.iter().filter(is_known).count() < 2 {
        return file;
    }
    let Entry { key, value } = entries.remove(0);
    let message = format!("the game is inside \"{}\"", shorten(&key.text, 40));
    problems.add(key.span, message).help("its keys belong to the file itself");
    value
}

/// Moves keys that belong at the top level of the file out of the tables that they are in, and reports these
/// keys. In TOML, a key that is written below a line such as `[pieces]` is inside that table.
pub(super) fn move_misplaced(file: &mut Node<'_>, source: &str, problems: &mut Problems) {
    let Value::Table(entries) = &mut file.value else { return };
    for key in KEYS {
        let is_there = |key: &str| entries.iter().any(|entry| entry.key.text == key);
        if is_there(key) {
            continue;
        }
        // A key in `metadata` is misplaced only if the file needs it.
        let is_needed = match key {
            "start" | "board" => !is_there("start") && !is_there("board"),
            _ => ["name", "pieces"].contains(&key),
        };
        let is_table = |entry: &&mut Entry<'_>| match &*entry.key.text {
            METADATA => is_needed,
            text => KEYS.contains(&text),
        };
        let mut known = entries.iter_mut().filter(is_table);
        let Some((table, header, entry)) = known.find_map(|entry| take(entry, key, 1)) else {
            continue;
        };
        let message = format!("the key \"{key}\" is inside \"{table}\"");
        let help = match source.get(header) {
            Some(header) if header.starts_with('[') && header.ends_with(']') => {
                format!("write it above the line {}", shorten(header, 40))
            }
            _ => "it belongs to the file itself".to_owned(),
        };
        problems.add(entry.key.span.clone(), message).help(help);
        entries.push(entry);
    }
    // Other keys in `metadata` may be the program's own.
    let table = |key| entries.iter().find(|entry| entry.key.text == key)?.value.table();
    let pieces = table("pieces").unwrap_or_default();
    let pieces: HashSet<_> = pieces.iter().map(|piece| &*piece.key.text).collect();
    let has_hands = entries.iter().any(|entry| ["start", "hands"].contains(&&*entry.key.text));
    let is_lost = |entry: &&Entry<'_>| match &*entry.key.text {
        "hands" => !has_hands,
        key => is_piece(entry) && !pieces.contains(key),
    };
    for Entry { key: Key { span, text }, .. } in
        table(METADATA).into_iter().flatten().filter(is_lost)
    {
        let message = format!("\"{text}\" is inside \"metadata\", in which nothing is checked");
        problems.warn(span.clone(), message);
    }
}

/// Moves pieces that are not in a table `pieces` into one, and reports the first of them. In TOML, the line
/// `[pieces]` may be missing above them.
pub(super) fn move_pieces(file: &mut Node<'_>, format: Format, problems: &mut Problems) {
    let Value::Table(entries) = &mut file.value else { return };
    // In YAML, `pieces` has no value if the pieces are not indented.
    let is_empty = |entry: &Entry<'_>| matches!(entry.value.value, Value::Null);
    let is_pieces = |entry: &Entry<'_>| entry.key.text == "pieces";
    if entries.iter().any(|entry| is_pieces(entry) && !is_empty(entry)) {
        return;
    }
    let mut pieces: Vec<_> = entries.extract_if(.., |entry| is_piece(entry)).collect();
    for entry in entries.iter_mut().filter(|entry| ["hands", "styles"].contains(&&*entry.key.text))
    {
        if let Value::Table(entries) = &mut entry.value.value {
            pieces.extend(entries.extract_if(.., |entry| is_piece(entry)));
        }
    }
    let Some(Entry { key: Key { span, text }, .. }) = pieces.first() else { return };
    let (span, message) = (span.clone(), format!("the piece \"{text}\" is not under \"pieces\""));
    let help = match format {
        Format::Toml => "write the line [pieces] above the pieces",
        Format::Yaml => "the pieces go below it, indented",
        Format::Json | Format::Ron => "the pieces go in a table under \"pieces\"",
    };
    problems.add(span.clone(), message).help(help);
    let key = Key { span: span.clone(), text: "pieces".into() };
    entries.retain(|entry| !is_pieces(entry));
    entries.push(Entry { key, value: Node { span, value: Value::Table(pieces) } });
}

/// Returns whether an entry is probably a piece: its key is a token, and its value has a name.
fn is_piece(Entry { key, value }: &Entry<'_>) -> bool {
    let is_token = Epin::parse(&key.text).is_ok() || Qpi::parse(&key.text).is_ok();
    is_token && value.table().into_iter().flatten().any(|field| field.key.text == "name")
}

/// Takes a key out of a table, or out of a table nested at most `levels` deep in it.
/// Returns the name and the range of the table that the key was in, and the key's entry.
fn take<'a>(
    table: &mut Entry<'a>,
    key: &str,
    levels: usize,
) -> Option<(String, Range<usize>, Entry<'a>)> {
    let Value::Table(entries) = &mut table.value.value else { return None };
    if let Some(i) = entries.iter().position(|entry| entry.key.text == key) {
        let name = shorten(&table.key.text, 40).into_owned();
        return Some((name, table.value.span.clone(), entries.remove(i)));
    }
    // A piece has a `name` and `metadata` of its own.
    let has_own = ["name", METADATA].contains(&key) || table.key.text == METADATA;
    let mut inner = entries.iter_mut().filter(|_| levels > 0 && !has_own);
    inner.find_map(|table| take(table, key, levels - 1))
}

/// Returns whether a key is probably a misspelling of a known key: at most one letter, or two if the known key
/// has six or more, is added, missing, wrong or swapped with the next one. Case, `-`, `_` and spaces are
/// ignored.
fn is_close(text: &str, known: &str) -> bool {
    let letters = |text: &str| text.to_ascii_lowercase().replace(['-', '_', ' '], "");
    let most = 2.min(known.len() / 3);
    text.len() <= 2 * known.len() && osa_distance(&letters(text), &letters(known)) <= most
}
