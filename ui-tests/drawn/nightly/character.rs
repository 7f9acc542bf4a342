use epin::{Epin, epin, epins};

const ASCII: Epin = epin!("K^x'");
const WIDE: Epin = epin!("+Ｋ");
const ACCENTED: Epin = epin!("Ké");
const LIST: [Epin; 3] = epins!["R", "日本", "P’"];

fn main() {
    let _ = (ASCII, WIDE, ACCENTED, LIST);
}
