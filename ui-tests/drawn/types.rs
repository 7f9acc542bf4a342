// Valid literals where another type is expected.
use epin::notation::{Pin, Qpi, sin};
use epin::{epin, epins};

fn main() {
    let _: Pin = epin!("K^");
    let _: [Pin; 2] = epins!["K^", "R"];
    let _ = Qpi::new(sin!("C"), epin!("K^"));
}
