use epin::epin;

fn main() {
    let _ = epin!("%2BP");
}
