//! Patterns for tokens that are reached through references.

use epin::{Epin, epin};

fn main() {
    let tokens: Vec<Epin> = vec![epin!("K"), epin!("k")];
    let kings = tokens.iter().filter(|&&token| matches!(token, epin!("K") | epin!("k"))).count();
    assert_eq!(kings, 2);
    for token in &tokens {
        match *token {
            epin!("K") | epin!("k") => {}
            _ => unreachable!(),
        }
    }
}
