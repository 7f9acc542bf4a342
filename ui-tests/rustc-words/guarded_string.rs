use epin::epin;

fn main() {
    let _ = epin!(#"K"#); //~ invalid unprefixed guarded string
}
