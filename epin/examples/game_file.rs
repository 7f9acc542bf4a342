//! The code of the `guide::game_file` chapter, from top to bottom, as a program.
//!
//! ```text
//! cargo run --example game_file
//! ```

#![allow(
    clippy::items_after_statements,
    reason = "the chapter explains each item before it is used"
)]

fn main() -> Result<(), Box<dyn std::error::Error>> {
    use epin::feen::FeenBuf;
    use epin::{Catalog, EpinTable, Piece, piece};
    use schemars::JsonSchema;
    use serde::Deserialize;

    #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    enum Chess {
        #[epin("K^")]
        King,
        #[epin("R", "-R")] // `-R` may castle.
        Rook,
    }

    #[derive(Debug, Deserialize, JsonSchema)]
    #[serde(deny_unknown_fields)]
    struct Game {
        values: EpinTable<Chess, u32>,
        start: FeenBuf<Piece<Chess>>,
    }

    let yaml = "
values: { R: 5, K^: 0 }
start: -r3k^2-r/8/-R3K^2-R / C/c
";
    let game: Game = serde_saphyr::from_str(yaml)?;
    assert_eq!(game.values[Chess::Rook], 5);
    assert_eq!(game.start.squares().nth(4), Some(Some(piece!(Chess, "k^"))));

    let error = |yaml: &str| serde_saphyr::from_str::<Game>(yaml).unwrap_err().to_string();

    let unknown = error("values: { R: 5, K^: 0 }\nstart: 1R1/3/1K1 / C/c");
    assert!(unknown.contains("line 2 column 8"));
    assert!(unknown.contains(r#""K" at byte 7 is not a piece of Chess; did you mean "K^"?"#));

    let short = error("values: { R: 5, K^: 0 }\nstart: 1R1/2/1K^1 / C/c");
    assert!(short.contains("expected 3 squares as in other ranks, found 2 in `2`"));

    let invalid = error("values: { R-: 5, K^: 0 }\nstart: 1R1/3/1K^1 / C/c");
    let expected = r#"invalid EPIN token "R-": expected the end of the token, found `-` at byte 1"#;
    assert!(invalid.contains(expected));

    let second = error("values: { r: 5 }");
    assert!(
        second.contains(r#""r" is a token of the second side; write "R", which covers both sides"#)
    );

    let missing = error("values: { R: 5 }");
    assert!(missing.contains("no value for these kinds of Chess: K^"));

    let twice = error("values:\n  R: 5\n  -R: 5");
    assert!(twice.contains("line 3 column 3"));
    assert!(twice.contains(r#""-R" is the same kind of piece as "R", which has a value"#));

    use std::error::Error;

    use epin::Letter;
    use epin::notation::Styles;

    const STYLES: Styles = Styles { first: Letter::C, second: Letter::C };

    fn load(yaml: &str) -> Result<Game, Box<dyn Error>> {
        let game: Game = serde_saphyr::from_str(yaml)?;
        let start = game.start.as_feen();
        if start.sizes() != [3, 8] || start.styles() != STYLES {
            return Err(format!("expected a start on 3×8 with {STYLES}, found {start}").into());
        }
        Ok(game)
    }

    let with = |start: &str| format!("values: {{ R: 5, K^: 0 }}\nstart: {start}");
    assert!(load(&with("-r3k^2-r/8/-R3K^2-R / c/C")).is_ok());
    assert!(load(&with("k^2/3/2K^ / C/c")).is_err());
    assert!(load(&with("-r3k^2-r/8/-R3K^2-R / W/b")).is_err());

    use epin::feen::errors_in_set;
    use epin::{EpinSet, epins};

    let pieces = EpinSet::from_tokens(&epins!["K^", "k^", "R", "r"]);
    let errors: Vec<_> = errors_in_set("k^2/3/1RK / C/c", &pieces).collect();
    assert_eq!(
        errors[0].to_string(),
        r#""K" at byte 8 is not a piece of the game; did you mean "K^"?"#,
    );

    let schema = schemars::schema_for!(Game);
    std::fs::write("my_game.schema.json", serde_json::to_string_pretty(&schema)?)?;
    Ok(())
}
