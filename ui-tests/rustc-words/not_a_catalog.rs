use epin::{feen, piece};

enum Chess {
    Rook,
}

fn main() {
    let _ = piece!(Chess, "R"); //~ `Chess` is not a catalog of pieces & ^^^^^ expected an enum that derives `Catalog` & epin's feature `derive`
    let _ = feen!(Chess, "r1/1R / C/c"); //~ `Chess` is not a catalog of pieces & ^^^^^ expected an enum that derives `Catalog` & epin's feature `derive`
    let _ = feen!(Chess, "2/2 / C/c"); //~ `Chess` is not a catalog of pieces & ^^^^^ expected an enum that derives `Catalog` & epin's feature `derive`
}
