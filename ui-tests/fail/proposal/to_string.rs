use epin::epin;

fn main() {
    let text: String = epin!("K".to_string());
}
