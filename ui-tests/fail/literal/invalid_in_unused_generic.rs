use epin::epin;

fn never_called<T>(_: T) {
    let _ = epin!("++K");
}

fn main() {}
