use epin::{Catalog, piece};

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Letters {
    #[epin("A", "A'", "A^", "A^'", "+A", "+A'", "+A^", "+A^'", "-A", "-A'", "-A^", "-A^'")]
    A,
    #[epin("B", "B'", "B^", "B^'", "+B", "+B'", "+B^", "+B^'", "-B", "-B'", "-B^", "-B^'")]
    B,
    #[epin("C", "C'", "C^", "C^'", "+C", "+C'", "+C^", "+C^'", "-C", "-C'", "-C^", "-C^'")]
    C,
}

fn main() {
    let _ = piece!(Letters, "Z");
}
