//! Random mistakes: an edit of a value, or of a character.

use fastrand::Rng;

use super::game::Data;

/// Changes one value of a game.
pub(super) fn edit(random: &mut Rng, data: &mut Data) {
    match data {
        Data::List(items) if !items.is_empty() && random.usize(..3) != 0 => {
            let i = random.usize(..items.len());
            edit(random, &mut items[i]);
        }
        Data::Table(_, entries) if !entries.is_empty() && random.usize(..3) != 0 => {
            let i = random.usize(..entries.len());
            edit(random, &mut entries[i].1);
        }
        Data::Other => *data = Data::Text("K".to_owned()),
        Data::Text(text) => *text = wrong_text(random, text),
        Data::List(items) if random.bool() => drop(items.pop()),
        Data::List(items) => {
            items.push(Data::Text(random.choice([".", "K", "k", "C:Q"]).unwrap().to_owned()));
        }
        Data::Table(_, entries) => {
            let i = random.usize(..entries.len().max(1));
            let copy = entries.get(i).cloned();
            match (copy, random.usize(..5)) {
                (None, _) => entries.push(("first".to_owned(), Data::List(Vec::new()))),
                (Some(_), 0) => drop(entries.remove(i)),
                (Some(entry), 1) => entries.push(entry),
                (Some(_), 2) => entries[i].0 = wrong_text(random, &entries[i].0),
                (Some(_), 3) => entries[i].1 = Data::List(Vec::new()),
                (Some(_), _) => entries[i].1 = Data::Text("K".to_owned()),
            }
        }
    }
}

fn wrong_text(random: &mut Rng, text: &str) -> String {
    const WRONG: [&str; 8] = ["", ".", "K''", "k", "Dragon", "C:Q", "c:q'", "K1k / C/c"];
    match random.usize(..4) {
        0 => random.choice(WRONG).unwrap().to_owned(),
        1 => text.to_lowercase(),
        2 => format!("{text}'"),
        _ => edit_char(random, text),
    }
}

/// Adds, replaces or removes one character.
pub(super) fn edit_char(random: &mut Rng, text: &str) -> String {
    const CHARS: &str = "[](){}\"',:=#/*\n \\-.KkqQ+^0né!&|>r\t\r\u{feff}";
    let mut chars: Vec<_> = text.chars().collect();
    let i = random.usize(..=chars.len());
    let chosen: Vec<_> = CHARS.chars().collect();
    let char = *random.choice(&chosen).unwrap();
    match random.usize(..4) {
        0 => chars.insert(i, char),
        1 if i < chars.len() => chars[i] = char,
        2 if i + 1 < chars.len() => chars.swap(i, i + 1),
        _ => drop(chars.drain(i..(i + 1).min(chars.len()))),
    }
    chars.into_iter().collect()
}
