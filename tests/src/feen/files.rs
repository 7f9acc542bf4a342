//! Positions in files, in JSON schemas, and as `Arbitrary` makes them.

use std::any::type_name;
use std::collections::HashMap;

use arbitrary::{Arbitrary, Unstructured};
use epin::feen::{Feen, FeenBuf};
use epin::{Epin, Piece};
use epin_games::{Chess, Shogi};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::json;
use serde_test::{Token, assert_de_tokens, assert_ser_tokens};

use super::samples::{DOUBTFUL, POSITIONS};
use crate::support::catalogs::{Game, Letters};
use crate::support::random::noise;
use crate::support::schemas::{Engines, pattern};
use crate::support::texts_in_files::{check_refused, check_written_and_read};

#[test]
fn a_position_is_its_string() {
    for text in POSITIONS {
        check_written_and_read::<FeenBuf>(text.parse().unwrap(), text);
        check_written_and_read::<FeenBuf<Piece<Letters>>>(text.parse().unwrap(), text);
        assert_ser_tokens(&Feen::parse(text).unwrap(), &[Token::Str(text)]);
    }
    // The length of a longer string takes two bytes.
    let long = format!("{}8 / C/c", "8/".repeat(100));
    let position: FeenBuf = long.parse().unwrap();
    let bytes = postcard::to_stdvec(&position).unwrap();
    assert_eq!(bytes, postcard::to_stdvec(&long).unwrap());
    assert_eq!(postcard::from_bytes::<FeenBuf>(&bytes).unwrap(), position);
    assert_eq!(postcard::to_stdvec(&position.as_feen()).unwrap(), bytes);
}

#[test]
fn a_refusal_says_why_and_where() {
    check_refused::<FeenBuf<Piece<Shogi>>>(
        "9/8K / S/s",
        "\"K\" at byte 3 is not a piece of Shogi; did you mean \"K^\"? the game's pieces are K^ R +R B \
         +B G S +S N +N L +L P +P (in \"9/8K / S/s\")",
    );
    let refused = [
        ("1", "invalid type: integer `1`, expected a position (FEEN) at line 1 column 1"),
        ("null", "invalid type: null, expected a position (FEEN) at line 1 column 4"),
        ("[]", "invalid type: sequence, expected a position (FEEN) at line 1 column 0"),
    ];
    for (json, message) in refused {
        assert_eq!(serde_json::from_str::<FeenBuf>(json).unwrap_err().to_string(), message);
    }
}

#[derive(Deserialize)]
struct Borrowed<'a> {
    #[serde(borrow)]
    start: Feen<'a, Piece<Shogi>>,
    #[serde(borrow)]
    others: Vec<Feen<'a>>,
}

