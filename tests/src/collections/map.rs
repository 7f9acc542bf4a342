//! `EpinMap`, compared with a list of entries.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use arbtest::arbitrary::{Result, Unstructured};
use arbtest::arbtest;
use epin::{AnyPiece, Catalog, Epin, EpinMap, epin, epins};

use crate::support::{iteration, random};

/// Makes a test of each function. The test calls it once with tokens as keys, and once with the pieces
/// of a catalog that has every token.
macro_rules! tests {
    ($($test:ident)*) => {
        mod tests {$(
            #[test]
            fn $test() {
                super::$test::<epin::Epin>();
                super::$test::<epin::Piece<crate::support::catalogs::Letters>>();
            }
        )*}
    };
}

tests! {
    it_changes_as_a_list_of_entries_does
    its_iterators_run_from_both_ends
    a_clone_of_an_iterator_continues_at_the_same_position
    it_holds_every_token
    maps_with_the_same_entries_are_equal_in_any_order
    of_two_values_for_a_token_the_last_one_is_kept
    a_missing_token_is_named
    it_prints_in_its_order
    its_iterators_print_what_is_left
    a_removed_token_leaves_the_order_of_the_others
}

/// Returns the key with a token.
fn key<K: AnyPiece>(token: Epin) -> K {
    K::try_from(token).unwrap()
}

/// Returns all keys, in the order of their tokens.
fn all<K: AnyPiece>() -> impl DoubleEndedIterator<Item = K> {
    Epin::all().map(key)
}

/// A slow but obviously correct map: a list of entries in the order in which they were inserted.
struct Model<K>(Vec<(K, u16)>);

impl<K: AnyPiece> Model<K> {
    fn get_mut(&mut self, token: K) -> Option<&mut u16> {
        self.0.iter_mut().find(|(other, _)| *other == token).map(|(_, value)| value)
    }

    fn get(&mut self, token: K) -> Option<u16> {
        self.get_mut(token).copied()
    }

    fn remove(&mut self, token: K) -> Option<u16> {
        let position = self.0.iter().position(|(other, _)| *other == token)?;
        Some(self.0.remove(position).1)
    }

    fn insert(&mut self, token: K, value: u16) -> Option<u16> {
        let old = self.get_mut(token).map(|old| std::mem::replace(old, value));
        if old.is_none() {
            self.0.push((token, value));
        }
        old
    }
}

fn entries<K: AnyPiece>(u: &mut Unstructured<'_>) -> Result<Vec<(K, u16)>> {
    random::tokens(u)?.into_iter().map(|token| Ok((key(token), u.arbitrary()?))).collect()
}

fn map<K: AnyPiece>(u: &mut Unstructured<'_>) -> Result<(EpinMap<K, u16>, Model<K>)> {
    let entries = entries(u)?;
    let mut model = Model(Vec::new());
    for &(token, value) in &entries {
        model.insert(token, value);
    }
    Ok((entries.into_iter().collect(), model))
}

