use epin::epin;

fn main() {
    let _ = epin!(^K);
}
