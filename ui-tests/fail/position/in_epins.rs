use epin::epins;

fn main() {
    let _ = epins!["k^7/7K^ / C/c", "R"];
}
