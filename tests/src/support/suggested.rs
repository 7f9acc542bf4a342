//! What the error for a string suggests, as a value.

/// Returns what the error for a string suggests, or `None` if the string is valid or if there is no
/// suggestion. A suggestion is a valid string.
macro_rules! suggested {
    ($Type:ty, $text:expr) => {{
        let error = <$Type>::parse($text).err();
        error.and_then(|error| error.suggestion()).map(|meant| <$Type>::parse(&meant).unwrap())
    }};
}

pub(crate) use suggested;
