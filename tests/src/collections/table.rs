//! `EpinTable`, compared with an array and a `BTreeMap`.

use std::collections::{BTreeMap, HashSet};

use arbtest::arbitrary::{Result, Unstructured};
use arbtest::arbtest;
use epin::epin_table::{Iter, IterMut, Values};
use epin::{Epin, EpinTable, epin};

use crate::support::iteration;
use crate::support::random::{token, tokens};

#[test]
fn it_changes_as_an_array_does() {
    arbtest(|u| {
        let value: u16 = u.arbitrary()?;
        let (mut table, mut model) = (EpinTable::filled(value), [value; Epin::COUNT]);
        while !u.is_empty() {
            let (token, value) = (token(u)?, u.arbitrary()?);
            match u.int_in_range(0..=4)? {
                0 => table = table.with(token, value),
                1 => table[token] = value,
                2 => *table.get_mut(token) = value,
                _ => {
                    assert_eq!(table[token], model[token.index()]);
                    assert_eq!(table.get(token), &model[token.index()]);
                    continue;
                }
            }
            model[token.index()] = value;
        }
        assert!(table.iter().map(|(_, value)| *value).eq(model));
        assert!(table.values().eq(&model));
        Ok(())
    });
}

#[test]
fn every_token_has_a_value_of_its_own() {
    for token in Epin::all() {
        let table = EpinTable::filled(0).with(token, 1);
        assert!(Epin::all().all(|other| table[other] == i32::from(other == token)));
    }
}

#[test]
fn of_two_entries_for_a_token_the_last_one_is_kept() {
    arbtest(|u| {
        let (default, entries): (u8, Vec<(Epin, u8)>) = (u.arbitrary()?, entries(u)?);
        let table = EpinTable::from_entries(default, &entries);
        let model = entries.into_iter().collect::<BTreeMap<_, _>>();
        let expected = |token| model.get(&token).copied().unwrap_or(default);
        assert_eq!(table, EpinTable::from_fn(expected));
        Ok(())
    });
}

fn entries(u: &mut Unstructured<'_>) -> Result<Vec<(Epin, u8)>> {
    tokens(u)?.into_iter().map(|token| Ok((token, u.arbitrary()?))).collect()
}

#[test]
fn functions_are_called_in_order() {
    let mut called_with = Vec::new();
    let table = EpinTable::from_fn(|token| {
        called_with.push(token);
        token.to_string()
    });
    assert!(called_with.into_iter().eq(Epin::all()));
    assert!(Epin::all().all(|token| table[token] == token.as_str()));

    let mut called_with = Vec::new();
    let lengths = table.map(|text| {
        called_with.push(text);
        called_with.len()
    });
    assert!(called_with.iter().map(String::as_str).eq(Epin::all().map(Epin::as_str)));
    assert!(Epin::all().all(|token| lengths[token] == token.index() + 1));
}

#[test]
fn its_iterators_run_from_both_ends() {
    arbtest(|u| {
        let mut table = EpinTable::from_fn(Epin::as_str);
        let items = Epin::all().map(|token| (token, token.as_str()));
        iteration::is_fused(&table.iter());
        iteration::is_fused(&table.iter_mut());
        let by_value = table.iter().map(|(token, text)| (token, *text));
        iteration::check(u, by_value, items.clone().collect())?;
        let by_value = table.iter_mut().map(|(token, text)| (token, *text));
        iteration::check(u, by_value, items.collect())?;
        iteration::is_fused(&table.values());
        iteration::check(u, table.values().copied(), Epin::all().map(Epin::as_str).collect())
    });
}

#[test]
fn its_iterators_have_names_and_print_what_is_left() {
    struct Iterators<'a>(Iter<'a, u8>, IterMut<'a, u8>, Values<'a, u8>);

    let (table, mut other) = (EpinTable::filled(7_u8), EpinTable::filled(8_u8));
    let Iterators(mut iter, mut iter_mut, mut values) =
        Iterators(table.iter(), other.iter_mut(), table.values());
    assert_eq!(iter.nth(621), Some((epin!("+z'"), &7)));
    assert_eq!(iter_mut.nth(621), Some((epin!("+z'"), &mut 8)));
    assert_eq!(values.nth(621), Some(&7));
    assert_eq!(format!("{iter:?}"), "Iter { tokens: All(622..624), values: Iter([7, 7]) }");
    assert_eq!(
        format!("{iter_mut:?}"),
        "IterMut { tokens: All(622..624), values: IterMut([8, 8]) }"
    );
    assert_eq!(format!("{values:?}"), "Values(Iter([7, 7]))");
}

