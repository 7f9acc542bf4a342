use epin::epin;

fn main() {
    let _ = epin!("K is the piece that must never be captured");
}
