use epin::feen;

fn main() {
    let _ = feen!("lnsgk^gsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B*5R1/LNSGK^GSNL 1P/ S/S");
}
