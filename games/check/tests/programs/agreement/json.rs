//! Random JSON.

use fastrand::Rng;

use super::game::Data;

pub(super) fn file(random: &mut Rng, data: &Data) -> String {
    let (before, after) = (space(random), space(random));
    format!("{before}{}{after}", value(random, data))
}

fn value(random: &mut Rng, data: &Data) -> String {
    let ((open, close), items) = match data {
        Data::Text(text) => return string(random, text),
        Data::Other => {
            return random.choice(["null", "-1.5e3", "true", "[[[[]]]]"]).unwrap().into();
        }
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

fn space(random: &mut Rng) -> &'static str {
    random.choice(["", "", " ", "\n", "\t", "\r\n  "]).unwrap()
}

fn string(random: &mut Rng, text: &str) -> String {
    let char = |char: char| match char {
        '"' | '\\' => format!("\\{char}"),
        '\n' => "\\n".to_owned(),
        '/' if random.usize(..4) == 0 => "\\/".to_owned(),
        _ if char < ' ' || random.usize(..30) == 0 => {
            let units = char.to_string().encode_utf16().collect::<Vec<_>>();
            units.iter().map(|unit| format!("\\u{unit:04x}")).collect::<Vec<_>>().concat()
        }
        _ => char.to_string(),
    };
    format!("\"{}\"", text.chars().map(char).collect::<String>())
}
