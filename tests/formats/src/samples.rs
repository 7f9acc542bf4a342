//! The values that are written and read.

use std::collections::BTreeMap;
use std::fmt::Display;

use epin::notation::{Qpi, Sin, Snn, Styles};
use epin::{
    AnyPiece, Catalog, Compact, Epin, EpinMap, EpinSet, Letter, Piece, Side, State, feen::FeenBuf,
};
use serde_test::Token;

use crate::value::Value;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Catalog)]
#[epin(serde)]
pub enum Game {
    #[epin("K^", "K^'")]
    King,
    #[epin("P", "-P", "+P")]
    Pawn,
    #[epin("R'")]
    Rook,
}

/// The shapes of values: three for the values of [`samples`], and one for all others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    Token,
    Set,
    Map,
    Other,
}

/// A value that is written and read.
#[derive(Debug)]
pub struct Sample {
    pub value: Value,
    /// A value of std that is written in the same way.
    pub plain: Value,
    pub shape: Shape,
    /// What `limits.txt` calls the value.
    pub words: Vec<String>,
    /// The value in serde's data model.
    pub stream: Vec<Token>,
}

/// Returns tokens and collections of tokens, which are the values that `limits.txt` is about.
#[must_use]
pub(crate) fn samples() -> Vec<Sample> {
    let pieces = || Epin::all().filter_map(|token| Piece::<Game>::try_from(token).ok());
    let mut samples = Vec::new();
    samples.extend(Epin::all().map(|epin| token(epin, epin)));
    samples.extend(
        Epin::all()
            .filter(|token| token.is_native())
            .map(Epin::to_pin)
            .map(|pin| token(pin, pin.into())),
    );
    samples.extend(pieces().map(|piece| token(piece, piece.into())));
    samples.extend(Game::ALL.iter().map(|&game| token(game, game.token(Side::First))));
    samples.extend(sets().map(set));
    samples.extend(maps(&Epin::all().collect::<Vec<_>>()).map(map));
    samples.extend(maps(&pieces().collect::<Vec<_>>()).map(map));
    samples
}

/// Returns values of the other types, which are only compared with values of std: codes, attributes,
/// styles, names and positions.
#[must_use]
pub(crate) fn other_samples() -> Vec<Sample> {
    let mut samples = Vec::new();
    samples
        .extend(Epin::all().map(|epin| other(Compact(epin), epin.code(), Token::U16(epin.code()))));
    samples.extend(Letter::ALL.map(|letter| string(letter, letter)));
    samples.extend(Side::ALL.map(|side| string(side, side)));
    samples.extend(State::ALL.map(|state| string(state, state)));
    samples.extend(sins().map(|sin| string(sin, sin)));
    samples.extend(qpis().map(|qpi| string(qpi, qpi)));
    samples.extend(names().map(|name| string(name, name)));
    samples.extend(styles().map(|styles| string(styles, styles)));
    samples.extend(positions::<Epin>().map(|position| string(position.clone(), position)));
    samples.extend(positions::<Piece<Game>>().map(|position| string(position.clone(), position)));
    samples
}

/// Returns what `limits.txt` calls a value with these tokens.
fn words(shape: &str, tokens: &[Epin]) -> Vec<String> {
    let size = ["empty", "single", "long"][tokens.len().min(2)];
    let is_marked = tokens.iter().any(|token| token.as_str().len() > 1);
    let marked = is_marked.then(|| format!("marked {shape}"));
    [shape.to_owned(), format!("{size} {shape}")].into_iter().chain(marked).collect()
}

fn token(value: impl Into<Value>, token: Epin) -> Sample {
    Sample {
        value: value.into(),
        plain: token.to_string().into(),
        shape: Shape::Token,
        words: words("token", &[token]),
        stream: vec![Token::Str(token.as_str())],
    }
}

fn string(value: impl Into<Value>, text: impl Display) -> Sample {
    let text = text.to_string();
    other(value, text.clone(), Token::Str(text.leak()))
}