#[track_caller]
fn same<K: AnyPiece>(map: &EpinMap<K, u16>, model: &Model<K>) {
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
                2 => assert_eq!(map.get(token).copied(), model.get(token)),
                3 => {
                    let (old, model_old) = (map.get_mut(token), model.get_mut(token));
                    assert_eq!(old, model_old);
                    if let (Some(old), Some(model_old)) = (old, model_old) {
                        (*old, *model_old) = (value, value);
                    }
                }
                4 | 5 => assert_eq!(map.remove(token), model.remove(token)),
                6 => {
                    let kept = map.entry(token).and_modify(|value| *value ^= 1).or_insert(value);
                    let model_kept = model.get(token).map_or(value, |value| value ^ 1);
                    assert_eq!(*kept, model_kept);
                    model.insert(token, model_kept);
                }
                7 => {
                    let (bit, mut seen) = (value, Vec::new());
                    map.retain(|token, value| {
                        seen.push((token, *value));
                        *value = value.wrapping_add(1);
                        *value & bit != 0
                    });
                    assert_eq!(seen, model.0);
                    model.0.iter_mut().for_each(|(_, value)| *value = value.wrapping_add(1));
                    model.0.retain(|(_, value)| value & bit != 0);
                }
                8 if value < 0x1000 => {
                    map.clear();
                    model.0.clear();
                }
                _ => {
                    let entries = entries(u)?;
                    map.extend(entries.iter().copied());
                    for (token, value) in entries {
                        model.insert(token, value);
                    }
                }
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

fn its_iterators_run_from_both_ends<K: AnyPiece>() {
    arbtest(|u| {
        let (mut map, Model(mut entries)) = map::<K>(u)?;
        iteration::is_fused(&map.iter());
        iteration::is_fused(&map.iter_mut());
        let items = entries.iter_mut().map(|(token, value)| (*token, value)).collect();
        iteration::check(u, map.iter_mut(), items)?;
        let values = entries.iter_mut().map(|(_, value)| value).collect();
        iteration::check(u, map.values_mut(), values)?;
        iteration::is_fused(&map.clone().into_iter());
        let keys = entries.iter().map(|(token, _)| *token).collect();
        iteration::check(u, map.keys(), keys)?;
        iteration::check(u, map.values(), entries.iter().map(|(_, value)| value).collect())?;
        let items = entries.iter().map(|(token, value)| (*token, value)).collect::<Vec<_>>();
        iteration::check(u, map.iter(), items.clone())?;
        iteration::check(u, (&map).into_iter(), items)?;
        iteration::check(u, map.into_iter(), entries)
    });
}

fn a_clone_of_an_iterator_continues_at_the_same_position<K: AnyPiece>() {
    let [q, k, r] = epins!["Q", "K", "R"].map(key::<K>);
    let map = EpinMap::from_iter([(q, 1), (k, 2), (r, 3)]);
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
    let map = all::<K>().rev().zip(0..).collect::<EpinMap<_, _>>();
    assert_eq!(map.len(), Epin::COUNT);
    assert!(map.keys().eq(all().rev()));
    assert!(all().rev().zip(0..).all(|(token, value)| map[token] == value));
}

fn maps_with_the_same_entries_are_equal_in_any_order<K: AnyPiece>() {
    arbtest(|u| {
        let (a, b) = (map::<K>(u)?.0, map(u)?.0);
        let mut backwards: EpinMap<_, _> =
            a.iter().rev().map(|(token, value)| (token, *value)).collect();
        assert_eq!(a, backwards);
        let std = |map: &EpinMap<K, u16>| map.clone().into_iter().collect::<BTreeMap<_, _>>();
        assert_eq!(a == b, std(&a) == std(&b));
        if let Some(token) = a.keys().next() {
            let shorter: EpinMap<_, _> = a.clone().into_iter().skip(1).collect();
            assert_ne!(a, shorter);
            assert_ne!(shorter, a);
            *backwards.get_mut(token).unwrap() ^= 1;
            assert_ne!(a, backwards);
            assert_ne!(backwards, a);
        }
        Ok(())
    });
    let [k, q] = epins!["K", "Q"].map(key::<K>);
    assert_ne!(EpinMap::from_iter([(k, 1)]), EpinMap::from_iter([(q, 1)]));
}

fn of_two_values_for_a_token_the_last_one_is_kept<K: AnyPiece>() {
    let [k, q] = epins!["K", "Q"].map(key::<K>);
    let entries = [(q, 1), (k, 2), (q, 3)];
    for map in [EpinMap::from_iter(entries), EpinMap::from(entries)] {
        assert!(map.into_iter().eq([(q, 3), (k, 2)]));
    }
}

fn a_missing_token_is_named<K: AnyPiece>() {
    let map = EpinMap::from_iter([(key::<K>(epin!("K")), 1)]);
    let missing = AssertUnwindSafe(|| map[key(epin!("+K^'"))]);
    let panic = catch_unwind(missing).unwrap_err();
    assert_eq!(panic.downcast_ref::<String>().unwrap(), "no entry for the token +K^'");
}

fn it_prints_in_its_order<K: AnyPiece>() {
    let [q, k] = epins!["Q", "K^'"].map(key::<K>);
    let map = EpinMap::from_iter([(q, 1), (k, 2)]);
    assert_eq!(format!("{map:?}"), "{Q: 1, K^': 2}");
    assert_eq!(format!("{map:#?}"), "{\n    Q: 1,\n    K^': 2,\n}");
    assert_eq!(format!("{:?}", EpinMap::<K, u8>::default()), "{}");
}

fn its_iterators_print_what_is_left<K: AnyPiece>() {
    let [q, k] = epins!["Q", "K^'"].map(key::<K>);
    let mut map = EpinMap::from_iter([(q, 1), (k, 2)]);
    let (mut iter, mut keys, mut values) = (map.iter(), map.keys(), map.values());
    assert!(iter.next().is_some() && keys.next_back().is_some() && values.next().is_some());
    assert_eq!(format!("{iter:?} {keys:?} {values:?}"), "{K^': 2} [Q] [2]");
    let mut iter = map.iter_mut();
    assert!(iter.next().is_some());
    assert_eq!(format!("{iter:?}"), "{K^': 2}");
    let mut values = map.values_mut();
    assert!(values.next_back().is_some());
    assert_eq!(format!("{values:?}"), "[1]");
    assert_eq!(format!("{:?}", map.entry(q)), "{Q: Some(1)}");
    let mut iter = map.into_iter();
    assert!(iter.next_back().is_some());
    assert_eq!(format!("{iter:?}"), "{Q: 1}");
}

fn a_removed_token_leaves_the_order_of_the_others<K: AnyPiece>() {
    let all = all::<K>().collect::<Vec<_>>();
    let map = all.iter().copied().zip(0..).collect::<EpinMap<_, _>>();
    for (index, token) in all.iter().enumerate().step_by(17) {
        let mut map = map.clone();
        assert_eq!((map.remove(*token), map.remove(*token)), (Some(index), None));
        let left = || all.iter().copied().zip(0..).filter(|(_, value)| *value != index);
        assert!(map.iter().map(|(token, value)| (token, *value)).eq(left()));
        assert!(left().all(|(token, value)| map[token] == value) && map.get(*token).is_none());
        map[all[1]] = 1000;
        assert_eq!(map.insert(*token, 7), None);
        assert_eq!(map.iter().next_back(), Some((*token, &7)));
    }
}

/// A catalog with a kind that has two tokens, which are the same key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("R", "-R")]
    Rook,
    #[epin("P")]
    Pawn,
}

