//@ editions: 2015 2018 2021 2024
//! Wrong literals among items with the names of what the errors refer to.

#![allow(unused, non_camel_case_types, non_upper_case_globals)]
#![no_implicit_prelude]

extern crate epin as tokens;
extern crate std as library;

mod alloc {}
mod core {}
mod epin {}
mod __core {}
mod __private {}
struct Catalog;
struct Epin;
struct Feen;
struct Option;
struct Position;
struct Some;
struct Wrong;
type str = ();
type u16 = ();
static token: () = ();
fn panic() {}
macro_rules! compile_error { ($($any:tt)*) => { wrong }; }
macro_rules! concat { ($($any:tt)*) => { wrong }; }
macro_rules! panic { ($($any:tt)*) => { wrong }; }

const KING: tokens::Epin = tokens::epin!("K^^"); //~
const STYLE: tokens::notation::Sin = tokens::notation::sin!("1"); //~
const START: tokens::feen::Feen = tokens::feen!("8/7 / C/C"); //~ //~
const NAME: tokens::notation::Snn = tokens::notation::snn!("chess"); //~

#[derive(
    library::clone::Clone,
    library::marker::Copy,
    library::cmp::PartialEq,
    library::cmp::Eq,
    tokens::Catalog,
)]
#[epin(crate = tokens, serde)]
enum Broken {
    #[epin("K^^")] //~
    King,
}

fn generic<T>(piece: tokens::notation::Qpi) {
    if let tokens::notation::qpi!("K") = piece {} //~
    let _ = tokens::pieces![Broken, "K", "++P"]; //~ at `"++P"`
    let _ = tokens::feen!(Broken, "8/7 / C/c"); //~
}

fn main() {}
