#![deny(unreachable_patterns)]

use epin::{Snn, snn};

fn number(name: Snn) -> u8 {
    match name {
        snn!("Chess") => 1,
        snn!("Shogi") => 2,
        snn!("Chess") => 3,
        _ => 4,
    }
}

fn main() {
    number(snn!("Chess"));
}
