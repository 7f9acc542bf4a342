//! The values that are written and read.

use std::collections::BTreeMap;

use epin::{
    AnyPiece, Catalog, Compact, Epin, EpinMap, EpinSet, Letter, Piece, Pin, Qpi, Side, Sin, Snn,
    State, Styles, feen::FeenBuf,
};
use serde_test::Token;

use crate::containers::Value;

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

/// The shapes of types that [`LIMITS`](crate::LIMITS) tells apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    Token,
    Set,
    Map,
    Other,
}

/// A type that is written and read, with its values.
pub trait Sample: Value {
    const SHAPE: Shape;

    /// A type of std that is written in the same way.
    type Plain: Value + Ord;

    fn plain(&self) -> Self::Plain;

    fn samples() -> Vec<Self>;

    fn tokens(&self) -> Vec<Epin>;

    /// Returns the value in serde's data model.
    fn stream(&self) -> Vec<Token>;
}

macro_rules! token {
    ($Token:ty, $samples:expr) => {
        impl Sample for $Token {
            const SHAPE: Shape = Shape::Token;

            type Plain = String;

            fn plain(&self) -> String {
                self.to_string()
            }

            fn samples() -> Vec<Self> {
                $samples
            }

            fn tokens(&self) -> Vec<Epin> {
                vec![Epin::from(*self)]
            }

            fn stream(&self) -> Vec<Token> {
                vec![Token::Str(Epin::from(*self).as_str())]
            }
        }
    };
}

token!(Epin, Epin::all().collect());
token!(Pin, Pin::all().collect());
token!(Piece<Game>, Epin::all().filter_map(|token| token.try_into().ok()).collect());

impl Sample for Game {
    const SHAPE: Shape = Shape::Token;

    type Plain = String;

    fn plain(&self) -> String {
        self.token(Side::First).to_string()
    }

    fn samples() -> Vec<Self> {
        Self::ALL.to_vec()
    }

    fn tokens(&self) -> Vec<Epin> {
        vec![self.token(Side::First)]
    }

    fn stream(&self) -> Vec<Token> {
        vec![Token::Str(self.token(Side::First).as_str())]
    }
}

/// Implements `Sample` for a type that is only compared with a plain type of std, in
/// `plain_comparison.rs`, and not with [`LIMITS`](crate::LIMITS).
macro_rules! other {
    ($Type:ty, $samples:expr, $Plain:ty, $value:pat => $plain:expr, $stream:expr) => {
        impl Sample for $Type {
            const SHAPE: Shape = Shape::Other;

            type Plain = $Plain;

            fn plain(&self) -> $Plain {
                let $value = self;
                $plain
            }

            fn samples() -> Vec<Self> {
                $samples
            }

            fn tokens(&self) -> Vec<Epin> {
                Vec::new()
            }

            fn stream(&self) -> Vec<Token> {
                let $value = self;
                vec![$stream]
            }
        }
    };
}

other!(Compact<Epin>, Epin::all().map(Compact).collect(), u16, Compact(token) => token.code(), Token::U16(token.code()));
other!(Letter, Self::ALL.to_vec(), String, letter => letter.to_string(), Token::Str(Epin::new(*letter, Side::First).as_str()));
other!(Side, Self::ALL.to_vec(), String, side => side.to_string(), Token::Str(match side {
    Side::First => "first",
    Side::Second => "second",
}));
other!(State, Self::ALL.to_vec(), String, state => state.to_string(), Token::Str(match state {
    State::Diminished => "diminished",
    State::Normal => "normal",
    State::Enhanced => "enhanced",
}));

other!(Sin, Sin::all().collect(), String, sin => sin.to_string(), Token::Str(sin.as_str()));
other!(Qpi, qpis(), String, qpi => qpi.to_string(), Token::Str(qpi.to_string().leak()));
other!(Snn, names(), String, name => name.to_string(), Token::Str(name.to_string().leak()));
other!(Styles, styles(), String, styles => styles.to_string(), Token::Str(styles.to_string().leak()));

