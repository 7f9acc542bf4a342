fn main() {
    let _ = epin::epin("K"); //~ use `!` to invoke the macro
}
