//! A static library without std, built for a target that has no std: a proof that `epin` works there.
//!
//! The library has a panic handler of its own. If `epin` or a dependency linked std, which also has a
//! panic handler, the build would fail with two panic handlers on any target.

#![no_std]

mod catalogs;
mod every_method;
mod positions;
mod sum;

use core::panic::PanicInfo;

use epin::notation::{Qpi, Sin, qpi, sin};
use epin::{Epin, epin};
use serde_core::Deserialize;
use serde_core::de::value::{BytesDeserializer, Error};

/// Returns a number for the token in the first `len` bytes. Uses literals as patterns and as values.
#[unsafe(no_mangle)]
pub extern "C" fn literals(bytes: &[u8; 5], len: usize) -> usize {
    let bytes = bytes.get(..len).unwrap_or_default();
    match (Epin::from_ascii(bytes), Sin::from_ascii(bytes), Qpi::from_ascii(bytes)) {
        (Ok(epin!("K^")), _, _) => epin!("k^").index(),
        (_, Ok(sin!("C")), _) => sin!("c").as_str().len(),
        (_, _, Ok(qpi!("C:K^"))) => qpi!("c:k^").pin().to_epin().index(),
        _ => Epin::COUNT,
    }
}

/// Returns the index of the token in the first `len` bytes. `.ci/no-panic` limits the size of this
/// function and of the next one.
#[unsafe(no_mangle)]
pub extern "C" fn token_index(bytes: &[u8; 4], len: usize) -> usize {
    Epin::from_ascii(bytes.get(..len).unwrap_or_default()).map_or(Epin::COUNT, Epin::index)
}

/// Returns the length of a token's string.
#[unsafe(no_mangle)]
pub extern "C" fn token_len(index: usize) -> usize {
    Epin::from_index(index).map_or(0, |token| token.as_str().len())
}

/// Like `token_index`, but reads with serde, which cannot allocate, because there is no allocator.
#[unsafe(no_mangle)]
pub extern "C" fn deserialize(bytes: &[u8; 4], len: usize) -> usize {
    let bytes = bytes.get(..len).unwrap_or_default();
    Epin::deserialize(BytesDeserializer::<Error>::new(bytes)).map_or(Epin::COUNT, Epin::index)
}

#[panic_handler]
fn panic(_: &PanicInfo) -> ! {
    loop {}
}
