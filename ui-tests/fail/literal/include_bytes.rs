use epin::epin;

fn main() {
    let _ = epin!(include_bytes!("include_bytes.rs"));
}
