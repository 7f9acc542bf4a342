//! Strings and files that are made to be long, repetitive or deep: errors stay short, and nothing
//! panics. `serde/visitors.rs` tests long values of every kind that serde knows.

use std::collections::HashMap;
use std::fmt::{Debug, Display};
use std::hash::Hash;

use epin::notation::{Snn, Styles};
use epin::{Catalog, Epin, EpinMap, EpinSet, Letter, Piece, Side, State};
use serde::de::{DeserializeOwned, IgnoredAny};
use serde_json::{Value, from_str};

use crate::support::notations::{Notation, of_each_notation};

const LONG: usize = 10_000_000;

/// The maximum length of an error, in bytes.
const BOUND: usize = 400;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Catalog)]
#[epin(serde)]
enum Game {
    #[epin("K^")]
    King,
    #[epin("P", "+P")]
    Pawn,
}

/// Returns the message for a string that is refused.
#[track_caller]
fn refusal<T: Debug, E: Debug + Display>(result: Result<T, E>) -> String {
    let error = result.unwrap_err();
    let words = format!("{error}, {error:?}");
    assert!(words.len() <= BOUND, "{words:.1000}");
    words
}

/// Returns the error for a string as text, and checks that every function returns the same error.
fn refused_by_all<T: Notation>(text: &str) -> String {
    let error = T::refuse(text);
    let bytes = text.as_bytes();
    let results = [T::from_ascii(bytes), T::try_from(text), T::try_from(bytes), text.parse()];
    assert_eq!(results, [Err(error); 4]);
    refusal(Err::<T, _>(error))
}

/// Functions that read a string in a way that not every notation has, and return the result as text.
const MORE_READERS: [fn(&str) -> String; 7] = [
    |text| refusal(Piece::<Game>::parse(text)),
    |text| refusal(Piece::<Game>::try_from(text.as_bytes())),
    |text| refusal(text.parse::<Piece<Game>>()),
    |text| refusal(text.parse::<Letter>()),
    |text| refusal(text.parse::<Side>()),
    |text| refusal(text.parse::<State>()),
    |text| format!("{:?}", Epin::parse_prefix(text).map(|(token, _)| token)),
];

#[test]
fn a_long_text_is_refused_for_its_start() {
    let fillings = ["x", "K", "'", "+", " ", "\0", "é", "\u{10ffff}", "C:K/"];
    let starts = [
        "",
        "+",
        "K",
        "+K^",
        "+K^'",
        "c:",
        "C:K",
        "C/",
        "Chess",
        "X_",
        "Chess960A",
        "9",
        "ō",
        "first",
        "\u{feff}",
    ];
    for filling in fillings {
        let filling_long = filling.repeat(LONG / filling.len());
        for start in starts {
            let long = format!("{start}{filling_long}");
            let short = format!("{start}{}", filling.repeat(100));
            let readers = of_each_notation!(refused_by_all).into_iter().chain(MORE_READERS);
            for (index, reader) in readers.enumerate() {
                assert_eq!(reader(&long), reader(&short), "{index}: {start} and {filling}");
            }
        }
    }
}

/// Checks that a file is refused with a short error, and returns the error.
#[track_caller]
fn refused<T: DeserializeOwned + Debug>(json: &str) -> String {
    let error = from_str::<T>(json).unwrap_err().to_string();
    assert!(error.len() <= BOUND, "{error:.1000}");
    error
}

#[test]
fn a_long_key_is_refused_in_few_words() {
    fn check<K: DeserializeOwned + Debug + Eq + Hash>() {
        for filling in ["x", r"\u0000", "é", "K"] {
            let key = filling.repeat(100_000);
            refused::<HashMap<K, u8>>(&format!("{{\"{key}\": 1}}"));
            refused::<Vec<K>>(&format!("[\"{key}\"]"));
        }
    }

    for check in of_each_notation!(check) {
        check();
    }
    check::<Piece<Game>>();
    check::<Game>();
    check::<Letter>();
    check::<Side>();
    check::<State>();
    let key = "x".repeat(100_000);
    refused::<EpinMap<Epin, u8>>(&format!("{{\"{key}\": 1}}"));
    refused::<EpinSet>(&format!("[\"{key}\"]"));
}

#[test]
fn the_second_of_many_is_refused() {
    let many = |separated: &str| separated.repeat(100_000);
    let twice = |column| format!("the token \"K\" is given twice at line 1 column {column}");
    assert_eq!(refused::<EpinSet>(&format!("[{}\"K\"]", many("\"K\","))), twice(8));
    assert_eq!(
        refused::<EpinMap<Epin, u8>>(&format!("{{{}\"K\":1}}", many("\"K\":1,"))),
        twice(10)
    );
    let wrong = refused::<EpinMap<Epin, u8>>(&format!("{{{}\"x\":1}}", many("\"x'^\":1,")));
    assert!(wrong.ends_with("did you mean \"x^'\"? at line 1 column 6"), "{wrong}");

    // Outside files, sets and maps do accept a repeated token.
    let tokens = || Epin::all().cycle().take(1_000_000);
    assert_eq!(tokens().collect::<EpinSet>().len(), Epin::COUNT);
    assert_eq!(tokens().zip(0..).collect::<EpinMap<Epin, u32>>().len(), Epin::COUNT);
}

#[test]
fn a_deep_file_is_refused() {
    fn check<T: DeserializeOwned + Debug>() {
        let depth = 1_000_000;
        refused::<T>(&"[".repeat(depth));
        refused::<T>(&"{\"K\":".repeat(depth));
        refused::<T>(&format!("{}{}", "[".repeat(depth), "]".repeat(depth)));
    }

    check::<Epin>();
    check::<Snn>();
    check::<Styles>();
    check::<Piece<Game>>();
    check::<Game>();
    check::<EpinSet>();
    check::<Letter>();
    // `epin` does not limit how deep the values of a map are: the format has to do that.
    check::<EpinMap<Epin, EpinMap<Epin, EpinSet>>>();
    check::<EpinMap<Epin, IgnoredAny>>();
    check::<EpinMap<Epin, Value>>();
}

#[test]
fn a_length_that_is_not_true_is_refused() {
    // The length 2^64 - 1, and no entries after it.
    let length = [&[0xFF; 9][..], &[1]].concat();
    assert!(postcard::from_bytes::<EpinSet>(&length).is_err());
    assert!(postcard::from_bytes::<EpinMap<Epin, u64>>(&length).is_err());
    assert!(postcard::from_bytes::<Epin>(&length).is_err());
    assert!(postcard::from_bytes::<Styles>(&length).is_err());
}
