//! Random JSON.

use super::game::Data;
use super::random::Random;

pub(super) fn file(random: &mut Random, data: &Data) -> String {
    let (before, after) = (space(random), space(random));
    format!("{before}{}{after}", value(random, data))
}

fn value(random: &mut Random, data: &Data) -> String {
    let ((open, close), items) = match data {
        Data::Text(text) => return string(random, text),
        Data::Other => return random.one_of(&["null", "-1.5e3", "true", "[[[[]]]]"]).to_owned(),
        Data::List(items) => {
            (("[", "]"), items.iter().map(|item| value(random, item)).collect::<Vec<_>>())
        }
        Data::Table(_, entries) => {
            let entry = |(key, data): &(String, _)| {
                let [before, after] = [space(random), space(random)];
                format!("{}{before}:{after}{}", string(random, key), value(random, data))
            };
            (("{", "}"), entries.iter().map(entry).collect())
        }
    };
    let mut inside: Vec<_> =
        items.iter().map(|item| format!("{}{item}{}", space(random), space(random))).collect();
    if items.is_empty() {
        inside.push(space(random).to_owned());
    }
    format!("{open}{}{close}", inside.join(","))
}

fn space(random: &mut Random) -> &'static str {
    random.one_of(&["", "", " ", "\n", "\t", "\r\n  "])
}

fn string(random: &mut Random, text: &str) -> String {
    let char = |char: char| match char {
        '"' | '\\' => format!("\\{char}"),
        '\n' => "\\n".to_owned(),
        '/' if random.once_in(4) => "\\/".to_owned(),
        _ if char < ' ' || random.once_in(30) => {
            let units = char.to_string().encode_utf16().collect::<Vec<_>>();
            units.iter().map(|unit| format!("\\u{unit:04x}")).collect::<Vec<_>>().concat()
        }
        _ => char.to_string(),
    };
    format!("\"{}\"", text.chars().map(char).collect::<String>())
}
