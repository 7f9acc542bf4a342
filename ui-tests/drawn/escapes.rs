// Characters that a message escapes, and characters that are escaped in the source.
use epin::epin;

fn main() {
    let _ = epin!("\"K^\"");
    let _ = epin!("K\u{5e}");
    let _ = epin!("K\n");
    let _ = epin!("K	");
    let _ = epin!(r"K\'");
    let _ = epin!(r#"K"^"#);
}
