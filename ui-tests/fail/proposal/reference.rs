use epin::epin;

fn main() {
    let hand = [epin!("K"), epin!("P")];
    assert!(hand.contains(epin!(&"K")));
}
