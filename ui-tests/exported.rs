//! The programs in `editions/right` call each macro that `epin` exports, and derive a catalog with each
//! attribute. `.ci/run` compiles these programs with the oldest supported Rust.

use std::fs;
use std::path::Path;

use epin::Side;

use crate::FOLDER;

/// The macros that only the expansion of the derive calls.
const OF_THE_DERIVE: [&str; 3] = ["catalog", "impl_schemars", "impl_serde"];

#[test]
fn the_programs_of_all_editions_call_each_macro() {
    let epin = code("../epin/src");
    let exported = epin.split("#[macro_export]").skip(1).map(|rest| {
        let (_, rest) = rest.split_once("macro_rules! ").unwrap();
        // A macro that is exported in a module has a hidden name at the root.
        name(rest).trim_start_matches("__")
    });
    let exported = exported.filter(|name| !OF_THE_DERIVE.contains(name));
    let exported = exported.collect::<Vec<_>>();
    assert!(exported.contains(&"epin_table") && exported.contains(&"snn"), "{exported:?}");

    let programs = code("editions/right");
    for name in exported {
        let call = format!("{name}!");
        let mut calls = programs.match_indices(&call);
        assert!(calls.any(|(start, _)| !programs[..start].ends_with(is_in_name)), "{call}");
    }
}

#[test]
fn the_programs_of_all_editions_have_each_attribute_of_the_derive() {
    let derive = code("../epin-macros/src/derive/enum_key.rs");
    let keys = derive.lines().filter(|line| line.contains(" => Self::"));
    let keys = keys.map(|line| line.split('"').nth(1).unwrap().to_owned());
    let keys = keys.chain(Side::ALL.map(|side| side.to_string())).collect::<Vec<_>>();
    assert!(keys.contains(&"serde".to_owned()), "{keys:?}");

    let programs = code("editions/right");
    let attributes = programs.split("epin(").skip(1).map(|rest| rest.split(')').next().unwrap());
    let written = attributes.flat_map(|arguments| arguments.split(',').map(str::trim).map(name));
    let written = written.collect::<Vec<_>>();
    for key in keys {
        assert!(written.contains(&&*key), "#[epin({key})]");
    }
}

/// Returns the code of all Rust files in a folder, without comments.
fn code(folder: &str) -> String {
    let mut code = String::new();
    let mut paths = vec![Path::new(FOLDER).join(folder)];
    while let Some(path) = paths.pop() {
        if path.is_dir() {
            paths.extend(fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let source = fs::read_to_string(path).unwrap();
            let lines = source.lines().filter(|line| !line.trim_start().starts_with("//"));
            code.extend(lines.flat_map(|line| [line, "\n"]));
        }
    }
    code
}

/// Returns the name at the start of `code`, or an empty string.
fn name(code: &str) -> &str {
    code.split(|char| !is_in_name(char)).next().unwrap_or_default()
}

fn is_in_name(char: char) -> bool {
    char.is_alphanumeric() || char == '_'
}
