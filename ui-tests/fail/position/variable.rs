use epin::feen;

fn main() {
    let text = "8/8 / C/c";
    let _ = feen!(text);
}
