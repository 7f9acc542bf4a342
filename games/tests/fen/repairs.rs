//! Slips that have one reading, each with its repair, and mistakes that look like them and have none.

use epin_games::{Chess, Crazyhouse, Game, Makruk, Setup, Shogi, Xiangqi};
use fastrand::Rng;

use crate::edits;

/// Applies the suggestions one after the other until there are no more, and returns what the string is then.
pub(crate) fn repair<G: Game>(text: &str) -> String {
    let mut repaired = text.to_owned();
    for _ in 0..=8 {
        let Err(error) = Setup::<G>::parse(&repaired) else { return repaired };
        let Some(suggestion) = error.suggestion() else { return repaired };
        repaired.replace_range(error.range(), suggestion.as_str());
    }
    panic!("more than eight repairs: {text:?}");
}

/// Checks that the first repair of each string replaces what is between `«` and `»`, and that all repairs
/// together make the string the one that is given last.
fn repaired<G: Game>(rows: &[(&str, &str, &str)]) {
    for (marked, instead, right) in rows {
        let text = marked.replace(['«', '»'], "");
        let start = marked.find('«').unwrap();
        let end = marked.find('»').unwrap() - '«'.len_utf8();
        let error = Setup::<G>::parse(&text).expect_err(&text);
        assert_eq!(
            (error.range(), error.suggestion().unwrap().as_str()),
            (start..end, *instead),
            "{error}"
        );
        assert_eq!(repair::<G>(&text), *right);
        assert!(Setup::<G>::parse(right).is_ok(), "{right}");
    }
}

#[test]
fn of_the_fields_of_chess() {
    for (fields, instead) in [
        // The side to move and the en passant square
        (" «B» KQkq e3 0 1", "b"),
        (" b KQkq «E3» 0 1", "e3"),
        // Look-alikes and invisible characters
        (" b «К»Qkq e3 0 1", "K"),
        (" «ｂ» KQkq e3 0 1", "b"),
        (" b «ＫＱｋｑ» e3 0 1", "KQkq"),
        (" b KQkq «e３» 0 1", "e3"),
        (" b KQkq «e\u{200b}3» 0 1", "e3"),
        (" b KQkq e3 0 «\u{2060}1»", "1"),
        (" b KQkq e3 0 1«\u{feff}»", ""),
        // White space
        (" « »b KQkq e3 0 1", ""),
        (" «  »b  KQkq e3  0 1", ""),
        (" b «\t»KQkq e3 0 1", ""),
        (" «b\tKQkq\te3\t0\t1»", "b KQkq e3 0 1"),
        (" «b\u{a0}KQkq» e3 0 1", "b KQkq"),
        (" b KQkq «e3\r\n0» 1", "e3 0"),
        (" b KQkq «e3\t» 0 1", "e3"),
        (" b KQkq e3 0 1«\r\n»", ""),
        // Counters
        (" b KQkq e3 «O» 1", "0"),
        (" b KQkq e3 «00» 1", "0"),
        (" b KQkq e3 0 «001»", "1"),
        // After the last field
        (" b KQkq e3 0 1«,»", ""),
        (" b KQkq e3 0 1« ; »", ""),
        (" b KQkq e3 0 1«；»", ""),
        // Several slips
        (" «B» KQkq  E3 O 01;", "b"),
        ("«\t»B КQkq E３ 00 1 ,\n", " "),
    ] {
        let board = "r3k2r/8/8/8/4P3/8/8/R3K2R";
        let right = format!("{board} b KQkq e3 0 1");
        repaired::<Chess>(&[(&format!("{board}{fields}"), instead, &right)]);
    }
}

