//! Agreement with `sashite-epin`, so that its users can move to `epin` and keep their data.

use epin::{Epin, Side, State};
use sashite_epin::Identifier;

use crate::support::inputs::{CLASSES, each};
use crate::support::oracle::epins;

fn pairs() -> Vec<(Epin, Identifier)> {
    let pairs = epins();
    pairs
        .iter()
        .map(|(_, text)| (Epin::parse(text).unwrap(), Identifier::parse(text).unwrap()))
        .collect()
}

#[test]
fn both_have_the_same_texts_and_attributes() {
    for (ours, theirs) in pairs() {
        assert_eq!(ours.as_str(), theirs.encode().as_str());
        assert_eq!(ours.to_string(), theirs.to_string());
        assert_eq!(ours.letter().as_char(), theirs.letter().as_char());
        assert_eq!(ours.side() == Side::First, theirs.is_first());
        assert_eq!(ours.side() == Side::Second, theirs.is_second());
        assert_eq!(ours.state(), state(theirs.state()));
        assert_eq!(ours.is_terminal(), theirs.is_terminal());
        assert_eq!(ours.is_native(), theirs.is_native());
        assert_eq!(ours.is_derived(), theirs.is_derived());
        assert_eq!(ours.to_pin().as_str(), theirs.pin().encode().as_str());
    }
}

fn state(state: sashite_epin::State) -> State {
    match state {
        sashite_epin::State::Diminished => State::Diminished,
        sashite_epin::State::Normal => State::Normal,
        sashite_epin::State::Enhanced => State::Enhanced,
    }
}

#[test]
fn both_transform_alike() {
    for (ours, theirs) in pairs() {
        let pin = theirs.pin();
        let changes = [
            (ours.native(), theirs.native()),
            (ours.derive(), theirs.derive()),
            (ours.flipped(), theirs.with_pin(pin.flipped())),
            (ours.enhanced(), theirs.with_pin(pin.enhanced())),
            (ours.diminished(), theirs.with_pin(pin.diminished())),
            (ours.normalized(), theirs.with_pin(pin.normalized())),
            (ours.with_terminal(true), theirs.with_pin(pin.with_terminal(true))),
            (ours.with_terminal(false), theirs.with_pin(pin.with_terminal(false))),
        ];
        for (ours, theirs) in changes {
            assert_eq!(ours.as_str(), theirs.encode().as_str());
        }
    }
}

#[test]
fn both_order_alike() {
    let pairs = pairs();
    for (ours, theirs) in &pairs {
        for (our_other, their_other) in &pairs {
            assert_eq!(ours.cmp(our_other), theirs.cmp(their_other));
        }
    }
}

#[test]
fn both_accept_the_same_texts() {
    each(&CLASSES, 5, || {
        |text| {
            if let Ok(text) = str::from_utf8(text) {
                assert_eq!(Epin::is_valid(text), Identifier::is_valid(text), "{text:?}");
                assert_eq!(Epin::parse(text).is_ok(), Identifier::parse(text).is_ok(), "{text:?}");
            }
        }
    });
}

#[test]
fn both_write_the_same_json_and_read_it() {
    for (ours, theirs) in pairs() {
        let json = serde_json::to_string(&ours).unwrap();
        assert_eq!(serde_json::to_string(&theirs).unwrap(), json);
        assert_eq!(serde_json::from_str::<Identifier>(&json).unwrap(), theirs);
        assert_eq!(serde_json::from_str::<Epin>(&json).unwrap(), ours);
    }
}
