#![deny(unreachable_patterns)]

use epin::{Sin, sin};
fn name(style: Sin) -> &'static str {
    match style {
        sin!("C") => "chess",
        sin!("C") => "xiangqi",
        _ => "another",
    }
}

fn main() {
    name(sin!("C"));
}
