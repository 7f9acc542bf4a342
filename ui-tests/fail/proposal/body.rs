use epin::{Epin, epin};

fn name(token: Epin) -> &'static str {
    match token {
        epin!("K" { todo!() }) => "king",
        _ => "other",
    }
}

fn main() {
    let _ = name(epin!("K"));
}
