use epin::{Epin, epin};

const KING: Epin = epin!(b"Ké");

fn main() {}
