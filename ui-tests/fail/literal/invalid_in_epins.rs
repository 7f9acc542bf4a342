use epin::{Epin, epins};

const RANK: [Epin; 5] = epins!["R", "NN", "B", "^K", "R''"];

fn main() {
    let _ = RANK;
}
