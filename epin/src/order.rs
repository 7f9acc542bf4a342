use core::cmp::Ordering;
use core::hash::{Hash, Hasher};

use crate::token::{FLAGS, SECOND};
use crate::{All, Epin, Letter};

/// The number of tokens that share a letter, and a letter and its case.
const PER_LETTER: usize = 24;
const PER_SIDE: u8 = 12;

/// The place of a token among those of its letter, by its flags. Of the 16 flags of a side, the
/// last four are not in use.
const PLACES: [u8; FLAGS as usize] = {
    let mut places = [0; FLAGS as usize];
    let mut flags = 0;
    while flags < FLAGS {
        places[flags as usize] = flags / SECOND * PER_SIDE + flags % SECOND;
        flags += 1;
    }
    places
};

impl Epin {
    /// Returns the token's place among all tokens in their order, 0 to 623.
    ///
    /// ```
    /// use epin::{Epin, epin};
    ///
    /// assert_eq!(epin!("-A").index(), 0);
    /// assert_eq!(Epin::from_index(epin!("K^").index()), Some(epin!("K^")));
    /// ```
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.letter as usize * PER_LETTER + PLACES[self.place()] as usize
    }

    /// Returns the token at a place in the order, or `None` from 624 on.
    ///
    /// ```
    /// use epin::{Epin, epin};
    ///
    /// assert_eq!(Epin::from_index(623), Some(epin!("+z^'")));
    /// assert_eq!(Epin::from_index(624), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index >= Self::COUNT {
            return None;
        }
        #[allow(clippy::cast_possible_truncation)] // Below 24.
        let (letter, rest) = (Letter::ALL[index / PER_LETTER], (index % PER_LETTER) as u8);
        let unused = rest / PER_SIDE * (SECOND - PER_SIDE);
        Some(Self { letter, flags: rest + unused })
    }

    /// Returns an iterator over all tokens, in order.
    ///
    /// ```
    /// use epin::Epin;
    ///
    /// assert_eq!(Epin::all().count(), Epin::COUNT);
    /// assert!(Epin::all().is_sorted());
    /// ```
    #[inline]
    pub const fn all() -> All<Self> {
        All::new(Self::COUNT)
    }

    /// One number instead of two fields: less to compare and to hash.
    #[inline]
    const fn code(self) -> u16 {
        u16::from_be_bytes([self.letter as u8, self.flags])
    }
}

impl PartialOrd for Epin {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Epin {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        self.code().cmp(&other.code())
    }
}

impl Hash for Epin {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u16(self.code());
    }
}
