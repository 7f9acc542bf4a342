//! `EpinTable` and `EpinMap` by kind in files. Both are maps, in which each kind occurs exactly once for an
//! `EpinTable` and at most once for an `EpinMap`.

use std::collections::BTreeMap;
use std::fmt::Debug;

use arbtest::arbitrary::{Result as Drawn, Unstructured};
use arbtest::arbtest;
use epin::{Catalog, Epin, EpinMap, EpinTable};
use serde::de::value::{Error, MapDeserializer};
use serde::{Deserialize, Serialize};
use serde_json::json;
use serde_test::{Token, assert_de_tokens, assert_tokens};

use crate::support::catalogs::{Facade, Letters, for_each_catalog};
use crate::support::random;
use epin_games::Shogi;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(serde)]
pub(super) enum Chess {
    #[epin("K^")]
    King,
    #[epin("R", "-R")]
    Rook,
    #[epin("P", "-P", "+P")]
    Pawn,
}

/// A catalog with more kinds than a message lists, and a name that is cut in messages.
macro_rules! many {
    ($($Kind:ident $token:literal)*) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
        #[epin(name = "0123456789012345678901234567890123456789012345678901234567890123456789")]
        enum Many {
            $(
                #[epin($token)]
                $Kind,
            )*
        }
    };
}

many! {
    A "A" B "B" C "C" D "D" E "E" F "F" G "G" H "H" I "I" J "J" K "K" L "L" M "M" N "N" O "O" P "P"
    Q "Q" R "R" S "S" T "T" U "U" V "V" W "W" X "X" Y "Y" Z "Z" PromotedA "+A" PromotedB "+B"
    PromotedC "+C" PromotedD "+D" PromotedE "+E" PromotedF "+F" PromotedG "+G" PromotedH "+H"
}

/// The entries of a map in a file.
type Entries<'a> = [(&'a str, u8)];

fn read<C: Catalog>(entries: &Entries<'_>) -> Result<EpinTable<C, u8>, String> {
    let entries = MapDeserializer::new(entries.iter().copied());
    EpinTable::deserialize(entries).map_err(|error: Error| error.to_string())
}

fn check_every_token_names_its_kind<C: Catalog + Debug>() {
    let table = EpinTable::<C, u8>::from_fn(|kind| kind.index().try_into().unwrap());
    let entry =
        |(tokens, value): (&&[Epin], u8)| [Token::Str(tokens[0].as_str()), Token::U8(value)];
    let entries = C::TOKENS.iter().zip(0..).flat_map(entry).collect::<Vec<_>>();
    let len = Some(C::ALL.len());
    assert_tokens(&table, &[&[Token::Map { len }], &entries[..], &[Token::MapEnd]].concat());

    for (index, tokens) in C::TOKENS.iter().enumerate() {
        for token in *tokens {
            let mut entries = entries.clone();
            entries[2 * index] = Token::Bytes(token.as_str().as_bytes());
            entries.rotate_left(2 * index);
            let len = None;
            let tokens = [&[Token::Map { len }], &entries[..], &[Token::MapEnd]].concat();
            assert_de_tokens(&table, &tokens);
        }
    }
}

#[test]
fn a_table_is_written_by_canonical_tokens_in_order_and_read_by_any() {
    for_each_catalog!(check_every_token_names_its_kind);
    check_every_token_names_its_kind::<Chess>();
    check_every_token_names_its_kind::<Many>();
}

fn check_formats<C: Catalog + Debug>() {
    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(bound = "")]
    struct Game<C: Catalog> {
        worth: EpinTable<C, u32>,
    }

    let mut worth = 0..;
    let game = Game::<C> { worth: EpinTable::from_fn(|_| worth.next().unwrap()) };
    let json = serde_json::to_string(&game).unwrap();
    assert_eq!(serde_json::from_str::<Game<C>>(&json).unwrap(), game);
    let value = serde_json::to_value(&game).unwrap();
    assert_eq!(serde_json::from_value::<Game<C>>(value).unwrap(), game);
    let toml = toml::to_string(&game).unwrap();
    assert_eq!(toml::from_str::<Game<C>>(&toml).unwrap(), game);
    let bytes = postcard::to_stdvec(&game).unwrap();
    assert_eq!(postcard::from_bytes::<Game<C>>(&bytes).unwrap(), game);
}

#[test]
fn a_table_is_read_as_it_was_written_in_every_format() {
    for_each_catalog!(check_formats);
}

