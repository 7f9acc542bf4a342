use epin::{Snn, snn};

const LONG: Snn = snn!("ANameThatIsLongerThanThirtyTwoLetters");

fn main() {}
