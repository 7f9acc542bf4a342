//! Letters, sides and states.

use std::collections::HashSet;

use epin::{Letter, Side, State};

#[test]
fn the_letters_are_the_alphabet() {
    let alphabet = ('A'..='Z').collect::<Vec<_>>();
    assert_eq!(Letter::ALL.map(Letter::as_char).as_slice(), alphabet);
    for (index, letter) in Letter::ALL.into_iter().enumerate() {
        assert_eq!(format!("{letter:?}"), alphabet[index].to_string());
        for (other_index, other) in Letter::ALL.into_iter().enumerate() {
            assert_eq!(letter.cmp(&other), index.cmp(&other_index));
            assert_eq!(letter == other, index == other_index);
        }
    }
    assert_eq!(HashSet::from(Letter::ALL).len(), 26);
}

#[test]
fn a_letter_is_read_from_either_case_and_from_no_other_character() {
    for char in '\0'..=char::MAX {
        let place = match char {
            'A'..='Z' => Some(char as usize - 'A' as usize),
            'a'..='z' => Some(char as usize - 'a' as usize),
            _ => None,
        };
        assert_eq!(Letter::from_char(char), place.map(|place| Letter::ALL[place]), "{char:?}");
    }
}

#[test]
fn sides() {
    assert_eq!(Side::First.flip(), Side::Second);
    assert_eq!(Side::Second.flip(), Side::First);
    assert_eq!(Side::ALL, [Side::First, Side::Second]);
    assert!(Side::ALL.is_sorted());
    assert_eq!(format!("{:?} {:?}", Side::First, Side::Second), "First Second");
}

#[test]
fn states() {
    assert_eq!(State::ALL, [State::Diminished, State::Normal, State::Enhanced]);
    assert!(State::ALL.is_sorted());
    assert_eq!(format!("{:?}", State::ALL), "[Diminished, Normal, Enhanced]");
}

#[test]
fn a_part_takes_one_byte() {
    assert_eq!(size_of::<[Letter; 2]>(), 2);
    assert_eq!(size_of::<[Side; 2]>(), 2);
    assert_eq!(size_of::<[State; 2]>(), 2);
}
