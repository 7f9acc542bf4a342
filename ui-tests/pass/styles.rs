//! Styles, their names and pieces with a style: in patterns, in constants, and passed on by the
//! program's own `macro_rules!`.

#![deny(warnings, clippy::pedantic)]

use epin::{Epin, Letter, Qpi, Sin, Snn, Styles, epin, pin, qpi, sin, snn};

const CHESS: Sin = sin!("C");
static MAKRUK: Sin = sin!(r"m");
const KING: Qpi = qpi!("C:K^");
static PIECES: [Qpi; 2] = [qpi!("m:+P"), qpi!("M:-p^")];
const NAME: Snn = snn!("Chess960");

struct Game<const STYLE: usize>;

trait First {
    const FIRST: Qpi;
}

impl<const STYLE: usize> First for Game<STYLE> {
    const FIRST: Qpi = qpi!("C:P");
}

fn name(style: Sin) -> &'static str {
    match style {
        sin!("C") | sin!("c") => "chess",
        other @ (sin!("S") | sin!("s")) if other == sin!("s") => "shogi",
        _ => "other",
    }
}

const fn is_king(piece: Qpi) -> bool {
    matches!(piece, qpi!("C:K^") | qpi!("c:k^"))
}

fn is_tokin(piece: Option<Qpi>) -> bool {
    matches!(piece, Some(qpi!("S:+P") | qpi!("s:+p") | qpi!("s:+P")))
}

const fn letter(name: Snn) -> Option<Letter> {
    match name {
        snn!("Chess") | snn!("Chess960") => Some(Letter::C),
        snn!("Shogi") => Some(Letter::S),
        _ => None,
    }
}

macro_rules! style {
    ($style:literal) => {
        sin!($style)
    };
}

macro_rules! piece {
    ($piece:literal) => {
        qpi!($piece)
    };
}

macro_rules! by_expr {
    ($piece:expr) => {
        qpi!($piece)
    };
}

fn main() {
    assert_eq!((CHESS, MAKRUK.as_str(), KING.sin()), (sin!("C"), "m", CHESS));
    assert_eq!((name(sin!("c")), name(sin!("s")), name(sin!("S"))), ("chess", "shogi", "other"));
    const { assert!(is_king(KING) && is_king(qpi!("c:k^")) && !is_king(qpi!("c:K^"))) }
    assert!(is_tokin(Some(qpi!("s:+P"))) && !is_tokin(Some(qpi!("S:+p"))) && !is_tokin(None));
    assert!(matches!(PIECES, [qpi!("m:+P"), qpi!("M:-p^")]));
    assert_eq!([piece!("x:k^"), by_expr!("x:k")].map(Qpi::sin), [style!("x"); 2]);
    assert_eq!((letter(NAME), letter(snn!("Shogi"))), (Some(Letter::C), Some(Letter::S)));
    assert_eq!((letter(snn!("Makruk")), snn!("Shogi").as_str()), (None, "Shogi"));
    assert_eq!(Game::<{ sin!("C").as_char() as usize }>::FIRST.pin(), pin!("P"));
    let styles = Styles { first: Letter::C, second: Letter::M };
    let qpi!("m:P") = epin!("P'").to_qpi(styles) else { unreachable!() };
    let Ok(epin!("P'")) = qpi!("m:P").to_epin(styles) else { unreachable!() };
    let _: [Epin; 1] = [epin!("P")];
}
