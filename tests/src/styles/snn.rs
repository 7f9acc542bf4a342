//! SNN, the names of styles.

mod files;
mod reports;
mod values;

use epin::notation::Snn;

const NAMES: [&str; 14] = [
    "Chess",
    "Shogi",
    "Xiangqi",
    "Makruk",
    "Ogi",
    "Chess960",
    "ChuShogi",
    "CHESS",
    "C",
    "Z",
    "C0",
    "A000",
    "Abcdefghijklmnopqrstuvwxyz012345",
    "X9999999999999999999999999999999",
];

const CHESS: Snn = match Snn::parse("Chess") {
    Ok(name) => name,
    Err(_) => panic!(),
};

fn snn(text: &str) -> Snn {
    Snn::parse(text).unwrap()
}