fn other(value: impl Into<Value>, plain: impl Into<Value>, stream: Token) -> Sample {
    Sample {
        value: value.into(),
        plain: plain.into(),
        shape: Shape::Other,
        words: Vec::new(),
        stream: vec![stream],
    }
}

/// Returns positions of one to three dimensions, with the pieces of [`Game`].
fn positions<P: AnyPiece>() -> impl Iterator<Item = FeenBuf<P>> {
    let texts = ["k^+p4+PK^' / C/c", "r'1k^'/3/-p1K^ R'/2p S/s", "P/p//1/1 / s/S", "255 / A/z"];
    texts.into_iter().map(|text| text.parse().unwrap())
}

/// Returns every SIN token.
fn sins() -> impl Iterator<Item = Sin> + Clone {
    Side::ALL.into_iter().flat_map(|side| Letter::ALL.map(|letter| Sin::new(letter, side)))
}

/// Returns QPI tokens that together contain every style, and every piece both as native and as derived.
fn qpis() -> impl Iterator<Item = Qpi> {
    let qpis = sins()
        .cycle()
        .zip(Epin::all().filter(|token| token.is_native()).map(Epin::to_pin))
        .map(|(sin, pin)| Qpi::new(sin, pin));
    qpis.flat_map(|qpi| [qpi, Qpi::new(qpi.sin().flipped(), qpi.pin())])
}

/// Returns names of every length, which together contain every byte that a name can contain.
fn names() -> impl Iterator<Item = Snn> {
    let name = |len: usize| {
        let digits = len / 3;
        let lower = ('a'..='z').cycle().skip(len).take(len - digits - 1);
        let rest = lower.chain(('0'..='9').cycle().skip(len).take(digits));
        [Letter::ALL[len % 26].as_char()].into_iter().chain(rest).collect::<String>()
    };
    (1..=Snn::MAX_LEN).map(move |len| Snn::parse(&name(len)).unwrap())
}

fn styles() -> impl Iterator<Item = Styles> {
    let pairs = Letter::ALL.into_iter().zip(Letter::ALL.into_iter().rev());
    pairs
        .flat_map(|(first, second)| [(first, second), (first, first)])
        .map(|(first, second)| Styles { first, second })
}

/// Returns every set of one token, the empty set and the full set.
fn sets() -> impl Iterator<Item = EpinSet> {
    let one = Epin::all().map(|token| EpinSet::from_iter([token]));
    one.chain([EpinSet::new(), Epin::all().collect()])
}

fn set(set: EpinSet) -> Sample {
    let mut stream = vec![Token::Seq { len: Some(set.len()) }];
    stream.extend(set.iter().map(|token| Token::Str(token.as_str())));
    stream.push(Token::SeqEnd);
    Sample {
        value: set.into(),
        plain: set.iter().map(|token| token.to_string()).collect::<Vec<_>>().into(),
        shape: Shape::Set,
        words: words("set", &set.iter().collect::<Vec<_>>()),
        stream,
    }
}

/// Returns a map for each single key, the empty map, and a map with all keys.
fn maps<K: AnyPiece>(keys: &[K]) -> impl Iterator<Item = EpinMap<K, Epin>> {
    let one = keys.iter().map(|&key| EpinMap::from_iter([(key, key.into())]));
    let all = keys.iter().rev().map(|&key| (key, key.into().flipped())).collect();
    one.chain([EpinMap::default(), all])
}

fn map<K: AnyPiece>(map: EpinMap<K, Epin>) -> Sample
where
    Value: From<EpinMap<K, Epin>>,
{
    let mut stream = vec![Token::Map { len: Some(map.len()) }];
    for (key, value) in &map {
        let key: Epin = key.into();
        stream.extend([Token::Str(key.as_str()), Token::Str(value.as_str())]);
    }
    stream.push(Token::MapEnd);
    let plain = map.iter().map(|(key, value)| (key.to_string(), value.to_string()));
    Sample {
        plain: plain.collect::<BTreeMap<_, _>>().into(),
        shape: Shape::Map,
        words: words("map", &map.keys().map(Into::into).collect::<Vec<_>>()),
        stream,
        value: map.into(),
    }
}
