//! Wrong constants, and tokens that are not in the catalog, which the compiler finds when it
//! evaluates constants. After `//~` is where on the line the only error is.

extern crate epin;

use epin::{Catalog, Epin, Piece, Pin, Qpi, Sin, Snn};
use epin::{epin, epins, piece, pieces, pin, qpi, sin, snn};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(serde)]
enum Chess {
    #[epin("K^")]
    King,
}

struct Board<const INDEX: usize>;

const TEXT: &str = "not a token";

const EPIN: Epin = epin!(TEXT); //~ TEXT
static PIN: Pin = pin!(concat!("K", "'")); //~ concat!
const SIN: Sin = sin!({ TEXT }); //~ TEXT
static QPI: Qpi = qpi!(TEXT); //~ TEXT
const SNN: Snn = snn!(TEXT); //~ TEXT
static PIECE: Piece<Chess> = piece!(Chess, "K"); //~ "K"
const EPINS: [Epin; 2] = epins!["K", TEXT]; //~ TEXT
static PIECES: [Piece<Chess>; 2] = pieces![Chess, "K^", "+K^"]; //~ "+K^"

trait Trait {
    const PROVIDED: Piece<Chess> = piece!(self::Chess, "Q"); //~ "Q"
    const REQUIRED: Sin;
    fn provided(&self) -> Snn {
        snn!(stringify!(chess)) //~ stringify!
    }
}

impl<T> Trait for T {
    const REQUIRED: Sin = sin!(TEXT); //~ TEXT
}

fn generic<T>(_: T) -> Piece<Chess> {
    piece!(Chess, concat!("K", "'")) //~ concat!
}

const fn constant(piece: Qpi) -> bool {
    matches!(piece, qpi!(TEXT)) //~ TEXT
}

fn patterns(token: Epin, pin: Pin, sin: Sin, qpi: Qpi, snn: Snn, piece: Piece<Chess>) {
    match token {
        epin!(TEXT) => {} //~ TEXT
        _ => {}
    }
    if let pin!(TEXT) = pin {} //~ TEXT
    while let sin!(TEXT) = sin {} //~ TEXT
    let (qpi!(TEXT), _) = (qpi, 0) else { return }; //~ TEXT
    let _ = matches!(Some(snn), Some(snn!(TEXT))); //~ TEXT
    let [piece!(Chess, "k"), ..] = [piece, piece] else { return }; //~ "k"
    let epins!["K", TEXT] = [token, token] else { return }; //~ TEXT
    let pieces![Chess, "K^", TEXT] = [piece, piece] else { return }; //~ TEXT
}

macro_rules! by_literal {
    ($token:literal) => {
        piece!(Chess, $token)
    };
}

macro_rules! by_expr {
    ($token:expr) => {
        epin!($token)
    };
}

macro_rules! define {
    ($d:tt $name:ident $fragment:ident) => {
        macro_rules! $name {
            ($d token:$fragment) => {
                piece!(Chess, $d token)
            };
        }
    };
}

define! { $ inner_by_literal literal }
define! { $ inner_by_expr expr }
define! { $ inner_by_tt tt }

fn forwarded(piece: Piece<Chess>) {
    by_literal!("a"); //~ "a"
    by_expr!(TEXT); //~ TEXT
    inner_by_literal!("c"); //~ "c"
    inner_by_expr!("d"); //~ "d"
    inner_by_tt!("e"); //~ "e"
    if let inner_by_expr!("f") = piece {} //~ "f"
}

fn main() {
    generic(0);
}
