//! Random games.

use epin::feen::{Hands, Position};
use epin::notation::Styles;
use epin::{Epin, Letter, Side};
use fastrand::Rng;

/// A value of a game file, in any format.
#[derive(Clone)]
pub(super) enum Data {
    Text(String),
    List(Vec<Data>),
    /// A table, and whether its keys are fixed, which RON writes in other brackets.
    Table(bool, Vec<(String, Data)>),
    /// A value that is no text, such as a number. Only `metadata` may contain one.
    Other,
}

impl Data {
    fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    fn fixed<const N: usize>(random: &mut Rng, entries: [Option<(&str, Data)>; N]) -> Self {
        let entries = entries.into_iter().flatten().map(|(key, value)| (key.to_owned(), value));
        let mut entries: Vec<_> = entries.collect();
        random.shuffle(&mut entries);
        Self::Table(true, entries)
    }
}

/// What names are made of: words, and what some format gives a meaning to.
const NAMES: [&str; 40] = [
    "King", "Pawn", "Q", "c:q", "C:Q", "玉将", "é", "😀", " ", ".", "-", "--", "#", " # ", "//",
    "/*", "*/", "\"", "\"\"\"", "'", "'''", "\\", "\\n", "\n", "\t", "[", "]", "{", "}", "(", ")",
    ":", ": ", ",", "=", "null", "true", "7", "~", "r#\"",
];

/// Returns a string of a few of the given parts.
pub(super) fn some_of(random: &mut Rng, parts: &[&str]) -> String {
    (0..random.usize(..4)).map(|_| *random.choice(parts).unwrap()).collect()
}

/// A piece: its key, and the tokens of both sides.
struct Piece {
    key: String,
    tokens: [Epin; 2],
}

fn piece(random: &mut Rng, styles: Option<Styles>) -> Piece {
    let letter = *random.choice(&Letter::ALL).unwrap();
    let mut token = Epin::new(letter, Side::First).with_terminal(random.usize(..4) == 0);
    token = random.choice([token, token, token.enhanced(), token.diminished()]).unwrap();
    if let Some(styles) = styles.filter(|_| random.bool()) {
        token = token.with_derived(random.bool());
        let second = token.flipped().with_derived(token.is_native());
        return Piece { key: token.to_qpi(styles).to_string(), tokens: [token, second] };
    }
    token = token.with_derived(random.usize(..4) == 0);
    Piece { key: token.to_string(), tokens: [token, token.flipped()] }
}

/// Returns a game without mistakes.
pub(super) fn game(random: &mut Rng) -> Data {
    let letters = [(); 2].map(|()| *random.choice(&Letter::ALL).unwrap());
    let letters = Styles { first: letters[0], second: letters[1] };
    let styles = random.bool().then_some(letters);
    let mut pieces: Vec<Piece> = Vec::new();
    for _ in 0..=random.usize(..6) {
        let new = piece(random, styles);
        let is_other = |token: &Epin| pieces.iter().all(|piece| !piece.tokens.contains(token));
        if new.tokens.iter().all(is_other) {
            pieces.push(new);
        }
    }
    let (ranks, files) = (random.usize(1..=3), random.usize(1..=4));
    let mut square = || random.bool().then(|| token(random, &pieces));
    let squares: Vec<_> = (0..ranks * files).map(|_| square()).collect();
    let empty = squares.iter().filter(|square| square.is_none()).count();
    let mut hands = [Vec::new(), Vec::new()];
    for _ in 0..random.usize(..=empty) {
        hands[random.usize(..2)].push(token(random, &pieces));
    }

    let name = Data::text(some_of(random, &NAMES));
    let entries = pieces.iter().map(|piece| (piece.key.clone(), fields(random, piece, &pieces)));
    let entries = Data::Table(false, entries.collect());
    let start = random.usize(..3) == 0;
    let feen = start.then(|| Data::text(feen(random, ranks, files, &squares, &hands, letters)));
    let square = |square: &Option<Epin>| Data::text(square.map_or(".", Epin::as_str));
    let row = |row: &[_]| Data::List(row.iter().map(square).collect());
    let board = (!start).then(|| Data::List(squares.chunks(files).map(row).collect()));
    let are_there = !start && (!hands.concat().is_empty() || random.usize(..4) == 0);
    let hands = are_there.then(|| {
        let [first, second] = hands.map(|hand| {
            let is_there = !hand.is_empty() || random.bool();
            is_there.then(|| Data::List(hand.into_iter().map(Data::text).collect()))
        });
        let entries = [first.map(|hand| ("first", hand)), second.map(|hand| ("second", hand))];
        Data::fixed(random, entries)
    });
    let styles = styles.map(|styles| {
        let mut styles = Side::ALL.map(|side| {
            let name = random.choice(["Chess", "Makruk", "Chess960"]).unwrap();
            (styles.sin(side).to_string(), Data::text(name))
        });
        random.shuffle(&mut styles);
        Data::Table(false, styles.into())
    });
    let schema = (random.usize(..3) == 0).then(|| ("$schema", Data::text("game.schema.json")));
    let entries = [
        schema,
        metadata(random),
        Some(("name", name)),
        styles.map(|styles| ("styles", styles)),
        Some(("pieces", entries)),
        feen.map(|feen| ("start", feen)),
        board.map(|board| ("board", board)),
        hands.map(|hands| ("hands", hands)),
    ];
    Data::fixed(random, entries)
}

