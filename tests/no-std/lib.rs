//! A static library without std, built for a target that has none: a proof that `epin` needs none.
//!
//! It has a panic handler of its own. If `epin` or a dependency did link std, which has one, too,
//! the build would fail with two panic handlers on any target.

#![no_std]

mod catalogs;
mod every_method;
mod positions;
mod sum;

use core::panic::PanicInfo;

use epin::{Epin, Qpi, Sin, epin, qpi, sin};

/// Returns a number for the token in the first `len` bytes. Literals are patterns and values.
#[unsafe(no_mangle)]
pub extern "C" fn literals(bytes: &[u8; 5], len: usize) -> usize {
    let bytes = bytes.get(..len).unwrap_or_default();
    match (Epin::from_ascii(bytes), Sin::from_ascii(bytes), Qpi::from_ascii(bytes)) {
        (Ok(epin!("K^")), _, _) => epin!("k^").index(),
        (_, Ok(sin!("C")), _) => sin!("c").as_str().len(),
        (_, _, Ok(qpi!("C:K^"))) => qpi!("c:k^").pin().index(),
        _ => Epin::COUNT,
    }
}

#[panic_handler]
fn panic(_: &PanicInfo) -> ! {
    loop {}
}
