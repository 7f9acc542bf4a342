use epin::{Epin, epin};

fn value(token: Epin) -> i32 {
    match token {
        epin!("P") => 1,
        epin!("K''") => 3,
        _ => 0,
    }
}

fn main() {
    value(epin!("P"));
}
