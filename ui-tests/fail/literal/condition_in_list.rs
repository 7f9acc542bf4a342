use epin::{Epin, epins};

fn king(is_black: bool) -> [Epin; 2] {
    epins![if !is_black { "K" } else { "k" }, "Q"]
}

fn main() {
    king(true);
}
