//! Catalogs that the games have no need for.

use epin::Catalog;

/// A kind in files, with a name that messages cut: 70 characters of four bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Catalog)]
#[epin(serde, name = "🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠")]
pub enum Long {
    #[epin("K^", "K^'")]
    King,
    #[epin("P", "-P", "+P")]
    Pawn,
    #[epin("R'")]
    Rook,
}

/// More tokens than messages list, all as long as tokens can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Catalog)]
#[epin(name = "🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠🂠")]
pub enum Wide {
    #[epin("+A^'", "-A^'", "+B^'", "-B^'", "+C^'", "-C^'", "+D^'", "-D^'", "+E^'", "-E^'")]
    A,
    #[epin("+F^'", "-F^'", "+G^'", "-G^'", "+H^'", "-H^'", "+I^'", "-I^'", "+J^'", "-J^'")]
    F,
    #[epin("+K^'", "-K^'", "+L^'", "-L^'", "+M^'", "-M^'", "+N^'", "-N^'", "+O^'", "-O^'")]
    K,
    #[epin("+P^'", "-P^'", "+Q^'", "-Q^'", "+R^'", "-R^'", "+S^'", "-S^'", "+T^'", "-T^'")]
    P,
}