#[test]
fn a_clone_of_an_iterator_continues_at_the_same_position() {
    // Not `Clone`, so that the clones are those of the iterators.
    struct Value;

    let table = EpinTable::from_fn(|_| Value);
    let (mut iter, mut values) = (table.iter(), table.values());
    assert!(iter.nth(1).is_some() && values.nth(1).is_some());
    let (mut iter_clone, mut values_clone) = (iter.clone(), values.clone());
    assert!(iter_clone.nth(1).is_some_and(|(token, _)| token == epin!("-A^'")));
    assert!(values_clone.nth(1).is_some());
    assert_eq!((iter.len(), iter_clone.len()), (622, 620));
    assert_eq!((values.len(), values_clone.len()), (622, 620));
}

#[test]
fn a_for_loop_visits_every_token() {
    let mut table = EpinTable::default();
    for (token, value) in &mut table {
        *value = token.index();
    }
    for (token, value) in &table {
        assert_eq!(*value, token.index());
    }
    assert_eq!(table, EpinTable::from_fn(Epin::index));
    let mut entries = table.into_iter();
    assert_eq!((entries.len(), entries.next_back()), (624, Some((epin!("+z^'"), 623))));
    assert!(entries.eq(Epin::all().zip(0..623)));
}

#[test]
fn tables_with_the_same_values_are_equal() {
    let table = EpinTable::filled(0);
    let tables = Epin::all().map(|token| table.with(token, 1)).collect::<HashSet<_>>();
    assert_eq!(tables.len(), Epin::COUNT);
    assert!(!tables.contains(&table));
    assert_eq!(table.with(epin!("K"), 1).with(epin!("K"), 0), table);
    assert_eq!(EpinTable::default(), table);
}

#[test]
fn it_prints_as_a_btree_map_does() {
    let table = EpinTable::from_fn(Epin::index);
    let model = Epin::all().map(|token| (token, token.index())).collect::<BTreeMap<_, _>>();
    assert_eq!(format!("{table:?} {table:#?}"), format!("{model:?} {model:#?}"));
}

#[test]
fn its_size_is_that_of_its_values() {
    assert_eq!(size_of::<EpinTable<u8>>(), Epin::COUNT);
    assert_eq!(size_of::<EpinTable<u32>>(), 4 * Epin::COUNT);
}

static VALUES: EpinTable<i32> =
    EpinTable::filled(0).with(epin!("P"), 100).with(epin!("N"), 320).with(epin!("R"), 500);

static SQUARES: EpinTable<[i16; 64]> = EpinTable::filled([0; 64]).with(epin!("p"), [7; 64]);

const _: () = {
    const NAMES: EpinTable<Option<&str>> = EpinTable::filled(None).with(epin!("K^"), Some("king"));
    assert!(NAMES.get(epin!("K^")).is_some() && NAMES.get(epin!("k^")).is_none());
    assert!(*VALUES.get(epin!("R")) == 500);
    let mut one = EpinTable::from_entries(0, &[(epin!("K"), 2), (epin!("Q"), 1)]);
    *one.get_mut(epin!("K")) -= 1;
    assert!(*one.get(epin!("K")) == 1 && *one.get(epin!("Q")) == 1 && *one.get(epin!("k")) == 0);
};

#[test]
fn a_static_table_is_a_table() {
    let sum: i32 = VALUES.iter().map(|(_, value)| value).sum();
    assert_eq!((VALUES[epin!("N")], VALUES[epin!("n")], sum), (320, 0, 920));
    assert_eq!((SQUARES[epin!("p")][63], SQUARES[epin!("P")][63]), (7, 0));
}