#[test]
fn of_the_board_of_chess() {
    let fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    for (marked, instead) in [
        ("4k3/8/8/8/8/8/8/4«К»3 w - - 0 1", "K"),
        ("4k3/8/8/8/8/8/8/4K«３» w - - 0 1", "3"),
        ("4k3/«８/８/８»/8/8/8/4K3 w - - 0 1", "8/8/8"),
        ("«４ｋ３／８／８／８／８／８／８／４Ｋ３　ｗ　－　－　０　１»", fen),
        ("4k3/8/8/8/8/8/8/4K3 w «–» - 0 1", "-"),
        ("4k3/8/8/8/8/8/8/4K3 w «−» — 0 1", "-"),
        ("«\u{feff}»4k3/8/8/8/8/8/8/4K3 w - - 0 1", ""),
        ("«\u{feff} FEN: »4k3/8/8/8/8/8/8/4K3 w - - 0 1", ""),
        ("4k3/8/«44»/8/8/8/8/4K3 w - - 0 1", "8"),
        ("4k3/«11111111»/8/8/8/8/8/4K3 w - - 0 1", "8"),
        ("«1111k111/8/8/8/26»/8/8/4K3 w - - 0 1", "4k3/8/8/8/8"),
        ("4k«^»3/8/8/8/8/8/8/4K3 w - - 0 1", ""),
        ("4k«^3/8/8/8/8/8/8/4K^»3 w - - 0 1", "3/8/8/8/8/8/8/4K"),
        ("«sfen »4k3/8/8/44/8/8/8/4K3 W – –\tO 1;\n", ""),
        ("«\u{feff}4k^3/8/26/８»/8/8/8/4K^3 W - - 0 1", "4k^3/8/26/8"),
    ] {
        repaired::<Chess>(&[(marked, instead, fen)]);
    }
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    repaired::<Chess>(&[(&format!("«-»{start}"), "", start)]);
    let marked = "-rnbqk^bn-r/+p+p+p+p+p+p+p+p/8/8/8/8/+P+P+P+P+P+P+P+P/-RNBQK^BN-R";
    assert_eq!(repair::<Chess>(&format!("{marked} w KQkq - 0 1")), start);
    let fen = repair::<Crazyhouse>(&format!("{marked}[] w KQkq - 0 1"));
    assert_eq!(fen, start.replace(" w", "[] w"));
}

#[test]
fn of_the_other_games() {
    let sfen = "4k4/9/4+P4/9/9/9/9/9/4K4 w RB10P3p 92";
    repaired::<Shogi>(&[
        ("4k4/9/4+P4/9/9/9/9/9/4K4 w RB10P«/»3p 92", "", sfen),
        ("4k4/9/4+P4/9/9/9/9/9/4K4 w RB«1０Ｐ»3p 92", "10P", sfen),
        ("4k4/9/4+P4/9/9/9/9/9/4K4 «W» RB10P3p 92", "w", sfen),
        ("4k4/9/4+P4/9/9/9/9/9/4K4 w RB10P3p «092»", "92", sfen),
        ("4k4/9/4«＋»P4/9/9/9/9/9/4K4 w RB10P3p 92", "+", sfen),
        ("4k«^4/9/4+P4/9/9/9/9/9/4K^»4 w RB10P3p 92", "4/9/4+P4/9/9/9/9/9/4K", sfen),
        ("4k4/9/4+P4/«45»/9/9/9/9/4K4 w RB10P3p 92", "9", sfen),
    ]);
    let fen = "4k3/8/8/8/8/8/8/Q~3K3[Qpp] w - - 0 1";
    repaired::<Crazyhouse>(&[
        ("4k3/8/8/8/8/8/8/Q~3K3«［Ｑｐｐ］» w - - 0 1", "[Qpp]", fen),
        ("4k3/8/8/8/8/8/8/Q«～»3K3[Qpp] w - - 0 1", "~", fen),
        ("4k3/8/8/8/8/8/«62»/Q~3K3[Qpp] w - - 0 1", "8", fen),
        ("4k«^3/8/8/8/8/8/8/Q~3K^»3[Qpp] w - - 0 1", "3/8/8/8/8/8/8/Q~3K", fen),
    ]);
    let fen = "8/8/3k4/8/4M~3/3S4/8/3K3R b - 32 5 71";
    repaired::<Makruk>(&[
        ("8/8/3k4/8/4M~3/3S4/8/3K3R b «–» 32 5 71", "-", fen),
        ("8/8/3k4/8/4M~3/3S4/8/3K3R b - «032» 5 71", "32", fen),
        ("8/8/3k«^4/8/4M~3/3S4/8/3K^»3R b - 32 5 71", "4/8/4M~3/3S4/8/3K", fen),
    ]);
    let fen = "3k5/9/9/9/9/9/4P4/4C4/4N4/4K4 r - - 7 30";
    repaired::<Xiangqi>(&[
        ("3k5/9/9/9/9/9/4P4/4«С»4/4N4/4K4 r - - 7 30", "C", fen),
        ("3k5/9/9/9/9/9/4P4/4C4/4N4/4K4 «R» - - 7 30", "r", fen),
        ("3k«^5/9/9/9/9/9/4P4/4C4/4N4/4K^»4 r - - 7 30", "5/9/9/9/9/9/4P4/4C4/4N4/4K", fen),
    ]);
}

