use std::pin::Pin;

use epin::{Epin, epin};

fn main() {
    let token: Pin<Box<Epin>> = epin!(Box::pin("K"));
}
