use epin::{Epin, epins};

const RANK: [Epin; 4] = epins!["R", "^K", "Knight", "P’"];

fn main() {
    let _ = RANK;
}
