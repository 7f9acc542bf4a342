//! Programs that lack a feature of `epin`: each item that needs the feature causes one error, which names
//! the feature, and the compiler reports nothing else.

use std::{fs, mem};

use crate::FOLDER;
use crate::compiler::Compiler;
use crate::table::{Compare, Place, Table};

/// What a program lacks: the words after "needs epin's" in the message, the features to add, and the
/// pronoun with which the message refers to them.
type Lacks = (&'static str, &'static str, &'static str);

const MACROS: Lacks = ("feature `macros`", "macros", "it");
const DERIVE: Lacks = ("feature `derive`", "derive", "it");
const FEEN: Lacks = ("feature `feen`", "feen", "it");
const BOTH: Lacks = ("features `feen` and `macros`", "feen,macros", "them");
const SERDE: Lacks = ("feature `serde`", "serde", "it");
const SCHEMARS: Lacks = ("feature `schemars1`", "schemars1", "it");

#[test]
fn each_macro_names_the_feature_macros() {
    for features in ["", "derive"] {
        every_mark_needs("no_macros", MACROS, features);
    }
}

#[test]
fn the_derive_and_the_macro_of_tables_name_the_feature_derive() {
    every_mark_needs("no_derive", DERIVE, "macros");
}

#[test]
fn the_derive_names_the_features_of_its_keys() {
    every_mark_needs("no_serde", SERDE, "derive");
    every_mark_needs("no_schemars1", SCHEMARS, "derive");
}

#[test]
fn the_macro_of_positions_names_the_features_that_it_lacks() {
    for (lacks, features) in [(FEEN, "macros"), (MACROS, "feen"), (BOTH, "")] {
        every_mark_needs("no_feen", lacks, features);
    }
}

/// Compiles a program against an `epin` that has only `features`. The program has a mark wherever it
/// needs more features.
fn every_mark_needs(program: &str, (lacks, add, them): Lacks, features: &str) {
    let compiler = Compiler::with_features(features);
    let source = fs::read_to_string(format!("{FOLDER}/features/{program}.rs")).unwrap();
    let mut table = Table::new(&source);
    for mark in &mut table.marks {
        let [what, more @ ..] = &*mem::take(&mut mark.words) else { unreachable!() };
        mark.words.push(format!("`{what}` needs epin's {lacks}"));
        mark.words.push(format!("`cargo add epin --features {add}` enables {them}"));
        match what.strip_suffix('!') {
            Some(name) if more.is_empty() => {
                mark.words.push(format!("this error originates in the macro `{name}`"));
            }
            _ => mark.words.extend_from_slice(more),
        }
        mark.place = Place::Anywhere;
    }
    let differences = table.differences(&compiler, Compare::Whole);
    assert!(differences.is_empty(), "{program}, with {features:?}:\n{}", differences.join("\n"));
}
