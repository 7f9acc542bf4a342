//! What `feen!` expands to.
//!
//! ```text
//! written               expansion, without the path of the crate
//! feen!("8/8 / C/c")    <Position>::literal::<Epin>("8/8 / C/c", 3, 4, [2, 8, 0])
//! feen!(START)          <Position>::evaluated::<Layout<{ Index::feen(START) }>>(START)
//! feen!(Game, START)    <Position>::evaluated::<LayoutOf<Game, { Index::feen_of::<Game>(START) }>>(START)
//! feen!(Game, "K^/k^ / C/c")
//!     <Position>::literal::<
//!         <Member<Game, { Index::in_position::<Game>("…", &[(246, 0), (258, 3)]) }> as HasPiece>::ConstPiece
//!     >("…", 5, 6, [2, 1, 0])
//! ```
//!
//! As for tokens, what has to be evaluated is a generic argument, and an error in it makes the type
//! of the position an error, too.

#![allow(
    clippy::panic,
    reason = "these functions are called in constants only, where a panic is the compile error"
)]

use core::marker::PhantomData;

use epin_grammar::{Excerpt, FeenErrors, FeenLayout, Message, parse_feen};

use super::Index;
use super::evaluated::token;
use crate::feen::Feen;
use crate::{Catalog, Epin, Piece, UnknownPiece};

/// The functions that return a position.
pub struct Position;

impl Position {
    /// Returns the position of a literal, which the macro has read.
    #[must_use]
    pub const fn literal<P>(
        text: &'static str,
        board_len: u16,
        slash: u16,
        sizes: [u8; 3],
    ) -> Feen<'static, P> {
        Feen::known(text, FeenLayout { board_len, slash, sizes })
    }

    /// Returns the position of a constant expression, whose layout is known.
    #[must_use]
    pub const fn evaluated<T: HasLayout>(text: &'static str) -> Feen<'static, T::ConstPiece> {
        Feen::known(text, unpack(T::LAYOUT))
    }
}

/// The type with the layout of a position, as a number.
pub struct Layout<const LAYOUT: u64>;

/// As [`Layout`], of a position whose pieces are in the catalog `C`.
pub struct LayoutOf<C, const LAYOUT: u64>(PhantomData<fn() -> C>);

/// The number of [`Layout`], and what is on a square.
pub trait HasLayout {
    type ConstPiece;
    const LAYOUT: u64;
}

impl<const LAYOUT: u64> HasLayout for Layout<LAYOUT> {
    type ConstPiece = Epin;
    const LAYOUT: u64 = LAYOUT;
}

impl<C: Catalog, const LAYOUT: u64> HasLayout for LayoutOf<C, LAYOUT> {
    type ConstPiece = Piece<C>;
    const LAYOUT: u64 = LAYOUT;
}

impl Index {
    /// Returns the layout of the position that a constant expression spells.
    #[must_use]
    #[track_caller]
    pub const fn feen(text: &str) -> u64 {
        match parse_feen(text.as_bytes()) {
            Some(layout) => pack(layout),
            None => refuse(text.as_bytes()),
        }
    }

    /// Returns the layout of the position that a constant expression spells, if all pieces are in the
    /// catalog `C`.
    #[must_use]
    #[track_caller]
    pub const fn feen_of<C: Catalog>(text: &str) -> u64 {
        let Some(layout) = parse_feen(text.as_bytes()) else { refuse(text.as_bytes()) };
        if let Some((token, offset)) = Feen::known(text, layout).unknown(&C::MEMBERS) {
            unknown::<C>(text, token, offset)
        }
        pack(layout)
    }

    /// Returns the index of a piece of a position if it is in the catalog `C`: `places` are the index
    /// and the offset of its token, of one side or of both.
    #[must_use]
    #[track_caller]
    pub const fn in_position<C: Catalog>(text: &str, places: &[(u16, usize)]) -> u16 {
        let mut rest = places;
        while let [(index, offset), others @ ..] = rest {
            if !C::MEMBERS.contains_index(*index as usize) {
                unknown::<C>(text, token(*index), *offset)
            }
            rest = others;
        }
        match places {
            [(index, _), ..] => *index,
            [] => 0,
        }
    }
}

/// ```text
/// bit      63 … 48     47 … 32    31 … 24   23 … 0
///          board_len   slash      0         sizes
/// ```
const fn pack(layout: FeenLayout) -> u64 {
    let FeenLayout { board_len, slash, sizes: [a, b, c] } = layout;
    (board_len as u64) << 48 | (slash as u64) << 32 | u32::from_be_bytes([0, a, b, c]) as u64
}

const fn unpack(layout: u64) -> FeenLayout {
    let [a, b, c, d, _, sizes @ ..] = layout.to_be_bytes();
    let (board_len, slash) = (u16::from_be_bytes([a, b]), u16::from_be_bytes([c, d]));
    FeenLayout { board_len, slash, sizes }
}

#[track_caller]
const fn unknown<C: Catalog>(text: &str, token: Epin, offset: usize) -> ! {
    let mut message = UnknownPiece::new::<C>(token).message_at(offset);
    let range = offset..offset + token.as_str().len();
    Excerpt::new(text.as_bytes(), &range).push_marked(&mut message);
    // A compile error: a panic is how a constant reports one, and only constants call this.
    panic!("{}", message.as_str())
}

/// Reports the first mistake, and how many more there are.
#[track_caller]
const fn refuse(text: &[u8]) -> ! {
    let mut errors = FeenErrors::new(text);
    let mut message = match errors.next_error() {
        Some(error) => error.explain(text, true),
        None => Message::new(), // Never: `text` is not a position.
    };
    let mut others = 0;
    while errors.next_error().is_some() {
        others += 1;
    }
    if others > 0 {
        message.push_str("\n  = note: ");
        message.push_number(others);
        message.push_str(if others == 1 { " more mistake" } else { " more mistakes" });
    }
    // A compile error: a panic is how a constant reports one, and only constants call this.
    panic!("{}", message.as_str())
}
