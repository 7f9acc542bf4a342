//! Sequences of operations on the collections. Each gives what it gives on a collection of std:
//! `EpinSet` on a `BTreeSet`, `EpinMap` on a `HashMap` with a list of its keys, `EpinTable` on a
//! `BTreeMap`.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Debug;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher, Hash};

use arbitrary::{Arbitrary, Result, Unstructured};
use epin::{AnyPiece, Epin, EpinMap, EpinSet, EpinTable};

/// A random token. Every other one is among a few, so that tokens meet again.
fn token(u: &mut Unstructured<'_>) -> Result<Epin> {
    const NEAR: [usize; 8] = [0, 1, 63, 64, 127, 128, 576, 623];
    let byte = u8::arbitrary(u)?;
    let index = match NEAR.get(usize::from(byte)) {
        Some(index) => *index,
        None => usize::from(byte) + 256 * u.int_in_range(0..=2)?,
    };
    Ok(Epin::from_index(index % Epin::COUNT).expect("the index is that of a token"))
}

fn tokens(u: &mut Unstructured<'_>) -> Result<Vec<Epin>> {
    (0..u.int_in_range(0..=20)?).map(|_| token(u)).collect()
}

/// Checks that an iterator gives these items from whichever end it is asked, and nothing more.
fn check_iter<I>(u: &mut Unstructured<'_>, mut iter: I, items: Vec<I::Item>) -> Result<()>
where
    I: DoubleEndedIterator + ExactSizeIterator,
    I::Item: Debug + PartialEq,
{
    let mut items = items.into_iter();
    let mut ends = u8::arbitrary(u)?;
    for _ in 0..=items.len() {
        assert_eq!(iter.len(), items.len());
        ends = ends.rotate_left(1);
        if ends & 1 == 0 {
            assert_eq!(iter.next(), items.next());
        } else {
            assert_eq!(iter.next_back(), items.next_back());
        }
    }
    Ok(())
}

/// Checks a sequence of operations on an `EpinSet`.
///
/// # Errors
///
/// If the data have come to their end.
pub fn check_sets(u: &mut Unstructured<'_>) -> Result<()> {
    let (mut set, mut model) = (EpinSet::new(), BTreeSet::new());
    while !u.is_empty() {
        let token = token(u)?;
        match u.int_in_range(0..=13)? {
            0 | 1 => assert_eq!(set.insert(token), model.insert(token)),
            2 => assert_eq!(set.remove(token), model.remove(&token)),
            3 => {
                set = set.with(token);
                model.insert(token);
            }
            4 => {
                set = set.without(token);
                model.remove(&token);
            }
            5 => {
                set.retain(|other| other.is_native() || other > token);
                model.retain(|other| other.is_native() || *other > token);
            }
            6 => {
                let tokens = tokens(u)?;
                set.extend(&tokens);
                model.extend(tokens);
            }
            7 => {
                set = !set;
                model = Epin::all().filter(|token| !model.contains(token)).collect();
            }
            8 => {
                let tokens = tokens(u)?;
                let (other, other_model) =
                    (EpinSet::from_tokens(&tokens), BTreeSet::from_iter(tokens));
                assert_eq!(set.is_subset(other), model.is_subset(&other_model));
                assert_eq!(set.is_superset(other), model.is_superset(&other_model));
                assert_eq!(set.is_disjoint(other), model.is_disjoint(&other_model));
                assert_eq!(set == other, model == other_model);
                (set, model) = match u.int_in_range(0..=3)? {
                    0 => (set | other, &model | &other_model),
                    1 => (set & other, &model & &other_model),
                    2 => (set - other, &model - &other_model),
                    _ => (set ^ other, &model ^ &other_model),
                };
            }
            9 => check_iter(u, set.iter(), model.iter().copied().collect())?,
            10 => {
                set = u.arbitrary()?;
                model = set.iter().collect();
            }
            _ => assert_eq!(set.contains(token), model.contains(&token)),
        }
        assert_eq!((set.len(), set.is_empty()), (model.len(), model.is_empty()));
        assert_eq!((set.first(), set.last()), (model.first().copied(), model.last().copied()));
    }
    assert!(set.iter().eq(model.iter().copied()));
    assert!(Epin::all().all(|token| set.contains(token) == model.contains(&token)));
    assert_eq!(format!("{set:?}"), format!("{model:?}"));
    Ok(())
}

/// What an `EpinMap` has to do, with a map of `std` and the order of its keys.
struct Model<K> {
    values: HashMap<K, u16>,
    keys: Vec<K>,
}

impl<K: AnyPiece> Model<K> {
    fn new() -> Self {
        Self { values: HashMap::new(), keys: Vec::new() }
    }

    fn insert(&mut self, token: K, value: u16) -> Option<u16> {
        let old = self.values.insert(token, value);
        if old.is_none() {
            self.keys.push(token);
        }
        old
    }

    fn entries(&self) -> Vec<(K, u16)> {
        self.keys.iter().map(|key| (*key, self.values[key])).collect()
    }
}

/// Returns the key with a token or, if there is none, that with the next token that has one.
fn key<K: AnyPiece>(token: Epin) -> K {
    let mut tokens = Epin::all().cycle().skip(token.index());
    tokens.find_map(|token| K::try_from(token).ok()).expect("a catalog has tokens")
}

/// Checks a sequence of operations on an `EpinMap` by tokens or by pieces, as [`check_sets`].
///
/// # Errors
///
/// If the data have come to their end.
pub fn check_maps<K: AnyPiece + for<'a> Arbitrary<'a>>(u: &mut Unstructured<'_>) -> Result<()> {
    let (mut map, mut model) = (EpinMap::<u16, K>::default(), Model::new());
    while !u.is_empty() {
        let token = key(token(u)?);
        let value = u16::from(u8::arbitrary(u)?);
        match u.int_in_range(0..=8)? {
            0..=2 => assert_eq!(map.insert(token, value), model.insert(token, value)),
            3 => {
                let old = map.get_mut(token).map(|old| std::mem::replace(old, value));
                assert_eq!(old, model.values.get(&token).copied());
                if old.is_some() {
                    model.insert(token, value);
                }
            }
            4 => {
                let entries = tokens(u)?.into_iter().map(key).zip(value..).collect::<Vec<_>>();
                map.extend(entries.iter().copied());
                for (token, value) in entries {
                    model.insert(token, value);
                }
            }
            5 => {
                let entries = model.entries();
                let owned = map.clone().into_iter();
                check_iter(u, owned, entries.clone())?;
                check_iter(u, map.keys(), model.keys.clone())?;
                check_iter(u, map.values(), entries.iter().map(|(_, value)| value).collect())?;
            }
            6 => {
                let backwards = map.iter().rev().map(|(token, value)| (token, *value)).collect();
                assert_eq!(map, backwards);
            }
            7 => {
                map = u.arbitrary()?;
                model = Model::new();
                for (token, value) in &map {
                    model.insert(token, *value);
                }
            }
            _ => assert_eq!(map.get(token), model.values.get(&token)),
        }
        assert_eq!(map.contains_key(token), model.values.contains_key(&token));
        assert_eq!((map.len(), map.is_empty()), (model.keys.len(), model.keys.is_empty()));
    }
    assert!(map.iter().map(|(token, value)| (token, *value)).eq(model.entries()));
    assert!(Epin::all().map(key).all(|key| map.get(key) == model.values.get(&key)));
    Ok(())
}

/// Checks a sequence of operations on an `EpinTable`, as [`check_sets`].
///
/// # Errors
///
/// If the data have come to their end.
pub fn check_tables(u: &mut Unstructured<'_>) -> Result<()> {
    let first = u16::from(u8::arbitrary(u)?);
    let mut table = EpinTable::filled(first);
    let mut model = Epin::all().map(|token| (token, first)).collect::<BTreeMap<_, _>>();
    while !u.is_empty() {
        let token = token(u)?;
        let value = u16::from(u8::arbitrary(u)?);
        match u.int_in_range(0..=8)? {
            0 => {
                assert_eq!(
                    Some(std::mem::replace(&mut table[token], value)),
                    model.insert(token, value)
                );
            }
            1 => {
                *table.get_mut(token) = value;
                model.insert(token, value);
            }
            2 => {
                table = table.with(token, value);
                model.insert(token, value);
            }
            3 => {
                table = table.map(|other| other.wrapping_mul(3) ^ value);
                for other in model.values_mut() {
                    *other = other.wrapping_mul(3) ^ value;
                }
            }
            4 => {
                let change = |(token, other): (Epin, &mut u16)| *other ^= token.code() & value;
                table.iter_mut().for_each(change);
                model.iter_mut().map(|(token, other)| (*token, other)).for_each(change);
            }
            5 => {
                let entries = tokens(u)?.into_iter().zip(value..).collect::<Vec<_>>();
                table = EpinTable::from_entries(value, &entries);
                model = Epin::all().map(|token| (token, value)).chain(entries).collect();
            }
            6 => {
                table = EpinTable::from_fn(|token| token.code() ^ value);
                model = Epin::all().map(|token| (token, token.code() ^ value)).collect();
            }
            _ => assert_eq!(Some(table.get(token)), model.get(&token)),
        }
        assert_eq!(Some(&table[token]), model.get(&token));
    }
    assert!(table.iter().eq(model.iter().map(|(token, value)| (*token, value))));
    assert!(table.values().eq(model.values()));
    let same = EpinTable::from_fn(|token| model[&token]);
    assert_eq!((table == same, hash(&table)), (true, hash(&same)));
    Ok(())
}

fn hash(value: &impl Hash) -> u64 {
    BuildHasherDefault::<DefaultHasher>::default().hash_one(value)
}
