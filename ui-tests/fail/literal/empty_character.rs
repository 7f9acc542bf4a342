use epin::{Epin, epin};

const KING: Epin = epin!('');

fn main() {}
