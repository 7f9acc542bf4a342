//! The styles of a catalog of two styles that knows its letters.

use super::info::CatalogInfo;
use crate::text::Message;
use crate::token::Side;

impl CatalogInfo {
    /// Returns whether the last field of a position has the catalog's styles, in either order. If the
    /// catalog names no style letters, every pair is accepted.
    pub(crate) const fn has_styles(&self, field: &[u8]) -> bool {
        let Some(styles) = self.styles else { return true };
        let (first, second) = (styles.sin(Side::First), styles.sin(Side::Second));
        let ([first], [second]) = (first.as_str().as_bytes(), second.as_str().as_bytes()) else {
            return true; // Unreachable: a style is one letter.
        };
        match field {
            [active, _, inactive] => {
                *active == *first && *inactive == *second
                    || *active == *second && *inactive == *first
            }
            _ => false,
        }
    }

    /// Returns what messages expect: ``the styles of Chess vs Makruk, `C/m` or `m/C` ``.
    pub(crate) const fn expected_styles(&self) -> Message {
        let mut message = Message::new();
        message.push_str("the styles of ");
        message.push_shortened(self.name);
        if let Some(styles) = self.styles {
            let (first, second) = (styles.sin(Side::First), styles.sin(Side::Second));
            message.push_str(", `");
            message.push_str(first.as_str());
            message.push_str("/");
            message.push_str(second.as_str());
            message.push_str("` or `");
            message.push_str(second.as_str());
            message.push_str("/");
            message.push_str(first.as_str());
            message.push_str("`");
        }
        message
    }
}
