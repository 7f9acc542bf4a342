use epin::epin;

fn main() {
    let _ = epin!("C:K^");
}
