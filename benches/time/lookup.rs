//! Finding the value of a token.

use std::collections::{BTreeMap, HashMap, HashSet};

use epin::{Catalog, Epin, EpinMap, EpinSet, EpinTable, Piece, Side, epin};
use epin_benches::shogi::{worth_by_kind, worth_by_token};
use epin_benches::{Table, shuffled, texts, tokens};
use epin_games::Shogi;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::race::Race;

const COUNT: usize = 100_000;

static BY_TEXT: phf::Map<&str, Shogi> = phf::phf_map! {
    "K^" => Shogi::King, "k^" => Shogi::King,
    "R" => Shogi::Rook, "r" => Shogi::Rook,
    "+R" => Shogi::Dragon, "+r" => Shogi::Dragon,
    "B" => Shogi::Bishop, "b" => Shogi::Bishop,
    "+B" => Shogi::Horse, "+b" => Shogi::Horse,
    "G" => Shogi::Gold, "g" => Shogi::Gold,
    "S" => Shogi::Silver, "s" => Shogi::Silver,
    "+S" => Shogi::PromotedSilver, "+s" => Shogi::PromotedSilver,
    "N" => Shogi::Knight, "n" => Shogi::Knight,
    "+N" => Shogi::PromotedKnight, "+n" => Shogi::PromotedKnight,
    "L" => Shogi::Lance, "l" => Shogi::Lance,
    "+L" => Shogi::PromotedLance, "+l" => Shogi::PromotedLance,
    "P" => Shogi::Pawn, "p" => Shogi::Pawn,
    "+P" => Shogi::Tokin, "+p" => Shogi::Tokin,
};

fn by_match(token: Epin) -> Option<Shogi> {
    Some(match token {
        epin!("K^") | epin!("k^") => Shogi::King,
        epin!("R") | epin!("r") => Shogi::Rook,
        epin!("+R") | epin!("+r") => Shogi::Dragon,
        epin!("B") | epin!("b") => Shogi::Bishop,
        epin!("+B") | epin!("+b") => Shogi::Horse,
        epin!("G") | epin!("g") => Shogi::Gold,
        epin!("S") | epin!("s") => Shogi::Silver,
        epin!("+S") | epin!("+s") => Shogi::PromotedSilver,
        epin!("N") | epin!("n") => Shogi::Knight,
        epin!("+N") | epin!("+n") => Shogi::PromotedKnight,
        epin!("L") | epin!("l") => Shogi::Lance,
        epin!("+L") | epin!("+l") => Shogi::PromotedLance,
        epin!("P") | epin!("p") => Shogi::Pawn,
        epin!("+P") | epin!("+p") => Shogi::Tokin,
        _ => return None,
    })
}

fn pieces() -> impl Iterator<Item = (Epin, Shogi)> {
    Epin::all().filter_map(|token| Some((token, Shogi::from_token(token)?)))
}

pub(crate) fn print(table: &Table) {
    let known: Vec<_> = pieces().map(|(token, _)| token).collect();
    get("look up, 28 known tokens", &shuffled(known, COUNT), table);
    get("look up, all 624", &tokens(COUNT), table);
    worth(table);
    contains(table);
}

fn worth(table: &Table) {
    let pieces = Shogi::ALL
        .iter()
        .flat_map(|kind| [Side::First, Side::Second].map(|side| Piece::new(*kind, side)));
    let pieces = shuffled(pieces, COUNT);
    Race::new("`match`, 28 pieces", COUNT)
        .each("20 arms on the token", &pieces, worth_by_token)
        .each("10 arms on `kind()`", &pieces, worth_by_kind)
        .print(table);
}

fn get(operation: &'static str, tokens: &[Epin], table: &Table) {
    let texts = texts(tokens);
    let dense = EpinTable::from_fn(Shogi::from_token);
    let map: EpinMap<Epin, _> = pieces().collect();
    let hash: HashMap<_, _> = pieces().collect();
    let fx: FxHashMap<_, _> = pieces().collect();
    let tree: BTreeMap<_, _> = pieces().collect();
    Race::new(operation, tokens.len())
        .each("`EpinTable::at`", tokens, |token| *dense.at(token))
        .each("`Catalog::from_token`", tokens, Shogi::from_token)
        .each("`EpinMap::get`", tokens, |token| map.get(token).copied())
        .each("`match` on the token", tokens, by_match)
        .each("`HashMap<Epin, V>`", tokens, |token| hash.get(&token).copied())
        .each("`FxHashMap<Epin, V>`", tokens, |token| fx.get(&token).copied())
        .each("`BTreeMap<Epin, V>`", tokens, |token| tree.get(&token).copied())
        .each("`phf::Map<&str, V>`", &texts, |text| BY_TEXT.get(text).copied())
        .print(table);
}

fn contains(table: &Table) {
    let tokens = tokens(COUNT);
    let set: EpinSet = Epin::all().step_by(2).collect();
    let hash: HashSet<_> = set.iter().collect();
    let fx: FxHashSet<_> = set.iter().collect();
    Race::new("contains, half of all 624", tokens.len())
        .each("`EpinSet`", &tokens, |token| set.contains(token))
        .each("`HashSet<Epin>`", &tokens, |token| hash.contains(&token))
        .each("`FxHashSet<Epin>`", &tokens, |token| fx.contains(&token))
        .print(table);
}
