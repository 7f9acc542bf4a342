//! The columns with the styles of a game's pieces.

use epin::{Epin, Side, Snn, Styles};

use crate::styles::GameStyles;

/// Two columns of a table with a row for each piece: the piece in QPI, and the name of the style
/// that it moves by. Each column has a value for the first side and one for the second.
pub(crate) struct StyleColumns {
    styles: Styles,
    first: Snn,
    second: Snn,
}

impl StyleColumns {
    /// Returns the columns, or `None` if the game has no styles.
    pub(crate) fn of(styles: &GameStyles) -> Option<Self> {
        let (first_style, first) = styles.of(Side::First)?;
        let (second_style, second) = styles.of(Side::Second)?;
        let styles = Styles { first: first_style.letter(), second: second_style.letter() };
        Some(Self { styles, first, second })
    }

    /// Returns the titles of the columns.
    pub(crate) fn header() -> String {
        Self::columns("QPI", "style's name")
    }

    /// Returns the columns for a piece, given its token of the first side.
    pub(crate) fn row(&self, token: Epin) -> String {
        let [first, second] = [token, token.flipped()];
        let qpi = format!("{} / {}", first.to_qpi(self.styles), second.to_qpi(self.styles));
        Self::columns(&qpi, &format!("{} / {}", self.name(first), self.name(second)))
    }

    fn columns(qpi: &str, name: &str) -> String {
        // 13 is the length of the longest value, such as "C:+K^ / m:+k^".
        format!("{qpi:<13}  {name}")
    }

    /// Returns the name of the style by which the piece moves.
    fn name(&self, token: Epin) -> Snn {
        match token.style_side() {
            Side::First => self.first,
            Side::Second => self.second,
        }
    }
}
