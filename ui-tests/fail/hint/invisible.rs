use epin::epin;

fn main() {
    let _ = epin!("K\u{200b}");
}
