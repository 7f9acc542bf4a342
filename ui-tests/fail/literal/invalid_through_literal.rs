use epin::epin;

macro_rules! piece {
    ($token:literal) => {
        epin!($token)
    };
}

fn main() {
    let _ = piece!("K K");
}
