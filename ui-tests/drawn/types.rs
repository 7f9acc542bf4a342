// Right literals where another type is expected.
use epin::{Pin, Qpi, epin, epins, sin};

fn main() {
    let _: Pin = epin!("K^");
    let _: [Pin; 2] = epins!["K^", "R"];
    let _ = Qpi::new(sin!("C"), epin!("K^"));
}
