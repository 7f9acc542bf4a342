use epin::{Epin, epins};

fn hand(is_full: bool) -> [Epin; 1] {
    if is_full {
        epins![return "K";]
    }
    epins!["P"]
}

fn main() {
    let _ = hand(true);
}
