//! Random RON.

use super::game::Data;
use super::random::Random;

pub(super) fn file(random: &mut Random, data: &Data) -> String {
    let head = random.one_of(&["", "", "", "#![enable(implicit_some)]"]);
    let end = random.one_of(&["", "", "", "// ", "// )", "//"]);
    format!("{head}{}{}{}{end}", space(random), value(random, data), space(random))
}

fn value(random: &mut Random, data: &Data) -> String {
    let ((open, close), items) = match data {
        Data::Text(text) => return string(random, text),
        Data::Other => {
            let values =
                ["Some((1, 2))", "None", "'c'", "Rgb(r: 0xff)", "()", "{1: [-1.5e3]}", "Unit"];
            return random.one_of(&values).to_owned();
        }
        Data::List(items) => {
            (("[", "]"), items.iter().map(|item| value(random, item)).collect::<Vec<_>>())
        }
        Data::Table(is_fixed, entries) => {
            let entry = |(key, data): &(String, _)| {
                let key = match is_fixed {
                    true => format!("{}{key}", if random.once_in(20) { "r#" } else { "" }),
                    false => string(random, key),
                };
                let [before, after] = [space(random), space(random)];
                format!("{key}{before}:{after}{}", value(random, data))
            };
            // `$schema` cannot be a key in `( … )`.
            let entries = entries.iter().filter(|(key, _)| !is_fixed || key != "$schema");
            (if *is_fixed { ("(", ")") } else { ("{", "}") }, entries.map(entry).collect())
        }
    };
    let mut inside: Vec<_> =
        items.iter().map(|item| format!("{}{item}{}", space(random), space(random))).collect();
    if items.is_empty() || random.once_in(3) {
        inside.push(space(random));
    }
    format!("{open}{}{close}", inside.join(","))
}

const COMMENTS: [&str; 14] =
    [" ", "]", "}", ")", "(", "[", "\"", "'", "#", "r#\"", "\\", "x", "é", "K"];

fn space(random: &mut Random) -> String {
    match random.below(12) {
        0 => format!("//{}\n", random.text(&[&COMMENTS[..], &["/*", "*/", "//"]].concat())),
        1 => format!("/*{}*/", random.text(&COMMENTS)),
        2 => {
            let [one, two, three] = [(); 3].map(|()| random.text(&COMMENTS));
            format!("/*{one}/*{two}*/{three}*/")
        }
        _ => random.one_of(&["", "", " ", "\n", "\t", "\r\n  "]).to_owned(),
    }
}

fn string(random: &mut Random, text: &str) -> String {
    if random.once_in(3) {
        let hashes = "#".repeat(random.below(3));
        if !text.contains(&format!("\"{hashes}")) {
            return format!("r{hashes}\"{text}\"{hashes}");
        }
    }
    let char = |char: char| match char {
        '"' | '\\' => format!("\\{char}"),
        '\n' if random.once_in(2) => "\\n".to_owned(),
        '\'' if random.once_in(2) => "\\'".to_owned(),
        _ if char.is_ascii() && random.once_in(30) => format!("\\x{:02x}", u32::from(char)),
        _ if random.once_in(30) => format!("\\u{{{:x}}}", u32::from(char)),
        _ => char.to_string(),
    };
    format!("\"{}\"", text.chars().map(char).collect::<String>())
}
