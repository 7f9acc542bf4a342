// The other notations.
use epin::notation::{pin, qpi, sin, snn};

fn main() {
    let _ = pin!("K'");
    let _ = sin!("Makruk");
    let _ = qpi!("C：K");
    let _ = qpi!("C:");
    let _ = snn!("Shōgi");
    let _ = snn!("ANameThatIsLongerThanThirtyTwoLetters");
}
