//! Tokens and strings in random order, the same in every run.

use epin::Epin;
use fastrand::Rng;

/// Returns `count` items in random order, taken from `items`, each as often as needed.
#[must_use]
pub fn shuffled<T>(items: impl IntoIterator<Item = T, IntoIter: Clone>, count: usize) -> Vec<T> {
    let mut items: Vec<T> = items.into_iter().cycle().take(count).collect();
    Rng::with_seed(624).shuffle(&mut items);
    items
}

/// Returns `count` tokens in random order: all 624, each equally often.
#[must_use]
pub fn tokens(count: usize) -> Vec<Epin> {
    shuffled(Epin::all(), count)
}

/// Returns `count` tokens of which 95% are plain letters, as in real files, in random order.
#[must_use]
pub fn mostly_plain(count: usize) -> Vec<Epin> {
    let (plain, marked): (Vec<_>, Vec<_>) =
        Epin::all().partition(|token| token.as_str().len() == 1);
    let plain = plain.into_iter().cycle().take(count - count / 20);
    let marked = marked.into_iter().cycle().take(count / 20);
    shuffled(plain.chain(marked), count)
}

/// Returns the tokens' strings, one after the other in memory, as in a file, and never freed.
#[must_use]
pub fn texts(tokens: &[Epin]) -> Vec<&'static str> {
    texts_of(tokens.iter().map(|token| token.as_str()))
}

/// Returns the strings, one after the other in memory, as in a file, and never freed.
#[must_use]
pub fn texts_of(texts: impl Iterator<Item = impl AsRef<str>>) -> Vec<&'static str> {
    let (mut file, mut lengths) = (String::new(), Vec::new());
    for text in texts {
        file.push_str(text.as_ref());
        lengths.push(text.as_ref().len());
    }
    let mut rest: &'static str = file.leak();
    let mut cut = |len: usize| {
        let (text, after) = rest.split_at(len);
        rest = after;
        text
    };
    lengths.into_iter().map(&mut cut).collect()
}

/// Returns `count` strings that are not tokens, in random order.
#[must_use]
pub fn rejections(count: usize) -> Vec<&'static str> {
    shuffled(REJECTIONS, count)
}

/// Mistakes that people make, and strings that make a parser stop at different bytes.
const REJECTIONS: [&str; 40] = [
    "",
    "+",
    "-",
    "^",
    "'",
    "1",
    "*",
    "é",
    "♔",
    "Ｋ",
    "+1",
    "-^",
    "++K",
    "+-K",
    "^K",
    "'K",
    "K+",
    "K-",
    "K''",
    "K^^",
    "K'^",
    "KQ",
    "Kk",
    "K ",
    " K",
    "K\n",
    "K\0",
    "K’",
    "K′",
    "−K",
    "K1",
    "+K'^",
    "+K^^",
    "-k''",
    "+K^'x",
    "-k^'\n",
    "C:K^",
    "King",
    "knight",
    "rnbqk^bnr/pppppppp",
];
