//! `EpinTable` by token, and by the kinds and pieces of every catalog, compared with lists.

use std::collections::HashSet;
use std::fmt::Debug;

use arbtest::arbtest;
use epin::iter::TableIter;
use epin::{Catalog, Epin, EpinKey, EpinMap, EpinTable, Piece, Side, epin, epin_table, piece};

use crate::support::catalogs::{Game, for_each_catalog, texts};
use crate::support::iteration;
use epin_games::Chess;

/// Returns the kinds in the order of the source, with their canonical tokens.
fn kinds<C: Catalog>() -> Vec<(C, String)> {
    C::ALL.iter().zip(C::TOKENS).map(|(kind, tokens)| (*kind, tokens[0].to_string())).collect()
}

/// Returns the pieces of both sides in order, with their tokens.
fn pieces<C: Catalog>() -> Vec<(Piece<C>, String)> {
    texts::<C>().into_iter().map(|text| (text.parse().unwrap(), text)).collect()
}

/// Returns all tokens in order.
fn tokens() -> Vec<(Epin, String)> {
    Epin::all().map(|token| (token, token.to_string())).collect()
}

/// The checks of a table, given all its keys in order, each with its token.
mod checks {
    use super::*;

    fn table<K: EpinKey, V: Clone>(values: &[V]) -> EpinTable<K, V> {
        let mut values = values.iter().cloned();
        EpinTable::from_fn(|_| values.next().unwrap())
    }

    pub(super) fn functions_are_called_in_order<K: EpinKey + Debug>(keys: &[(K, String)]) {
        let (keys, texts): (Vec<_>, Vec<_>) = keys.iter().cloned().unzip();
        let mut called_with = Vec::new();
        let table = EpinTable::from_fn(|key| {
            called_with.push(key);
            texts[called_with.len() - 1].clone()
        });
        assert_eq!(called_with, keys);

        let mut called_with = Vec::new();
        let indices: EpinTable<K, _> = table.map(|text| {
            called_with.push(text);
            called_with.len() - 1
        });
        assert_eq!(called_with, texts);
        assert!(keys.iter().enumerate().all(|(index, key)| indices[*key] == index));
    }

    pub(super) fn every_key_has_a_value_of_its_own<K: EpinKey>(keys: &[(K, String)]) {
        for (key, _) in keys {
            let mut table = EpinTable::filled(0);
            table[*key] += 1;
            for (other, _) in keys {
                assert_eq!(table[*other], i32::from(other == key));
            }
        }
    }

    pub(super) fn its_iterators_run_from_both_ends<K: EpinKey + Debug>(keys: &[(K, String)]) {
        arbtest(|u| {
            let mut items = keys.to_vec();
            let texts: Vec<_> = items.iter().map(|(_, text)| text.clone()).collect();
            let mut table = table::<K, _>(&texts);
            iteration::is_fused(&table.iter());
            iteration::is_fused(&table.iter_mut());
            iteration::is_fused(&table.clone().into_iter());
            let entries = items.iter().map(|(key, text)| (*key, text)).collect();
            iteration::check(u, table.iter(), entries)?;
            iteration::check(u, table.clone().into_iter(), items.clone())?;
            iteration::check(u, table.keys(), items.iter().map(|(key, _)| *key).collect())?;
            assert!(table.values().eq(&texts) && table.values_mut().eq(&texts));
            let entries = items.iter_mut().map(|(key, text)| (*key, text)).collect();
            iteration::check(u, table.iter_mut(), entries)
        })
        .budget_ms(10); // It is called for 25 tables.
    }

    pub(super) fn a_for_loop_visits_every_key<K: EpinKey + Debug>(keys: &[(K, String)]) {
        let mut table = EpinTable::<K, _>::default();
        for (key, entries) in &mut table {
            *entries = vec![key];
        }
        let mut visited = Vec::new();
        for (key, entries) in &table {
            assert_eq!(*entries, [key]);
            visited.push(key);
        }
        assert!(visited.into_iter().eq(keys.iter().map(|(key, _)| *key)));
        assert!(table.into_iter().eq(keys.iter().map(|(key, _)| (*key, vec![*key]))));
    }

    pub(super) fn tables_with_the_same_values_are_equal<K: EpinKey>(keys: &[(K, String)]) {
        let with = |key| {
            let mut table = EpinTable::<K, _>::filled(0);
            table[key] = 1;
            table
        };
        let tables: HashSet<_> = keys.iter().map(|(key, _)| with(*key)).collect();
        assert_eq!(tables.len(), keys.len());
        assert!(!tables.contains(&EpinTable::default()));
        for (key, _) in keys {
            let mut table = with(*key).clone();
            assert!(tables.contains(&table));
            table[*key] = 0;
            assert!(table == EpinTable::default() && table == EpinTable::filled(0));
        }
    }

