use epin::epin;

fn main() {
    let _ = epin!(None);
}
