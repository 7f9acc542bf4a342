//! Each transformation changes one attribute and keeps the others.

use epin::notation::Pin;
use epin::{Epin, Letter, Side, State};

use crate::support::oracle::{Attributes, epins, pins};

#[test]
fn a_new_token_is_a_letter_and_nothing_else() {
    for letter in Letter::ALL {
        for side in Side::ALL {
            let token = Epin::new(letter, side);
            let upper = letter.as_char();
            let char = if side == Side::First { upper } else { upper.to_ascii_lowercase() };
            assert_eq!(token.as_str(), char.to_string());
        }
    }
}

#[test]
fn with_changes_one_attribute() {
    for (attributes, text) in epins() {
        let token = Epin::parse(&text).unwrap();
        for letter in Letter::ALL {
            let changed = Attributes { letter: letter.as_char(), ..attributes };
            assert_eq!(token.with_letter(letter).as_str(), changed.text());
        }
        for side in Side::ALL {
            let changed = Attributes { side, ..attributes };
            assert_eq!(token.with_side(side).as_str(), changed.text());
        }
        for state in State::ALL {
            let changed = Attributes { state, ..attributes };
            assert_eq!(token.with_state(state).as_str(), changed.text());
        }
        for terminal in [false, true] {
            let changed = Attributes { terminal, ..attributes };
            assert_eq!(token.with_terminal(terminal).as_str(), changed.text());
        }
    }
}

#[test]
fn flipped_changes_the_side_and_comes_back() {
    for (attributes, text) in epins() {
        let token = Epin::parse(&text).unwrap();
        let side = if attributes.side == Side::First { Side::Second } else { Side::First };
        assert_eq!(token.flipped().as_str(), Attributes { side, ..attributes }.text());
        assert_eq!(token.flipped().flipped(), token);
    }
}

#[test]
fn enhanced_diminished_and_normalized_set_the_state() {
    for (attributes, text) in epins() {
        let token = Epin::parse(&text).unwrap();
        let bare = text.trim_start_matches(['+', '-']);
        assert_eq!(token.enhanced().as_str(), format!("+{bare}"));
        assert_eq!(token.diminished().as_str(), format!("-{bare}"));
        assert_eq!(token.normalized().as_str(), bare);
        assert_eq!(token.with_state(attributes.state), token);
    }
}

#[test]
fn a_token_is_its_attributes() {
    for (attributes, text) in epins() {
        let token = Epin::parse(&text).unwrap();
        for start in [Epin::from_index(0), Epin::from_index(Epin::COUNT - 2)] {
            let built = start
                .unwrap()
                .with_letter(token.letter())
                .with_side(attributes.side)
                .with_state(attributes.state)
                .with_terminal(attributes.terminal);
            assert_eq!(built.to_pin(), token.to_pin());
        }
    }
}

#[test]
fn native_and_derive_set_the_marker_and_are_idempotent() {
    for (attributes, text) in epins() {
        let token = Epin::parse(&text).unwrap();
        let pin = text.trim_end_matches('\'');
        assert_eq!(token.native().as_str(), pin);
        assert_eq!(token.derive().as_str(), format!("{pin}'"));
        assert_eq!(token.native().native(), token.native());
        assert_eq!(token.derive().derive(), token.derive());
        assert_eq!(token.derive().native(), token.native());
        assert_eq!(token.native().derive(), token.derive());
        assert_eq!(if attributes.derived { token.derive() } else { token.native() }, token);
    }
}

#[test]
fn a_token_without_the_marker_is_a_pin_token() {
    for (attributes, text) in epins() {
        let token = Epin::parse(&text).unwrap();
        assert_eq!(Pin::try_from(token), Pin::parse(&text));
        assert_eq!(Pin::try_from(token).ok(), (!attributes.derived).then_some(token.to_pin()));
    }
}

#[test]
fn with_pin_changes_all_but_the_marker() {
    for (attributes, text) in epins() {
        let token = Epin::parse(&text).unwrap();
        let marker = if attributes.derived { "'" } else { "" };
        for (_, pin) in pins() {
            let changed = token.with_pin(Pin::parse(&pin).unwrap());
            assert_eq!(changed.as_str(), format!("{pin}{marker}"));
        }
    }
}