/// Checks that three formats refuse a map with these entries, one on each line. JSON and TOML report the
/// line and column; postcard reports neither these nor a message. If the order matters, the entries have
/// to be in alphabetical order, since the reader of TOML sorts them.
#[track_caller]
fn refused(entries: &Entries<'_>, message: &str, json_position: &str, toml_position: &str) {
    let lines = |between: &str, separator: &str| {
        let line = |(text, value): &(&str, u8)| format!("\"{text}\"{between}{value}");
        entries.iter().map(line).collect::<Vec<_>>().join(separator)
    };
    let json = format!("{{\n{}\n}}", lines(": ", ",\n"));
    let error = serde_json::from_str::<EpinTable<Chess, u8>>(&json).unwrap_err();
    assert_eq!(error.to_string(), format!("{message} at {json_position}"));

    let toml = lines(" = ", "\n");
    let error = toml::from_str::<EpinTable<Chess, u8>>(&toml).unwrap_err().to_string();
    assert!(error.starts_with(&format!("TOML parse error at {toml_position}\n")), "{error}");
    assert!(error.ends_with(&format!("\n{message}\n")), "{error}");

    let bytes = postcard::to_stdvec(entries).unwrap();
    let error = postcard::from_bytes::<EpinTable<Chess, u8>>(&bytes).unwrap_err();
    assert_eq!(error, postcard::Error::SerdeDeCustom);
}

#[test]
fn each_mistake_has_a_message_and_a_position() {
    refused(
        &[("K^", 1), ("-R", 2), ("R", 3), ("P", 4)],
        r#""R" is the same kind of piece as "-R", which has a value"#,
        "line 4 column 3",
        "line 3, column 1",
    );
    refused(
        &[("-R", 1)],
        "no value for these kinds of Chess: K^ P",
        "line 3 column 1",
        "line 1, column 1",
    );
    refused(
        &[("K^", 1), ("r", 2)],
        r#""r" is a token of the second side; write "R", which covers both sides"#,
        "line 3 column 3",
        "line 2, column 1",
    );
}

#[test]
fn a_missing_kind_is_none_if_the_values_are_an_option() {
    #[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
    #[serde(transparent)]
    struct Worth(Option<u8>);

    /// serde also refuses a missing field of this type.
    #[derive(Debug, Deserialize)]
    struct Unit(());

    for bits in 0..8_u8 {
        let worth = EpinTable::from_fn(|kind: Chess| {
            u8::try_from(kind.index()).ok().filter(|index| bits >> index & 1 == 1)
        });
        let toml = toml::to_string(&worth).unwrap();
        assert_eq!(toml.lines().count(), bits.count_ones() as usize);
        assert_eq!(toml::from_str::<EpinTable<Chess, Option<u8>>>(&toml).unwrap(), worth);
        let json = serde_json::to_string(&worth).unwrap();
        assert_eq!(serde_json::from_str::<EpinTable<Chess, Option<u8>>>(&json).unwrap(), worth);
        let transparent = toml::from_str::<EpinTable<Chess, Worth>>(&toml).unwrap();
        assert_eq!(transparent, worth.map(Worth));
    }
    let error = toml::from_str::<EpinTable<Chess, Unit>>("").unwrap_err().to_string();
    assert!(error.contains("no value for these kinds of Chess: K^ R P"), "{error}");
}

