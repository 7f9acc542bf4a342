use epin::{Epin, epins};

fn rank() -> Vec<Epin> {
    epins!["R".to_vec(), "N"]
}

fn main() {
    let _ = rank();
}
