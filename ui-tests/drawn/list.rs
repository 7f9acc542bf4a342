// Each wrong literal of a list is an error.
use epin::{Epin, epins};

const RANK: [Epin; 5] = epins!["R", "NN", "B", "^K", "P’"];

fn main() {
    let _ = epins![["R"], ["N"]];
}
