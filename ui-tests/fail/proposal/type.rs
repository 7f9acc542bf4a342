use epin::epin;

fn main() {
    let token: epin!(<epin::__private::epin::K as Example>::"K") = ();
}
