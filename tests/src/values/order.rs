//! The order of tokens, their indices, and the iterator over all.

use epin::{Epin, Pin};

use crate::support::oracle::{epins, pins};

macro_rules! order {
    ($module:ident, $Token:ident, $tokens:ident) => {
        mod $module {
            use super::*;

            fn tokens() -> Vec<$Token> {
                $tokens().iter().map(|(_, text)| $Token::parse(text).unwrap()).collect()
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
                    assert_eq!($Token::from_index(index), Some(token));
                }
            }

            #[test]
            fn no_token_has_an_index_after_the_last() {
                let bits = usize::BITS;
                let large = (0..bits).flat_map(|bit| [1 << bit, usize::MAX >> bit]);
                let near = $Token::COUNT..70_000;
                for index in near.chain(large.filter(|index| *index >= $Token::COUNT)) {
                    assert_eq!($Token::from_index(index), None, "{index}");
                }
            }

            #[test]
            fn all_has_every_token_in_order() {
                assert_eq!($Token::all().collect::<Vec<_>>(), tokens());
            }

            #[test]
            fn all_can_run_backwards() {
                let mut backwards = tokens();
                backwards.reverse();
                assert_eq!($Token::all().rev().collect::<Vec<_>>(), backwards);
            }

            #[test]
            fn all_runs_from_both_ends_until_they_meet() {
                let tokens = tokens();
                let mut all = $Token::all();
                for i in 0..$Token::COUNT / 2 {
                    assert_eq!(all.len(), $Token::COUNT - 2 * i);
                    assert_eq!(all.size_hint(), (all.len(), Some(all.len())));
                    assert_eq!(all.next(), Some(tokens[i]));
                    assert_eq!(all.next_back(), Some(tokens[$Token::COUNT - 1 - i]));
                }
                assert_eq!(all.len(), 0);
                assert_eq!(all.size_hint(), (0, Some(0)));
                for _ in 0..3 {
                    assert_eq!(all.next(), None);
                    assert_eq!(all.next_back(), None);
                    assert_eq!(all.nth(0), None);
                }
            }

            #[test]
            fn all_can_skip_tokens() {
                let tokens = tokens();
                for skipped in 0..=$Token::COUNT {
                    let mut all = $Token::all();
                    assert_eq!(all.nth(skipped), tokens.get(skipped).copied());
                    assert_eq!(all.next(), tokens.get(skipped + 1).copied());
                    let mut all = $Token::all();
                    assert_eq!(all.nth_back(skipped), tokens.iter().nth_back(skipped).copied());
                }
                assert_eq!($Token::all().nth(usize::MAX), None);
                assert_eq!($Token::all().nth_back(usize::MAX), None);
                assert_eq!($Token::all().step_by(100).count(), $Token::COUNT.div_ceil(100));
                assert_eq!($Token::all().last(), tokens.last().copied());
            }

            #[test]
            fn a_clone_of_all_continues_at_the_same_position() {
                let mut all = $Token::all();
                all.next();
                let mut clone = all.clone();
                assert_eq!(clone.next(), all.next());
                clone.next();
                assert_eq!(clone.len() + 1, all.len());
            }

            #[test]
            fn all_prints_as_the_indices_that_are_left() {
                let mut all = $Token::all();
                all.next();
                assert_eq!(format!("{all:?}"), format!("All(1..{})", $Token::COUNT));
            }
        }
    };
}

order!(epin_tokens, Epin, epins);
order!(pin_tokens, Pin, pins);

#[test]
fn the_order_of_some_tokens() {
    let sorted = ["-A", "-A'", "-A^", "-A^'", "A", "+A^'", "-a", "a", "-B", "K", "k", "+z^'"];
    let mut tokens = sorted.map(|text| Epin::parse(text).unwrap());
    tokens.reverse();
    tokens.sort_unstable();
    assert_eq!(tokens.map(Epin::as_str), sorted);
}

#[test]
fn the_index_of_a_pin_is_half_that_of_its_token() {
    for pin in Pin::all() {
        assert_eq!(Epin::from(pin).index(), 2 * pin.index());
    }
}
