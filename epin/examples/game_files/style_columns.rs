//! The table that a game's styles add to its pieces.

use epin::{Epin, Side, Snn, Styles};

use crate::styles::GameStyles;

/// Two columns, for the first side's token and the second's: the tokens in QPI, and the names of
/// the styles by which these pieces move.
pub(crate) struct StyleColumns {
    styles: Styles,
    first: Snn,
    second: Snn,
}

impl StyleColumns {
    /// Returns no columns if the game has no styles.
    pub(crate) fn of(styles: &GameStyles) -> Option<Self> {
        let (first_style, first) = styles.of(Side::First)?;
        let (second_style, second) = styles.of(Side::Second)?;
        let styles = Styles { first: first_style.letter(), second: second_style.letter() };
        Some(Self { styles, first, second })
    }

    pub(crate) fn header() -> String {
        Self::columns("QPI", "style's name")
    }

    pub(crate) fn row(&self, token: Epin) -> String {
        let [first, second] = [token, token.flipped()];
        let qpi = format!("{} / {}", first.to_qpi(self.styles), second.to_qpi(self.styles));
        Self::columns(&qpi, &format!("{} / {}", self.name(first), self.name(second)))
    }

    fn columns(qpi: &str, name: &str) -> String {
        // 13 as "C:+K^ / m:+k^", which is as long as QPI gets.
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
