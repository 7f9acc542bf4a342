//! The specification's examples, table by table.

use epin::Side::{First, Second};
use epin::State::{Diminished, Enhanced, Normal};
use epin::{Epin, Side, State, epin};

type Change = fn(Epin) -> Epin;

const MATRIX: [(&str, Side, State, bool, bool); 16] = [
    ("K", First, Normal, false, false),
    ("K'", First, Normal, false, true),
    ("K^", First, Normal, true, false),
    ("K^'", First, Normal, true, true),
    ("+K", First, Enhanced, false, false),
    ("+K'", First, Enhanced, false, true),
    ("-K", First, Diminished, false, false),
    ("-K^'", First, Diminished, true, true),
    ("k", Second, Normal, false, false),
    ("k'", Second, Normal, false, true),
    ("k^", Second, Normal, true, false),
    ("k^'", Second, Normal, true, true),
    ("+k", Second, Enhanced, false, false),
    ("+k'", Second, Enhanced, false, true),
    ("-k", Second, Diminished, false, false),
    ("-k^'", Second, Diminished, true, true),
];

#[test]
fn combined_modifier_matrix() {
    for (text, side, state, terminal, derived) in MATRIX {
        let token = Epin::parse(text).unwrap();
        assert_eq!(token.letter().as_char(), 'K', "{text}");
        assert_eq!(token.side(), side, "{text}");
        assert_eq!(token.state(), state, "{text}");
        assert_eq!(token.is_terminal(), terminal, "{text}");
        assert_eq!(token.is_derived(), derived, "{text}");
        assert_eq!(token.is_native(), !derived, "{text}");
    }
}

#[test]
fn idempotent_transformations() {
    let table: [(&str, Change, &str); 4] = [
        ("R", Epin::native, "R"),
        ("R", Epin::derive, "R'"),
        ("R'", Epin::native, "R"),
        ("R'", Epin::derive, "R'"),
    ];
    check(&table);
}

#[test]
fn basic_variants() {
    for pin in ["X", "x", "X^", "+X", "-x"] {
        let token = Epin::parse(pin).unwrap();
        assert_eq!(token.derive().as_str(), format!("{pin}'"));
        assert_eq!(token.derive().to_pin().as_str(), pin);
    }
}

#[test]
fn mutation_recipes() {
    let table: [(&str, Change, &str); 9] = [
        ("P", Epin::flipped, "p"),
        ("k'", Epin::flipped, "K'"),
        ("p", Epin::enhanced, "+p"),
        ("+p'", Epin::diminished, "-p'"),
        ("-R", Epin::normalized, "R"),
        ("K", |token| token.with_terminal(true), "K^"),
        ("k^'", |token| token.with_terminal(false), "k'"),
        ("B", Epin::derive, "B'"),
        ("+n'", Epin::native, "+n"),
    ];
    check(&table);
}

#[test]
fn capture_drop_and_promotion() {
    let table: [(&str, Change, &str); 7] = [
        ("R", Epin::flipped, "r"),
        ("r", Epin::native, "r"),
        ("r", Epin::derive, "r'"),
        ("r'", Epin::derive, "r'"),
        ("r'", Epin::native, "r"),
        ("r", Epin::enhanced, "+r"),
        ("+r", Epin::normalized, "r"),
    ];
    check(&table);
}

fn check(table: &[(&str, Change, &str)]) {
    for (before, change, after) in table {
        assert_eq!(change(Epin::parse(before).unwrap()), Epin::parse(after).unwrap(), "{before}");
    }
}

#[test]
fn shogi_like_rook_lifecycle() {
    check_life(
        epin!("R"),
        &[
            (Epin::flipped, "r"),
            (Epin::enhanced, "+r"),
            (|token| token.flipped().normalized(), "R"),
            (Epin::native, "R"),
        ],
    );
}

#[test]
fn lifecycle_with_derived_marking() {
    check_life(
        epin!("R"),
        &[
            (|token| token.flipped().derive(), "r'"),
            (Epin::enhanced, "+r'"),
            (|token| token.flipped().native().normalized(), "R"),
        ],
    );
}

#[test]
fn terminal_piece_lifecycle() {
    check_life(
        epin!("K"),
        &[
            (|token| token.with_terminal(true), "K^"),
            (Epin::flipped, "k^"),
            (|token| token.with_terminal(false), "k"),
        ],
    );
}

fn check_life(mut token: Epin, steps: &[(Change, &str)]) {
    for (change, text) in steps {
        token = change(token);
        assert_eq!(token.as_str(), *text);
    }
}
