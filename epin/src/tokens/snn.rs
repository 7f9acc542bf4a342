//! The SNN name: a style's name.

use epin_core::{Name, parse_snn};

use crate::ParseError;

/// A style's name in SNN, the Style Name Notation: `Chess`, `Shogi`, `Chess960`.
///
/// A name is one upper-case ASCII letter, then letters, then digits: `[A-Z][A-Za-z]*[0-9]*`
/// ([SNN 1.0.0](https://sashite.dev/specs/snn/1.0.0/)). An `Snn` holds its bytes itself, at most
/// [`MAX_LEN`](Self::MAX_LEN), so it is `Copy` and allocates nothing.
///
/// Names are for catalogs and documentation. SIN and QPI tokens use a style's letter instead, and
/// each game decides which name a letter stands for, such as Chess for `C`.
///
/// ```
/// use epin::ParseError;
/// use epin::notation::{Snn, snn};
///
/// const CHESS: Snn = snn!("Chess");
/// let style: Snn = "Chess960".parse()?;
/// assert_eq!(style, snn!("Chess960"));
/// assert!(CHESS < style);
/// # Ok::<(), ParseError>(())
/// ```
///
/// # Ordering
///
/// Names are ordered as strings: `Chess`, `Chess960`, `Shogi`.
// The name is padded with NUL bytes. They are less than letters and digits, so the derived order is
// the order of the strings. Equality must be derived, because only then do constants work in
// patterns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Snn(pub(crate) Name);

// The constant is a literal because rustdoc shows it as it is written.
const _: () = assert!(Snn::MAX_LEN == Name::MAX_LEN);

impl Snn {
    /// The length of the longest name in bytes, 32.
    ///
    /// SNN itself sets no limit. Its Ruby and Elixir libraries, `snn.rb` and `snn.ex`, have the same
    /// limit.
    ///
    /// ```
    /// assert!(epin::notation::Snn::parse(&"X".repeat(epin::notation::Snn::MAX_LEN)).is_ok());
    /// assert!(epin::notation::Snn::parse(&"X".repeat(33)).is_err());
    /// ```
    pub const MAX_LEN: usize = 32;

    /// Returns the name that `text` spells.
    ///
    /// # Errors
    ///
    /// If `text` is anything but one name. Nothing is trimmed or normalised.
    ///
    /// ```
    /// use epin::notation::{Snn, snn};
    ///
    /// assert_eq!(Snn::parse("Xiangqi"), Ok(snn!("Xiangqi")));
    /// assert_eq!(
    ///     Snn::parse("chess").unwrap_err().to_string(),
    ///     "expected an upper-case letter, found `c` at byte 0; did you mean \"Chess\"?",
    /// );
    /// ```
    #[inline]
    pub const fn parse(text: &str) -> Result<Self, ParseError> {
        Self::from_ascii(text.as_bytes())
    }

    /// Returns the name that `text` spells. The bytes need not be UTF-8.
    ///
    /// # Errors
    ///
    /// If `text` is anything but one name, as for [`parse`](Self::parse).
    ///
    /// ```
    /// use epin::notation::{Snn, snn};
    ///
    /// assert_eq!(Snn::from_ascii(b"Makruk"), Ok(snn!("Makruk")));
    /// assert!(Snn::from_ascii(b"Makruk\xff").is_err());
    /// ```
    #[inline]
    pub const fn from_ascii(text: &[u8]) -> Result<Self, ParseError> {
        match parse_snn(text) {
            Ok(name) => Ok(Self(name)),
            Err(error) => Err(error),
        }
    }

    /// Returns the name as a string of 1 to 32 ASCII characters, borrowed from the value.
    ///
    /// ```
    /// const SHOGI: &str = epin::notation::snn!("Shogi").as_str();
    /// assert_eq!(SHOGI, "Shogi");
    /// ```
    #[inline]
    #[must_use]
    pub const fn as_str(&self) -> &str {
        self.0.as_str()
    }
}
