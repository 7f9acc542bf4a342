use epin::{Pin, epin, epins};

const KING: &str = "K^";

fn main() {
    let _: Pin = epin!("K^");
    let _: Pin = epin!(KING);
    let _: Pin = epin!(concat!("K", "^"));
    let _: [Pin; 2] = epins!["K^", "R"];
}
