//! The checks of a table's keys: unknown and misspelt ones, and those in the wrong table.

use strsim::damerau_levenshtein;

use super::Check;
use crate::spanned::{Entry, Key, Node, shorten};

impl Check<'_> {
    /// Returns the values of the keys that a table may have, in the order of `known`, and reports
    /// all other keys.
    pub(super) fn fields<'t, const N: usize>(
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

    /// Finds keys that belong to the file itself, but are inside one of its tables. In TOML, this
    /// is what happens to keys that are written below a line such as `[pieces]`.
    pub(super) fn find_misplaced<'t>(
        &mut self,
        entries: &'t [Entry<'t>],
        fields: &mut [Option<&'t Node<'t>>; 5],
    ) {
        let is_known = |outer: &&Entry<'_>| Self::KEYS.contains(&&*outer.key.text);
        for outer in entries.iter().filter(is_known) {
            for inner in outer.value.table().into_iter().flatten() {
                self.find_misplaced_in(outer, inner, fields);
                for innermost in inner.value.table().into_iter().flatten() {
                    // A piece has a name of its own.
                    if innermost.key.text != "name" {
                        self.find_misplaced_in(inner, innermost, fields);
                    }
                }
            }
        }
    }

    /// Takes a key out of a table if it belongs to the file itself and is missing there.
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

    pub(super) fn given_twice(&mut self, key: &Key<'_>) {
        let text = shorten(&key.text, 40);
        self.problems.add(key.span.clone(), format!("the key \"{text}\" is given twice"));
    }
}

/// Returns whether a key is probably a known key, misspelt: at most two letters are added, missing,
/// wrong or exchanged with the letter after them. Case, `-`, `_` and spaces do not count.
fn is_close(text: &str, known: &str) -> bool {
    let letters = |text: &str| text.to_ascii_lowercase().replace(['-', '_', ' '], "");
    text.len() <= 2 * known.len() && damerau_levenshtein(&letters(text), &letters(known)) <= 2
}
