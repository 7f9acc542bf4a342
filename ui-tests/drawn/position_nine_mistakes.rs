use epin::feen;

fn main() {
    let _ = feen!("7/8/7/8/7/8/7/8/7/8/7/8/7/8/8/8 01P/ C/C");
}
