use epin::{Epin, epin};

fn piece(is_king: bool) -> Epin {
    if is_king {
        epin!(return "K";)
    }
    epin!("P")
}

fn main() {
    let _ = piece(true);
}
