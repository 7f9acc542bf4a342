use epin::pieces;

enum Chess {
    Rook,
}

fn main() {
    let _ = pieces![Chess, "R", "-R"]; //~ `Chess` is not a catalog of pieces & ^^^^^ expected an enum that derives `Catalog` & epin's feature `derive`
}
