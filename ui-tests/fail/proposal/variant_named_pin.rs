use epin::{Epin, epin};

enum Attack {
    Pin(Epin),
}

fn main() {
    let _ = epin!(Attack::Pin("K"));
}
