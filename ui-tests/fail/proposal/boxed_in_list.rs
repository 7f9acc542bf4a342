use epin::{Epin, epins};

fn main() {
    let rank: Box<[Epin]> = epins![Box::new("R"), "N"];
}