/// What was meant may be one thing or another.
#[test]
fn of_nothing_that_is_unclear() {
    fn check<G: Game>(rows: &[&str]) {
        for text in rows {
            let error = Setup::<G>::parse(text).expect_err(text);
            assert_eq!(error.suggestion(), None, "{text}");
        }
    }
    check::<Chess>(&[
        // Fields that are missing, out of order or more than one
        "4k3/8/8/8/8/8/8/4K3 B w - - 0 1",
        "1r2k3/8/8/8/8/8/8/4K3 B b - 0 1",
        "4k3/8/8/8/8/8/8/4K3 - W - 0 1",
        "4k3/8/8/8/8/8/8/4K3 – – 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - \t1",
        "4k3/8/8/8/8/8/8/4K3 w - -\u{a0} O",
        "4k3/8/8/8/8/8/8/4K3 w - - 05",
        "4k3/8/8/8/8/8/8/4K3 w - - 0, 1",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 1.e4",
        "4k3/8/8/8/8/8/8/4K3 w - - +1 1",
        // Rights without a rook, squares without a pawn
        "4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1",
        "4k3/8/8/8/8/8/8/4K3 W KQkq - 0 1",
        "4k3/8/8/8/8/8/8/4K3 b - E3 0 1",
        // Ranks that are too short or too long
        "4k3/8/34/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/45/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/10/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/4-3/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/4-4/8/8/8/8/4K3 w - - 0 1",
        // Marks that the rest of the string does not confirm
        "4k3/8/8/8/8/8/8/4K2-R w - - 0 1",
        "4k3/8/8/8/8/+P7/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/-P7/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K^^3 w - - 0 1",
        "4k3/8/8/8/8/8/8/Q^3K3 w - - 0 1",
        "- 4k3/8/8/8/8/8/8/4K3 W - - 0 1",
        // Greek rho, which is on the key of R, and a soft hyphen
        "4k3/8/8/8/8/8/8/4K2Ρ w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w \u{ad} - 0 1",
        // Quotation marks
        "\"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"",
        "4k^3/8/8/8/8/8/8/4K^3 / C/c",
        "4k^3/8/8/8/8/8/8/4K^3 / C/c,",
    ]);
    check::<Shogi>(&[
        "4k4/9/9/9/9/9/9/9/4K4 B b 1",
        "4k4/9/9/9/9/9/9/9/4K4 b P/B 1",
        "4k4/9/9/9/9/9/9/9/4K4 b p/P 1",
        "4k4/9/9/9/9/9/9/9/4K4 b 2/2p 1",
        "4k4/9/9/9/9/9/9/9/4K4 b 02P 1",
        "4k4/9/9/9/9/9/9/9/4K4 b RO2P 1",
        "4k4/9/9/9/9/9/9/9/4K4 b 1OP 1",
        "4k4/9/9/9/9/9/9/9/4K4 b / 1",
    ]);
    check::<Crazyhouse>(&[
        "4k3/8/8/8/8/8/8/+Q3K3[] w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3[Q p] w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3[Q/p] w - - 0 1",
    ]);
}

