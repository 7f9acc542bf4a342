use epin::{Epin, epins};

fn is_it(tokens: [Epin; 3]) -> bool {
    matches!(tokens, epins!["R", _, "N"])
}

fn main() {
    assert!(is_it(epins!["R", "P", "N"]));
}
