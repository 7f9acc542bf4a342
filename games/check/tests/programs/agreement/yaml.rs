//! Random YAML.

use super::game::Data;
use super::random::Random;

pub(super) fn file(random: &mut Random, data: &Data) -> String {
    let head = random.one_of(&["", "", "---\n", "# [\n---\n", "%YAML 1.2\n---\n", "\n\n"]);
    let end = random.one_of(&["", "", "...\n", "# \"", "\n\n"]);
    let value =
        if random.once_in(8) { flow(random, data, 0) + "\n" } else { block(random, data, 0) };
    format!("{head}{value}{end}")
}

/// Returns a value of several lines that are indented, without the indentation of the first line.
fn block(random: &mut Random, data: &Data, indent: usize) -> String {
    let start = " ".repeat(indent);
    let items: Vec<_> = match data {
        Data::List(items) if !items.is_empty() => {
            let item = |item| format!("-{}", after(random, item, indent, true));
            items.iter().map(item).collect()
        }
        Data::Table(_, entries) if !entries.is_empty() => {
            let entry = |(key, data): &(String, _)| {
                format!("{}:{}", scalar(random, key), after(random, data, indent, false))
            };
            entries.iter().map(entry).collect()
        }
        _ => return format!("{}{}", flow(random, data, indent), line_end(random)),
    };
    items.join(&start)
}

/// Returns what follows a key or a `-`.
fn after(random: &mut Random, data: &Data, indent: usize, is_item: bool) -> String {
    let deeper = indent + 1 + random.below(3);
    match data {
        Data::Text(text) if random.once_in(6) && is_block_text(text) => {
            let lines = text.replace('\n', &format!("\n{}", " ".repeat(deeper)));
            format!(" |-\n{}{lines}\n", " ".repeat(deeper))
        }
        Data::Text(_) | Data::Other => format!(" {}", block(random, data, deeper)),
        _ if random.once_in(3) => format!(" {}{}", flow(random, data, deeper), line_end(random)),
        Data::List(items) if items.is_empty() => format!(" []{}", line_end(random)),
        Data::Table(_, entries) if entries.is_empty() => format!(" {{}}{}", line_end(random)),
        // `- - K` is a list in a list.
        _ if is_item && random.once_in(2) => format!(" {}", block(random, data, indent + 2)),
        _ => {
            let tag = match data {
                Data::List(_) => random.one_of(&["", "", "", " !!seq", " &list"]),
                _ => random.one_of(&["", "", "", " !!map", " &table"]),
            };
            let inner = block(random, data, deeper);
            format!("{tag}{}{}{inner}", line_end(random), " ".repeat(deeper))
        }
    }
}

/// Returns whether a text can be written in lines of its own.
fn is_block_text(text: &str) -> bool {
    text.lines().all(|line| !line.is_empty() && line.trim() == line)
        && !text.ends_with('\n')
        && !text.is_empty()
}

fn flow(random: &mut Random, data: &Data, indent: usize) -> String {
    let ((open, close), items) = match data {
        Data::Text(text) => return scalar(random, text),
        Data::Other => return random.one_of(&["~", "-1.5e3", "!rgb [1, 2]", "yes"]).to_owned(),
        Data::List(items) => {
            (("[", "]"), items.iter().map(|item| flow(random, item, indent)).collect::<Vec<_>>())
        }
        Data::Table(_, entries) => {
            let entry = |(key, data): &(String, _)| {
                let key = scalar(random, key);
                let is_close = key.ends_with('"') && random.once_in(4);
                let space = if is_close { "" } else { " " };
                format!("{key}:{space}{}", flow(random, data, indent))
            };
            (("{", "}"), entries.iter().map(entry).collect())
        }
    };
    let mut space = || match random.below(8) {
        0 => format!("\n{}", " ".repeat(indent + 1)),
        1 => format!(" # ] \"\n{}", " ".repeat(indent + 1)),
        _ => random.one_of(&["", " "]).to_owned(),
    };
    let mut inside: Vec<_> =
        items.iter().map(|item| format!("{}{item}{}", space(), space())).collect();
    if items.is_empty() || space().is_empty() {
        inside.push(space());
    }
    format!("{open}{}{close}", inside.join(","))
}

fn scalar(random: &mut Random, text: &str) -> String {
    let properties = match random.below(30) {
        0 => "!!str ",
        1 => "! ",
        2 => "&text ",
        _ => "",
    };
    let written = match random.below(4) {
        0 | 1 if is_plain(text) => text.to_owned(),
        2 if !text.contains('\n') => format!("'{}'", text.replace('\'', "''")),
        _ => double_quoted(random, text),
    };
    format!("{properties}{written}")
}

/// Returns whether a text needs no quotes. Some more texts need none.
fn is_plain(text: &str) -> bool {
    let is_word = |char: char| char.is_alphanumeric() || "^+'./-:_".contains(char);
    let starts =
        text.trim_start_matches(['+', '-']).starts_with(char::is_alphabetic) || text == ".";
    starts && text.chars().all(is_word) && !text.ends_with(':') && !["null", "true"].contains(&text)
}

fn double_quoted(random: &mut Random, text: &str) -> String {
    let char = |char: char| match char {
        '"' | '\\' => format!("\\{char}"),
        '\n' => "\\n".to_owned(),
        '/' if random.once_in(4) => "\\/".to_owned(),
        _ if random.once_in(30) => format!("\\U{:08x}", u32::from(char)),
        _ => char.to_string(),
    };
    format!("\"{}\"", text.chars().map(char).collect::<String>())
}

fn line_end(random: &mut Random) -> &'static str {
    random.one_of(&["\n", "\n", "\n", "\r\n", " # [\n", " # \"\n\n", "\n# {\n"])
}
