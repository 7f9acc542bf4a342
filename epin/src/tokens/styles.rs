//! The styles of both sides of a game, and the conversion between EPIN and QPI that they allow.

use core::error::Error;
use core::fmt;

use epin_core::parse_styles;

use crate::notation::{Qpi, Sin};
use crate::{Epin, Letter, ParseError, Side};

/// The native styles of both sides of a game.
///
/// They are written as two letters with a slash between them, the first side's in upper case and the
/// second side's in lower case: `C/m` for chess against makruk. Both sides may have the same style:
/// `C/c`. The last field of a FEEN looks like this, but starts with the side to move, so `m/C` there
/// means the same styles as `C/m`. [`guide::styles`](crate::guide::styles) has more on styles and on
/// other ways to find a piece's style.
///
/// ```
/// use epin::notation::{Styles, sin};
/// use epin::{Letter, Side, epin};
///
/// const STYLES: Styles = Styles { first: Letter::C, second: Letter::M };
/// assert_eq!("C/m".parse(), Ok(STYLES));
/// assert_eq!(STYLES.sin(Side::Second), sin!("m"));
/// assert_eq!(epin!("P'").to_qpi(STYLES).to_string(), "m:P");
/// ```
///
/// # Ordering
///
/// Values are ordered by the first side's style, then by the second side's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Styles {
    /// The first side's style.
    pub first: Letter,
    /// The second side's style.
    pub second: Letter,
}

impl Styles {
    /// Returns the styles that `text` spells, such as `C/m`.
    ///
    /// # Errors
    ///
    /// If `text` is anything but an upper-case letter, a slash and a lower-case letter.
    ///
    /// ```
    /// use epin::Letter;
    /// use epin::notation::Styles;
    ///
    /// assert_eq!(Styles::parse("C/s"), Ok(Styles { first: Letter::C, second: Letter::S }));
    /// let error = Styles::parse("C/S").unwrap_err();
    /// assert_eq!(error.offset(), 2);
    /// ```
    #[inline]
    pub const fn parse(text: &str) -> Result<Self, ParseError> {
        Self::from_ascii(text.as_bytes())
    }

    /// Returns the styles that `text` spells. The bytes need not be UTF-8.
    ///
    /// # Errors
    ///
    /// If `text` is anything but the styles of both sides, as for [`parse`](Self::parse).
    ///
    /// ```
    /// use epin::Letter;
    /// use epin::notation::Styles;
    ///
    /// assert_eq!(Styles::from_ascii(b"C/s")?.second, Letter::S);
    /// # Ok::<(), epin::ParseError>(())
    /// ```
    #[inline]
    pub const fn from_ascii(text: &[u8]) -> Result<Self, ParseError> {
        match parse_styles(text) {
            Ok((first, second)) => Ok(Self { first, second }),
            Err(error) => Err(error),
        }
    }

    /// Returns a side's native style as a SIN token.
    ///
    /// ```
    /// use epin::Side;
    /// use epin::notation::{Styles, sin};
    ///
    /// assert_eq!(Styles::parse("C/m")?.sin(Side::First), sin!("C"));
    /// # Ok::<(), epin::ParseError>(())
    /// ```
    #[inline]
    #[must_use]
    pub const fn sin(self, side: Side) -> Sin {
        let letter = match side {
            Side::First => self.first,
            Side::Second => self.second,
        };
        Sin::new(letter, side)
    }
}

impl Epin {
    /// Returns the side whose style the piece moves by, in a game in which a derived piece has the style
    /// of the other side: its own side if the piece is native, the other side if it is derived.
    ///
    /// ```
    /// use epin::{Side, epin};
    ///
    /// assert_eq!(epin!("P").style_side(), Side::First);
    /// assert_eq!(epin!("P'").style_side(), Side::Second);
    /// ```
    #[inline]
    #[must_use]
    pub const fn style_side(self) -> Side {
        self.0.style_side()
    }

    /// Returns the QPI token of the piece in a game with these styles: a native piece has its own
    /// side's style, a derived piece the other side's.
    ///
    /// This is one way to resolve a style. EPIN leaves the choice to the game
    /// ([EPIN 1.0.0, Style resolution](https://sashite.dev/specs/epin/1.0.0/)).
    ///
    /// The inverse is [`Qpi::to_epin`].
    ///
    /// ```
    /// use epin::epin;
    /// use epin::notation::{Styles, qpi};
    ///
    /// let styles = Styles::parse("C/s")?;
    /// assert_eq!(epin!("P").to_qpi(styles), qpi!("C:P"));
    /// assert_eq!(epin!("P'").to_qpi(styles), qpi!("s:P"));
    /// assert_eq!(epin!("p'").to_qpi(styles), qpi!("C:p"));
    /// # Ok::<(), epin::ParseError>(())
    /// ```
    #[inline]
    #[must_use]
    pub const fn to_qpi(self, styles: Styles) -> Qpi {
        Qpi::new(styles.sin(self.style_side()), self.pin())
    }
}

impl Qpi {
    /// Returns the EPIN token of the piece in a game with these styles: native if it has its own
    /// side's style, derived if it has the other side's.
    ///
    /// The inverse is [`Epin::to_qpi`].
    ///
    /// # Errors
    ///
    /// If the token's style is not one of the two. The case matters: in a game of `C/s`, the styles
    /// are `C` and `s`, so `S:P` is an error.
    ///
    /// ```
    /// use epin::epin;
    /// use epin::notation::{Styles, qpi};
    ///
    /// let styles = Styles::parse("C/s")?;
    /// assert_eq!(qpi!("s:P").to_epin(styles), Ok(epin!("P'")));
    /// assert!(qpi!("S:P").to_epin(styles).is_err());
    /// # Ok::<(), epin::ParseError>(())
    /// ```
    #[inline]
    pub const fn to_epin(self, styles: Styles) -> Result<Epin, StyleMismatchError> {
        let style = styles.sin(self.sin().side());
        if style.letter() as u8 == self.sin().letter() as u8 {
            Ok(self.pin().epin().with_derived(self.is_derived()))
        } else {
            Err(StyleMismatchError { qpi: self, styles })
        }
    }
}

/// The error of [`Qpi::to_epin`]: the token's style is not one of the game's two styles.
///
/// ```
/// use epin::notation::{Styles, qpi};
///
/// let error = qpi!("S:P").to_epin(Styles::parse("C/s")?).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "the style `S` of \"S:P\" is neither `C` nor `s`; did you mean \"s:P\"?",
/// );
/// # Ok::<(), epin::ParseError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StyleMismatchError {
    qpi: Qpi,
    styles: Styles,
}

impl StyleMismatchError {
    /// Returns the token that was probably meant, with the style's letter in the other case, or
    /// `None` if that is not one of the game's styles either. `Display` shows it, too.
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

impl Error for StyleMismatchError {}
