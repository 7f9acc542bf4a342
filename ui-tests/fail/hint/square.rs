use epin::epin;

fn main() {
    let _ = epin!("e4");
}
