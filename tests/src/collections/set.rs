//! `EpinSet`, compared with a `BTreeSet`.

use std::collections::{BTreeSet, HashSet};

use arbtest::arbitrary::{Result, Unstructured};
use arbtest::arbtest;
use epin::{Catalog, Epin, EpinSet, Piece, epin, epins};

use crate::support::catalogs::Game;
use crate::support::iteration;
use crate::support::nearest::nearest;
use crate::support::random::{token, tokens};

fn set(u: &mut Unstructured<'_>) -> Result<(EpinSet, BTreeSet<Epin>)> {
    let tokens = tokens(u)?;
    Ok((tokens.iter().copied().collect(), tokens.into_iter().collect()))
}

#[track_caller]
fn same(set: EpinSet, model: &BTreeSet<Epin>) {
    assert!(set.iter().eq(model.iter().copied()), "{set:?} is not {model:?}");
    assert_eq!((set.len(), set.is_empty()), (model.len(), model.is_empty()));
    assert_eq!((set.first(), set.last()), (model.first().copied(), model.last().copied()));
}

#[test]
fn it_changes_as_a_btree_set_does() {
    arbtest(|u| {
        let (mut set, mut model) = (EpinSet::new(), BTreeSet::new());
        while !u.is_empty() {
            let token = token(u)?;
            assert_eq!(set.contains(token), model.contains(&token));
            match u.int_in_range(0..=6)? {
                0 => assert_eq!(set.insert(token), model.insert(token)),
                1 => assert_eq!(set.remove(token), model.remove(&token)),
                2 => {
                    set = set.with(token);
                    model.insert(token);
                }
                3 => {
                    set = set.without(token);
                    model.remove(&token);
                }
                4 => {
                    let keep = |other: &Epin| other.is_native() || *other > token;
                    set.retain(|token| keep(&token));
                    model.retain(keep);
                }
                5 => {
                    let tokens = tokens(u)?;
                    set |= EpinSet::from_tokens(&tokens);
                    model.extend(tokens);
                }
                _ => {
                    let tokens = tokens(u)?;
                    set.extend(tokens.iter().copied());
                    model.extend(tokens);
                }
            }
            assert_eq!((set.len(), set.is_empty()), (model.len(), model.is_empty()));
        }
        same(set, &model);
        Ok(())
    });
}

#[test]
fn it_combines_as_a_btree_set_does() {
    arbtest(|u| {
        let ((a, model_a), (b, model_b)) = (set(u)?, set(u)?);
        let methods = [a.union(b), a.intersection(b), a.difference(b)];
        let mut assigned = [a; 3];
        assigned[0] |= b;
        assigned[1] &= b;
        assigned[2] -= b;
        assert_eq!(methods, [a | b, a & b, a - b]);
        assert_eq!(methods, assigned);
        let models = [&model_a | &model_b, &model_a & &model_b, &model_a - &model_b];
        for (set, model) in methods.into_iter().zip(&models) {
            same(set, model);
        }
        let all = Epin::all().collect::<BTreeSet<_>>();
        same(a.complement(), &(&all - &model_a));
        assert_eq!((!a, !!a), (a.complement(), a));
        Ok(())
    });
}

#[test]
fn it_compares_as_a_btree_set_does() {
    arbtest(|u| {
        let ((a, model_a), (b, model_b)) = (set(u)?, set(u)?);
        let sets = [a, b, a | b, a & b, a - b, EpinSet::new()];
        let models = [
            model_a.clone(),
            model_b.clone(),
            &model_a | &model_b,
            &model_a & &model_b,
            &model_a - &model_b,
            BTreeSet::new(),
        ];
        for (a, model_a) in sets.iter().zip(&models) {
            for (b, model_b) in sets.iter().zip(&models) {
                assert_eq!(a == b, model_a == model_b);
                assert_eq!(HashSet::from([a, b]).len() == 1, model_a == model_b);
                assert_eq!(a.is_subset(*b), model_a.is_subset(model_b));
                assert_eq!(a.is_disjoint(*b), model_a.is_disjoint(model_b));
            }
        }
        Ok(())
    });
}

#[test]
fn its_iterator_runs_from_both_ends() {
    arbtest(|u| {
        let (set, model) = set(u)?;
        iteration::is_fused(&set.iter());
        iteration::check(u, set.iter(), model.iter().copied().collect())?;
        iteration::check(u, set.into_iter(), model.iter().copied().collect())?;
        iteration::check(u, (&set).into_iter(), model.into_iter().collect())
    });
    let all = Epin::all().collect::<EpinSet>().iter();
    assert!(all.clone().eq(Epin::all()) && all.rev().eq(Epin::all().rev()));
}

#[test]
fn a_clone_of_its_iterator_continues_at_the_same_position() {
    let mut iter = EpinSet::from(epins!["K", "Q", "R"]).iter();
    iter.next();
    let mut clone = iter.clone();
    assert_eq!((clone.next(), clone.len(), iter.len()), (Some(epin!("Q")), 1, 2));
    assert_eq!(format!("{iter:?}"), "{Q, R}");
}

