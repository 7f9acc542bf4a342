use epin::qpi;

fn main() {
    let text = String::from("C:K");
    let _ = qpi!(text);
}
