use epin::feen;

fn main() {
    let _ = feen!(r#"k^7/7"/7K^ / C/c"#);
}
