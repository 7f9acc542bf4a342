//@ editions: 2015 2018 2021 2024
//! Calls to `feen!`, without the `feen` feature or the `macros` feature. A mark names
//! what needs them.

extern crate epin as tokens;

use tokens::{Epin, feen};

struct Board<const LENGTH: usize>;
struct Chess;
struct Game;

const START: Option<Epin> = feen!("8/8 / C/c"); //~ feen!
static PIECES: Option<Epin> = feen!(Chess, "8/8 / C/c"); //~ feen!
static BOARD: [Option<Epin>; 64] = feen!("8/8 / C/c").board().unwrap(); //~ feen!
static ARRAY: [u8; feen!("8 / C/c").square_count()] = [0; feen!("8 / C/c").square_count()]; //~ feen! //~ feen!
type Argument = Board<{ feen!("8 / C/c").square_count() }>; //~ feen!
const TEXT: &str = feen!("8/8 / C/c").as_str(); //~ feen!

impl Game {
    const START: Option<Epin> = feen!(Self::TEXT); //~ feen!
    const TEXT: &'static str = "8/8 / C/c";
}

fn never_called<T>(_: T) -> Option<Epin> {
    feen!(Chess, TEXT) //~ feen!
}

fn pattern(start: Option<Epin>) -> bool {
    matches!(start, feen!("8/8 / C/c")) //~ feen!
}

fn expressions(start: Option<Epin>) -> Option<Epin> {
    let Some([Some(king), ..]) = feen!("k^1 / C/c").board::<2>() else { return None }; //~ feen!
    for (index, piece) in feen!(Chess, "k^1 / C/c").pieces() { //~ feen!
        let _: (usize, Epin) = (index, piece);
    }
    let _: Epin = king;
    let _ = never_called(feen!("8/8 / C/c")) == start; //~ feen!
    println!("{}", feen!(8/8 / C/c)); //~ feen!
    feen!(); //~ feen!
    return feen!({ TEXT }); //~ feen!
}

macro_rules! forwarded {
    ($text:literal) => {
        feen!($text) //~ feen!
        //~| this error originates in the macro `feen` which comes from the expansion of the macro `forwarded`
    };
}

mod bare {
    #![no_implicit_prelude]

    const LENGTH: ::tokens::Letter = ::tokens::feen!("8/8 / C/c"); //~ feen!
    //~| this error originates in the macro `::tokens::feen`
}

fn main() {
    forwarded!("8/8 / C/c");
}
