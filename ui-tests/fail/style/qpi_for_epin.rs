use epin::{Epin, qpi};

fn main() {
    let _: Epin = qpi!("C:K^");
}
