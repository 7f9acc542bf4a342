use epin::{Epin, epin};

struct Square {
    piece: Epin,
}

fn start() -> Square {
    epin!(Square { piece: "K" })
}

fn main() {
    let _ = start().piece;
}
