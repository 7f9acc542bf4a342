//! Random TOML.

use fastrand::Rng;

use super::game::{Data, some_of};

pub(super) fn file(random: &mut Rng, data: &Data) -> String {
    let Data::Table(_, entries) = data else { unreachable!() };
    let end = random.choice(["", "", "# [", "# \""]).unwrap();
    format!("{}{}{end}", lines(random), table(random, &[], entries))
}

/// Returns the entries of a table, and then the tables in it that have a header of their own.
fn table(random: &mut Rng, path: &[&str], entries: &[(String, Data)]) -> String {
    let has_headers = random.bool();
    let (with_header, entries): (Vec<_>, Vec<_>) =
        entries.iter().partition(|(_, data)| has_headers && matches!(data, Data::Table(..)));
    let mut parts: Vec<_> = entries.iter().map(|(key, data)| entry(random, &[key], data)).collect();
    for (key, data) in with_header {
        let Data::Table(_, entries) = data else { unreachable!() };
        let path = [path, &[key]].concat();
        let [before, after] = [blank(random), blank(random)];
        let keys = keys(random, &path);
        parts.push(format!("{before}[{before}{keys}{after}]{after}{}", line_end(random)));
        parts.push(table(random, &path, entries));
    }
    parts.concat()
}

/// Returns an entry of a table, or the entries of a table in it.
fn entry(random: &mut Rng, path: &[&str], data: &Data) -> String {
    if let Data::Table(_, entries) = data
        && !entries.is_empty()
        && random.bool()
    {
        let inner = |(key, data): &(String, _)| entry(random, &[path, &[key]].concat(), data);
        return entries.iter().map(inner).collect();
    }
    let [before, after] = [blank(random), blank(random)];
    let (keys, value) = (keys(random, path), value(random, data));
    format!("{before}{keys}{before}={after}{value}{after}{}", line_end(random))
}

fn keys(random: &mut Rng, path: &[&str]) -> String {
    let keys: Vec<_> = path.iter().map(|key| self::key(random, key)).collect();
    keys.join(&format!("{}.{}", blank(random), blank(random)))
}

fn key(random: &mut Rng, key: &str) -> String {
    match random.usize(..4) {
        0 if !key.contains('\'') => format!("'{key}'"),
        1 => basic(random, key),
        _ if key.chars().all(|char| char.is_ascii_alphanumeric() || "-_".contains(char)) => {
            key.to_owned()
        }
        _ => basic(random, key),
    }
}

fn value(random: &mut Rng, data: &Data) -> String {
    let ((open, close), items) = match data {
        Data::Text(text) => return string(random, text),
        Data::Other => return random.choice(["1979-05-27", "0x1F", "nan", "true"]).unwrap().into(),
        Data::List(items) => {
            (("[", "]"), items.iter().map(|item| value(random, item)).collect::<Vec<_>>())
        }
        Data::Table(_, entries) => {
            let entry = |(key, data): &(String, _)| {
                let [before, after] = [blank(random), blank(random)];
                format!("{}{before}={after}{}", self::key(random, key), value(random, data))
            };
            (("{", "}"), entries.iter().map(entry).collect())
        }
    };
    let mut inside: Vec<_> =
        items.iter().map(|item| format!("{}{item}{}", lines(random), lines(random))).collect();
    if items.is_empty() || random.usize(..3) == 0 {
        inside.push(lines(random));
    }
    format!("{open}{}{close}", inside.join(","))
}

fn string(random: &mut Rng, text: &str) -> String {
    let line = random.choice(["", "\n"]).unwrap();
    match random.usize(..6) {
        0 if !text.contains(['\'', '\n']) => format!("'{text}'"),
        1 if !text.contains('\'') && !text.starts_with('\n') => format!("'''{line}{text}'''"),
        2 => format!("\"\"\"\n{}\"\"\"", escaped(random, text, true)),
        _ => basic(random, text),
    }
}

fn basic(random: &mut Rng, text: &str) -> String {
    format!("\"{}\"", escaped(random, text, false))
}

/// Returns a string with escapes. In a string of several lines, up to two quotes may stand side by side.
fn escaped(random: &mut Rng, text: &str, has_lines: bool) -> String {
    let mut quotes = 0;
    let char = |char: char| {
        quotes = if char == '"' { quotes + 1 } else { 0 };
        match char {
            '"' if has_lines && quotes < 3 => "\"".to_owned(),
            '"' | '\\' => {
                quotes = 0;
                format!("\\{char}")
            }
            '\n' if has_lines && random.bool() => "\n".to_owned(),
            '\n' => "\\n".to_owned(),
            _ if random.usize(..30) == 0 => format!("\\u{:04X}", u32::from(char)),
            _ => char.to_string(),
        }
    };
    // U+1F600 has a longer escape than the others.
    let text: String = text.chars().map(char).collect();
    text.replace("\\u1F600", "\\U0001F600")
}

fn blank(random: &mut Rng) -> &'static str {
    random.choice(["", " ", " ", "\t"]).unwrap()
}

fn line_end(random: &mut Rng) -> String {
    let comment = if random.usize(..6) == 0 { comment(random) } else { String::new() };
    format!("{comment}{}{}", random.choice(["\n", "\n", "\r\n"]).unwrap(), lines(random))
}

fn comment(random: &mut Rng) -> String {
    format!("#{}", some_of(random, &[" ", "]", "[", "{", "\"", "'", "\"\"\"", "#", "\\", "=", "é"]))
}

/// Returns white space that may have line breaks and comments.
fn lines(random: &mut Rng) -> String {
    match random.usize(..6) {
        0 => format!("{}{}\n", blank(random), comment(random)),
        1 => random.choice(["\n", "\r\n\t", "\n  "]).unwrap().to_owned(),
        _ => String::new(),
    }
}
