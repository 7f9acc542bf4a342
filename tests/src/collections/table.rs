//! `EpinTable` by token, compared with an array and a `BTreeMap`. What it has in common with the tables
//! of catalogs is tested in `of_catalogs.rs`.

use std::collections::BTreeMap;
use std::hash::{BuildHasher, RandomState};
use std::panic::{AssertUnwindSafe, catch_unwind};

use arbtest::arbitrary::{Result, Unstructured};
use arbtest::arbtest;
use epin::iter::{TableIntoIter, TableIter, TableIterMut, TableKeys};
use epin::{Epin, EpinTable, epin};

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
                2 => *table.at_mut(token) = value,
                _ => {
                    assert_eq!(table[token], model[token.index()]);
                    assert_eq!(table.at(token), &model[token.index()]);
                    continue;
                }
            }
            model[token.index()] = value;
        }
        assert!(table.iter().map(|(_, value)| *value).eq(model));
        Ok(())
    });
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

#[test]
fn it_is_equal_to_a_table_with_the_same_values_only() {
    let state = RandomState::new();
    let table = EpinTable::from_fn(Epin::index);
    for token in Epin::all() {
        let same = table.with(token, token.index());
        assert_eq!((&same, state.hash_one(same)), (&table, state.hash_one(table)));
        let other = table.with(token, Epin::COUNT);
        assert_ne!(other, table);
        assert_ne!(state.hash_one(other), state.hash_one(table));
    }
}

fn entries(u: &mut Unstructured<'_>) -> Result<Vec<(Epin, u8)>> {
    tokens(u)?.into_iter().map(|token| Ok((token, u.arbitrary()?))).collect()
}

#[test]
fn its_iterators_have_names() {
    struct Iterators<'a>(
        TableIter<'a, Epin, u8>,
        TableIterMut<'a, Epin, u8>,
        TableIntoIter<Epin, u8>,
        TableKeys<Epin>,
    );

    let (table, mut other) = (EpinTable::filled(7_u8), EpinTable::filled(8_u8));
    let Iterators(mut iter, mut iter_mut, into_iter, keys) =
        Iterators(table.iter(), other.iter_mut(), table.into_iter(), table.keys());
    assert_eq!(iter.nth(621), Some((epin!("+z'"), &7)));
    assert_eq!(iter_mut.nth(621), Some((epin!("+z'"), &mut 8)));
    assert_eq!(format!("{iter:?}"), "{+z^: 7, +z^': 7}");
    assert_eq!((into_iter.len(), keys.len()), (624, 624));
}

static VALUES: EpinTable<Epin, i32> =
    EpinTable::from_entries(0, &[(epin!("P"), 100), (epin!("N"), 320)]).with(epin!("R"), 500);

static SQUARES: EpinTable<Epin, [i16; 64]> =
    EpinTable::from_array([[0; 64]; Epin::COUNT]).with(epin!("p"), [7; 64]);

const _: () = {
    const NAMES: EpinTable<Epin, Option<&str>> =
        EpinTable::from_entries(None, &[(epin!("K^"), Some("king"))]);
    assert!(NAMES.at(epin!("K^")).is_some() && NAMES.at(epin!("k^")).is_none());
    assert!(*VALUES.at(epin!("R")) == 500);
    let mut one = EpinTable::from_entries(0, &[(epin!("K"), 2), (epin!("Q"), 1)]);
    *one.at_mut(epin!("K")) -= 1;
    assert!(*one.at(epin!("K")) == 1 && *one.at(epin!("Q")) == 1 && *one.at(epin!("k")) == 0);
};

#[test]
fn a_static_table_is_a_table() {
    let sum: i32 = VALUES.iter().map(|(_, value)| value).sum();
    assert_eq!((VALUES[epin!("N")], VALUES[epin!("n")], sum), (320, 0, 920));
    assert_eq!((SQUARES[epin!("p")][63], SQUARES[epin!("P")][63]), (7, 0));
}

/// The index of a token. Dropping the value of the token with the index 300 panics.
struct Fuse(usize);

impl Drop for Fuse {
    fn drop(&mut self) {
        assert_ne!(self.0, 300);
    }
}

#[test]
fn keys_and_values_belong_together_after_a_panic() {
    type Skip = fn(&mut TableIntoIter<Epin, Fuse>) -> Option<(Epin, Fuse)>;

    let skips: [Skip; 2] = [|iter| iter.nth(400), |iter| iter.nth_back(400)];
    for skip in skips {
        let mut iter = EpinTable::from_fn(|token: Epin| Fuse(token.index())).into_iter();
        assert!(catch_unwind(AssertUnwindSafe(|| skip(&mut iter))).is_err());
        assert!(iter.len() > 200);
        assert!(iter.all(|(token, fuse)| token.index() == fuse.0));
    }
}
