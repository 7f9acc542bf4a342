use epin::{Qpi, pin};

fn main() {
    let _: Qpi = pin!("K^");
}
