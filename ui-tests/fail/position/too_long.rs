use epin::feen;

const LONG: &str = match std::str::from_utf8(&[b'8'; 5_000]) {
    Ok(text) => text,
    Err(_) => "",
};

fn main() {
    let _ = feen!(LONG);
}
