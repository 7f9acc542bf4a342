use epin::sin;

const CHESS: &str = "Chess";

fn main() {
    let _ = sin!(CHESS);
}
