use epin::{Epin, feen};

static BOARD: [Option<Epin>; 4] = feen!("k^1/K^ / C/c").board().unwrap();

fn main() {
    println!("{}", BOARD.len());
}