#[test]
fn a_map_by_kind_is_written_by_canonical_tokens_and_read_by_any() {
    type Map = EpinMap<Chess, u8>;

    let map: Map = serde_json::from_str(r#"{"+P": 1, "-R": 2}"#).unwrap();
    assert_eq!(map, EpinMap::from([(Chess::Pawn, 1), (Chess::Rook, 2)]));
    assert_eq!(serde_json::to_string(&map).unwrap(), r#"{"P":1,"R":2}"#);
    let error = |json| serde_json::from_str::<Map>(json).unwrap_err().to_string();
    assert_eq!(
        error(r#"{"R": 1, "-R": 2}"#),
        r#""-R" is the same kind of piece as "R", which has a value at line 1 column 13"#,
    );
    assert_eq!(error(r#"{"R": 1, "R": 2}"#), r#"the token "R" is given twice at line 1 column 12"#);
    assert_eq!(
        error(r#"{"r": 1}"#),
        r#""r" is a token of the second side; write "R", which covers both sides at line 1 column 4"#,
    );
}

#[test]
fn another_type_is_refused() {
    let error = |json: &str| {
        let result = serde_json::from_str::<EpinTable<Chess, u8>>(json);
        result.unwrap_err().to_string()
    };
    let expected = "expected a map with EPIN tokens as keys at line 1 column";
    assert_eq!(error("[]"), format!("invalid type: sequence, {expected} 0"));
    assert_eq!(error(r#""K^""#), format!("invalid type: string \"K^\", {expected} 4"));
    assert_eq!(
        error(r#"{"K^": "king"}"#),
        "invalid type: string \"king\", expected u8 at line 1 column 13",
    );
}

#[test]
fn at_most_32_kinds_are_listed() {
    let all = Many::TOKENS.iter().map(|tokens| tokens[0].as_str()).collect::<Vec<_>>();
    let name = &Many::NAME[..64];
    let message = |listed: &[&str], more| {
        Err(format!("no value for these kinds of {name}…: {}{more}", listed.join(" ")))
    };
    assert_eq!(read::<Many>(&[]), message(&all[..32], " …"));
    assert_eq!(read::<Many>(&[(all[0], 1)]), message(&all[1..33], " …"));
    assert_eq!(read::<Many>(&[(all[0], 1), (all[33], 1)]), message(&all[1..33], ""));
}

#[test]
fn a_key_is_refused_as_a_kind_is() {
    let invalid = ["", "K^^", "^K", "K\n", "King", "R-", "♔"];
    for text in Epin::all().map(Epin::as_str).chain(invalid) {
        let kind = serde_json::from_value::<Chess>(json!(text));
        match (kind, read::<Chess>(&[(text, 1)])) {
            (Ok(_), Err(error)) => assert!(error.starts_with("no value for"), "{error}"),
            (Err(expected), error) => assert_eq!(error, Err(expected.to_string())),
            (Ok(_), Ok(_)) => unreachable!(),
        }
    }
}

/// Returns what a map of these entries is read as: the values, or the error. The error is empty if
/// it is about a string that is not a kind.
fn expected<C: Catalog>(entries: &Entries<'_>) -> Result<Vec<u8>, String> {
    let kinds = C::TOKENS.iter().map(|tokens| tokens.iter().map(|token| token.as_str()).collect());
    let kinds = kinds.collect::<Vec<Vec<_>>>();
    let mut given = BTreeMap::new();
    for (text, value) in entries {
        let Some(kind) = kinds.iter().position(|tokens| tokens.contains(text)) else {
            return Err(String::new());
        };
        match given.insert(kind, (text, *value)) {
            None => {}
            Some((first, _)) if first == text => {
                return Err(format!("the token \"{text}\" is given twice"));
            }
            Some((first, _)) => {
                return Err(format!(
                    "\"{text}\" is the same kind of piece as \"{first}\", which has a value"
                ));
            }
        }
    }
    let missing = (0..kinds.len()).filter(|kind| !given.contains_key(kind));
    let missing = missing.map(|kind| kinds[kind][0]).collect::<Vec<_>>();
    if missing.is_empty() {
        Ok(given.into_values().map(|(_, value)| value).collect())
    } else {
        Err(format!("no value for these kinds of {}: {}", C::NAME, missing.join(" ")))
    }
}

/// Returns random entries in random order: for most kinds, one with a token of the kind, and up to two
/// more, whose strings may be wrong or repeat a kind.
fn entries<C: Catalog>(u: &mut Unstructured<'_>) -> Drawn<Vec<(&'static str, u8)>> {
    let mut texts = Vec::new();
    let all = u.arbitrary()?;
    for tokens in C::TOKENS {
        if all || u.ratio(7, 8)? {
            texts.push(u.choose(tokens)?.as_str());
        }
    }
    for _ in 0..u.int_in_range(0..=2)? {
        texts.push(match u.int_in_range(0..=3)? {
            0 | 1 => {
                let tokens = u.choose(C::TOKENS)?;
                u.choose(tokens)?.as_str()
            }
            2 => random::token(u)?.as_str(),
            _ => u.choose(&["", "^K", "k^", "K "])?,
        });
    }
    for last in (1..texts.len()).rev() {
        texts.swap(u.int_in_range(0..=last)?, last);
    }
    texts.into_iter().map(|text| Ok((text, u.arbitrary()?))).collect()
}

fn check_random_entries<C: Catalog>() {
    arbtest(|u| {
        let entries = entries::<C>(u)?;
        match (read::<C>(&entries), expected::<C>(&entries)) {
            (Err(_), Err(error)) if error.is_empty() => {}
            (table, expected) => {
                let values = |table: EpinTable<C, u8>| table.iter().map(|(_, v)| *v).collect();
                assert_eq!(table.map(values), expected, "{entries:?}");
            }
        }
        Ok(())
    });
}

#[test]
fn random_entries_are_read_as_by_a_loop_over_strings() {
    check_random_entries::<Chess>();
    check_random_entries::<Facade>();
    check_random_entries::<Letters>();
    check_random_entries::<Shogi>();
}