    pub(super) fn it_prints_as_a_map_of_tokens<K: EpinKey>(keys: &[(K, String)]) {
        let texts: Vec<_> = keys.iter().map(|(_, text)| text.clone()).collect();
        let table = table::<K, _>(&texts);
        let entry = |text: &String| format!("{text}: {text:?}");
        let print = |texts: &[String]| {
            format!("{{{}}}", texts.iter().map(entry).collect::<Vec<_>>().join(", "))
        };
        assert_eq!(format!("{table:?}"), print(&texts));
        let lines = texts.iter().map(|text| format!("    {text}: {text:?},\n"));
        let lines = lines.collect::<String>();
        assert_eq!(format!("{table:#?}"), format!("{{\n{lines}}}"));
    }

    pub(super) fn its_iterators_print_what_is_left<K: EpinKey>(keys: &[(K, String)]) {
        let mut table = EpinTable::<K, _>::filled(7);
        let last = format!("{{{}: 7}}", keys.last().unwrap().1);
        let (mut iter, mut into_iter) = (table.iter(), table.clone().into_iter());
        for _ in 1..keys.len() {
            assert!(iter.next().is_some() && into_iter.next().is_some());
        }
        assert_eq!((format!("{iter:?}"), format!("{into_iter:?}")), (last.clone(), last));
        let mut iter_mut = table.iter_mut();
        assert!(iter_mut.nth_back(keys.len() - 2).is_some());
        assert_eq!(format!("{iter_mut:?}"), format!("{{{}: 7}}", keys[0].1));
        let mut left = table.keys();
        assert!(left.nth(keys.len() - 2).is_some());
        assert_eq!(format!("{:?}", left.clone()), format!("[{}]", keys[keys.len() - 1].1));
    }

    pub(super) fn its_size_is_that_of_its_values<K: EpinKey>(keys: &[(K, String)]) {
        assert_eq!(size_of::<EpinTable<K, u32>>(), 4 * keys.len());
    }
}

/// Tests tables by token, and tables by the kinds and by the pieces of every catalog.
macro_rules! tests {
    ($($test:ident)*) => {$(
        #[test]
        fn $test() {
            fn by_kind<C: Catalog + Debug>() {
                checks::$test(&kinds::<C>());
            }

            fn by_piece<C: Catalog + Debug>() {
                checks::$test(&pieces::<C>());
            }

            for_each_catalog!(by_kind);
            for_each_catalog!(by_piece);
            checks::$test(&tokens());
        }
    )*};
}

tests! {
    functions_are_called_in_order
    every_key_has_a_value_of_its_own
    its_iterators_run_from_both_ends
    a_for_loop_visits_every_key
    tables_with_the_same_values_are_equal
    it_prints_as_a_map_of_tokens
    its_iterators_print_what_is_left
    its_size_is_that_of_its_values
}

#[test]
fn a_clone_of_an_iterator_continues_at_the_same_position() {
    // Not `Clone`, so that a clone of an iterator cannot clone the values.
    struct Value;

    let kinds = EpinTable::from_fn(|_: Chess| Value);
    let mut iter: TableIter<'_, Chess, Value> = kinds.iter();
    assert!(iter.nth(1).is_some());
    let mut clone = iter.clone();
    assert!(clone.nth(1).is_some_and(|(kind, _)| kind == Chess::Bishop));
    assert_eq!((iter.len(), clone.len()), (4, 2));

    let pieces = EpinTable::from_fn(|_: Piece<Chess>| Value);
    let mut iter: TableIter<'_, Piece<Chess>, Value> = pieces.iter();
    assert!(iter.nth(1).is_some());
    let mut clone = iter.clone();
    assert!(clone.nth(1).is_some_and(|(piece, _)| piece.as_str() == "k^"));
    assert_eq!((iter.len(), clone.len()), (16, 14));
}

/// Uses tables in code that is generic over the catalog.
fn total<C: Catalog>(worth: &EpinTable<C, u32>, board: &[Piece<C>]) -> u32 {
    let mut counts = EpinTable::default();
    for piece in board {
        counts[*piece] += 1;
    }
    assert_eq!(worth.as_array().as_ref().len(), C::ALL.len());
    assert_eq!(counts.as_array().as_ref().iter().sum::<u32>() as usize, board.len());
    counts.iter().map(|(piece, count)| worth[piece.kind()] * count).sum()
}

#[test]
fn generic_code_can_use_them() {
    let board: Vec<Piece<Chess>> =
        ["-R", "p", "R", "p", "k^"].map(|text| text.parse().unwrap()).into();
    assert_eq!(total(&WORTH, &board), 1200);
}

static WORTH: EpinTable<Chess, u32> =
    EpinTable::<Chess, _>::from_array([0, 900, 500, 325, 325, 100]);

