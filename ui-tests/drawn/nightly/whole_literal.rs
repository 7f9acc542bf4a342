use epin::{Epin, epin};

const RAW: Epin = epin!(r"K'^");
const ESCAPED: Epin = epin!("K\'^");
const ENDS: Epin = epin!("+");
const EMPTY: Epin = epin!("");

fn main() {
    let _ = (RAW, ESCAPED, ENDS, EMPTY);
}
