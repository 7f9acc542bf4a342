//! Games in files. Any bytes are read as a game in six formats: what can be read is written, and
//! reads back as the same game. So does any game, in all of them. Nothing panics.

#![no_main]

use std::fmt::Debug;

use arbitrary::{Arbitrary, Unstructured};
use epin_fuzz::game::{Game, Plain};
use libfuzzer_sys::fuzz_target;
use serde::Serialize;
use serde::de::DeserializeOwned;

fuzz_target!(|data: &[u8]| {
    let [first, data @ ..] = data else { return };
    match first % 7 {
        0 => read::<Json, Game>(data),
        1 => read::<Toml, Game>(data),
        2 => read::<Yaml, Game>(data),
        3 => read::<Ron, Game>(data),
        4 => read::<Cbor, Game>(data),
        5 => read::<Postcard, Plain>(data),
        _ => {
            let Ok(game) = Game::arbitrary(&mut Unstructured::new(data)) else { return };
            let game = game.unambiguous();
            write::<Json, _>(&game);
            write::<Toml, _>(&game);
            write::<Yaml, _>(&game);
            write::<Ron, _>(&game);
            write::<Cbor, _>(&game);
            write::<Postcard, _>(&game.into_plain());
        }
    }
});

/// A format. Errors are put into words, which must not panic.
trait Format {
    const NAME: &str;

    /// Whether it reads a map in the order that it is written in.
    const KEEPS_ORDER: bool = true;

    fn read<T: DeserializeOwned>(document: &[u8]) -> Result<T, String>;

    fn write<T: Serialize>(value: &T) -> Result<Vec<u8>, String>;
}

/// Reads a document, and if there is a value in it, writes it.
fn read<F: Format, T: Debug + PartialEq + Serialize + DeserializeOwned>(document: &[u8]) {
    if let Ok(value) = F::read::<T>(document) {
        write::<F, T>(&value);
    }
}

/// Writes a value, and reads it back.
fn write<F: Format, T: Debug + PartialEq + Serialize + DeserializeOwned>(value: &T) {
    let document =
        F::write(value).unwrap_or_else(|error| panic!("{}: {error}\n{value:?}", F::NAME));
    let back = F::read::<T>(&document).unwrap_or_else(|error| {
        panic!("{}: {error}\n{value:?}\n{}", F::NAME, String::from_utf8_lossy(&document))
    });
    assert_eq!(back, *value, "{}: {}", F::NAME, String::from_utf8_lossy(&document));
    if F::KEEPS_ORDER {
        // Maps are equal whatever their order, but not what they print.
        assert_eq!(format!("{back:?}"), format!("{value:?}"), "{}", F::NAME);
    }
}

/// Puts an error into words.
#[allow(clippy::needless_pass_by_value)] // For `map_err`.
fn words(error: impl ToString) -> String {
    error.to_string()
}

struct Json;

impl Format for Json {
    const NAME: &str = "JSON";

    fn read<T: DeserializeOwned>(document: &[u8]) -> Result<T, String> {
        serde_json::from_slice(document).map_err(words)
    }

    fn write<T: Serialize>(value: &T) -> Result<Vec<u8>, String> {
        serde_json::to_vec(value).map_err(words)
    }
}

struct Toml;

impl Format for Toml {
    const NAME: &str = "TOML";

    const KEEPS_ORDER: bool = false;

    fn read<T: DeserializeOwned>(document: &[u8]) -> Result<T, String> {
        toml::from_slice(document).map_err(words)
    }

    fn write<T: Serialize>(value: &T) -> Result<Vec<u8>, String> {
        toml::to_string(value).map(String::into_bytes).map_err(words)
    }
}

struct Yaml;

impl Format for Yaml {
    const NAME: &str = "YAML";

    fn read<T: DeserializeOwned>(document: &[u8]) -> Result<T, String> {
        serde_saphyr::from_slice(document).map_err(words)
    }

    fn write<T: Serialize>(value: &T) -> Result<Vec<u8>, String> {
        serde_saphyr::to_string(value).map(String::into_bytes).map_err(words)
    }
}

struct Ron;

impl Format for Ron {
    const NAME: &str = "RON";

    fn read<T: DeserializeOwned>(document: &[u8]) -> Result<T, String> {
        ron::de::from_bytes(document).map_err(words)
    }

    fn write<T: Serialize>(value: &T) -> Result<Vec<u8>, String> {
        ron::to_string(value).map(String::into_bytes).map_err(words)
    }
}

struct Cbor;

impl Format for Cbor {
    const NAME: &str = "CBOR";

    fn read<T: DeserializeOwned>(document: &[u8]) -> Result<T, String> {
        ciborium::from_reader(document).map_err(words)
    }

    fn write<T: Serialize>(value: &T) -> Result<Vec<u8>, String> {
        let mut document = Vec::new();
        ciborium::into_writer(value, &mut document).map_err(words)?;
        Ok(document)
    }
}

struct Postcard;

impl Format for Postcard {
    const NAME: &str = "postcard";

    fn read<T: DeserializeOwned>(document: &[u8]) -> Result<T, String> {
        postcard::from_bytes(document).map_err(words)
    }

    fn write<T: Serialize>(value: &T) -> Result<Vec<u8>, String> {
        postcard::to_allocvec(value).map_err(words)
    }
}
