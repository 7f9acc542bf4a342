use epin::epins;

fn main() {
    let _ = epins![["R"], ["N"]];
}
