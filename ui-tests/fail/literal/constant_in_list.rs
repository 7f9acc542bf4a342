use epin::epins;

const PAWNS: [&str; 2] = ["P", "P+"];

fn main() {
    let _ = epins![PAWNS[0], PAWNS[1]];
}
