use epin::feen;

fn main() {
    let _ = feen!(
        "\
        lnsgk^gsnl/1r5b1/ppppppppp/\
        9/9/9/\
        PPPPPPPP/1B5R1/LNSGK^GSNL / S/s"
    );
}
