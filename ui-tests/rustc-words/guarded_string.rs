use epin::{epin, feen};

fn main() {
    let _ = epin!(#"K"#); //~ unprefixed guarded string literals are reserved
    let _ = feen!(f"8/8 / C/c").square_count(); //~ prefix `f` is unknown
}
