//! Tokens in expressions.

#![deny(warnings, clippy::pedantic)]
#![allow(clippy::redundant_closure_call)] // A closure is one more kind of expression.

use epin::{Epin, Pin, epin, epins, pin};

fn generic<T>(_: T) -> Epin {
    epin!("+P")
}

fn main() {
    let king = epin!("K^'");
    assert_eq!(king.as_str(), "K^'");
    assert_eq!(generic(0), Epin::parse("+P").unwrap());
    assert_eq!([epin!("a"), epin!(r"b"), epin!(r#"c'"#)], epins!["a", r"b", "c'",]);
    assert_eq!(epins![].len(), 0);
    let promoted: &'static Epin = &epin!("+R",);
    assert!(promoted > &epin!("R"));
    let pin: Pin = pin!("-n^");
    assert_eq!(pin.as_str(), "-n^");
    assert_eq!((|| epin!("Z"))().index(), epin!("Z").index());
}
