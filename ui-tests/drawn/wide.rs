// Characters of several bytes, and of two columns.
use epin::epin;

fn main() {
    let _ = epin!("K’");
    let _ = epin!("♔");
    let _ = epin!("Ｋ^");
    let _ = epin!("🨀^");
    let _ = epin!("+王");
}
