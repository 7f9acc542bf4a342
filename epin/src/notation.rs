//! The notations other than EPIN: PIN for pieces, and SIN, QPI and SNN for styles.
//!
//! PIN is for data in which a `'` is an error. The other notations are for games in which each side has its
//! own style.
//!
//! | notation | type | macro | a token, with an example |
//! |---|---|---|---|
//! | [PIN](https://sashite.dev/specs/pin/1.0.0/) | [`Pin`] | [`pin!`] | a piece without style status: `+K^` |
//! | [SIN](https://sashite.dev/specs/sin/1.0.0/) | [`Sin`] | [`sin!`] | a style and its side, as a letter: `C` |
//! | [QPI](https://sashite.dev/specs/qpi/1.0.0/) | [`Qpi`] | [`qpi!`] | a piece with its style: `C:+K^` |
//! | [SNN](https://sashite.dev/specs/snn/1.0.0/) | [`Snn`] | [`snn!`] | a style's name: `Chess` |
//!
//! [`Styles`] holds the styles of both sides. With it, [`Epin::to_qpi`](crate::Epin::to_qpi) and
//! [`Qpi::to_epin`] convert tokens. `Styles` is also needed to build a position, because every position
//! contains the styles of its sides. [The guide](crate::guide::styles) has examples.
//!
//! ```
//! use epin::epin;
//! use epin::notation::{Styles, pin, qpi};
//!
//! let styles = Styles::parse("C/s")?;
//! assert_eq!(epin!("P'").to_qpi(styles), qpi!("s:P"));
//! assert_eq!(epin!("P'").to_pin(), pin!("P"));
//! # Ok::<(), epin::ParseError>(())
//! ```

// The macros have hidden names at the root, where `macro_export` puts them.
#[cfg(feature = "macros")]
#[doc(inline)]
pub use crate::__pin as pin;
#[cfg(feature = "macros")]
#[doc(inline)]
pub use crate::__qpi as qpi;
#[cfg(feature = "macros")]
#[doc(inline)]
pub use crate::__sin as sin;
#[cfg(feature = "macros")]
#[doc(inline)]
pub use crate::__snn as snn;
// For `epin-games`, whose errors quote strings and describe characters like the errors of this crate, and which
// knows the same labels before a position and the same look-alikes. All of these stay in every 0.1 release
// (CONTRIBUTING.md).
#[doc(hidden)]
pub use epin_core::{Escaped, Excerpt, column, describe, strip_label, symbol};
#[doc(inline)]
pub use epin_core::{Pin, Qpi, Sin, Snn, StyleMismatchError, Styles};
