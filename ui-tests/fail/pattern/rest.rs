use epin::{Epin, epins};

fn starts(rank: &[Epin]) -> bool {
    matches!(rank, epins!["R", ..])
}

fn main() {
    assert!(starts(&epins!["R", "N"]));
}
