//! `feen!` in every position where an expression may be, and through macros of the caller.

use epin::feen::Feen;
use epin::{Catalog, Epin, Piece, Side, epin, feen, piece};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("R", "-R")]
    Rook,
}

mod games {
    pub(super) use super::Chess;
}

const CONST: Feen = feen!("k^1/1K^ / C/c");
const BOARD: [Option<Epin>; 4] = CONST.board().unwrap();
static STATIC: Feen<'_, Piece<Chess>> = feen!(Chess, "k^1/1-R R/ C/c");
static PIECES: [Option<Piece<Chess>>; 4] = feen!(Chess, "k^1/1-R R/ C/c").board().unwrap();

struct Length<const LENGTH: usize>;

struct Game;

impl Game {
    const START: Feen<'static> = feen!("k^r/1K^ / C/c");
    const PIECES: Feen<'static, Piece<Chess>> = feen!(Chess, "k^r/1K^ / C/c");
}

trait Start {
    const PROVIDED: Feen<'static> = feen!("4 / C/c");
    const PIECES: Feen<'static, Piece<Chess>>;
    const SQUARES: [u8; feen!("2/2/2 / C/c").square_count()];
}

impl<T> Start for T {
    const PIECES: Feen<'static, Piece<Chess>> = feen!(self::games::Chess, "k^r / C/c");
    const SQUARES: [u8; feen!(Chess, "3/3 / C/c").square_count()] = [0; 6];
}

const fn generic<T: Copy>(_: &T) -> Feen<'static, Piece<Chess>> {
    feen!(Chess, "k^1/1K^ / C/c")
}

fn turn(start: Feen, pieces: Feen<Piece<Chess>>) -> (Side, Side) {
    (start.turn(), pieces.turn())
}

#[test]
fn positions_where_an_expression_may_be() {
    assert_eq!(BOARD, [Some(epin!("k^")), None, None, Some(epin!("K^"))]);
    assert_eq!(STATIC.hand(Side::First).next(), Some((piece!(Chess, "R"), 1)));
    assert_eq!(PIECES[3], Some(piece!(Chess, "-R")));
    assert_eq!(Game::START.as_str(), Game::PIECES.as_str());
    assert_eq!(<() as Start>::PROVIDED.sizes(), [4]);
    assert_eq!((<() as Start>::PIECES.sizes(), <() as Start>::SQUARES.len()), (&[2][..], 6));
    assert_eq!(
        generic(&0).board(),
        Some([Some(piece!(Chess, "k^")), None, None, PIECES[0].map(Piece::flipped)])
    );
    assert_eq!(turn(feen!("8 / c/C"), feen!(Chess, "8 / C/c")), (Side::Second, Side::First));
    let Some([Some(king), ..]) = feen!(Chess, "k^1 / C/c").board::<2>() else { unreachable!() };
    assert_eq!(king.kind(), Chess::King);
    let _ = Length::<{ feen!("k^1 / C/c").square_count() }>;
    let closure =
        |side: Side| if side == Side::First { feen!("1 / C/c") } else { feen!("1 / c/C") };
    assert_eq!(closure(Side::Second).turn(), Side::Second);
    let in_block = const { feen!(Chess, "k^r / C/c") };
    assert_eq!([feen!(Chess, "k^r / C/c"); 2], [in_block, in_block]);
    match feen!("k^1 / C/c").sizes() {
        [2] => {}
        _ => unreachable!(),
    }
    assert_eq!((feen!("3 / C/c")).as_str(), "3 / C/c");
    feen!("3 / C/c");
}

#[test]
fn literals() {
    let lines = feen!(
        Chess,
        "k^1/\
         1K^ \
         / C/c",
    );
    let spelled = [feen!("\x6b^1/1\u{4b}^ / C/c"), feen!(r"k^1/1K^ / C/c")];
    assert_eq!(spelled, [CONST; 2]);
    assert_eq!([feen!(games::Chess, "k^1/1K^ / C/c"), generic(&0)], [lines; 2]);
}

/// Defines a macro that calls another with what it is given. `$d` is `$`.
macro_rules! define {
    ($d:tt $name:ident($fragment:ident), $macro:ident!($($before:tt)*)) => {
        macro_rules! $name {
            ($d argument:$fragment) => {
                $macro!($($before)* $d argument)
            };
        }
    };
}

define! { $ by_literal(literal), feen!() }
define! { $ by_expr(expr), feen!() }
define! { $ by_tt(tt), feen!() }
define! { $ of_chess(literal), feen!(Chess,) }
define! { $ twice_by_expr(expr), by_expr!() }

macro_rules! in_catalog {
    ($by_ident:ident, $by_path:path, $by_ty:ty, $text:expr) => {
        [feen!($by_ident, $text), feen!($by_path, $text), feen!($by_ty, $text)]
    };
}

#[test]
fn macros_that_macros_write() {
    let literals =
        [by_literal!("k^1/1K^ / C/c"), by_expr!("k^1/1K^ / C/c"), by_tt!("k^1/1K^ / C/c")];
    assert_eq!(literals, [CONST; 3]);
    assert_eq!(twice_by_expr!("k^1/1K^ / C/c"), CONST);
    assert_eq!(of_chess!("k^1/1K^ / C/c"), generic(&0));
    let literals = in_catalog!(Chess, self::Chess, games::Chess, "k^1/1K^ / C/c");
    assert_eq!(literals, [generic(&0); 3]);
}
