//! Random games.

use epin::feen::{Hands, Position};
use epin::notation::Styles;
use epin::{Epin, Letter, Side};

use super::random::Random;

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

    fn fixed<const N: usize>(random: &mut Random, entries: [Option<(&str, Data)>; N]) -> Self {
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

/// A piece: its key, and the tokens of both sides.
struct Piece {
    key: String,
    tokens: [Epin; 2],
}

fn piece(random: &mut Random, styles: Option<Styles>) -> Piece {
    let letter = Letter::ALL[random.below(26)];
    let mut token = Epin::new(letter, Side::First).with_terminal(random.once_in(4));
    token = random.one_of(&[token, token, token.enhanced(), token.diminished()]);
    if let Some(styles) = styles.filter(|_| random.once_in(2)) {
        token = token.with_derived(random.once_in(2));
        let second = token.flipped().with_derived(token.is_native());
        return Piece { key: token.to_qpi(styles).to_string(), tokens: [token, second] };
    }
    token = token.with_derived(random.once_in(4));
    Piece { key: token.to_string(), tokens: [token, token.flipped()] }
}

/// Returns a game without mistakes.
pub(super) fn game(random: &mut Random) -> Data {
    let letters = [(); 2].map(|()| Letter::ALL[random.below(26)]);
    let letters = Styles { first: letters[0], second: letters[1] };
    let styles = random.once_in(2).then_some(letters);
    let mut pieces: Vec<Piece> = Vec::new();
    for _ in 0..=random.below(6) {
        let new = piece(random, styles);
        let is_other = |token: &Epin| pieces.iter().all(|piece| !piece.tokens.contains(token));
        if new.tokens.iter().all(is_other) {
            pieces.push(new);
        }
    }
    let (ranks, files) = (1 + random.below(3), 1 + random.below(4));
    let mut square = || random.once_in(2).then(|| token(random, &pieces));
    let squares: Vec<_> = (0..ranks * files).map(|_| square()).collect();
    let empty = squares.iter().filter(|square| square.is_none()).count();
    let mut hands = [Vec::new(), Vec::new()];
    for _ in 0..random.below(empty + 1) {
        hands[random.below(2)].push(token(random, &pieces));
    }

    let name = Data::text(random.text(&NAMES));
    let entries = pieces.iter().map(|piece| (piece.key.clone(), fields(random, piece, &pieces)));
    let entries = Data::Table(false, entries.collect());
    let start = random.once_in(3);
    let feen = start.then(|| Data::text(feen(random, ranks, files, &squares, &hands, letters)));
    let square = |square: &Option<Epin>| Data::text(square.map_or(".", Epin::as_str));
    let row = |row: &[_]| Data::List(row.iter().map(square).collect());
    let board = (!start).then(|| Data::List(squares.chunks(files).map(row).collect()));
    let are_there = !start && (!hands.concat().is_empty() || random.once_in(4));
    let hands = are_there.then(|| {
        let [first, second] = hands.map(|hand| {
            let is_there = !hand.is_empty() || random.once_in(2);
            is_there.then(|| Data::List(hand.into_iter().map(Data::text).collect()))
        });
        let entries = [first.map(|hand| ("first", hand)), second.map(|hand| ("second", hand))];
        Data::fixed(random, entries)
    });
    let styles = styles.map(|styles| {
        let mut styles = Side::ALL.map(|side| {
            let name = random.one_of(&["Chess", "Makruk", "Chess960"]);
            (styles.sin(side).to_string(), Data::text(name))
        });
        random.shuffle(&mut styles);
        Data::Table(false, styles.into())
    });
    let schema = random.once_in(3).then(|| ("$schema", Data::text("game.schema.json")));
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

fn token(random: &mut Random, pieces: &[Piece]) -> Epin {
    let piece = &pieces[random.below(pieces.len())];
    random.one_of(&piece.tokens)
}

/// Returns the name of a piece, which may be the piece's own key, and what it promotes to.
fn fields(random: &mut Random, piece: &Piece, pieces: &[Piece]) -> Data {
    let name = if random.once_in(8) { piece.key.clone() } else { random.text(&NAMES) };
    let promotes_to = random.once_in(2).then(|| {
        let count = random.below(4);
        Data::List(
            (0..count).map(|_| Data::text(&pieces[random.below(pieces.len())].key)).collect(),
        )
    });
    let promotes_to = promotes_to.map(|list| ("promotes_to", list));
    let metadata = metadata(random);
    Data::fixed(random, [Some(("name", Data::Text(name))), promotes_to, metadata])
}

/// Returns a table that may contain anything, also the keys of a game.
fn metadata(random: &mut Random) -> Option<(&'static str, Data)> {
    random.once_in(4).then(|| ("metadata", table(random, 3)))
}

fn table(random: &mut Random, levels: usize) -> Data {
    let mut keys = ["a", "K^", "é b", "#", "\"", "name", "board", "pieces", "metadata"];
    random.shuffle(&mut keys);
    let count = random.below(4);
    let mut value = || match random.below(4) {
        0 => Data::Other,
        1 if levels > 0 => table(random, levels - 1),
        2 if levels > 0 => Data::List(vec![table(random, levels - 1), Data::Other]),
        _ => Data::Text(random.text(&NAMES)),
    };
    Data::Table(false, keys[..count].iter().map(|key| ((*key).to_owned(), value())).collect())
}

fn feen(
    random: &mut Random,
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
        turn: random.one_of(&Side::ALL),
    };
    for (side, hand) in Side::ALL.into_iter().zip(hands) {
        position.hands[side].extend(hand.iter().map(|token| (*token, 1)));
    }
    position.to_feen().unwrap().as_str().to_owned()
}
