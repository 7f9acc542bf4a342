//! Guides: how to use the crate, by subject.
//!
//! In reading order:
//!
//! 1. [`macros`]: what `epin!` and the other macros accept, where they work, and what they cost.
//! 2. [`catalogs`]: a game's pieces as an enum, and what you can build on it.
//! 3. [`positions`]: from a position's string to an engine's board and back; migrating from `sashite-feen`.
//! 4. [`game_file`]: from an empty project to a game file that is checked when it loads.
//! 5. [`formats`]: how to write a token in JSON, TOML, YAML and other formats, and which traps are common.
//! 6. [`styles`]: what *native* and *derived* mean in a game; SIN, QPI and SNN.
//! 7. [`migrating`]: from `sashite-epin`, from `sashite-pin`, and from an enum of your own.
//! 8. [`questions`]: short answers to common questions.
//! 9. [`stability`]: what may change between versions.
//!
//! Many examples use an enum from [epin-games](https://docs.rs/epin-games): run `cargo add epin-games` before
//! you copy such an example.

// The examples in the chapters are doctests. The pictures are read only when documentation is built: other
// builds must not need them, because some build systems copy only the source code.

#[doc = include_str!("guide/macros.md")]
pub mod macros {}

#[doc = include_str!("guide/catalogs.md")]
pub mod catalogs {}

/// Positions: from source code or a file into an engine's board, and back.
///
#[cfg_attr(doc, doc = include_str!("../docs/position.svg"))]
#[cfg_attr(doc, doc = include_str!("../docs/strings.svg"))]
///
#[doc = include_str!("guide/positions.md")]
pub mod positions {}

#[doc = include_str!("guide/game_file.md")]
///
#[cfg_attr(doc, doc = include_str!("../docs/check_game.svg"))]
pub mod game_file {}

#[doc = include_str!("guide/formats.md")]
pub mod formats {}

/// What *native* and *derived* mean in a game, and the notations for styles: SIN, QPI and SNN.
///
#[cfg_attr(doc, doc = include_str!("../docs/capture_before.svg"))]
#[cfg_attr(doc, doc = include_str!("../docs/capture_after.svg"))]
///
#[doc = include_str!("guide/styles.md")]
pub mod styles {}

#[doc = include_str!("guide/migrating.md")]
pub mod migrating {}

#[doc = include_str!("guide/questions.md")]
pub mod questions {}

#[doc = include_str!("guide/stability.md")]
pub mod stability {}
