// Where the caret is: at the first character, inside, at the end, or not at all.
use epin::epin;

fn main() {
    let _ = epin!("^K");
    let _ = epin!("K^x'");
    let _ = epin!("+");
    let _ = epin!("K ");
    let _ = epin!(" K");
    let _ = epin!("");
    let _ = epin!("K is the piece that must never be captured");
}
