use epin::pieces;

enum Chess {
    Rook,
}

fn main() {
    let _ = pieces![Chess, "R", "-R"]; //~ expected an enum that derives `Catalog`
}