#[test]
fn its_keys_can_be_kinds() {
    let mut hand = EpinMap::new();
    for token in epins!["P", "-R", "p", "R", "P"] {
        *hand.entry(Chess::from_token(token).unwrap()).or_default() += 1;
    }
    assert_eq!(hand, EpinMap::from([(Chess::Rook, 2), (Chess::Pawn, 3)]));
    assert_eq!(format!("{hand:?} {:?}", hand.keys()), "{P: 3, R: 2} [P, R]");
    hand[Chess::Pawn] -= 1;
    assert_eq!((hand.get(Chess::Pawn), hand.get(Chess::King)), (Some(&2), None));
    let missing = AssertUnwindSafe(|| hand[Chess::King] += 1);
    let panic = catch_unwind(missing).unwrap_err();
    assert_eq!(panic.downcast_ref::<String>().unwrap(), "no entry for the token K^");
}

static EMPTY: EpinMap<Epin, u8> = EpinMap::new();

#[test]
fn a_static_map_is_empty() {
    assert!(EMPTY.is_empty() && Epin::all().all(|token| !EMPTY.contains_key(token)));
    assert_eq!(EMPTY.iter().next(), None);
    assert_eq!(EMPTY, EpinMap::default());
}

/// A value that panics when it is dropped, if it is 0.
#[derive(Debug, Clone, PartialEq)]
struct Fuse(u32);

impl Drop for Fuse {
    fn drop(&mut self) {
        assert!(self.0 != 0 || std::thread::panicking(), "dropped");
    }
}

#[test]
fn a_panic_of_a_caller_leaves_every_token_its_own_value() {
    let [k, q, r, p] = epins!["K", "Q", "R", "P"];
    let mut map = EpinMap::from_iter([(k, Fuse(1)), (q, Fuse(0)), (r, Fuse(3))]);
    let check = |map: &EpinMap<Epin, Fuse>, expected: &[(Epin, u32)]| {
        assert!(map.iter().map(|(token, value)| (token, value.0)).eq(expected.iter().copied()));
        for token in Epin::all() {
            let value = expected.iter().find(|(other, _)| *other == token).map(|(_, value)| *value);
            assert_eq!(map.get(token).map(|value| value.0), value, "{token}");
        }
    };
    // The value that is replaced panics when it is dropped, in the middle of the entries.
    let entries = [(k, Fuse(4)), (q, Fuse(5)), (p, Fuse(6))];
    assert!(catch_unwind(AssertUnwindSafe(|| map.extend(entries))).is_err());
    check(&map, &[(k, 4), (q, 5), (r, 3)]);
    // The iterator of the entries panics.
    let entries = [p, r].into_iter().map(|token| {
        assert!(token != r, "no more");
        (token, Fuse(7))
    });
    assert!(catch_unwind(AssertUnwindSafe(|| map.extend(entries))).is_err());
    check(&map, &[(k, 4), (q, 5), (r, 3), (p, 7)]);
    assert_eq!(map.insert(r, Fuse(8)), Some(Fuse(3)));
    check(&map, &[(k, 4), (q, 5), (r, 8), (p, 7)]);
    // A removed value is returned, and panics only when the caller drops it.
    map.insert(q, Fuse(0));
    assert!(catch_unwind(AssertUnwindSafe(|| map.remove(q).is_some())).is_err());
    check(&map, &[(k, 4), (r, 8), (p, 7)]);
    // The function that decides which entries to keep panics. Then, a value panics when `clear` drops it.
    let mut other = map.clone();
    let keep = |token, _: &mut Fuse| token == k || panic!("no more");
    assert!(catch_unwind(AssertUnwindSafe(|| other.retain(keep))).is_err());
    check(&other, &[]);
    map.insert(r, Fuse(0));
    assert!(catch_unwind(AssertUnwindSafe(|| map.clear())).is_err());
    check(&map, &[]);
    map.insert(r, Fuse(1));
    check(&map, &[(r, 1)]);
}
