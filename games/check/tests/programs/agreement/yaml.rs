//! Random YAML.

use fastrand::Rng;

use super::game::Data;

pub(super) fn file(random: &mut Rng, data: &Data) -> String {
    let head = random.choice(["", "", "---\n", "# [\n---\n", "%YAML 1.2\n---\n", "\n\n"]).unwrap();
    let end = random.choice(["", "", "...\n", "# \"", "\n\n"]).unwrap();
    let value =
        if random.usize(..8) == 0 { flow(random, data, 0) + "\n" } else { block(random, data, 0) };
    format!("{head}{value}{end}")
}

/// Returns a value of several lines that are indented, without the indentation of the first line.
fn block(random: &mut Rng, data: &Data, indent: usize) -> String {
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
fn after(random: &mut Rng, data: &Data, indent: usize, is_item: bool) -> String {
    let deeper = indent + random.usize(1..=3);
    match data {
        Data::Text(text) if random.usize(..6) == 0 && is_block_text(text) => {
            let lines = text.replace('\n', &format!("\n{}", " ".repeat(deeper)));
            format!(" |-\n{}{lines}\n", " ".repeat(deeper))
        }
        Data::Text(_) | Data::Other => format!(" {}", block(random, data, deeper)),
        _ if random.usize(..3) == 0 => {
            format!(" {}{}", flow(random, data, deeper), line_end(random))
        }
        Data::List(items) if items.is_empty() => format!(" []{}", line_end(random)),
        Data::Table(_, entries) if entries.is_empty() => format!(" {{}}{}", line_end(random)),
        // `- - K` is a list in a list.
        _ if is_item && random.bool() => format!(" {}", block(random, data, indent + 2)),
        _ => {
            let tag = match data {
                Data::List(_) => random.choice(["", "", "", " !!seq", " &list"]).unwrap(),
                _ => random.choice(["", "", "", " !!map", " &table"]).unwrap(),
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

fn flow(random: &mut Rng, data: &Data, indent: usize) -> String {
    let ((open, close), items) = match data {
        Data::Text(text) => return scalar(random, text),
        Data::Other => return random.choice(["~", "-1.5e3", "!rgb [1, 2]", "yes"]).unwrap().into(),
        Data::List(items) => {
            (("[", "]"), items.iter().map(|item| flow(random, item, indent)).collect::<Vec<_>>())
        }
        Data::Table(_, entries) => {
            let entry = |(key, data): &(String, _)| {
                let key = scalar(random, key);
                let is_close = key.ends_with('"') && random.usize(..4) == 0;
                let space = if is_close { "" } else { " " };
                format!("{key}:{space}{}", flow(random, data, indent))
            };
            (("{", "}"), entries.iter().map(entry).collect())
        }
    };
    let mut space = || match random.usize(..8) {
        0 => format!("\n{}", " ".repeat(indent + 1)),
        1 => format!(" # ] \"\n{}", " ".repeat(indent + 1)),
        _ => random.choice(["", " "]).unwrap().to_owned(),
    };
    let mut inside: Vec<_> =
        items.iter().map(|item| format!("{}{item}{}", space(), space())).collect();
    if items.is_empty() || space().is_empty() {
        inside.push(space());
    }
    format!("{open}{}{close}", inside.join(","))
}

fn scalar(random: &mut Rng, text: &str) -> String {
    let properties = match random.usize(..30) {
        0 => "!!str ",
        1 => "! ",
        2 => "&text ",
        _ => "",
    };
    let written = match random.usize(..4) {
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

fn double_quoted(random: &mut Rng, text: &str) -> String {
    let char = |char: char| match char {
        '"' | '\\' => format!("\\{char}"),
        '\n' => "\\n".to_owned(),
        '/' if random.usize(..4) == 0 => "\\/".to_owned(),
        _ if random.usize(..30) == 0 => format!("\\U{:08x}", u32::from(char)),
        _ => char.to_string(),
    };
    format!("\"{}\"", text.chars().map(char).collect::<String>())
}

fn line_end(random: &mut Rng) -> &'static str {
    random.choice(["\n", "\n", "\n", "\r\n", " # [\n", " # \"\n\n", "\n# {\n"]).unwrap()
}
