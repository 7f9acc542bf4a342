//! `KindTable` and `PieceTable`, compared with lists, for every catalog, and `EpinTable`, which has the
//! same methods.

use std::collections::HashSet;
use std::fmt::Debug;

use arbtest::arbtest;
use epin::{
    Catalog, Epin, EpinTable, KindTable, Piece, PieceTable, Side, kind_table, piece, piece_table,
};

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

/// Returns all tokens in order, which are the keys of an `EpinTable`, whatever the catalog is.
#[allow(clippy::extra_unused_type_parameters)]
fn tokens<C: Catalog>() -> Vec<(Epin, String)> {
    Epin::all().map(|token| (token, token.to_string())).collect()
}

/// Defines the checks of a table, whose parameters are `$catalog` and that of its values. `$keys` returns
/// all keys in order, each with its token.
macro_rules! checks {
    ($checks:ident, $Table:ident $(of $catalog:ident)?, $keys:ident) => {
        mod $checks {
            use super::*;

            #[allow(clippy::extra_unused_type_parameters)]
            fn table<C: Catalog, V: Clone>(values: &[V]) -> $Table<$($catalog,)? V> {
                let mut values = values.iter().cloned();
                $Table::from_fn(|_| values.next().unwrap())
            }

            pub(super) fn functions_are_called_in_order<C: Catalog + Debug>() {
                let (keys, texts): (Vec<_>, Vec<_>) = $keys::<C>().into_iter().unzip();
                let mut called_with = Vec::new();
                let table = $Table::from_fn(|key| {
                    called_with.push(key);
                    texts[called_with.len() - 1].clone()
                });
                assert_eq!(called_with, keys);

                let mut called_with = Vec::new();
                let indices: $Table<$($catalog,)? _> = table.map(|text| {
                    called_with.push(text);
                    called_with.len() - 1
                });
                assert_eq!(called_with, texts);
                assert!(keys.iter().enumerate().all(|(index, key)| indices[*key] == index));
            }

            pub(super) fn every_key_has_a_value_of_its_own<C: Catalog>() {
                let keys = $keys::<C>();
                for (key, _) in &keys {
                    let mut table = $Table::filled(0);
                    table[*key] += 1;
                    for (other, _) in &keys {
                        assert_eq!(table[*other], i32::from(other == key));
                    }
                }
            }

            pub(super) fn its_iterators_run_from_both_ends<C: Catalog + Debug>() {
                arbtest(|u| {
                    let items = $keys::<C>();
                    let texts: Vec<_> = items.iter().map(|(_, text)| text.clone()).collect();
                    let mut table = table::<C, _>(&texts);
                    iteration::is_fused(&table.iter());
                    iteration::is_fused(&table.iter_mut());
                    let entries = items.iter().map(|(key, text)| (*key, text)).collect();
                    iteration::check(u, table.iter(), entries)?;
                    let mut items = items.clone();
                    let entries = items.iter_mut().map(|(key, text)| (*key, text)).collect();
                    iteration::check(u, table.iter_mut(), entries)
                });
            }

            pub(super) fn a_for_loop_visits_every_key<C: Catalog + Debug>() {
                let mut table = $Table::<$($catalog,)? _>::default();
                for (key, entries) in &mut table {
                    *entries = vec![key];
                }
                let mut keys = Vec::new();
                for (key, entries) in &table {
                    assert_eq!(*entries, [key]);
                    keys.push(key);
                }
                assert!(keys.into_iter().eq($keys::<C>().into_iter().map(|(key, _)| key)));
                assert!(table.into_iter().eq($keys::<C>().into_iter().map(|(key, _)| (key, vec![key]))));
            }

            pub(super) fn tables_with_the_same_values_are_equal<C: Catalog>() {
                let with = |key| {
                    let mut table = $Table::<$($catalog,)? _>::filled(0);
                    table[key] = 1;
                    table
                };
                let keys = $keys::<C>();
                let tables: HashSet<_> = keys.iter().map(|(key, _)| with(*key)).collect();
                assert_eq!(tables.len(), keys.len());
                assert!(!tables.contains(&$Table::default()));
                for (key, _) in keys {
                    let mut table = with(key).clone();
                    assert!(tables.contains(&table));
                    table[key] = 0;
                    assert!(table == $Table::default() && table == $Table::filled(0));
                }
            }

            pub(super) fn it_prints_as_a_map_of_tokens<C: Catalog>() {
                let texts: Vec<_> = $keys::<C>().into_iter().map(|(_, text)| text).collect();
                let table = table::<C, _>(&texts);
                let entry = |text: &String| format!("{text}: {text:?}");
                let print = |texts: &[String]| {
                    format!("{{{}}}", texts.iter().map(entry).collect::<Vec<_>>().join(", "))
                };
                assert_eq!(format!("{table:?}"), print(&texts));
                let lines = texts.iter().map(|text| format!("    {text}: {text:?},\n"));
                let lines = lines.collect::<String>();
                assert_eq!(format!("{table:#?}"), format!("{{\n{lines}}}"));
            }

            pub(super) fn its_size_is_that_of_its_values<C: Catalog>() {
                assert_eq!(size_of::<$Table<$($catalog,)? u32>>(), 4 * $keys::<C>().len());
            }
        }
    };
}

