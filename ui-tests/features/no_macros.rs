//@ editions: 2015 2018 2021 2024
//! Calls to the macros, without the `macros` feature. A mark names what needs it.

extern crate epin as tokens;

use tokens::notation::{Pin, Qpi, Sin, Snn, pin, qpi, sin, snn};
use tokens::{Epin, Letter, epin, epins, piece, pieces};

struct Board<const INDEX: usize>;
struct Chess;

const EPIN: Epin = epin!("K^"); //~ epin!
static PIN: Pin = pin!("K^"); //~ pin!
const SIN: Sin = sin!("C"); //~ sin!
static QPI: Qpi = qpi!("C:K^"); //~ qpi!
const SNN: Snn = snn!("Chess"); //~ snn!
static PIECE: Option<Epin> = piece!(Chess, "K^"); //~ piece!
const EPINS: [Epin; 2] = epins!["K^", "k^"]; //~ epins!
static PIECES: [Epin; 2] = pieces![Chess, "K^", "k^"]; //~ pieces!
static ARRAY: [u8; epin!("K").index()] = [0; epin!("K").index()]; //~ epin! //~ epin!
type Argument = Board<{ pin!("K").index() }>; //~ pin!
const TEXT: &str = epin!("K").as_str(); //~ epin!

#[repr(u8)]
enum Discriminant {
    King = epin!("K").index() as u8, //~ epin!
}

trait Trait {
    const PROVIDED: Qpi = qpi!("C:K"); //~ qpi!
    const REQUIRED: Sin;
    fn provided(&self) -> Snn {
        snn!("Chess") //~ snn!
    }
}

impl<T> Trait for T {
    const REQUIRED: Sin = sin!("C"); //~ sin!
}

fn generic<T>(_: T) -> Pin {
    pin!("K") //~ pin!
}

const fn constant(piece: Qpi) -> bool {
    matches!(piece, qpi!("C:K")) //~ qpi!
}

fn patterns(token: Epin, pin: Pin, sin: Sin, qpi: Qpi, snn: Snn) {
    match token {
        epin!("K") => {} //~ epin!
        epin!("Q") | epin!("R") => {} //~ epin! //~ epin!
        epin!("K") if token == EPIN => {} //~ epin!
        EPIN => {}
        _ => {}
    }
    let _ = match Some(pin) {
        Some(pin!("K")) => 1, //~ pin!
        Some(pin!("Q") | pin!("R")) => 2, //~ pin! //~ pin!
        Some(_) => 3,
        None => 4,
    };
    if let sin!("C") = sin {} //~ sin!
    while let qpi!("C:K") = qpi {} //~ qpi!
    let (snn!("Chess"), _) = (snn, 0) else { return }; //~ snn!
    let [epin!("K"), ..] = [token, token] else { return }; //~ epin!
    let epins!["K", "Q"] = [token, token] else { return }; //~ epins!
    if let Some(piece!(Chess, "K")) = Some(token) {} //~ piece!
    let _ = |epin!("K"): Epin| 0; //~ epin!
}

fn expressions(token: Epin) -> Epin {
    for token in epins!["K", "Q"] { //~ epins!
        let _: Epin = token;
    }
    for token in pieces![Chess, "K", "Q"].iter().copied() { //~ pieces!
        let _: Epin = token;
    }
    let [king, queen] = epins!["K", "Q"]; //~ epins!
    let _ = [king, queen].map(|token: Epin| token.letter());
    let _ = (token == epin!("K"), epin!("K") == token); //~ epin! //~ epin!
    assert_eq!(Some(epin!("K")), Some(token)); //~ epin!
    println!("{}", epin!("K")); //~ epin!
    epin!("K"); //~ epin!
    let _ = [0; 624][epin!("K").index()]; //~ epin!
    let _ = generic(epin!("K")); //~ epin!
    let mut tokens = vec![epin!("K")]; //~ epin!
    tokens.push(token);
    let reference: &'static Epin = &epin!("K"); //~ epin!
    let _ = (reference.letter(), *reference, token.with_letter(epin!("K").letter())); //~ epin!
    let _ = match epin!("K").letter() { //~ epin!
        Letter::K => 1,
        _ => 2,
    };
    return epin!("K"); //~ epin!
}

fn arguments() {
    epin!(); //~ epin!
    epin!(TEXT); //~ epin!
    epin!({ TEXT }); //~ epin!
    epins![]; //~ epins!
    piece!(Chess); //~ piece!
    pin!("^K", 'K'); //~ pin!
}

macro_rules! forwarded {
    ($token:literal) => {
        epin!($token) //~ epin!
        //~| this error originates in the macro `epin` which comes from the expansion of the macro `forwarded`
    };
}

mod bare {
    #![no_implicit_prelude]

    const KING: ::tokens::Epin = ::tokens::epin!("K^"); //~ epin!
    //~| this error originates in the macro `::tokens::epin`
    const PIN: ::tokens::notation::Pin = ::tokens::notation::pin!("K^"); //~ pin!
    //~| this error originates in the macro `::tokens::notation::pin`
}

fn main() {
    forwarded!("K");
}
