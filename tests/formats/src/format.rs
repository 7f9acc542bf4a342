//! What the tests need to know about a format.

use std::fmt::Display;
use std::thread;

use serde::Serialize;
use serde::de::DeserializeOwned;

/// A format: how it writes and reads. Its errors are returned as text.
pub trait Format {
    const NAME: &str;

    /// The table of what the format cannot carry, if there is such a table.
    const LIMITS: Option<&'static str>;

    fn write<T: Serialize>(value: &T) -> Result<Vec<u8>, String>;

    fn read<T: DeserializeOwned>(document: &[u8]) -> Result<T, String>;
}

/// Defines formats, and the tests that apply to every format. A format has a name, a way to write a
/// value and a way to read it.
#[macro_export]
macro_rules! formats {
    (
        limits: $limits:expr;
        $($Name:ident $name:literal |$value:ident| $write:expr, |$document:ident| $read:expr;)*
    ) => {
        $(
            pub(crate) struct $Name;

            impl $crate::Format for $Name {
                const NAME: &str = $name;
                const LIMITS: Option<&'static str> = $limits;

                fn write<T: serde::Serialize>($value: &T) -> Result<Vec<u8>, String> {
                    $crate::error_as_text($write).map(Into::into)
                }

                fn read<T: serde::de::DeserializeOwned>($document: &[u8]) -> Result<T, String> {
                    $crate::error_as_text($read)
                }
            }
        )*

        #[test]
        fn every_format_reads_back_what_it_writes() {
            let names = [$($name),*];
            $crate::on_two_threads(&[$(&|| $crate::carries::<$Name>(&names)),*]);
        }

        #[test]
        fn every_format_refuses_what_is_not_a_token() {
            $crate::on_two_threads(&[$(&$crate::refuses::<$Name>),*]);
        }
    };
}

/// Calls all of the functions, on two threads.
pub fn on_two_threads(functions: &[&(dyn Fn() + Sync)]) {
    thread::scope(|scope| {
        for start in [0, 1] {
            scope.spawn(move || functions.iter().skip(start).step_by(2).for_each(|call| call()));
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
