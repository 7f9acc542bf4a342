use epin::feen;

fn main() {
    let _ = feen!("lnsgk^gsnl/1r5b/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL / S/S");
}
