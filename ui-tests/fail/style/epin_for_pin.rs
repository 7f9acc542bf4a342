use epin::{Qpi, epin, sin};

fn main() {
    let _ = Qpi::new(sin!("C"), epin!("K^"));
}
