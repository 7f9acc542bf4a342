//! `EpinMap`, compared with a list of entries.

use std::collections::BTreeMap;

use arbtest::arbitrary::{Result, Unstructured};
use arbtest::arbtest;
use epin::map::Entry;
use epin::{Epin, EpinMap, epin};

use crate::support::iteration;
use crate::support::random::{token, tokens};

/// A map that is slow and plainly right: its entries in the order in which they were inserted.
#[derive(Default)]
struct Model(Vec<(Epin, u16)>);

impl Model {
    fn get_mut(&mut self, token: Epin) -> Option<&mut u16> {
        self.0.iter_mut().find(|(other, _)| *other == token).map(|(_, value)| value)
    }

    fn get(&mut self, token: Epin) -> Option<u16> {
        self.get_mut(token).copied()
    }

    fn insert(&mut self, token: Epin, value: u16) -> Option<u16> {
        let old = self.get_mut(token).map(|old| std::mem::replace(old, value));
        if old.is_none() {
            self.0.push((token, value));
        }
        old
    }

    fn remove(&mut self, token: Epin) -> Option<u16> {
        let position = self.0.iter().position(|(other, _)| *other == token)?;
        Some(self.0.remove(position).1)
    }
}

fn entries(u: &mut Unstructured<'_>) -> Result<Vec<(Epin, u16)>> {
    tokens(u)?.into_iter().map(|token| Ok((token, u.arbitrary()?))).collect()
}

fn map(u: &mut Unstructured<'_>) -> Result<(EpinMap<u16>, Model)> {
    let entries = entries(u)?;
    let mut model = Model::default();
    for &(token, value) in &entries {
        model.insert(token, value);
    }
    Ok((entries.into_iter().collect(), model))
}

#[track_caller]
fn same(map: &EpinMap<u16>, model: &Model) {
    let entries = map.iter().map(|(token, value)| (token, *value));
    assert!(entries.eq(model.0.iter().copied()), "{map:?} is not {:?}", model.0);
    assert_eq!((map.len(), map.is_empty()), (model.0.len(), model.0.is_empty()));
}

#[test]
fn it_changes_as_a_list_of_entries_does() {
    arbtest(|u| {
        let (mut map, mut model) = (EpinMap::new(), Model::default());
        while !u.is_empty() {
            let token = token(u)?;
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
                    let keep = |token: Epin, other: &mut u16| {
                        *other = other.wrapping_add(1);
                        token.is_native() || *other > value
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
        for token in Epin::all() {
            assert_eq!(map.get(token).copied(), model.get(token));
        }
        Ok(())
    });
}

fn change_entry(u: &mut Unstructured<'_>, map: &mut EpinMap<u16>, model: &mut Model) -> Result<()> {
    let (token, value) = (token(u)?, u.arbitrary()?);
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

#[test]
fn its_iterators_run_from_both_ends() {
    arbtest(|u| {
        let (mut map, Model(mut entries)) = map(u)?;
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

#[test]
fn a_clone_of_an_iterator_continues_at_the_same_position() {
    let map = EpinMap::from([(epin!("Q"), 1), (epin!("K"), 2), (epin!("R"), 3)]);
    let mut iter = map.iter();
    iter.next();
    let mut clone = iter.clone();
    assert_eq!((clone.next(), clone.len()), (Some((epin!("K"), &2)), 1));
    assert_eq!((iter.next(), iter.len()), (Some((epin!("K"), &2)), 1));
    let mut into_iter = map.clone().into_iter();
    into_iter.next_back();
    assert!(into_iter.clone().eq([(epin!("Q"), 1), (epin!("K"), 2)]));
    assert_eq!(into_iter.len(), 2);
}

#[test]
fn it_holds_every_token() {
    let mut map = Epin::all().rev().map(|token| (token, token.index())).collect::<EpinMap<_>>();
    assert_eq!(map.len(), Epin::COUNT);
    assert!(map.keys().eq(Epin::all().rev()));
    assert!(Epin::all().all(|token| map[token] == token.index()));
    map.retain(|token, _| token.is_native());
    assert!(map.keys().eq(Epin::all().rev().filter(|token| token.is_native())));
    for token in Epin::all() {
        assert_eq!(map.remove(token), token.is_native().then(|| token.index()));
    }
    assert!(map.is_empty());
}

#[test]
fn maps_with_the_same_entries_are_equal_in_any_order() {
    arbtest(|u| {
        let (a, b) = (map(u)?.0, map(u)?.0);
        let mut backwards = a.iter().rev().map(|(token, value)| (token, *value)).collect();
        assert_eq!(a, backwards);
        let std = |map: &EpinMap<u16>| map.clone().into_iter().collect::<BTreeMap<_, _>>();
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
    assert_ne!(EpinMap::from([(epin!("K"), 1)]), EpinMap::from([(epin!("Q"), 1)]));
    assert_eq!(EpinMap::<u8>::default(), EpinMap::new());
}

#[test]
fn of_two_values_for_a_token_the_last_one_is_kept() {
    let map = EpinMap::from([(epin!("Q"), 1), (epin!("K"), 2), (epin!("Q"), 3)]);
    assert!(map.into_iter().eq([(epin!("Q"), 3), (epin!("K"), 2)]));
}

#[test]
fn a_token_that_is_removed_and_inserted_again_is_last() {
    let mut map = EpinMap::from([(epin!("Q"), 1), (epin!("K"), 2), (epin!("R"), 3)]);
    map.remove(epin!("Q"));
    map.insert(epin!("Q"), 4);
    assert!(map.keys().eq([epin!("K"), epin!("R"), epin!("Q")]));
    assert_eq!(map[epin!("R")], 3);
}

#[test]
#[should_panic(expected = "no entry for the token +K^'")]
fn a_missing_token_is_named() {
    let map = EpinMap::from([(epin!("K"), 1)]);
    let _ = map[epin!("+K^'")];
}

#[test]
fn it_prints_in_its_order() {
    let map = EpinMap::from([(epin!("Q"), 1), (epin!("K^'"), 2)]);
    assert_eq!(format!("{map:?}"), "{Q: 1, K^': 2}");
    assert_eq!(format!("{map:#?}"), "{\n    Q: 1,\n    K^': 2,\n}");
    assert_eq!(format!("{:?}", EpinMap::<u8>::new()), "{}");
}

static EMPTY: EpinMap<u8> = EpinMap::new();

#[test]
fn a_static_map_is_empty() {
    assert!(EMPTY.is_empty() && Epin::all().all(|token| !EMPTY.contains_key(token)));
    assert_eq!(EMPTY.iter().next(), None);
}
