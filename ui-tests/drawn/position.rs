// The part of a position that is wrong, and which part of a long one is shown.
use epin::{Epin, feen};

static BOARD: [Option<Epin>; 4] = feen!("k^1/K^ / C/c").board().unwrap();

fn main() {
    let _ = feen!("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    let _ = feen!("rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w - - 0 1");
    let _ = feen!("8/8 /C/c");
    let _ = feen!("k^7/7K^ / C/c ");
    let _ = feen!("");
    let _ = feen!("lnsgk^gsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B*5R1/LNSGK^GSNL 1P/ S/S");
}
