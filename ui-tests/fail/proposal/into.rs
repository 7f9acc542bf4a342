use epin::{Epin, pin};

fn main() {
    let token: Epin = pin!("K".into());
}
