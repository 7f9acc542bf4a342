//! Programs that lack a feature of `epin`: each item that needs the feature causes one error, which names
//! the feature, and the compiler reports nothing else.

use std::{fs, mem};

use crate::FOLDER;
use crate::compiler::Compiler;
use crate::table::{Compare, Place, Table};

#[test]
fn the_derive_names_the_feature_derive() {
    every_mark_needs("no_derive", "derive", "macros");
}

#[test]
fn the_derive_names_the_features_of_its_keys() {
    every_mark_needs("no_serde", "serde", "derive");
    every_mark_needs("no_schemars1", "schemars1", "derive");
}

/// rustc finds the feature of a macro that is missing only if the macro is in `lib.rs`.
#[test]
fn rustc_names_the_feature_of_a_macro() {
    let with = ["", "macros"].map(|features| (features, Compiler::with_features(features)));
    let macros = ["epin", "epins", "piece", "pieces", "notation::pin", "notation::snn"];
    let cases = macros.map(|name| (name, "", "macros")).into_iter();
    for (name, features, lacks) in cases.chain([
        ("epin_table", "macros", "derive"),
        ("feen", "macros", "feen"),
        ("feen", "", "feen"),
    ]) {
        let (_, compiler) = with.iter().find(|(given, _)| *given == features).unwrap();
        for program in [format!("use epin::{name};"), format!("const _: () = epin::{name}!();")] {
            let messages = compiler.check("2024", &format!("{program}\nfn main() {{}}"));
            let [error] =
                messages.iter().filter(|message| message.is_error).collect::<Vec<_>>()[..]
            else {
                panic!("{program} is not one error with {features:?}")
            };
            let expected = format!("gated behind the `{lacks}` feature");
            assert!(error.json.to_string().contains(&expected), "{program} with {features:?}");
        }
    }
}

/// Compiles a program against an `epin` that has only `features`. The program has a mark wherever it
/// needs the `lacks` feature.
fn every_mark_needs(program: &str, lacks: &str, features: &str) {
    let compiler = Compiler::with_features(features);
    let source = fs::read_to_string(format!("{FOLDER}/features/{program}.rs")).unwrap();
    let mut table = Table::new(&source);
    for mark in &mut table.marks {
        let [what] = &*mem::take(&mut mark.words) else { unreachable!() };
        mark.words.push(format!("`{what}` needs epin's feature `{lacks}`"));
        mark.words.push(format!("`cargo add epin --features {lacks}` enables it"));
        mark.place = Place::Anywhere;
    }
    let differences = table.differences(&compiler, Compare::Whole);
    assert!(differences.is_empty(), "{program}, with {features:?}:\n{}", differences.join("\n"));
}
