use epin::piece;

enum Chess {
    Rook,
}

fn main() {
    let _ = piece!(Chess, "R"); //~ `Chess` is not a catalog of pieces & ^^^^^ expected an enum that derives `Catalog` & epin's feature `derive`
}
