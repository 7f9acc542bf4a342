//! A value of any of the types that are tested.
//!
//! A [`Value`] is written and read by the `Serialize` and `Deserialize` of the type in it, so every
//! container is compiled only once for each format. To compile it for each of the types as well would
//! take six times as long.

use std::cell::Cell;
use std::cmp::Ordering;
use std::collections::BTreeMap;

use epin::notation::{Pin, Qpi, Sin, Snn, Styles};
use epin::{Compact, Epin, EpinMap, EpinSet, Letter, Piece, Side, State, feen::FeenBuf};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::samples::Game;

macro_rules! types {
    ($($Kind:ident($Type:ty),)*) => {
        /// The types that are tested, and types of std that are written in the same way.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Kind {
            $($Kind,)*
        }

        /// A value of one of the types.
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub enum Value {
            $($Kind($Type),)*
        }

        impl Value {
            #[must_use]
            pub fn kind(&self) -> Kind {
                match self {
                    $(Self::$Kind(_) => Kind::$Kind,)*
                }
            }
        }

        $(impl From<$Type> for Value {
            fn from(value: $Type) -> Self {
                Self::$Kind(value)
            }
        })*

        impl Serialize for Value {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                match self {
                    $(Self::$Kind(value) => value.serialize(serializer),)*
                }
            }
        }

        impl<'de> Deserialize<'de> for Value {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                match EXPECTED.get().expect("a call of `Kind::read`") {
                    $(Kind::$Kind => <$Type>::deserialize(deserializer).map(Self::$Kind),)*
                }
            }
        }
    };
}

types! {
    Epin(Epin),
    Pin(Pin),
    Piece(Piece<Game>),
    Game(Game),
    EpinSet(EpinSet),
    EpinMap(EpinMap<Epin, Epin>),
    PieceMap(EpinMap<Piece<Game>, Epin>),
    Compact(Compact<Epin>),
    Letter(Letter),
    Side(Side),
    State(State),
    Sin(Sin),
    Qpi(Qpi),
    Snn(Snn),
    Styles(Styles),
    Feen(FeenBuf),
    FeenOfGame(FeenBuf<Piece<Game>>),
    String(String),
    Strings(Vec<String>),
    StringMap(BTreeMap<String, String>),
    U16(u16),
}

thread_local! {
    /// The type that a [`Value`] is read as. It is a variable because the `Deserialize` that is
    /// derived for a container has no argument for it.
    static EXPECTED: Cell<Option<Kind>> = const { Cell::new(None) };
}

impl Kind {
    /// Calls a function that reads values of this type only.
    pub fn read<T>(self, read: impl FnOnce() -> T) -> T {
        EXPECTED.set(Some(self));
        let value = read();
        EXPECTED.set(None);
        value
    }
}

/// Values are ordered only so that they can be keys.
impl Ord for Value {
    fn cmp(&self, other: &Self) -> Ordering {
        format!("{self:?}").cmp(&format!("{other:?}"))
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
