//! The message for a table without a value for each kind.

use epin_core::Message;

use super::piece_error::{LISTED, NAMED};
use crate::Catalog;

/// Returns the message for kinds without a value, or `None` if all have one. It lists their canonical
/// first-side tokens. `given` says of each kind whether it has a value.
pub(crate) const fn missing<C: Catalog>(mut given: &[bool]) -> Option<Message> {
    let mut message = Message::new();
    message.push_str("no value for these pieces of ");
    message.push_start(C::NAME, NAMED);
    message.push_str(":");
    let (mut kinds, mut count) = (C::TOKENS, 0);
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
