use epin::epin;

fn main() {
    let _ = epin!("k^7/7K^ / C/c");
}
