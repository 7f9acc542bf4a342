//! The error that README, the front page and the guide show.

use epin::{Epin, epin};

fn main() {
    let held = Some(Epin::parse("K^").unwrap());

    // On line 9, as in the documentation.
    if let Some(epin!("^K")) = held {
        println!("held");
    }
}
