use epin::epin;

fn main() {
    let _ = epin!(String::from("K"));
}
