use epin::epin;

fn main() {
    let _ = epin!(#"K"#); //~ unprefixed guarded string literals are reserved
}
