use epin::epin;

macro_rules! piece {
    ($token:expr) => {
        epin!($token)
    };
}

fn main() {
    let _ = piece!("1");
}
