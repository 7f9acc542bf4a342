//! The order of tokens, their indices, and the iterator over all tokens.

use std::fmt::Debug;
use std::iter::FusedIterator;

use arbtest::arbtest;
use epin::Epin;
use epin::iter::All;

use crate::support::iteration;
use crate::support::oracle::epins;

fn tokens() -> Vec<Epin> {
    epins().iter().map(|(_, text)| Epin::parse(text).unwrap()).collect()
}

#[test]
fn tokens_compare_as_their_indices() {
    let tokens = tokens();
    for (index, token) in tokens.iter().enumerate() {
        for (other_index, other) in tokens.iter().enumerate() {
            assert_eq!(token.cmp(other), index.cmp(&other_index));
            assert_eq!(token.partial_cmp(other), index.partial_cmp(&other_index));
        }
    }
}

#[test]
fn a_token_is_found_at_its_index() {
    for (index, token) in tokens().into_iter().enumerate() {
        assert_eq!(token.index(), index);
        assert_eq!(Epin::from_index(index), Some(token));
    }
}

#[test]
fn no_token_has_an_index_after_the_last() {
    let bits = usize::BITS;
    let large = (0..bits).flat_map(|bit| [1 << bit, usize::MAX >> bit]);
    let near = Epin::COUNT..70_000;
    for index in near.chain(large.filter(|index| *index >= Epin::COUNT)) {
        assert_eq!(Epin::from_index(index), None, "{index}");
    }
}

#[test]
fn all_has_every_token_in_order() {
    let tokens = tokens();
    check_all(&Epin::all(), &tokens);
    assert_eq!(Epin::all().step_by(100).count(), Epin::COUNT.div_ceil(100));
    assert_eq!(Epin::all().next_back(), tokens.last().copied());
}

/// Checks that the iterator over all values gives `values`, from both ends, and also if some are skipped.
pub(super) fn check_all<T>(all: &All<T>, values: &[T])
where
    T: Copy + Debug + PartialEq,
    All<T>: DoubleEndedIterator<Item = T> + ExactSizeIterator + FusedIterator + Debug,
{
    iteration::is_fused(all);
    arbtest(|u| iteration::check(u, all.clone(), values.to_vec()));
    for skipped in (0..=values.len()).chain([Epin::COUNT, usize::MAX]) {
        let mut rest = all.clone();
        assert_eq!(rest.nth(skipped), values.get(skipped).copied());
        assert_eq!(rest.clone().next(), values.get(skipped.saturating_add(1)).copied());
        assert_eq!(all.clone().nth_back(skipped), values.iter().copied().nth_back(skipped));
    }
    let mut rest = all.clone();
    rest.next();
    assert_eq!(format!("{all:?} {rest:?}"), format!("{values:?} {:?}", &values[1..]));
}

#[test]
fn the_order_of_some_tokens() {
    let sorted = ["-A", "-A'", "-A^", "-A^'", "A", "+A^'", "-a", "a", "-B", "K", "k", "+z^'"];
    let mut tokens = sorted.map(|text| Epin::parse(text).unwrap());
    tokens.reverse();
    tokens.sort_unstable();
    assert_eq!(tokens.map(Epin::as_str), sorted);
}
