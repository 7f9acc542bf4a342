//! A program without std: with it, there would be two panic handlers and no build.

#![no_std]

use core::panic::PanicInfo;

use epin::{Epin, Snn, epin};

/// Returns the index of the token in a buffer of `len` bytes, or 624 if there is none.
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

/// Returns the length of a style's name in a buffer of `len` bytes, or of the part of the text that
/// could start one.
#[unsafe(no_mangle)]
pub extern "C" fn style_len(bytes: &[u8; 40], len: usize) -> usize {
    match Snn::from_ascii(bytes.get(..len).unwrap_or_default()) {
        Ok(name) => name.as_str().len(),
        Err(error) => error.offset(),
    }
}

#[panic_handler]
fn panic(_: &PanicInfo) -> ! {
    loop {}
}
