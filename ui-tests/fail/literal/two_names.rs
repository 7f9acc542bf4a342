use epin::epin;

fn main() {
    let _ = epin!(KING QUEEN);
}
