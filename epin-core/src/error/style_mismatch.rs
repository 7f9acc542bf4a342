//! What a `StyleMismatchError` says: the token, the game's styles and what was probably meant.

use core::error::Error;
use core::fmt;

use crate::notation::qpi::{Qpi, StyleMismatchError};
use crate::notation::styles::Styles;
use crate::text::string_traits::impl_debug;
use crate::token::attributes::Side;

impl StyleMismatchError {
    /// Returns the token.
    ///
    /// ```
    /// use epin::notation::{Styles, qpi};
    ///
    /// let error = qpi!("S:P").to_epin(Styles::parse("C/s")?).unwrap_err();
    /// assert_eq!((error.token(), error.styles().to_string()), (qpi!("S:P"), "C/s".to_owned()));
    /// # Ok::<(), epin::ParseError>(())
    /// ```
    #[must_use]
    pub const fn token(&self) -> Qpi {
        self.qpi
    }

    /// Returns the game's styles.
    ///
    /// ```
    /// use epin::notation::{Styles, qpi};
    ///
    /// let styles = Styles::parse("C/s")?;
    /// assert_eq!(qpi!("S:P").to_epin(styles).unwrap_err().styles(), styles);
    /// # Ok::<(), epin::ParseError>(())
    /// ```
    #[must_use]
    pub const fn styles(&self) -> Styles {
        self.styles
    }

    /// Returns the token that was probably meant, or `None` if there is no likely one.
    ///
    /// It is the same token with the style's letter in the other case,
    /// if that is one of the game's styles. `Display` shows it, too.
    ///
    /// ```
    /// use epin::notation::{Styles, qpi};
    ///
    /// let styles = Styles::parse("C/s")?;
    /// assert_eq!(qpi!("S:P").to_epin(styles).unwrap_err().suggestion(), Some(qpi!("s:P")));
    /// assert_eq!(qpi!("X:P").to_epin(styles).unwrap_err().suggestion(), None);
    /// # Ok::<(), epin::ParseError>(())
    /// ```
    #[must_use]
    pub const fn suggestion(&self) -> Option<Qpi> {
        let meant = Qpi::new(self.qpi.sin().flipped(), self.qpi.pin());
        match meant.to_epin(self.styles) {
            Ok(_) => Some(meant),
            Err(_) => None,
        }
    }
}

impl fmt::Display for StyleMismatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { qpi, styles } = self;
        let (first, second) = (styles.sin(Side::First), styles.sin(Side::Second));
        let style = qpi.sin();
        write!(f, "the style `{style}` of \"{qpi}\" is neither `{first}` nor `{second}`")?;
        if let Some(meant) = self.suggestion() {
            write!(f, "; did you mean \"{meant}\"?")?;
        }
        Ok(())
    }
}

impl_debug!(StyleMismatchError);

impl Error for StyleMismatchError {}
