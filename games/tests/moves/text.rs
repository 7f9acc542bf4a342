//! Moves as strings and as values.

use std::fmt::Debug;
use std::mem::size_of;

use epin_games::{Chess, Crazyhouse, Game, Makruk, Move, Promotion, Shogi, Xiangqi};

/// Checks all moves of a game. `promotions` are all promotions, each with its letter.
fn all<G: Game + Debug>(promotions: &[(Promotion<G>, &str)], droppable: &[(G, &str)]) {
    let count = G::START.square_count();
    let name = |square| G::square_name(square).unwrap();
    let check = |value: Move<G>, text: &str, [from, to]: [Option<usize>; 2], dropped, promotion| {
        assert_eq!(value.to_string(), text);
        assert_eq!(Move::parse(text), Ok(value));
        assert_eq!((value.from(), Some(value.to())), (from, to), "{text}");
        assert_eq!((value.dropped(), value.promotion()), (dropped, promotion), "{text}");
    };
    for to in 0..count {
        for from in 0..count {
            let Some(step) = Move::<G>::step(from, to) else {
                assert_eq!(from, to);
                continue;
            };
            let (text, squares) = (format!("{}{}", name(from), name(to)), [Some(from), Some(to)]);
            check(step, &text, squares, None, None);
            for (promotion, letter) in promotions {
                let value = step.with_promotion(*promotion).unwrap();
                check(value, &format!("{text}{letter}"), squares, None, Some(*promotion));
            }
        }
        for kind in G::ALL {
            let sign = droppable.iter().find(|(other, _)| other == kind).map(|(_, sign)| sign);
            assert_eq!(Move::drop(*kind, to).is_some(), sign.is_some(), "{kind:?}");
            let (Some(drop), Some(sign)) = (Move::drop(*kind, to), sign) else { continue };
            check(drop, &format!("{sign}{}", name(to)), [None, Some(to)], Some(*kind), None);
            assert_eq!(drop.with_promotion(Promotion::Enhanced), None);
        }
    }
    for square in [count, 256, 300, usize::MAX] {
        assert_eq!((Move::<G>::step(0, square), Move::<G>::step(square, 0)), (None, None));
        assert!(G::ALL.iter().all(|kind| Move::drop(*kind, square).is_none()));
    }
    let known = |promotion| promotions.iter().any(|(other, _)| *other == promotion);
    for promotion in G::ALL.iter().map(|kind| Promotion::To(*kind)).chain([Promotion::Enhanced]) {
        let value = Move::step(0, 1).unwrap().with_promotion(promotion);
        assert_eq!(value.is_some(), known(promotion), "{promotion:?}");
    }
    assert!(size_of::<Move<G>>() <= 5);
}

#[test]
fn every_move_is_the_value_of_its_text() {
    use {Chess as C, Crazyhouse as Z, Shogi as S};
    let to = [(C::Queen, "q"), (C::Rook, "r"), (C::Bishop, "b"), (C::Knight, "n")];
    all::<Chess>(&to.map(|(kind, letter)| (Promotion::To(kind), letter)), &[]);
    let drops =
        [(Z::Queen, "Q@"), (Z::Rook, "R@"), (Z::Bishop, "B@"), (Z::Knight, "N@"), (Z::Pawn, "P@")];
    all::<Crazyhouse>(&to.map(|(kind, letter)| (Promotion::To(kind.into()), letter)), &drops);
    let drops = [
        (S::Rook, "R*"),
        (S::Bishop, "B*"),
        (S::Gold, "G*"),
        (S::Silver, "S*"),
        (S::Knight, "N*"),
        (S::Lance, "L*"),
        (S::Pawn, "P*"),
    ];
    all::<Shogi>(&[(Promotion::Enhanced, "+")], &drops);
    all::<Makruk>(&[(Promotion::To(Makruk::Met), "m")], &[]);
    all::<Xiangqi>(&[], &[]);
}

/// Checks every string of up to five bytes of an alphabet: what is read is written as it was.
fn short_strings<G: Game>() {
    let alphabet = b"a1e8g9ixq+m@*PKp0 ";
    let mut strings = vec![Vec::new()];
    for len in 0..=5 {
        for string in &strings {
            let text = std::str::from_utf8(string).unwrap();
            match Move::<G>::parse(text) {
                Ok(value) => assert_eq!(value.to_string(), text),
                Err(error) => assert!(error.offset() <= len && error.range() == (0..len), "{text}"),
            }
        }
        if len < 4 {
            let longer = |string: &Vec<u8>| {
                alphabet.map(|byte| string.iter().copied().chain([byte]).collect())
            };
            strings = strings.iter().flat_map(longer).collect();
        } else {
            // All strings of five bytes would be 1.9 million.
            strings.retain(|string| Move::<G>::parse(std::str::from_utf8(string).unwrap()).is_ok());
            strings = strings
                .iter()
                .flat_map(|string| alphabet.map(|byte| [string.as_slice(), &[byte]].concat()))
                .collect();
        }
    }
}

#[test]
fn short_strings_are_refused_or_written_as_they_were() {
    with_each_game!(short_strings());
}

#[test]
fn display_has_a_width_and_debug_is_the_text() {
    let value: Move<Chess> = "e2e4".parse().unwrap();
    assert_eq!((format!("{value:>6}"), format!("{value:?}")), ("  e2e4".into(), "e2e4".into()));
}

#[cfg(feature = "serde")]
#[test]
fn in_files_a_move_is_its_string() {
    let moves: Vec<Move<Shogi>> = serde_json::from_str(r#"["7g7f","P*5e","8h2b+"]"#).unwrap();
    assert_eq!(serde_json::to_string(&moves).unwrap(), r#"["7g7f","P*5e","8h2b+"]"#);
    let error = serde_json::from_str::<Move<Chess>>(r#""e7e8Q""#).unwrap_err();
    assert_eq!(
        error.to_string(),
        "invalid UCI move \"e7e8Q\": expected `q`, `r`, `b`, `n` or the end of the move, \
         found `Q` at byte 4; did you mean \"e7e8q\"? at line 1 column 7"
    );
    let error = serde_json::from_str::<Move<Xiangqi>>("5").unwrap_err();
    assert!(error.to_string().contains("expected a move of Xiangqi, as in UCCI"), "{error}");
}

#[cfg(feature = "schemars1")]
#[test]
fn schemas() {
    let schema = schemars::schema_for!(Move<Shogi>).to_value();
    assert_eq!((&schema["title"], &schema["type"]), (&"Move_of_Shogi".into(), &"string".into()));
    assert_eq!(schema["description"], "A move of Shogi, as in USI.");
    let of_two_games = schemars::schema_for!((Move<Shogi>, Move<Chess>)).to_value();
    let definitions = of_two_games["$defs"].as_object().unwrap();
    assert!(["Move_of_Chess", "Move_of_Shogi"].iter().all(|key| definitions.contains_key(*key)));
}
