//! The parts of an error's message: a reason, then a hint if there is one, as in
//! "expected a letter, found `^` at byte 0; did you mean "K^"?".

/// Returns the part of a message before the hint, or the whole message if it has no hint.
pub(crate) fn reason(message: &str) -> &str {
    message.split_once("; ").map_or(message, |(reason, _)| reason)
}

/// Returns the string that the hint of a message suggests: `K^` if the hint is "did you mean "K^"?", and
/// an empty string if it is "remove it".
pub(crate) fn suggestion(message: &str) -> Option<&str> {
    match message.split_once("; ")?.1 {
        "remove it" => Some(""),
        hint => hint.strip_prefix("did you mean \"")?.strip_suffix("\"?"),
    }
}

/// Returns the name of a variant in kebab case.
pub(crate) fn kebab_case(variant: impl std::fmt::Debug) -> String {
    let mut name = String::new();
    for char in format!("{variant:?}").chars() {
        if char.is_ascii_uppercase() && !name.is_empty() {
            name.push('-');
        }
        name.push(char.to_ascii_lowercase());
    }
    name
}
