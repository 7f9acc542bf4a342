use epin::qpi;

fn main() {
    let _ = qpi!("c:K'");
}