#[test]
fn every_token_has_a_bit_of_its_own() {
    let mut all = EpinSet::new();
    for token in Epin::all() {
        let one = EpinSet::new().with(token);
        assert!(Epin::all().all(|other| one.contains(other) == (other == token)));
        assert!(one.iter().eq([token]) && one.iter().rev().eq([token]));
        assert!(one.without(token).is_empty());
        assert!(all.insert(token) && !all.insert(token));
    }
    assert_eq!(all.len(), Epin::COUNT);
    assert_eq!(all, Epin::all().collect());
}

#[test]
fn it_is_made_from_tokens_in_any_order() {
    let set = EpinSet::from([epin!("q"), epin!("K"), epin!("q")]);
    assert_eq!(set, [epin!("K"), epin!("q")].into_iter().collect());
    assert_eq!(set.len(), 2);
    assert_eq!(EpinSet::default(), EpinSet::new());
    assert_eq!(EpinSet::from([]), EpinSet::new());
    let tokens = [epin!("q"), epin!("K"), epin!("q")];
    assert_eq!(EpinSet::from_tokens(&tokens), set);
    assert_eq!(EpinSet::from_iter(tokens), set);
}

/// Only tokens of the same letter and side can be suggested, so all sets of such tokens are tried.
#[test]
fn the_nearest_is_the_only_likely_token_of_the_same_letter_and_side() {
    for first in epins!["A", "a", "K", "k", "Z", "z"] {
        let like = |token: &Epin| (token.letter(), token.side()) == (first.letter(), first.side());
        let tokens = Epin::all().filter(like).collect::<Vec<_>>();
        let others = !EpinSet::from_tokens(&tokens);
        for chosen in 0_u32..1 << tokens.len() {
            let is_chosen = |(index, _): &(usize, &Epin)| chosen >> index & 1 == 1;
            let set = tokens.iter().enumerate().filter(is_chosen).map(|(_, token)| *token);
            let set = set.collect::<EpinSet>();
            for &token in &tokens {
                let expected = nearest(set, token);
                assert_eq!(set.suggest(token), expected, "{token} in {set:?}");
                assert_eq!((set | others).suggest(token), expected, "{token} in {set:?}");
            }
        }
    }
    assert!(Epin::all().all(|token| EpinSet::new().suggest(token).is_none()));
}

#[test]
fn it_prints_as_a_btree_set_does() {
    for tokens in [&epins![][..], &epins!["K^'"], &epins!["q", "-A", "K"]] {
        let set = tokens.iter().copied().collect::<EpinSet>();
        let model = tokens.iter().collect::<BTreeSet<_>>();
        assert_eq!(format!("{set:?} {set:#?}"), format!("{model:?} {model:#?}"));
    }
}

#[test]
fn it_is_small() {
    assert!(size_of::<EpinSet>() <= 80);
}

/// The compiler can infer which type to parse, because a set can be made from one type of items only.
#[test]
fn it_is_made_from_strings_without_naming_their_type() {
    let read = |text: &str| text.split(' ').map(str::parse).collect::<Result<EpinSet, _>>();
    assert_eq!(read("K P K"), Ok(EpinSet::from(epins!["K", "P"])));
    assert_eq!(read("K ^P"), Err(Epin::parse("^P").unwrap_err()));
    let mut set = EpinSet::new();
    set.extend("K P".split(' ').filter_map(|token| token.parse().ok()));
    assert_eq!(set.len(), 2);
    assert_eq!(Piece::<Game>::all().map(Piece::token).collect::<EpinSet>(), Game::MEMBERS);
}

static ROYAL: EpinSet = EpinSet::from_tokens(&epins!["k^", "K^"]);

const _: () = {
    const PAWNS: EpinSet = EpinSet::new().with(epin!("P")).with(epin!("p"));
    const FIRST: EpinSet = EpinSet::new().with(epin!("P")).with(epin!("K^"));
    const {
        let mut set = ROYAL.union(PAWNS);
        assert!(set.len() == 4 && !set.is_empty());
        assert!(set.remove(epin!("p")) && set.insert(epin!("q")));
        assert!(set.contains(epin!("q")) && !set.contains(epin!("p")));
        assert!(set.without(epin!("q")).len() == 3);
    }
    assert!(FIRST.intersection(PAWNS).len() == 1);
    assert!(FIRST.difference(PAWNS).contains(epin!("K^")));
    assert!(FIRST.intersection(PAWNS).is_subset(FIRST));
    assert!(ROYAL.is_disjoint(PAWNS));
    assert!(ROYAL.complement().len() == Epin::COUNT - 2);
    assert!(matches!(ROYAL.suggest(epin!("k")), Some(epin!("k^"))));
    assert!(matches!((ROYAL.first(), ROYAL.last()), (Some(epin!("K^")), Some(epin!("k^")))));
};

#[test]
fn a_static_set_is_a_set() {
    assert!(ROYAL.iter().eq([epin!("K^"), epin!("k^")]));
}
