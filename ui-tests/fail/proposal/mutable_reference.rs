use epin::{Epin, epin};

fn promote(_: &mut Epin) {}

fn main() {
    promote(epin!(&mut "P"));
}
