//! A crate whose root has no prelude, and items with the names of everything that the expansions refer to.

#![no_implicit_prelude]
#![deny(warnings)]
#![forbid(deprecated, clippy::integer_division)]
#![allow(dead_code, non_camel_case_types, non_upper_case_globals, unused_macros)]

extern crate epin as tokens;
extern crate serde_json as json;
extern crate std as library;

// Crates. In edition 2015, `::core` is this `core`, and no other item at the root may be named `std`.
mod alloc {}
mod core {}
mod epin {}
mod epin_core {}
mod epin_macros {}
mod schemars {}
mod serde {}
mod serde_core {}
mod __private {}

// Types and traits.
struct EpinSet;
struct Err;
struct FeenLiteral;
struct PieceIndex;
struct KindTable;
struct Letter;
struct Member;
struct Native;
struct NativePieces;
struct SnnBytes;
struct None;
struct Ok;
struct Option;
struct Piece;
struct Result;
struct Side;
struct Some;
struct Styled;
struct Styles;
struct UnknownPieceError;
struct VariantName;
struct Wrong;
trait Catalog {}
trait CatalogItems {}
trait Clone {}
trait Copy {}
trait Deserialize {}
trait Deserializer {}
trait Eq {}
trait Epin {}
trait Fn {}
trait From {}
trait HasPiece {}
trait Into {}
trait PartialEq {}
trait Serialize {}
trait Serializer {}
trait Sized {}
trait TryFrom {}
type PerKind = ();
type PerPiece = ();
type bool = ();
type char = ();
type i128 = ();
type str = ();
type u16 = ();
type u64 = ();
type usize = ();

// Constants, statics and functions.
const A: () = ();
const K: () = ();
const PIECE: () = ();
const PLAIN: () = ();
const TERMINAL: () = ();
static S: () = ();
static D: () = ();
const deserializer: () = ();
const serializer: () = ();
const side: () = ();
static token: () = ();
fn assert() {}
fn drop() {}
fn panic() {}

// Macros. `$d` is `$`.
macro_rules! shadow {
    ($d:tt $($name:ident)*) => {
        $(macro_rules! $name { ($d($d any:tt)*) => { wrong }; })*
    };
}

shadow! { $ assert compile_error concat epin epin_table feen matches panic stringify unreachable }

/// Every type has these items where the trait is in scope.
#[allow(clippy::new_ret_no_self, clippy::wrong_self_convention)] // What counts is the name.
trait Everywhere {
    const __KINDS: () = ();
    const __NAMES: () = ();
    const __PIECE_COUNT: () = ();
    const __STYLES: () = ();
    const __TWO_STYLES: () = ();
    const ALL: () = ();
    const COUNT: () = ();
    const DERIVED: () = ();
    const MEMBERS: () = ();
    const NAME: () = ();
    const PLAIN: () = ();
    const SIN: () = ();
    const SNN: () = ();
    const TOKENS: () = ();

    fn check(&self) {}
    fn check_kinds(&self) {}
    fn complement(&self) {}
    fn in_catalog(&self) {}
    fn in_string(&self) {}
    fn index(&self) {}
    fn kind(&self) {}
    fn kinds_by_token(&self) {}
    fn len(&self) {}
    fn literal(&self) {}
    fn literal_of(&self) {}
    fn new(&self) {}
    fn table(&self) {}
    fn token(&self) {}
    fn value_indices(&self) {}
    fn with_style_of(&self) {}
}

impl<T> Everywhere for T {}

#[derive(
    library::clone::Clone,
    library::marker::Copy,
    library::cmp::PartialEq,
    library::cmp::Eq,
    tokens::Catalog,
)]
#[epin(crate = tokens, serde)]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("R", "-R")]
    Rook,
}

/// The derive refers to the crate as `::epin`, which is not the `epin` module above.
#[derive(
    library::clone::Clone,
    library::marker::Copy,
    library::cmp::PartialEq,
    library::cmp::Eq,
    tokens::Catalog,
)]
enum Draughts {
    #[epin("M")]
    Man,
}

#[derive(
    library::clone::Clone,
    library::marker::Copy,
    library::cmp::PartialEq,
    library::cmp::Eq,
    tokens::Catalog,
)]
#[epin(crate = tokens, serde)]
enum Match {
    #[epin(first)]
    Chess(Chess),
    #[epin(second)]
    Draughts(Draughts),
}

const KING: tokens::Epin = tokens::epin!("K^");
static KINGS: [tokens::Piece<Chess>; 2] = tokens::pieces![Chess, "K^", "k^"];
const START: tokens::feen::Feen = tokens::feen!("k^1/1K^ / C/c");
static WORTH: tokens::EpinTable<Chess, library::primitive::u8> =
    tokens::epin_table!(Chess, Rook => 5, King => 0);

struct Board<const INDEX: library::primitive::usize>;

fn generic<T>(_: T) -> tokens::Piece<Chess> {
    tokens::piece!(Chess, "-r")
}

fn check(holds: library::primitive::bool) {
    if !holds {
        library::process::exit(1);
    }
}

fn main() {
    use tokens::Catalog;

    let _ = Board::<{ tokens::epin!("K^").index() }>;
    check(KING == tokens::epins!["K^"][0] && KING.to_pin() == tokens::notation::pin!("K^"));
    check(tokens::notation::qpi!("C:K^").sin() == tokens::notation::sin!("C"));
    check(generic(()) == tokens::piece!(Chess, "-r"));
    check(tokens::feen!(Chess, "k^1/1K^ / C/c").as_str() == START.as_str());
    match (
        KING,
        KING.to_pin(),
        tokens::notation::qpi!("C:K^"),
        tokens::notation::snn!("Chess"),
        KINGS,
    ) {
        (
            tokens::epin!("K^"),
            tokens::notation::pin!("K^"),
            tokens::notation::qpi!("C:K^"),
            tokens::notation::snn!("Chess"),
            [tokens::piece!(Chess, "K^"), tokens::piece!(Chess, "k^")],
        ) => {}
        _ => check(false),
    }
    check(
        <Draughts as Catalog>::from_token(tokens::epin!("m")).is_some()
            && <Draughts as Catalog>::from_token(KING).is_none(),
    );
    check(Chess::Rook.token(tokens::Side::Second) == tokens::epin!("r"));
    check(tokens::Piece::<Chess>::COUNT == 6 && tokens::piece!(Chess, "r").index() == 5);
    check(tokens::EpinTable::<Chess, _>::from_array([7, 5])[Chess::Rook] == 5);
    check(WORTH[Chess::Rook] == 5 && tokens::epin_table!(Draughts, Man => 1)[Draughts::Man] == 1);
    let man = tokens::piece!(Match, "M'");
    check(man.flipped() == tokens::piece!(Match, "m") && man.kind().index() == 2);
    check(man.kind().token(tokens::Side::First) == man.token());
    check(tokens::EpinTable::<Match, _>::from_array([7, 5, 1])[man.kind()] == 1);
    check(json::to_string(&man.kind()).unwrap() == "\"M'\"");
    check(json::to_string(&Chess::Rook).unwrap() == "\"R\"");
    check(json::from_str::<Chess>("\"-R\"").unwrap() == Chess::Rook);
}
