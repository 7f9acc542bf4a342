//! A game in a file: every type of `epin` that serde can read, in the containers that formats treat
//! differently.

use std::collections::BTreeMap;

use arbitrary::{Arbitrary, Result, Unstructured};
use epin::notation::{Pin, Qpi, Sin, Snn, Styles};
use epin::{Compact, Epin, EpinMap, EpinSet, Letter, Piece, Side, State};
use epin_games::Shogi;
use serde::{Deserialize, Serialize};

use crate::catalogs::Long;

/// A game that self-describing formats can represent.
#[derive(Debug, Clone, Default, PartialEq, Arbitrary, Serialize, Deserialize)]
#[serde(default)]
pub struct Game {
    plain: Plain,
    buffered: Buffered,
}

/// What every format can represent.
#[derive(Debug, Clone, Default, PartialEq, Arbitrary, Serialize, Deserialize)]
#[serde(default)]
pub struct Plain {
    rank: Vec<Epin>,
    piece: Option<Epin>,
    pin: Option<Pin>,
    hand: EpinMap<Epin, u8>,
    nested: EpinMap<Epin, EpinMap<Epin, Pin>>,
    promotions: BTreeMap<Epin, Vec<Epin>>,
    pins: BTreeMap<Pin, Pin>,
    royal: EpinSet,
    square: Option<Piece<Shogi>>,
    squares: BTreeMap<Piece<Shogi>, EpinSet>,
    kind: Option<Long>,
    kinds: BTreeMap<Long, u8>,
    style: Option<Sin>,
    qpis: Vec<Qpi>,
    name: Option<Snn>,
    names: BTreeMap<Sin, Snn>,
    styles: Option<Styles>,
    #[arbitrary(with = code)]
    code: Option<Compact<Epin>>,
    #[arbitrary(with = codes)]
    codes: Vec<Compact<Epin>>,
    #[arbitrary(with = coded)]
    coded: BTreeMap<Compact<Piece<Shogi>>, Epin>,
    attributes: Vec<(Letter, Side, State)>,
    moves: Vec<Move>,
}

/// What serde reads into a buffer before it knows the type.
#[derive(Debug, Clone, Default, PartialEq, Arbitrary, Serialize, Deserialize)]
#[serde(default)]
struct Buffered {
    flattened: Flattened,
    untagged: Vec<Untagged>,
    internal: Vec<Internal>,
    adjacent: Vec<Adjacent>,
}

#[derive(Debug, Clone, PartialEq, Arbitrary, Serialize, Deserialize)]
enum Move {
    Pass,
    Drop(Epin),
    Swap(Piece<Shogi>, Qpi),
    Promote { from: Long, to: Option<Pin>, hand: EpinMap<Epin, u8> },
}

#[derive(Debug, Clone, Default, PartialEq, Arbitrary, Serialize, Deserialize)]
#[serde(default)]
struct Flattened {
    count: u8,
    #[serde(flatten)]
    inner: Inner,
    #[serde(flatten)]
    hand: EpinMap<Epin, u8>,
}

#[derive(Debug, Clone, Default, PartialEq, Arbitrary, Serialize, Deserialize)]
#[serde(default)]
struct Inner {
    pieces: Vec<Epin>,
    set: EpinSet,
    kinds: BTreeMap<Long, Pin>,
}

#[derive(Debug, Clone, PartialEq, Arbitrary, Serialize, Deserialize)]
#[serde(untagged)]
enum Untagged {
    Number(u8),
    Pin(Pin),
    Token(Epin),
    Qpi(Qpi),
    Styles(Styles),
    Set(EpinSet),
    Map(EpinMap<Epin, u8>),
}

#[derive(Debug, Clone, PartialEq, Arbitrary, Serialize, Deserialize)]
#[serde(tag = "kind")]
enum Internal {
    Pass,
    Drop { piece: Epin, to: EpinSet },
    Hand(EpinMap<Epin, u8>),
    Name { name: Snn, square: Piece<Shogi> },
}

#[derive(Debug, Clone, PartialEq, Arbitrary, Serialize, Deserialize)]
#[serde(tag = "kind", content = "value")]
enum Adjacent {
    Pass,
    Drop(Epin),
    Hand(EpinMap<Epin, u8>),
    Kinds { long: Vec<Long> },
}

impl<'a> Arbitrary<'a> for Long {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        u.choose(<Self as epin::Catalog>::ALL).copied()
    }
}

fn code(u: &mut Unstructured<'_>) -> Result<Option<Compact<Epin>>> {
    Ok(u.arbitrary::<Option<_>>()?.map(Compact))
}

fn codes(u: &mut Unstructured<'_>) -> Result<Vec<Compact<Epin>>> {
    u.arbitrary_iter()?.map(|token| token.map(Compact)).collect()
}

fn coded(u: &mut Unstructured<'_>) -> Result<BTreeMap<Compact<Piece<Shogi>>, Epin>> {
    let entries = u.arbitrary_iter::<(Piece<Shogi>, Epin)>()?;
    entries.map(|entry| entry.map(|(piece, token)| (Compact(piece), token))).collect()
}

impl Untagged {
    /// Returns whether the value is read back as the same variant. A token that is also a PIN token is
    /// read back as a `Pin`.
    fn is_first(&self) -> bool {
        !matches!(self, Self::Token(token) if token.is_native())
    }
}

impl Game {
    /// Returns the part that every format can represent.
    #[must_use]
    pub fn into_plain(self) -> Plain {
        self.plain
    }

    /// Removes the values that are read back as other values, whatever the format.
    #[must_use]
    pub fn unambiguous(mut self) -> Self {
        self.buffered.untagged.retain(Untagged::is_first);
        self
    }
}
