use epin::snn;

fn main() {
    let _ = snn!(None);
}
