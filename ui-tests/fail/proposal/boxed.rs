use epin::{Epin, epin};

fn main() {
    let token: Box<Epin> = epin!(Box::new("K"));
}
