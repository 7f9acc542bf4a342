use epin::epin;

fn main() {
    let _ = epin!(epin::pin!("K"));
}
