use epin::epin;

fn main() {
    let _ = epin!(["R", "N"]);
}
