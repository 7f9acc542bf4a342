// The same program: on nightly, a macro can point at one character of a literal.
include!("../fail/edition_2015.rs");