/// The slips of a loop. Each returns a string with one of them, or `None` if there is no place for it.
const SLIPS: [fn(&mut Rng, &str) -> Option<String>; 11] = [
    |_, text| in_field(text, 1, str::to_ascii_uppercase),
    |_, text| in_field(text, 3, str::to_ascii_uppercase),
    |_, text| in_field(text, 0, |board| board.replace('k', "k^").replace('K', "K^")),
    |_, text| Some(text.replace('-', "–")),
    |_, text| Some(text.replace('B', "В").replace('K', "К")),
    |_, text| Some(text.replace(' ', "\t")),
    |random, text| Some(format!("{text}{}", random.choice(["\n", ",", " ;", "\u{a0}"]).unwrap())),
    |random, text| {
        let at = random.usize(..=text.len());
        let (before, after) = text.split_at_checked(at)?;
        let char = random.choice(['\u{feff}', '\u{200b}', '\u{2060}']).unwrap();
        Some(format!("{before}{char}{after}"))
    },
    |random, text| {
        let full_width = |char: char| match char {
            '!'..='~' => char::from_u32(u32::from(char) + 0xfee0).unwrap(),
            _ => char,
        };
        let field = random.usize(..text.split(' ').count());
        in_field(text, field, |field| field.chars().map(full_width).collect())
    },
    |random, text| {
        let ones = |board: &str| {
            board
                .chars()
                .map(|char| match char.to_digit(10) {
                    Some(count) => "1".repeat(count as usize),
                    None => char.into(),
                })
                .collect()
        };
        let split = |board: &str| board.replace('8', "44").replace('5', "23");
        if random.bool() { in_field(text, 0, ones) } else { in_field(text, 0, split) }
    },
    |_, text| {
        let (before, last) = text.rsplit_once(' ')?;
        let is_number = last.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then(|| format!("{before} 00{}", last.replace('0', "O")))
    },
];

/// Changes one field of a string.
fn in_field(text: &str, index: usize, change: impl Fn(&str) -> String) -> Option<String> {
    let mut fields: Vec<_> = text.split(' ').map(str::to_owned).collect();
    let field = fields.get_mut(index).filter(|_| text.contains(' '))?;
    *field = change(field);
    Some(fields.join(" "))
}

/// Checks that a string with one slip is repaired, and one with two slips is repaired or has no suggestion.
fn check<G: Game>(strings: &[&str]) {
    let mut random = Rng::with_seed(91);
    let mut repaired = [0, 0];
    for text in strings {
        for _ in 0..1000 {
            let Some(one) = random.choice(&SLIPS).unwrap()(&mut random, text) else { continue };
            if one != *text {
                assert_eq!(repair::<G>(&one), *text, "{one:?}");
            }
            let Some(two) = random.choice(&SLIPS).unwrap()(&mut random, &one) else { continue };
            let is_repaired = repair::<G>(&two) == *text;
            assert!(is_repaired || repair::<G>(&two) == two, "{two:?}");
            repaired[usize::from(is_repaired)] += 1;
        }
    }
    assert!(repaired[1] > 9 * repaired[0], "{repaired:?}");
}

#[test]
fn of_random_slips() {
    check::<Chess>(&edits::CHESS);
    let [brackets @ .., _] = &edits::CRAZYHOUSE;
    check::<Crazyhouse>(brackets);
    check::<Shogi>(&edits::SHOGI);
    check::<Makruk>(&edits::MAKRUK);
    check::<Xiangqi>(&edits::XIANGQI);
}
