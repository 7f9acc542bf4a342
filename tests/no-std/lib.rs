//! A static library without std, built for a target that has none: a proof that `epin` needs none.
//!
//! It has a panic handler of its own. If `epin` or a dependency did link std, which has one, too,
//! the build would fail with two panic handlers on any target.

#![no_std]

mod catalogs;
mod every_method;
mod positions;

use core::panic::PanicInfo;

use epin::{Epin, Pin, Qpi, Sin, Snn, Styles, epin, qpi, sin};

/// Returns the index of the token in the first `len` bytes, or 624 if there is none. Returns that of
/// `k^` for `K^`, so that a literal is used as a pattern.
#[unsafe(no_mangle)]
pub extern "C" fn token_index(bytes: &[u8; 4], len: usize) -> usize {
    let token = bytes.get(..len).map(Epin::from_ascii);
    match token {
        Some(Ok(token @ epin!("K^"))) => token.flipped().index(),
        Some(Ok(token)) => token.index(),
        _ => Epin::COUNT,
    }
}

/// Returns the length of a token's text.
#[unsafe(no_mangle)]
pub extern "C" fn token_len(index: usize) -> usize {
    Epin::from_index(index).map_or(0, |token| token.as_str().len())
}

/// Returns the length of the style's name in the first `len` bytes, or of the part of them that
/// could start one.
#[unsafe(no_mangle)]
pub extern "C" fn style_len(bytes: &[u8; 40], len: usize) -> usize {
    match Snn::from_ascii(bytes.get(..len).unwrap_or_default()) {
        Ok(name) => name.as_str().len(),
        Err(error) => error.offset(),
    }
}

/// Returns the only byte of the SIN token in the first `len` bytes, or 0 if there is none. Returns that
/// of `c` for `C`, so that a literal is used as a pattern.
#[unsafe(no_mangle)]
pub extern "C" fn sin_char(bytes: &[u8; 2], len: usize) -> u8 {
    let token = match bytes.get(..len).map(Sin::from_ascii) {
        Some(Ok(token @ sin!("C"))) => token.flipped(),
        Some(Ok(token)) => token,
        _ => return 0,
    };
    match token.as_str().as_bytes() {
        [byte] if char::from(*byte) == token.as_char() => *byte,
        _ => 0,
    }
}

/// Returns the index of the EPIN token that a QPI token is in a game of styles, or 624 if there is
/// none. Returns 312 for `C:K^`, so that a literal is used as a pattern.
#[unsafe(no_mangle)]
pub extern "C" fn qpi_index(bytes: &[u8; 5], len: usize, styles: &[u8; 3]) -> usize {
    let Some(Ok(styles)) = str::from_utf8(styles).ok().map(Styles::parse) else {
        return Epin::COUNT;
    };
    match bytes.get(..len).map(Qpi::from_ascii) {
        Some(Ok(qpi!("C:K^"))) => Pin::COUNT,
        Some(Ok(token)) => token.to_epin(styles).map_or(Epin::COUNT, Epin::index),
        _ => Epin::COUNT,
    }
}

#[panic_handler]
fn panic(_: &PanicInfo) -> ! {
    loop {}
}
