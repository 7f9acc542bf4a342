// No argument could have the error, so it is at the call.
use epin::notation::{qpi, sin};
use epin::{epin, feen, piece};

fn main() {
    let _ = epin!();
    let _ = piece!();
    let _ = qpi!();
    let _ = sin!();
    let _ = feen!();
}