fn token(random: &mut Rng, pieces: &[Piece]) -> Epin {
    let piece = random.choice(pieces).unwrap();
    *random.choice(&piece.tokens).unwrap()
}

/// Returns the name of a piece, which may be the piece's own key, and what it promotes to.
fn fields(random: &mut Rng, piece: &Piece, pieces: &[Piece]) -> Data {
    let name = if random.usize(..8) == 0 { piece.key.clone() } else { some_of(random, &NAMES) };
    let promotes_to = random.bool().then(|| {
        let count = random.usize(..4);
        Data::List((0..count).map(|_| Data::text(&random.choice(pieces).unwrap().key)).collect())
    });
    let promotes_to = promotes_to.map(|list| ("promotes_to", list));
    let metadata = metadata(random);
    Data::fixed(random, [Some(("name", Data::Text(name))), promotes_to, metadata])
}

/// Returns a table that may contain anything, also the keys of a game.
fn metadata(random: &mut Rng) -> Option<(&'static str, Data)> {
    (random.usize(..4) == 0).then(|| ("metadata", table(random, 3)))
}

fn table(random: &mut Rng, levels: usize) -> Data {
    let mut keys = ["a", "K^", "é b", "#", "\"", "name", "board", "pieces", "metadata"];
    random.shuffle(&mut keys);
    let count = random.usize(..4);
    let mut value = || match random.usize(..4) {
        0 => Data::Other,
        1 if levels > 0 => table(random, levels - 1),
        2 if levels > 0 => Data::List(vec![table(random, levels - 1), Data::Other]),
        _ => Data::Text(some_of(random, &NAMES)),
    };
    Data::Table(false, keys[..count].iter().map(|key| ((*key).to_owned(), value())).collect())
}

fn feen(
    random: &mut Rng,
    ranks: usize,
    files: usize,
    squares: &[Option<Epin>],
    hands: &[Vec<Epin>; 2],
    styles: Styles,
) -> String {
    let sizes = [ranks, files].map(|size| u8::try_from(size).unwrap());
    let sizes = if ranks == 1 { &sizes[1..] } else { &sizes };
    let mut position = Position {
        sizes: sizes.to_vec(),
        squares: squares.to_vec(),
        hands: Hands::default(),
        styles,
        turn: random.choice(Side::ALL).unwrap(),
    };
    for (side, hand) in Side::ALL.into_iter().zip(hands) {
        position.hands[side].extend(hand.iter().map(|token| (*token, 1)));
    }
    position.to_feen().unwrap().as_str().to_owned()
}
