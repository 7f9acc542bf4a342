use epin::{Pin, epin, epins};

fn main() {
    let _: Pin = epin!("K^");
    let _: [Pin; 2] = epins!["K^", "R"];
}