#[test]
fn a_position_is_borrowed_from_the_input() {
    for text in POSITIONS {
        assert_de_tokens(&Feen::parse(text).unwrap(), &[Token::BorrowedStr(text)]);
        assert_de_tokens(&Feen::parse(text).unwrap(), &[Token::BorrowedBytes(text.as_bytes())]);
    }
    let json = r#"{"start": "9/8K^ / S/s", "others": ["8/8 / C/c"]}"#;
    let file: Borrowed = serde_json::from_str(json).unwrap();
    assert_eq!((file.start.as_str(), file.others[0].as_str()), ("9/8K^ / S/s", "8/8 / C/c"));
    assert!(json.as_bytes().as_ptr_range().contains(&file.start.as_str().as_ptr()));
    let escaped = serde_json::from_str::<Feen>(r#""8\/8 / C/c""#).unwrap_err().to_string();
    assert_eq!(
        escaped,
        "invalid type: string that is not borrowed, expected a position (FEEN), borrowed from the \
         input at line 1 column 12",
    );
    let error = |json| serde_json::from_str::<Feen<Piece<Shogi>>>(json).unwrap_err().to_string();
    assert!(error("\"9/8K / S/s\"").starts_with("\"K\" at byte 3 is not a piece of Shogi"));
    assert!(error("\"9/8 / S/s\"").starts_with("invalid FEEN: expected 9 squares"));
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct File {
    start: FeenBuf<Piece<Chess>>,
    others: Vec<FeenBuf>,
    seen: HashMap<FeenBuf, u32>,
}

#[test]
fn a_position_can_be_a_field_an_element_or_a_key() {
    let value = json!({
        "start": "k^1/1-R / C/c",
        "others": ["8/8 / C/c", "9 2P/ s/S"],
        "seen": { "8/8 / C/c": 3 },
    });
    let game: File = serde_json::from_value(value.clone()).unwrap();
    assert_eq!(game.seen["8/8 / C/c"], 3);
    assert_eq!(serde_json::to_value(&game).unwrap(), value);
    let toml = toml::to_string(&game).unwrap();
    assert_eq!(toml::from_str::<File>(&toml).unwrap(), game);
}

#[test]
fn ten_thousand_positions_are_read_from_one_file() {
    let texts: Vec<_> = POSITIONS.into_iter().cycle().take(10_000).collect();
    let json = serde_json::to_string(&texts).unwrap();
    let positions: Vec<FeenBuf> = serde_json::from_str(&json).unwrap();
    assert_eq!(serde_json::to_string(&positions).unwrap(), json);
}

#[test]
fn a_schema_has_the_three_fields_and_the_tokens() {
    for schema in [schemars::schema_for!(FeenBuf), schemars::schema_for!(FeenBuf<Piece<Chess>>)] {
        let schema = schema.to_value();
        assert_eq!(schema["type"], "string");
        assert_eq!(schema["maxLength"], Feen::MAX_LEN);
        assert!(schema["description"].as_str().unwrap().contains("k^1/1K^ / C/c"));
    }
    assert_eq!(<FeenBuf<Piece<Chess>>>::schema_name(), "Feen_of_Chess");
    // A generator tells types apart by their ids.
    let id = |piece: &str| format!("epin::feen::FeenBuf<{piece}>");
    assert_eq!(<FeenBuf>::schema_id(), id(type_name::<Epin>()));
    assert_eq!(<FeenBuf<Piece<Chess>>>::schema_id(), id(type_name::<Piece<Chess>>()));
    let any = Engines::of(&pattern::<FeenBuf>());
    let chess = Engines::of(&pattern::<FeenBuf<Piece<Chess>>>());
    for text in POSITIONS.into_iter().chain(DOUBTFUL).filter(|text| Feen::is_valid(text)) {
        assert_eq!(any.accept(text), [true; 3], "{text}");
        assert_eq!(chess.accept(text), [Feen::parse_in::<Chess>(text).is_ok(); 3], "{text}");
    }
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let long = "1".repeat(Feen::MAX_LEN);
    for wrong in [
        "hello",
        "",
        "8/8",
        "8/8 C/c",
        "8/8 / C/C",
        "8/8 / C/c\n",
        "8/08 / C/c",
        "8/8 1P/ C/c",
        "8///8 / C/c",
        "K^^7 / C/c",
        " 8/8 / C/c",
        "8/ / C/c",
        "8/8  / C/c",
        "8/8 8/ C/c",
        fen,
        &long,
    ] {
        assert!(!Feen::is_valid(wrong), "{wrong}");
        assert_eq!((any.accept(wrong), chess.accept(wrong)), ([false; 3], [false; 3]), "{wrong}");
    }
}

/// Every string that can be read matches the pattern. The strings that are tested are positions with one
/// byte replaced.
#[test]
fn the_pattern_refuses_nothing_that_is_read() {
    let any = Engines::of(&pattern::<FeenBuf>());
    for text in POSITIONS {
        for at in 0..text.len() {
            for byte in b"1290/K^k'+- Cc" {
                let mut bytes = text.as_bytes().to_vec();
                bytes[at] = *byte;
                let text = String::from_utf8(bytes).unwrap();
                if Feen::is_valid(&text) {
                    assert_eq!(any.accept(&text), [true; 3], "{text}");
                }
            }
        }
    }
}

#[test]
fn arbitrary_makes_valid_positions_of_any_bytes() {
    fn check<P: epin::AnyPiece + for<'a> Arbitrary<'a>>(bytes: &[u8]) -> usize {
        let position = FeenBuf::<P>::arbitrary(&mut Unstructured::new(bytes)).unwrap();
        assert_eq!(position.as_str().parse(), Ok(position.clone()));
        let position = position.as_feen();
        position.sizes().len() * 2
            + usize::from(position.hand_pieces(epin::Side::First).next().is_some())
    }
    let mut noise = noise();
    let mut seen = [0; 8];
    for len in (0..=300).cycle().take(5_000) {
        let bytes: Vec<u8> = noise.by_ref().take(len).collect();
        seen[check::<Epin>(&bytes)] += 1;
        check::<Piece<Game>>(&bytes);
    }
    for byte in 0..=u8::MAX {
        check::<Epin>(&[byte; 300]);
    }
    // Positions of one to three dimensions, with and without pieces in the hand of the first side.
    assert!(seen[2..].iter().all(|count| *count > 20), "{seen:?}");
}
