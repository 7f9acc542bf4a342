use epin::{Sin, sin};

fn is_chess(style: Sin) -> bool {
    matches!(style, sin!("C") | sin!("Makruk"))
}

fn main() {
    is_chess(sin!("C"));
}
