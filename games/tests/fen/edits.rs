//! Random changes to valid strings.

use std::fmt::Debug;

use epin_games::{Chess, Crazyhouse, Game, Makruk, Setup, Shogi, Xiangqi};
use fastrand::Rng;

use crate::prefix;
use crate::repairs::repair;

pub(crate) const CHESS: [&str; 5] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "rkb2bnr/pp2pppp/2p1n3/3p4/q2P4/5NP1/PPP1PP1P/RKBNQBR1 w Aha - 0 9",
    "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3",
    "1k4rr/8/8/3Pp3/8/8/8/1K4RR w Gg e6",
];
pub(crate) const CRAZYHOUSE: [&str; 3] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1",
    "r1b1k2r/ppp2p1p/2n5/3qN~3/1P6/8/PB1P1PPP/RN1Q~K2R[PPbnnp] w KQkq - 0 12",
    "r3k2r/8/8/8/4P3/8/8/R3K2R/QPpp b KQkq e3 0 20",
];
pub(crate) const SHOGI: [&str; 3] = [
    "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
    "8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124",
    "4k4/9/9/9/9/9/9/9/4K4 b 2R2B4G4S4N4L18P",
];
pub(crate) const MAKRUK: [&str; 2] = [
    "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1",
    "8/8/3k4/8/4M3/3S4/8/3K3R b - 32 5 71",
];
pub(crate) const XIANGQI: [&str; 2] = [
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    "2bak4/4a4/4b4/9/2n6/9/9/4B4/4A4/3K1A1R1 b - - 12 63",
];

/// The characters to insert: some that the notations use, and some that they do not use.
const CHARS: &str = "// -+012789KkQqRrPpNbGsmAhecw^'~[]\n\0é♔\u{202e}\u{1f3f3}";

fn any_char(random: &mut Rng) -> char {
    random.choice(CHARS.chars().collect::<Vec<_>>()).unwrap()
}

/// Returns one of `strings` after one to three changes, each of which removes or
/// copies a part, replaces or inserts a character, or joins parts of two strings.
fn edit(random: &mut Rng, strings: &[&str]) -> String {
    let mut chars: Vec<char> = random.choice(strings).unwrap().chars().collect();
    for _ in 0..=random.usize(..3) {
        let at = random.usize(..=chars.len());
        let end = (at + random.usize(..6)).min(chars.len());
        match random.usize(..5) {
            0 => drop(chars.drain(at..end)),
            1 if at < chars.len() => chars[at] = any_char(random),
            2 => chars.splice(at..at, chars[at..end].to_vec()).for_each(drop),
            3 => {
                let other: Vec<char> = random.choice(strings).unwrap().chars().collect();
                chars.truncate(at);
                chars.extend(&other[random.usize(..other.len())..]);
            }
            _ => chars.insert(at, any_char(random)),
        }
    }
    chars.into_iter().collect()
}

/// Checks changed strings: the range of an error starts and ends at character boundaries,
/// a position that is read is the same after it is written and read again, and `parse_prefix` agrees with `parse`.
fn check<G: Game + Debug>(strings: &[&str]) {
    let mut random = Rng::with_seed(52);
    let mut accepted = 0;
    for _ in 0..10_000 {
        let text = edit(&mut random, strings);
        prefix::check::<G>(&text);
        match Setup::<G>::parse(&text) {
            Ok(fen) => {
                accepted += 1;
                assert_eq!(Setup::parse(&fen.to_fen().unwrap()).as_ref(), Ok(&fen), "{text}");
                assert!(fen.position.to_feen().is_ok(), "{text}");
            }
            Err(error) => {
                let (range, offset) = (error.range(), error.offset());
                assert!(text.get(range.clone()).is_some(), "{text}: {range:?}");
                let is_at_end = offset == text.len() && offset == range.end;
                assert!(offset == range.start || is_at_end, "{text}: {offset}, {range:?}");
                assert!(!range.is_empty() || text.is_empty() || offset < text.len(), "{text}");
                // The edits add no labels, so all suggestions together make the string a FEN.
                if error.suggestion().is_some() {
                    let repaired = repair::<G>(&text);
                    assert!(Setup::<G>::parse(&repaired).is_ok(), "{text}: {repaired}");
                }
                assert!(error.to_string().chars().count() < 400, "{error}");
                let report = error.report(&text).to_string();
                assert!(report.chars().count() < 900 && !report.contains('\n'), "{report}");
            }
        }
    }
    assert!((200..9_800).contains(&accepted), "{accepted}");
}

#[test]
fn ten_thousand_edits_of_chess() {
    check::<Chess>(&CHESS);
}

#[test]
fn ten_thousand_edits_of_crazyhouse() {
    check::<Crazyhouse>(&CRAZYHOUSE);
}

#[test]
fn ten_thousand_edits_of_shogi() {
    check::<Shogi>(&SHOGI);
}

#[test]
fn ten_thousand_edits_of_makruk() {
    check::<Makruk>(&MAKRUK);
}

#[test]
fn ten_thousand_edits_of_xiangqi() {
    check::<Xiangqi>(&XIANGQI);
}
