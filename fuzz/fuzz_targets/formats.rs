//! Games in files. Any bytes are read as a game in one of six formats. If that
//! succeeds, the game is written, and is read back as the same game. Any game that
//! `Arbitrary` makes is written and read back in all six formats. Nothing panics.

#![no_main]

use std::fmt::Debug;

use arbitrary::{Arbitrary, Unstructured};
use epin_fuzz::game::{Game, Plain};
use libfuzzer_sys::fuzz_target;

/// A format. Errors are turned into strings, which must not panic.
struct Format<T> {
    name: &'static str,
    /// Whether a map is read in the order in which it was written.
    keeps_order: bool,
    read: fn(&[u8]) -> Result<T, String>,
    write: fn(&T) -> Result<Vec<u8>, String>,
}

const FORMATS: [Format<Game>; 5] = [
    Format {
        name: "JSON",
        keeps_order: true,
        read: |document| serde_json::from_slice(document).map_err(words),
        write: |game| serde_json::to_vec(game).map_err(words),
    },
    Format {
        name: "TOML",
        keeps_order: false,
        read: |document| toml::from_slice(document).map_err(words),
        write: |game| toml::to_string(game).map(String::into_bytes).map_err(words),
    },
    Format {
        name: "YAML",
        keeps_order: true,
        read: |document| serde_saphyr::from_slice(document).map_err(words),
        write: |game| serde_saphyr::to_string(game).map(String::into_bytes).map_err(words),
    },
    Format {
        name: "RON",
        keeps_order: true,
        read: |document| ron::de::from_bytes(document).map_err(words),
        write: |game| ron::to_string(game).map(String::into_bytes).map_err(words),
    },
    Format {
        name: "CBOR",
        keeps_order: true,
        read: |document| ciborium::from_reader(document).map_err(words),
        write: |game| {
            let mut document = Vec::new();
            ciborium::into_writer(game, &mut document).map_err(words)?;
            Ok(document)
        },
    },
];

const POSTCARD: Format<Plain> = Format {
    name: "postcard",
    keeps_order: true,
    read: |document| postcard::from_bytes(document).map_err(words),
    write: |game| postcard::to_allocvec(game).map_err(words),
};

/// Returns the message of an error.
#[allow(clippy::needless_pass_by_value)] // For `map_err`.
fn words(error: impl ToString) -> String {
    error.to_string()
}

impl<T: Debug + PartialEq> Format<T> {
    /// Reads a document. If it contains a game, writes the game and reads it back.
    fn check_document(&self, document: &[u8]) {
        if let Ok(game) = (self.read)(document) {
            self.check_game(&game);
        }
    }

    /// Writes a game, and reads it back.
    fn check_game(&self, game: &T) {
        let name = self.name;
        let document =
            (self.write)(game).unwrap_or_else(|error| panic!("{name}: {error}\n{game:?}"));
        let shown = String::from_utf8_lossy(&document);
        let back = (self.read)(&document)
            .unwrap_or_else(|error| panic!("{name}: {error}\n{game:?}\n{shown}"));
        assert_eq!(back, *game, "{name}: {shown}");
        if self.keeps_order {
            // Maps are equal whatever their order, but their `Debug` output is not.
            assert_eq!(format!("{back:?}"), format!("{game:?}"), "{name}");
        }
    }
}

fuzz_target!(|data: &[u8]| {
    let [first, data @ ..] = data else { return };
    match usize::from(first % 7) {
        5 => POSTCARD.check_document(data),
        6 => {
            let Ok(game) = Game::arbitrary(&mut Unstructured::new(data)) else { return };
            let game = game.unambiguous();
            for format in &FORMATS {
                format.check_game(&game);
            }
            POSTCARD.check_game(&game.into_plain());
        }
        format => FORMATS[format].check_document(data),
    }
});
