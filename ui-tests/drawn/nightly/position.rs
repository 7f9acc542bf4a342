use epin::{Catalog, feen};

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
}

fn main() {
    let _ = feen!("lnsgk^gsnl/1r5b/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL 1P/ S/S");
    let _ = feen!("7/8/7/8/7/8/7/8/7/8/7/8/7/8/8/8 01P/ C/C");
    let _ = feen!("8/k^6王/3日本♔é4/6K^ / C/c");
    let _ = feen!("8/k^6P’/8 / é/c");
    let _ = feen!(r"8/7/8 / C/c");
    let _ = feen!(
        "8/\
         7/8 / C/c"
    );
    let _ = feen!("8/8 /");
    let _ = feen!(Chess, "k^q1/Q1K^ / C/c");
}
