// A position that is shown differently from how it is written.
use epin::feen;

fn main() {
    let _ = feen!("\x6b^7/\u{38}/7K^ / C/c");
    let _ = feen!(r#"k^7/7"/7K^ / C/c"#);
    let _ = feen!("k^6P’/7K^ / C/c");
    let _ = feen!("8/k^6王/6K^ / C/c");
    let _ = feen!(
        "\
        lnsgk^gsnl/1r5b1/ppppppppp/\
        9/9/9/\
        PPPPPPPP/1B5R1/LNSGK^GSNL / S/s"
    );
}
