fn main() {
    let _ = epin::epin("K");
}
