use epin::{Epin, epin};

fn is_king(held: Option<Epin>) -> bool {
    if let Some(epin!("^K")) = held { true } else { false }
}

fn main() {
    is_king(None);
}
