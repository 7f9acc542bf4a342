use epin::{Snn, snn};

fn is_chess(name: Snn) -> bool {
    matches!(name, snn!("chess"))
}

fn main() {
    is_chess(snn!("Chess"));
}
