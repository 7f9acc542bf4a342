//! What the tests need to know of a format.

use std::fmt::Display;
use std::thread;

use serde::Serialize;
use serde::de::DeserializeOwned;

/// A format: how it writes and reads, with its errors as text.
pub trait Format {
    const NAME: &str;

    fn write<T: Serialize>(value: &T) -> Result<Vec<u8>, String>;

    fn read<T: DeserializeOwned>(document: &[u8]) -> Result<T, String>;
}

/// The checks of a format, by its name.
#[derive(Debug)]
pub struct Entry {
    pub name: &'static str,
    pub round_trips: fn(),
    pub refuses: fn(),
    pub loses_no_more_than_plain_types: fn(),
    pub refuses_with_short_errors: fn(),
}

/// Defines `FORMATS`, a list of formats: each has a name, a way to write a value and a way to read
/// it.
#[macro_export]
macro_rules! formats {
    ($($Name:ident $name:literal |$value:ident| $write:expr, |$document:ident| $read:expr;)*) => {
        $(
            struct $Name;

            impl $crate::Format for $Name {
                const NAME: &str = $name;

                fn write<T: serde::Serialize>($value: &T) -> Result<Vec<u8>, String> {
                    $crate::error_as_text($write).map(Into::into)
                }

                fn read<T: serde::de::DeserializeOwned>($document: &[u8]) -> Result<T, String> {
                    $crate::error_as_text($read)
                }
            }
        )*

        const FORMATS: &[$crate::Entry] = &[$(
            $crate::Entry {
                name: $name,
                round_trips: $crate::round_trips::<$Name>,
                refuses: $crate::refuses::<$Name>,
                loses_no_more_than_plain_types: $crate::loses_no_more_than_plain_types::<$Name>,
                refuses_with_short_errors: $crate::refuses_with_short_errors::<$Name>,
            },
        )*];
    };
}

/// Calls a check with every format, on two threads.
pub fn each_format(formats: &[Entry], check: impl Fn(&Entry) + Sync) {
    thread::scope(|scope| {
        for start in [0, 1] {
            let check = &check;
            scope.spawn(move || formats.iter().skip(start).step_by(2).for_each(check));
        }
    });
}

/// Returns the result with its error as text.
pub fn error_as_text<T>(result: Result<T, impl Display>) -> Result<T, String> {
    result.map_err(|error| error.to_string())
}

#[must_use]
pub fn text(document: &[u8]) -> &str {
    std::str::from_utf8(document).expect("a text format")
}

/// Returns the document that `write` writes to a writer.
pub fn with_writer<E>(write: impl FnOnce(&mut Vec<u8>) -> Result<(), E>) -> Result<Vec<u8>, E> {
    let mut document = Vec::new();
    write(&mut document).map(|()| document)
}
