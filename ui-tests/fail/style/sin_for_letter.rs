use epin::{Letter, sin};

fn main() {
    let _: Letter = sin!("C");
}
