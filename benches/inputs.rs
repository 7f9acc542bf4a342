//! Tokens and strings in random order, the same in every run.

use epin::Epin;

/// `SplitMix64`: the same numbers in every run.
#[derive(Debug, Clone)]
pub struct Random(u64);

impl Random {
    /// Returns the generator that all benchmarks start from.
    #[must_use]
    pub const fn new() -> Self {
        Self(624)
    }

    /// Returns a number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((bits ^ (bits >> 31)) % end as u64).unwrap_or(0)
    }

    /// Returns `count` items in random order, taken from `items`, each as often as needed.
    #[must_use]
    pub fn shuffle<T: Copy>(&mut self, items: &[T], count: usize) -> Vec<T> {
        let mut items: Vec<T> = items.iter().copied().cycle().take(count).collect();
        for end in (1..=items.len()).rev() {
            items.swap(end - 1, self.below(end));
        }
        items
    }
}

impl Default for Random {
    fn default() -> Self {
        Self::new()
    }
}

/// Returns `count` tokens in random order: all 624, each equally often.
#[must_use]
pub fn tokens(count: usize) -> Vec<Epin> {
    Random::new().shuffle(&Epin::all().collect::<Vec<_>>(), count)
}

/// Returns `count` tokens of which 95% are plain letters, as in real files, in random order.
#[must_use]
pub fn mostly_plain(count: usize) -> Vec<Epin> {
    let (plain, marked): (Vec<_>, Vec<_>) =
        Epin::all().partition(|token| token.as_str().len() == 1);
    let mut random = Random::new();
    let mut tokens = random.shuffle(&plain, count - count / 20);
    tokens.extend(random.shuffle(&marked, count / 20));
    random.shuffle(&tokens, count)
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
    Random::new().shuffle(&REJECTIONS, count)
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
