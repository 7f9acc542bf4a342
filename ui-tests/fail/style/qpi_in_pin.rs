use epin::pin;

fn main() {
    let _ = pin!("s:+p");
}
