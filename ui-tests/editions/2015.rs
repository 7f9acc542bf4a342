//! What compiles in edition 2015: the programs of every edition, and names that are keywords in later
//! editions. Enums and variants with such names have raw identifiers, because syn, with which the derive
//! reads them, takes the names for keywords in every edition.

#![deny(warnings, clippy::pedantic)]

extern crate arbitrary;
#[macro_use]
extern crate epin;
extern crate epin_facade;
extern crate schemars;
extern crate serde;
extern crate serde_json;

mod right;

#[allow(non_camel_case_types, non_upper_case_globals, clippy::enum_variant_names)]
mod async {
    #[derive(Clone, Copy, PartialEq, Eq, Catalog)]
    #[epin(serde)]
    pub enum r#dyn {
        #[epin("A")]
        r#async,
        #[epin("D")]
        r#dyn,
        #[epin("G", "+G")]
        gen,
        #[epin("T")]
        r#try,
    }
}

macro_rules! try {
    ($gen:expr) => {
        epin!($gen)
    };
}

#[test]
fn later_keywords_are_names() {
    use epin::notation::{pin, qpi, sin, snn};
    use epin::{Catalog, Piece};

    let gen: Piece<async::dyn> = piece!(async::dyn, "G");
    assert!(gen.kind() == async::dyn::gen && <async::dyn as Catalog>::NAME == "dyn");
    assert_eq!(epins!["+G", "A"], [try!("+G"), epin!("A")]);
    assert!(matches!(epin!("D"), try!("D")));
    assert_eq!(serde_json::to_string(&async::dyn::try).unwrap(), "\"T\"");
    assert_eq!((pin!("G").as_str(), sin!("C").as_str()), ("G", "C"));
    assert_eq!((qpi!("C:G").sin(), snn!("Go").as_str()), (sin!("C"), "Go"));
    let worth = epin_table!(async::dyn, try => 4, r#async => 1, dyn => 2, gen => 3);
    assert_eq!(worth.as_array(), &[1, 2, 3, 4]);
    let pieces = pieces![::async::dyn, "t", "T"];
    assert!(pieces[0].flipped() == pieces[1]);
}
