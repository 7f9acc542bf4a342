//! Literals that the program's own `macro_rules!` pass on.

#![deny(warnings, clippy::pedantic)]

use epin::{Epin, epin, epins, pin};

macro_rules! by_literal {
    ($token:literal) => {
        epin!($token)
    };
}

macro_rules! by_expr {
    ($token:expr) => {
        epin!($token)
    };
}

macro_rules! twice {
    ($token:expr) => {
        by_expr!($token)
    };
}

macro_rules! pins {
    ($($token:literal)*) => {
        [$(pin!($token)),*]
    };
}

macro_rules! list {
    ($($token:expr),*) => {
        epins![$($token),*]
    };
}

macro_rules! is {
    ($value:expr, $($token:literal)|+) => {
        matches!($value, $(epin!($token))|+)
    };
}

fn main() {
    assert_eq!(by_literal!("K^").as_str(), "K^");
    assert_eq!(by_expr!("K'").as_str(), "K'");
    assert_eq!(twice!("+K").as_str(), "+K");
    assert_eq!(pins!("a" "b").len(), 2);
    assert_eq!(list!("c", "d"), [epin!("c"), epin!("d")]);
    assert!(is!(epin!("p"), "P" | "p"));
    let by_literal: Epin = match epin!("q") {
        by_literal!("q") => epin!("Q"),
        other => other,
    };
    assert_eq!(by_literal.as_str(), "Q");
}
