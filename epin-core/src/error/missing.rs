//! The messages of constants about a whole catalog.

use super::catalog::CatalogInfo;
use super::unknown_piece::LISTED;
use crate::text::message::Message;
use crate::token::layout::Epin;

/// Returns the message for kinds without a value, or `None` if all have one. It lists their canonical
/// first-side tokens. `given` says of each kind whether it has a value.
#[must_use]
pub const fn missing_kinds(catalog: &CatalogInfo, mut given: &[bool]) -> Option<Message> {
    let mut message = Message::new();
    message.push_str("no value for these pieces of ");
    message.push_name(catalog.name);
    message.push_str(":");
    let (mut kinds, mut count) = (catalog.tokens, 0);
    while let (&[&[token, ..], ref other_kinds @ ..], &[is_given, ref others @ ..]) = (kinds, given)
    {
        if !is_given {
            if count == LISTED {
                message.push_str(" …");
                break;
            }
            message.push_str(" ");
            message.push_str(token.as_str());
            count += 1;
        }
        (kinds, given) = (other_kinds, others);
    }
    if count == 0 { None } else { Some(message) }
}

/// Returns the message for a derived token of a part of a catalog of two styles. `part` is the name of the
/// part.
#[must_use]
pub const fn derived_piece(part: &str, token: Epin) -> Message {
    let mut message = Message::new();
    message.push_str("\"");
    message.push_str(token.as_str());
    message.push_str("\" is a derived piece of ");
    message.push_name(part);
    message.push_str("; in a catalog of two styles, both parts have native pieces only");
    message
}
