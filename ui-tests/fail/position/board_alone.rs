use epin::feen;

fn main() {
    let _ = feen!("rnbqk^bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQK^BNR");
}
