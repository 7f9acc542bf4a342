use epin::qpi;

fn main() {
    let _ = qpi!("CK^");
}
