//! `EpinMap`, compared with a list of entries.

use std::collections::BTreeMap;

use arbtest::arbitrary::{Result, Unstructured};
use arbtest::arbtest;
use epin::map::Entry;
use epin::{AnyPiece, Epin, EpinMap, epin, epins};

use crate::support::{iteration, random};

/// Makes tests of functions: one with tokens as keys, and one with the pieces of a catalog that has
/// every token.
macro_rules! tests {
    ($($(#[$attribute:meta])? $test:ident)*) => {
        mod by_tokens {
            $(
                #[test]
                $(#[$attribute])?
                fn $test() {
                    super::$test::<epin::Epin>();
                }
            )*
        }

        mod by_pieces {
            $(
                #[test]
                $(#[$attribute])?
                fn $test() {
                    super::$test::<epin::Piece<crate::support::catalogs::Letters>>();
                }
            )*
        }
    };
}

tests! {
    it_changes_as_a_list_of_entries_does
    its_iterators_run_from_both_ends
    a_clone_of_an_iterator_continues_at_the_same_position
    it_holds_every_token
    maps_with_the_same_entries_are_equal_in_any_order
    of_two_values_for_a_token_the_last_one_is_kept
    a_token_that_is_removed_and_inserted_again_is_last
    #[should_panic(expected = "no entry for the token +K^'")]
    a_missing_token_is_named
    it_prints_in_its_order
}

/// Returns the key with a token.
fn key<K: AnyPiece>(token: Epin) -> K {
    K::try_from(token).unwrap()
}

/// Returns all keys, in the order of their tokens.
fn all<K: AnyPiece>() -> impl DoubleEndedIterator<Item = K> {
    Epin::all().map(key)
}

fn is_native(key: impl AnyPiece) -> bool {
    let token: Epin = key.into();
    token.is_native()
}

/// A map that is slow and plainly right: its entries in the order in which they were inserted.
struct Model<K>(Vec<(K, u16)>);

impl<K: AnyPiece> Model<K> {
    fn get_mut(&mut self, token: K) -> Option<&mut u16> {
        self.0.iter_mut().find(|(other, _)| *other == token).map(|(_, value)| value)
    }

    fn get(&mut self, token: K) -> Option<u16> {
        self.get_mut(token).copied()
    }

    fn insert(&mut self, token: K, value: u16) -> Option<u16> {
        let old = self.get_mut(token).map(|old| std::mem::replace(old, value));
        if old.is_none() {
            self.0.push((token, value));
        }
        old
    }

    fn remove(&mut self, token: K) -> Option<u16> {
        let position = self.0.iter().position(|(other, _)| *other == token)?;
        Some(self.0.remove(position).1)
    }
}

fn entries<K: AnyPiece>(u: &mut Unstructured<'_>) -> Result<Vec<(K, u16)>> {
    random::tokens(u)?.into_iter().map(|token| Ok((key(token), u.arbitrary()?))).collect()
}

fn map<K: AnyPiece>(u: &mut Unstructured<'_>) -> Result<(EpinMap<u16, K>, Model<K>)> {
    let entries = entries(u)?;
    let mut model = Model(Vec::new());
    for &(token, value) in &entries {
        model.insert(token, value);
    }
    Ok((entries.into_iter().collect(), model))
}

#[track_caller]
fn same<K: AnyPiece>(map: &EpinMap<u16, K>, model: &Model<K>) {
    let entries = map.iter().map(|(token, value)| (token, *value));
    assert!(entries.eq(model.0.iter().copied()), "{map:?} is not {:?}", model.0);
    assert_eq!((map.len(), map.is_empty()), (model.0.len(), model.0.is_empty()));
}

fn it_changes_as_a_list_of_entries_does<K: AnyPiece>() {
    arbtest(|u| {
        let (mut map, mut model) = (EpinMap::default(), Model(Vec::new()));
        while !u.is_empty() {
            let token: K = key(random::token(u)?);
            let value = u.arbitrary()?;
            match u.int_in_range(0..=9)? {
                0 | 1 => assert_eq!(map.insert(token, value), model.insert(token, value)),
                2 => assert_eq!(map.remove(token), model.remove(token)),
                3 => assert_eq!(map.get(token).copied(), model.get(token)),
                4 => {
                    let (old, model_old) = (map.get_mut(token), model.get_mut(token));
                    assert_eq!(old, model_old);
                    if let (Some(old), Some(model_old)) = (old, model_old) {
                        (*old, *model_old) = (value, value);
                    }
                }
                5 => {
                    let entries = entries(u)?;
                    if value % 2 == 0 {
                        map.extend(entries.iter().copied());
                    } else {
                        map.extend(entries.iter().map(|(token, value)| (*token, value)));
                    }
                    for (token, value) in entries {
                        model.insert(token, value);
                    }
                }
                6 => {
                    let keep = |token: K, other: &mut u16| {
                        *other = other.wrapping_add(1);
                        is_native(token) || *other > value
                    };
                    map.retain(keep);
                    model.0.retain_mut(|(token, other)| keep(*token, other));
                }
                7 => {
                    map.values_mut().for_each(|value| *value ^= 1);
                    map.iter_mut().for_each(|(_, value)| *value ^= 2);
                    (&mut map).into_iter().for_each(|(_, value)| *value ^= 4);
                    model.0.iter_mut().for_each(|(_, value)| *value ^= 7);
                }
                8 if value < 500 => {
                    assert!(map.drain().eq(model.0.drain(..)));
                }
                8 if value < 1000 => {
                    map.clear();
                    model.0.clear();
                }
                _ => change_entry(u, &mut map, &mut model)?,
            }
            assert_eq!(map.contains_key(token), model.get(token).is_some());
            assert_eq!(map.len(), model.0.len());
        }
        same(&map, &model);
        for token in all() {
            assert_eq!(map.get(token).copied(), model.get(token));
        }
        Ok(())
    });
}

fn change_entry<K: AnyPiece>(
    u: &mut Unstructured<'_>,
    map: &mut EpinMap<u16, K>,
    model: &mut Model<K>,
) -> Result<()> {
    let (token, value) = (key(random::token(u)?), u.arbitrary()?);
    let old = model.get(token);
    let entry = map.entry(token);
    assert_eq!(entry.key(), token);
    let new = match u.int_in_range(0..=5)? {
        0 => (*entry.or_insert(value), old.unwrap_or(value)),
        1 => (*entry.or_insert_with(|| value), old.unwrap_or(value)),
        2 => (*entry.or_default(), old.unwrap_or_default()),
        3 => {
            let entry = entry.and_modify(|other| *other ^= value);
            (*entry.or_insert(value), old.map_or(value, |old| old ^ value))
        }
        _ => match entry {
            Entry::Vacant(entry) => {
                assert_eq!((entry.key(), old), (token, None));
                (*entry.insert(value), value)
            }
            Entry::Occupied(entry) if value % 2 == 0 => {
                assert_eq!(Some(entry.remove()), model.remove(token));
                return Ok(());
            }
            Entry::Occupied(mut entry) => {
                assert_eq!((entry.key(), Some(*entry.get())), (token, old));
                assert_eq!(Some(entry.insert(value)), old);
                *entry.get_mut() ^= 1;
                (*entry.into_mut(), value ^ 1)
            }
        },
    };
    assert_eq!(new.0, new.1);
    model.insert(token, new.1);
    Ok(())
}

fn its_iterators_run_from_both_ends<K: AnyPiece>() {
    arbtest(|u| {
        let (mut map, Model(mut entries)) = map::<K>(u)?;
        iteration::is_fused(&map.iter());
        iteration::is_fused(&map.iter_mut());
        iteration::is_fused(&map.clone().into_iter());
        let keys = entries.iter().map(|(token, _)| *token).collect();
        iteration::check(u, map.keys(), keys)?;
        iteration::check(u, map.values(), entries.iter().map(|(_, value)| value).collect())?;
        let values = entries.iter_mut().map(|(_, value)| value).collect();
        iteration::check(u, map.values_mut(), values)?;
        let keys = entries.iter().map(|(token, _)| *token).collect();
        iteration::check(u, map.clone().into_keys(), keys)?;
        let values = entries.iter().map(|(_, value)| *value).collect();
        iteration::check(u, map.clone().into_values(), values)?;
        let items = entries.iter().map(|(token, value)| (*token, value)).collect::<Vec<_>>();
        iteration::check(u, map.iter(), items.clone())?;
        iteration::check(u, (&map).into_iter(), items)?;
        let items = entries.iter_mut().map(|(token, value)| (*token, value)).collect();
        iteration::check(u, map.iter_mut(), items)?;
        iteration::is_fused(&map.clone().drain());
        iteration::check(u, map.clone().drain(), entries.clone())?;
        iteration::check(u, map.into_iter(), entries)
    });
}

fn a_clone_of_an_iterator_continues_at_the_same_position<K: AnyPiece>() {
    let [q, k, r] = epins!["Q", "K", "R"].map(key::<K>);
    let map = EpinMap::from([(q, 1), (k, 2), (r, 3)]);
    let mut iter = map.iter();
    iter.next();
    let mut clone = iter.clone();
    assert_eq!((clone.next(), clone.len()), (Some((k, &2)), 1));
    assert_eq!((iter.next(), iter.len()), (Some((k, &2)), 1));
    let mut into_iter = map.clone().into_iter();
    into_iter.next_back();
    assert!(into_iter.clone().eq([(q, 1), (k, 2)]));
    assert_eq!(into_iter.len(), 2);
}

fn it_holds_every_token<K: AnyPiece>() {
    let mut map = all::<K>().rev().zip(0..).collect::<EpinMap<_, _>>();
    assert_eq!(map.len(), Epin::COUNT);
    assert!(map.keys().eq(all().rev()));
    assert!(all().rev().zip(0..).all(|(token, value)| map[token] == value));
    map.retain(|token, _| is_native(token));
    assert!(map.keys().eq(all().rev().filter(|token| is_native(*token))));
    for (token, value) in all().rev().zip(0..) {
        assert_eq!(map.remove(token), is_native(token).then_some(value));
    }
    assert!(map.is_empty());
}

fn maps_with_the_same_entries_are_equal_in_any_order<K: AnyPiece>() {
    arbtest(|u| {
        let (a, b) = (map::<K>(u)?.0, map(u)?.0);
        let mut backwards = a.iter().rev().map(|(token, value)| (token, *value)).collect();
        assert_eq!(a, backwards);
        let std = |map: &EpinMap<u16, K>| map.clone().into_iter().collect::<BTreeMap<_, _>>();
        assert_eq!(a == b, std(&a) == std(&b));
        if let Some((_, value)) = backwards.iter_mut().next() {
            *value ^= 1;
            assert_ne!(a, backwards);
            assert_ne!(backwards, a);
        }
        if let Some(token) = a.keys().next() {
            backwards.remove(token);
            assert_ne!(a, backwards);
            assert_ne!(backwards, a);
        }
        Ok(())
    });
    let [k, q] = epins!["K", "Q"].map(key::<K>);
    assert_ne!(EpinMap::from([(k, 1)]), EpinMap::from([(q, 1)]));
}

fn of_two_values_for_a_token_the_last_one_is_kept<K: AnyPiece>() {
    let [k, q] = epins!["K", "Q"].map(key::<K>);
    let map = EpinMap::from([(q, 1), (k, 2), (q, 3)]);
    assert!(map.into_iter().eq([(q, 3), (k, 2)]));
}

fn a_token_that_is_removed_and_inserted_again_is_last<K: AnyPiece>() {
    let [k, q, r] = epins!["K", "Q", "R"].map(key::<K>);
    let mut map = EpinMap::from([(q, 1), (k, 2), (r, 3)]);
    map.remove(q);
    map.insert(q, 4);
    assert!(map.keys().eq([k, r, q]));
    assert_eq!(map[r], 3);
}

fn a_missing_token_is_named<K: AnyPiece>() {
    let map = EpinMap::from([(key::<K>(epin!("K")), 1)]);
    let _ = map[key(epin!("+K^'"))];
}

fn it_prints_in_its_order<K: AnyPiece>() {
    let [q, k] = epins!["Q", "K^'"].map(key::<K>);
    let map = EpinMap::from([(q, 1), (k, 2)]);
    assert_eq!(format!("{map:?}"), "{Q: 1, K^': 2}");
    assert_eq!(format!("{map:#?}"), "{\n    Q: 1,\n    K^': 2,\n}");
    assert_eq!(format!("{:?}", EpinMap::<u8, K>::default()), "{}");
}

static EMPTY: EpinMap<u8> = EpinMap::new();

#[test]
fn a_static_map_is_empty() {
    assert!(EMPTY.is_empty() && Epin::all().all(|token| !EMPTY.contains_key(token)));
    assert_eq!(EMPTY.iter().next(), None);
    assert_eq!(EMPTY, EpinMap::default());
}
