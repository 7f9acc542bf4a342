//! A sum of all that the methods return, so that no call is optimized away.

use core::fmt::{self, Write};

use crate::catalogs::Shogi;
use epin::notation::{Pin, Qpi, Sin};
use epin::{Catalog, Epin, Letter, ParseError, ParseErrorKind, Piece, Side, State};

#[derive(Default)]
pub(super) struct Sum(pub(super) usize);

impl Sum {
    pub(super) fn add<T: Summed>(&mut self, value: T) {
        value.add_to(self);
    }

    pub(super) fn each<T: Summed>(&mut self, values: impl IntoIterator<Item = T>) {
        values.into_iter().for_each(|value| self.add(value));
    }
}

impl Write for Sum {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.add(text);
        Ok(())
    }
}

/// A value that can be added to a sum.
pub(super) trait Summed {
    fn add_to(self, sum: &mut Sum);
}

/// Implements [`Summed`] for types, given the number that a value of each type adds.
macro_rules! summed {
    ($($value:ident: $Type:ty => $number:expr;)*) => {$(
        impl Summed for $Type {
            fn add_to(self, sum: &mut Sum) {
                let $value = self;
                sum.0 = sum.0.rotate_left(5) ^ $number;
            }
        }
    )*};
}

summed! {
    number: usize => number;
    number: u16 => usize::from(number);
    number: u8 => usize::from(number);
    is_true: bool => usize::from(is_true);
    char: char => char as usize;
    letter: Letter => letter.as_char() as usize;
    side: Side => side as usize;
    state: State => state as usize;
    token: Epin => token.index();
    token: Pin => token.to_epin().index();
    token: Sin => token.letter() as usize + token.side() as usize;
    kind: Shogi => kind.index();
    error: ParseError => error.offset() + usize::from(error.kind() == ParseErrorKind::Empty);
}

impl Summed for Qpi {
    fn add_to(self, sum: &mut Sum) {
        sum.add((self.sin(), self.pin()));
    }
}

impl<C: Catalog> Summed for Piece<C> {
    fn add_to(self, sum: &mut Sum) {
        sum.add(self.token());
    }
}

impl Summed for &str {
    fn add_to(self, sum: &mut Sum) {
        sum.each(self.bytes());
    }
}

impl<T: Summed + Copy> Summed for &T {
    fn add_to(self, sum: &mut Sum) {
        sum.add(*self);
    }
}

impl<T: Summed, U: Summed> Summed for (T, U) {
    fn add_to(self, sum: &mut Sum) {
        sum.add(self.0);
        sum.add(self.1);
    }
}

impl<T: Summed> Summed for Option<T> {
    fn add_to(self, sum: &mut Sum) {
        match self {
            Some(value) => sum.add(value),
            None => sum.add(Epin::COUNT),
        }
    }
}

impl<T: Summed, E: Summed> Summed for Result<T, E> {
    fn add_to(self, sum: &mut Sum) {
        match self {
            Ok(value) => sum.add(value),
            Err(error) => sum.add(error),
        }
    }
}
