//! Random RON.

use fastrand::Rng;

use super::game::{Data, some_of};

pub(super) fn file(random: &mut Rng, data: &Data) -> String {
    let head = random.choice(["", "", "", "#![enable(implicit_some)]"]).unwrap();
    let end = random.choice(["", "", "", "// ", "// )", "//"]).unwrap();
    format!("{head}{}{}{}{end}", space(random), value(random, data), space(random))
}

fn value(random: &mut Rng, data: &Data) -> String {
    let ((open, close), items) = match data {
        Data::Text(text) => return string(random, text),
        Data::Other => {
            let values =
                ["Some((1, 2))", "None", "'c'", "Rgb(r: 0xff)", "()", "{1: [-1.5e3]}", "Unit"];
            return random.choice(values).unwrap().to_owned();
        }
        Data::List(items) => {
            (("[", "]"), items.iter().map(|item| value(random, item)).collect::<Vec<_>>())
        }
        Data::Table(is_fixed, entries) => {
            let entry = |(key, data): &(String, _)| {
                let key = match is_fixed {
                    true => format!("{}{key}", if random.usize(..20) == 0 { "r#" } else { "" }),
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
    if items.is_empty() || random.usize(..3) == 0 {
        inside.push(space(random));
    }
    format!("{open}{}{close}", inside.join(","))
}

const COMMENTS: [&str; 14] =
    [" ", "]", "}", ")", "(", "[", "\"", "'", "#", "r#\"", "\\", "x", "é", "K"];

fn space(random: &mut Rng) -> String {
    match random.usize(..12) {
        0 => format!("//{}\n", some_of(random, &[&COMMENTS[..], &["/*", "*/", "//"]].concat())),
        1 => format!("/*{}*/", some_of(random, &COMMENTS)),
        2 => {
            let [one, two, three] = [(); 3].map(|()| some_of(random, &COMMENTS));
            format!("/*{one}/*{two}*/{three}*/")
        }
        _ => random.choice(["", "", " ", "\n", "\t", "\r\n  "]).unwrap().to_owned(),
    }
}

fn string(random: &mut Rng, text: &str) -> String {
    if random.usize(..3) == 0 {
        let hashes = "#".repeat(random.usize(..3));
        if !text.contains(&format!("\"{hashes}")) {
            return format!("r{hashes}\"{text}\"{hashes}");
        }
    }
    let char = |char: char| match char {
        '"' | '\\' => format!("\\{char}"),
        '\n' if random.bool() => "\\n".to_owned(),
        '\'' if random.bool() => "\\'".to_owned(),
        _ if char.is_ascii() && random.usize(..30) == 0 => format!("\\x{:02x}", u32::from(char)),
        _ if random.usize(..30) == 0 => format!("\\u{{{:x}}}", u32::from(char)),
        _ => char.to_string(),
    };
    format!("\"{}\"", text.chars().map(char).collect::<String>())
}