checks!(by_kind, KindTable of C, kinds);
checks!(by_piece, PieceTable of C, pieces);
checks!(by_token, EpinTable, tokens);

/// Tests all three tables, two of them for every catalog.
macro_rules! tests {
    ($($test:ident)*) => {$(
        #[test]
        fn $test() {
            use by_kind::$test as by_kind;
            use by_piece::$test as by_piece;

            for_each_catalog!(by_kind);
            for_each_catalog!(by_piece);
            by_token::$test::<Chess>();
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
    its_size_is_that_of_its_values
}

#[test]
fn an_iterator_prints_as_a_map_of_what_is_left() {
    let mut worth = KindTable::<Game, _>::new([7, 8]);
    let mut iter = worth.iter();
    assert!(iter.next().is_some());
    assert_eq!(format!("{iter:?}"), "{P: 8}");
    let mut iter = worth.iter_mut();
    assert!(iter.next_back().is_some());
    assert_eq!(format!("{iter:?}"), "{K^: 7}");
    let mut texts = PieceTable::<Game, _>::from_fn(|_| 1);
    let mut iter = texts.iter();
    assert!(iter.nth(1).is_some());
    assert_eq!(format!("{iter:?}"), "{P: 1, +P: 1, p: 1, +p: 1}");
    let mut iter = texts.iter_mut();
    assert!(iter.nth_back(3).is_some());
    assert_eq!(format!("{iter:?}"), "{K^: 1, k^: 1}");
}

#[test]
fn a_clone_of_an_iterator_continues_at_the_same_position() {
    // Not `Clone`, so that the clones are those of the iterators.
    struct Value;

    let kinds = KindTable::from_fn(|_: Chess| Value);
    let mut iter: kind_table::Iter<'_, Chess, Value> = kinds.iter();
    assert!(iter.nth(1).is_some());
    let mut clone = iter.clone();
    assert!(clone.nth(1).is_some_and(|(kind, _)| kind == Chess::Bishop));
    assert_eq!((iter.len(), clone.len()), (4, 2));

    let pieces = PieceTable::from_fn(|_: Piece<Chess>| Value);
    let mut iter: piece_table::Iter<'_, Chess, Value> = pieces.iter();
    assert!(iter.nth(1).is_some());
    let mut clone = iter.clone();
    assert!(clone.nth(1).is_some_and(|(piece, _)| piece.as_str() == "k^"));
    assert_eq!((iter.len(), clone.len()), (16, 14));
}

/// What code that is generic over the catalog can do.
fn total<C: Catalog>(worth: &KindTable<C, u32>, board: &[Piece<C>]) -> u32 {
    let mut counts = PieceTable::default();
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

static WORTH: KindTable<Chess, u32> = KindTable::<Chess, _>::new([0, 900, 500, 325, 325, 100]);

const NAMES: PieceTable<Game, &str> = {
    let mut names = [""; Piece::<Game>::COUNT];
    let mut index = 0;
    while let Some(piece) = Piece::<Game>::from_index(index) {
        names[index] = piece.as_str();
        index += 1;
    }
    PieceTable::<Game, _>::new(names)
};

#[test]
fn a_table_of_counts_has_the_sum_of_each_piece() {
    let (p, k) = (piece!(Game, "p"), piece!(Game, "K^"));
    let table = PieceTable::from_counts([(p, 200), (k, 1), (p, 55), (k, 0)]).unwrap();
    for piece in Piece::all() {
        assert_eq!(table[piece], if piece == p { 255 } else { u8::from(piece == k) });
    }
    assert_eq!(PieceTable::from_counts([]), Some(PieceTable::<Game, u8>::filled(0)));
    for counts in [[(p, 256), (k, 1)], [(p, 255), (p, 1)], [(p, 255), (p, u32::MAX)]] {
        assert_eq!(PieceTable::from_counts(counts), None);
    }
}

/// Returns the number of entries, with nothing to say which catalog the table is of.
fn len(entries: &impl ExactSizeIterator) -> usize {
    entries.len()
}

#[test]
fn the_compiler_infers_the_catalog() {
    // From an index.
    let mut counts = KindTable::filled(0);
    counts[Chess::Rook] += 1;
    let mut terminal = PieceTable::filled(false);
    terminal[piece!(Chess, "k^")] = true;
    let mut kings = KindTable::default();
    kings[Chess::King] = 1_u8;
    // From a function.
    assert_eq!(len(&KindTable::from_fn(|kind: Chess| kind.tokens()).iter()), 6);
    assert_eq!(len(&KindTable::from_fn(Chess::index).map(|index| index + 1).into_iter()), 6);
    assert_eq!(len(&PieceTable::from_fn(|piece: Piece<Chess>| piece.as_str()).iter()), 18);
    // From an entry, another table or an argument.
    let mut values = KindTable::filled(0);
    assert!(
        values.iter_mut().all(|(kind, _): (Chess, _)| kind != Chess::Rook || counts[kind] == 1)
    );
    assert!(counts == KindTable::from_fn(|kind| i32::from(kind == Chess::Rook)));
    assert!(terminal == PieceTable::from_fn(|piece| piece.as_str() == "k^"));
    assert_eq!(total(&KindTable::filled(1), &[piece!(Chess, "Q"), piece!(Chess, "p")]), 2);
    assert_eq!(total(&KindTable::<Chess, _>::new([1; 6]), &[]), 0);
    // From the counts of pieces.
    assert!(PieceTable::from_counts([(piece!(Chess, "P"), 2)]).is_some());
}

#[test]
fn constants_have_them() {
    const fn is_copy<T: Copy>() {}
    const { is_copy::<(KindTable<Chess, u8>, PieceTable<Chess, u8>)>() }
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
    let worth = KindTable::<Engine, _>::new([0, 500, 100]);
    let keys = PieceTable::<Engine, _>::from_fn(Piece::as_str);
    for (index, (kind, value)) in
        [(Engine::King, 0), (Engine::Rook, 500), (Engine::Pawn, 100)].into_iter().enumerate()
    {
        assert_eq!((kind.index(), Engine::ALL[index]), (index, kind));
        assert_eq!((worth[kind], worth.as_array()[index]), (value, value));
        assert_eq!(Engine::TOKENS[index], kind.tokens());
        for piece in Side::ALL.map(|side| Piece::new(kind, side)) {
            assert_eq!((piece.kind(), Engine::of(piece.epin())), (kind, Some(kind)));
            assert_eq!(keys[piece], keys.as_array()[piece.index()]);
        }
    }
    assert_eq!(worth.iter().map(|(kind, _)| kind as usize).collect::<Vec<_>>(), [1, 2, 40]);
}
