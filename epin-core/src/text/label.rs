//! Labels that people write before a position, such as `FEN:`.

/// The labels, in lower case.
const LABELS: [&str; 4] = ["position", "feen", "fen", "sfen"];

/// Returns what follows the label at the start of `text`, or `None` if there is no label.
///
/// The case of a label does not matter. A colon or white space follows it: `FEN:8/8`, `position sfen 9/9`. What is
/// returned may start with white space or with another label.
#[must_use]
pub fn strip_label(text: &str) -> Option<&str> {
    let len = text.bytes().take_while(u8::is_ascii_alphabetic).count();
    let (name, rest) = text.split_at_checked(len)?;
    if !LABELS.iter().any(|label| name.eq_ignore_ascii_case(label)) {
        return None;
    }
    rest.strip_prefix(':').or_else(|| rest.starts_with(char::is_whitespace).then_some(rest))
}
