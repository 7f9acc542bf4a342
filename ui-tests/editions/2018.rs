//! What compiles in editions 2018 and 2021: the programs of every edition, and a `gen` that is a
//! name, whereas `async` is a keyword.

#![deny(warnings, clippy::pedantic)]

#[macro_use]
extern crate epin;

mod right;

mod r#async {
    #[derive(Clone, Copy, PartialEq, Eq, Catalog)]
    #[epin(serde)]
    #[allow(non_camel_case_types, clippy::enum_variant_names)]
    pub enum gen {
        #[epin("A")]
        r#async,
        #[epin("G", "+G")]
        gen,
        #[epin("T")]
        r#try,
    }
}

#[test]
fn later_keywords_are_names() {
    use epin::{Catalog, Piece};

    let piece: Piece<r#async::gen> = piece!(r#async::gen, "G");
    assert!(piece.kind() == r#async::gen::gen && <r#async::gen>::NAME == "gen");
    assert_eq!(serde_json::to_string(&r#async::gen::r#try).unwrap(), "\"T\"");
    let pieces = pieces![crate::r#async::gen, "t", "T"];
    assert!(pieces[0].flipped() == pieces[1]);
}
