//! Positions: `Feen` compared with `sashite-feen`.

use std::hint::black_box;

use epin::feen::{Feen, Position, errors};
use sashite_feen::Feen as Peer;

use crate::Row;
use crate::callgrind::Loop;

const CHESS: &str = "-rnbqk^bn-r/+p+p+p+p+p+p+p+p/8/8/8/8/+P+P+P+P+P+P+P+P/-RNBQK^BN-R / C/c";
const SHOGI: &str = "lnsgk^gsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL / S/s";
const RAUMSCHACH: &str = "rnk^nr/ppppp/5/5/5//buqbu/ppppp/5/5/5//5/5/5/5/5//5/5/5/PPPPP/BUQBU//\
                          5/5/5/PPPPP/RNK^NR / R/r";
/// A well-known position of shogi.
const MIDDLE_GAME: &str =
    "l6nl/5+P1gk^/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bK^L GR/5pgns s/S";
const ALL_IN_HAND: &str = "4k^4/9/9/9/9/9/9/9/4K^4 9P2B2G2L2N2RS/9p3s2g2l2n S/s";
/// A short rank, a count of one, a hand that is not in order, and the same side twice.
pub(crate) const FOUR_MISTAKES: &str =
    "lnsgk^gsnl/1r5b1/ppppppppp/9/8/9/PPPPPPPPP/1B5R1/LNSGK^GSNL 1P/2P3R S/S";
const EMPTY: &str = "9/9/9/9/9/9/9/9/9 / S/s";

/// The number of calls: few, because a run under callgrind is slow.
const CALLS: usize = 20;

pub(crate) fn rows() -> Vec<Row> {
    let mut rows = Vec::new();
    for (parse, squares, text) in [
        ("`parse`, chess", "`squares`, chess", CHESS),
        ("`parse`, shogi", "`squares`, shogi", SHOGI),
        ("`parse`, Raumschach", "`squares`, Raumschach", RAUMSCHACH),
        ("`parse`, middle game", "`squares`, middle game", MIDDLE_GAME),
        ("`parse`, all in hand", "`squares`, all in hand", ALL_IN_HAND),
        ("`parse`, empty board", "`squares`, empty board", EMPTY),
    ] {
        let texts = [text; CALLS];
        rows.push(Row::compare(parse, (&texts, Feen::parse), (&texts, Peer::parse)));
        let ours = [Feen::parse(text).expect("a position"); CALLS];
        let theirs: &'static Peer<'_> = Box::leak(Box::new(Peer::parse(text).expect("a position")));
        rows.push(Row::compare(
            squares,
            (&ours, |position| position.squares().for_each(drop_square)),
            (&[theirs; CALLS], |position| position.squares().for_each(drop_square)),
        ));
    }
    for (name, from, to) in [
        ("`parse`, rejected: first rank", "gk^g", "gk#g"),
        ("`parse`, rejected: sixth rank", "/9/PP", "/8/PP"),
        ("`parse`, rejected: styles", "S/s", "S/S"),
    ] {
        let text: &'static str = SHOGI.replacen(from, to, 1).leak();
        let texts = [text; CALLS];
        rows.push(Row::compare(name, (&texts, Feen::parse), (&texts, Peer::parse)));
    }
    let texts = [FOUR_MISTAKES; CALLS];
    rows.push(Row::alone("`errors`, 4 mistakes", &texts, |text| errors(text).count()));
    rows.push(Row::alone("`errors` and `report`, 4 mistakes", &texts, |text| {
        errors(text).map(|error| error.report(text).to_string().len()).sum::<usize>()
    }));
    for (name, text) in [
        ("`to_feen`; `encode`, chess", CHESS),
        ("`to_feen`; `encode`, shogi", SHOGI),
        ("`to_feen`; `encode`, Raumschach", RAUMSCHACH),
        ("`to_feen`; `encode`, middle game", MIDDLE_GAME),
        ("`to_feen`; `encode`, all in hand", ALL_IN_HAND),
        ("`to_feen`; `encode`, empty board", EMPTY),
    ] {
        rows.push(build(name, text));
    }
    rows
}

fn build(name: &'static str, text: &'static str) -> Row {
    let position = Feen::parse(text).expect("a position");
    let position: &'static _ = Box::leak(Box::new(position.to_position()));
    let peer: &'static _ = Box::leak(Box::new(Peer::parse(text).expect("a position").to_qi()));
    Row {
        name,
        ours: Loop::new(&[position; CALLS], Position::to_feen),
        theirs: Some(Loop::new(&[peer; CALLS], sashite_feen::encode)),
    }
}

fn drop_square<T>(square: T) {
    black_box(square);
}