const NAMES: EpinTable<Piece<Game>, &str> = {
    let mut names = [""; Piece::<Game>::COUNT];
    let mut index = 0;
    while let Some(piece) = Piece::<Game>::from_index(index) {
        names[index] = piece.as_str();
        index += 1;
    }
    EpinTable::<Piece<Game>, _>::from_array(names)
};

/// Returns the number of entries, without telling the compiler which catalog the table is of.
fn len(entries: &impl ExactSizeIterator) -> usize {
    entries.len()
}

#[test]
fn the_compiler_infers_the_catalog() {
    // From an index.
    let mut counts = EpinTable::filled(0);
    counts[Chess::Rook] += 1;
    let mut terminal = EpinTable::filled(false);
    terminal[piece!(Chess, "k^")] = true;
    let mut kings = EpinTable::default();
    kings[Chess::King] = 1_u8;
    // From a function.
    assert_eq!(len(&EpinTable::from_fn(|kind: Chess| kind.tokens()).iter()), 6);
    assert_eq!(len(&EpinTable::from_fn(Chess::index).map(|index| index + 1).into_iter()), 6);
    assert_eq!(len(&EpinTable::from_fn(|piece: Piece<Chess>| piece.as_str()).iter()), 18);
    assert_eq!(len(&EpinTable::from_fn(Epin::index).iter()), Epin::COUNT);
    assert_eq!(EpinTable::<Epin, _>::from_fn(|token| token.as_str().len())[epin!("+p'")], 3);
    // From an entry, another table or an argument.
    let mut values = EpinTable::filled(0);
    assert!(
        values.iter_mut().all(|(kind, _): (Chess, _)| kind != Chess::Rook || counts[kind] == 1)
    );
    assert!(counts == EpinTable::from_fn(|kind| i32::from(kind == Chess::Rook)));
    assert!(terminal == EpinTable::from_fn(|piece: Piece<Chess>| piece.as_str() == "k^"));
    assert_eq!(total(&EpinTable::filled(1), &[piece!(Chess, "Q"), piece!(Chess, "p")]), 2);
    assert_eq!(total(&EpinTable::<Chess, _>::from_array([1; 6]), &[]), 0);
    // From the collection that takes the entries.
    let collected: EpinMap<Chess, u32> = EpinTable::filled(0).into_iter().collect();
    assert_eq!(collected.len(), 6);
    let collected: EpinMap<_, _> = WORTH.map(|worth| worth / 100).into_iter().collect();
    assert_eq!((collected[Chess::Queen], collected.len()), (9, 6));
}

#[test]
fn constants_have_them() {
    const fn is_copy<T: Copy>() {}
    const { is_copy::<(EpinTable<Chess, u8>, EpinTable<Piece<Chess>, u8>)>() }
    const { assert!(matches!(WORTH.as_array(), [0, 900, 500, ..])) }
    assert_eq!(NAMES.as_array()[piece!(Game, "k^").index()], "k^");
    assert!(NAMES.iter().all(|(piece, name)| piece.as_str() == *name));
}

/// A catalog that numbers its kinds as an engine does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Engine {
    #[epin("K^")]
    King = 1,
    #[epin("R", "-R")]
    Rook = 2,
    #[epin("P")]
    Pawn = 40,
}

#[test]
fn an_entry_does_not_depend_on_discriminants() {
    let worth = EpinTable::<Engine, _>::from_array([0, 500, 100]);
    let keys = EpinTable::<Piece<Engine>, _>::from_fn(Piece::as_str);
    for (index, (kind, value)) in
        [(Engine::King, 0), (Engine::Rook, 500), (Engine::Pawn, 100)].into_iter().enumerate()
    {
        assert_eq!((kind.index(), Engine::ALL[index]), (index, kind));
        assert_eq!((worth[kind], worth.as_array()[index]), (value, value));
        assert_eq!(Engine::TOKENS[index], kind.tokens());
        for piece in Side::ALL.map(|side| Piece::new(kind, side)) {
            assert_eq!((piece.kind(), Engine::from_token(piece.token())), (kind, Some(kind)));
            assert_eq!(keys[piece], keys.as_array()[piece.index()]);
        }
    }
    assert_eq!(worth.iter().map(|(kind, _)| kind as usize).collect::<Vec<_>>(), [1, 2, 40]);
}

#[test]
fn a_table_by_name_has_any_order() {
    static SORTED: EpinTable<Engine, i32> =
        epin_table!(Engine, King => 0, Rook => 500, Pawn => 100);
    const NAMES: EpinTable<Engine, &str> =
        epin_table! { Engine, Pawn => "pawn", King => "king", Rook => "rook", };
    assert_eq!(SORTED.as_array(), &[0, 500, 100]);
    assert_eq!(NAMES.as_array(), &["king", "rook", "pawn"]);
}
