use epin::{Epin, epins};

fn main() {
    let squares: [Option<Epin>; 2] = epins![Some("K"), Some("P")];
}
