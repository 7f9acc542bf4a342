use epin::epins;

fn main() {
    let _ = epins!["P"; 8];
}
