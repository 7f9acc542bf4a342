//! The notations of styles: `sin!`, `qpi!` and `snn!`.

#![allow(unused)]

use epin::notation::{Qpi, Sin, Snn, qpi, sin, snn};

const SNN_TOO_LONG: Snn = snn!("ANameThatIsLongerThanThirtyTwoLetters");
//~ invalid SNN name "ANameThatIsLongerThanThirtyTwoLet…": expected the end of the name, found `t` at byte 32
//~| a name has at most 32 bytes

fn arguments(text: &str) {
    sin!();
    //~ at `sin!()`: expected a string literal, found nothing
    //~| for example `sin!("C")`
    //~| this error originates in the macro `sin`
    qpi!();
    //~ at `qpi!()`: expected a string literal, found nothing
    //~| for example `qpi!("C:K^")`
    //~| this error originates in the macro `qpi`
    sin!(C);
    //~ at `C`: expected a string literal, found `C`
    //~| write `sin!("C")`; `Sin::parse` takes any string, and is `const`
    qpi!(C:K);
    //~ at `C`: expected a string literal, found `C`
    //~| write `qpi!("C:K")`
    qpi!(C:+K^);
    //~ at `C`: expected a string literal, found `C`
    //~| write `qpi!("C:+K^")`
    qpi!(text);
    //~ at `text`: expected a string literal, found `text`
    //~| `Qpi::parse` takes any string, and is `const`
    snn!(Chess);
    //~ at `Chess`: expected a string literal, found `Chess`
    //~| write `snn!("Chess")`; `Snn::parse` takes any string, and is `const`
    snn!(None);
    //~ at `None`: expected a string literal, found `None`
    //~| write `snn!("None")`
    snn!(#[test] "Chess");
    //~ at `#`: expected a string literal, found `#`
    //~| this is an attribute, which a name in a macro cannot have: put it before the statement or the item
    snn!("Chess\x39\u{000036}0");
    //~ expected plain characters, found the escape `\x39`
    //~| write it without escapes: `snn!("Chess960")`
    sin!("C", "m");
    //~ at `,`: expected only a string literal, found `,`
    //~| several are `[sin!(…), sin!(…)]`; in a pattern, write `sin!(…) | sin!(…)`
    qpi!("C:K" "C:P");
    //~ at `"C:P"`: expected only a string literal, found `"C:P"`
    //~| several are `[qpi!(…), qpi!(…)]`; in a pattern, write `qpi!(…) | qpi!(…)`
}

fn patterns(sin: Sin, qpi: Qpi, snn: Snn) {
    matches!(sin, sin!("C") | sin!("Makruk"));
    //~ at `"Makruk"`: invalid SIN token "Makruk": expected the end of the token, found `a` at byte 1
    //~| a SIN token is one letter: a name such as Chess is SNN
    matches!(qpi, qpi!("C:K^") | qpi!("cK^"));
    //~ at `"cK^"`: invalid QPI token "cK^": expected `:`, found `K` at byte 1
    //~| a QPI token is a style's letter, a colon and a piece, such as C:K^
    matches!(snn, snn!("chess"));
    //~ invalid SNN name "chess": expected an upper-case letter, found `c` at byte 0
    //~| did you mean "Chess"?
}

fn main() {}
