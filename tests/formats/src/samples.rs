//! The values that are written and read.

use std::fmt::Debug;

use epin::{Catalog, Epin, EpinMap, EpinSet, Piece, Pin, Side};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_test::Token;

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

/// What a limit of a format can depend on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Token,
    Set,
    Map,
}

/// A type that is written and read, with its values.
pub trait Sample: Clone + Debug + PartialEq + Serialize + DeserializeOwned {
    const KIND: Kind;

    fn samples() -> Vec<Self>;

    fn tokens(&self) -> Vec<Epin>;

    /// What the value is in serde's data model.
    fn stream(&self) -> Vec<Token>;
}

macro_rules! token {
    ($Token:ty, $samples:expr) => {
        impl Sample for $Token {
            const KIND: Kind = Kind::Token;

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
    const KIND: Kind = Kind::Token;

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

impl Sample for EpinSet {
    const KIND: Kind = Kind::Set;

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

impl Sample for EpinMap<Epin> {
    const KIND: Kind = Kind::Map;

    fn samples() -> Vec<Self> {
        let one = Epin::all().map(|token| Self::from_iter([(token, token)]));
        let all = Epin::all().rev().map(|token| (token, token.flipped())).collect();
        one.chain([Self::new(), all]).collect()
    }

    fn tokens(&self) -> Vec<Epin> {
        self.keys().collect()
    }

    fn stream(&self) -> Vec<Token> {
        let mut stream = vec![Token::Map { len: Some(self.len()) }];
        for (key, value) in self {
            stream.extend([Token::Str(key.as_str()), Token::Str(value.as_str())]);
        }
        stream.push(Token::MapEnd);
        stream
    }
}
