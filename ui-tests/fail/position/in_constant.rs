use epin::feen;

const START: &str = "k^7/7/7K^ 1P/ C/C";

fn main() {
    let _ = feen!(START);
}