other!(FeenBuf, positions(), String, position => position.to_string(), Token::Str(position.to_string().leak()));
other!(FeenBuf<Piece<Game>>, positions(), String, position => position.to_string(), Token::Str(position.to_string().leak()));

/// Returns positions with the pieces of [`Game`], of one to three dimensions.
fn positions<P: AnyPiece>() -> Vec<FeenBuf<P>> {
    let texts = ["k^+p4+PK^' / C/c", "r'1k^'/3/-p1K^ R'/2p S/s", "P/p//1/1 / s/S", "255 / A/z"];
    texts.map(|text| text.parse().unwrap()).into()
}

/// Returns QPI tokens in which every style, every piece, and both statuses of each piece occur.
fn qpis() -> Vec<Qpi> {
    let (sins, pins) = (Sin::all().cycle(), Pin::all());
    let qpis = sins.zip(pins).map(|(sin, pin)| Qpi::new(sin, pin));
    qpis.flat_map(|qpi| [qpi, qpi.with_sin(qpi.sin().flipped())]).collect()
}

/// Returns names of every length, in which every byte that a name can have occurs.
fn names() -> Vec<Snn> {
    let letters = Letter::ALL.map(Letter::as_char);
    let name = |len: usize| {
        let lower = letters[..len.min(26)].iter().map(char::to_ascii_lowercase);
        let digits = ('0'..='9').take(len.saturating_sub(26));
        letters[len % 26..][..1].iter().copied().chain(lower).chain(digits).take(len)
    };
    (1..=Snn::MAX_LEN).map(|len| Snn::parse(&name(len).collect::<String>()).unwrap()).collect()
}

fn styles() -> Vec<Styles> {
    let pairs = Letter::ALL.into_iter().zip(Letter::ALL.into_iter().rev());
    pairs
        .flat_map(|(first, second)| [(first, second), (first, first)])
        .map(|(first, second)| Styles { first, second })
        .collect()
}

impl Sample for EpinSet {
    const SHAPE: Shape = Shape::Set;

    type Plain = Vec<String>;

    fn plain(&self) -> Vec<String> {
        self.iter().map(|token| token.to_string()).collect()
    }

    fn samples() -> Vec<Self> {
        let one = Epin::all().map(|token| Self::from_iter([token]));
        one.chain([Self::new(), Epin::all().collect()]).collect()
    }

    fn tokens(&self) -> Vec<Epin> {
        self.iter().collect()
    }

    fn stream(&self) -> Vec<Token> {
        let mut stream = vec![Token::Seq { len: Some(self.len()) }];
        stream.extend(self.iter().map(|token| Token::Str(token.as_str())));
        stream.push(Token::SeqEnd);
        stream
    }
}

impl<K: AnyPiece> Sample for EpinMap<Epin, K> {
    const SHAPE: Shape = Shape::Map;

    type Plain = BTreeMap<String, String>;

    fn plain(&self) -> BTreeMap<String, String> {
        self.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect()
    }

    fn samples() -> Vec<Self> {
        let keys = || Epin::all().filter_map(|token| Some((K::try_from(token).ok()?, token)));
        let one = keys().map(|entry| Self::from([entry]));
        let all = keys().rev().map(|(key, token)| (key, token.flipped())).collect();
        one.chain([Self::default(), all]).collect()
    }

    fn tokens(&self) -> Vec<Epin> {
        self.keys().map(Into::into).collect()
    }

    fn stream(&self) -> Vec<Token> {
        let mut stream = vec![Token::Map { len: Some(self.len()) }];
        for (key, value) in self {
            let key: Epin = key.into();
            stream.extend([Token::Str(key.as_str()), Token::Str(value.as_str())]);
        }
        stream.push(Token::MapEnd);
        stream
    }
}
