//! Functions that can be called in a constant.

use epin::iter::All;
use epin::notation::{Pin, pin};
use epin::{Epin, Letter, ParseError, ParseErrorKind, Side, State, epin, epins};

macro_rules! spelled {
    ($token:expr, $text:literal) => {
        matches!($token.as_str().as_bytes(), $text)
    };
}

const _: () = {
    assert!(matches!(Epin::parse("+k^"), Ok(epin!("+k^"))));
    assert!(matches!(Epin::from_ascii(b"-K"), Ok(epin!("-K"))));
    assert!(Epin::is_valid("k") && !Epin::is_valid("K\n"));

    assert!(spelled!(Epin::new(Letter::Q, Side::Second), b"q"));
    assert!(matches!(epin!("+k^").letter(), Letter::K));
    assert!(matches!(epin!("+k^").side(), Side::Second));
    assert!(matches!(epin!("+k^").state(), State::Enhanced));
    assert!(epin!("+k^").is_terminal() && !epin!("+k").is_terminal());

    assert!(spelled!(epin!("+k^").with_letter(Letter::Q), b"+q^"));
    assert!(spelled!(epin!("+k^").with_side(Side::First), b"+K^"));
    assert!(spelled!(epin!("+k^").with_state(State::Diminished), b"-k^"));
    assert!(spelled!(epin!("+k^").with_terminal(false), b"+k"));
    assert!(spelled!(epin!("+k^").flipped(), b"+K^"));
    assert!(spelled!(epin!("k^").enhanced(), b"+k^"));
    assert!(spelled!(epin!("k^").diminished(), b"-k^"));
    assert!(spelled!(epin!("+k^").normalized(), b"k^"));

    assert!(epin!("-A").index() == 0);
    assert!(Epin::from_index(Epin::COUNT).is_none());
    assert!(matches!(Epin::from_index(0), Some(epin!("-A"))));
};

const _: All<Epin> = Epin::all();

const _: () = {
    assert!(epin!("K").is_native() && !epin!("K'").is_native());
    assert!(epin!("K'").is_derived() && !epin!("K").is_derived());
    assert!(spelled!(epin!("K^'").to_pin(), b"K^"));
    assert!(matches!(Pin::parse("+k^"), Ok(pin!("+k^"))));
    assert!(matches!(Pin::from_ascii(b"-K"), Ok(pin!("-K"))));
    assert!(spelled!(epin!("K^'").native(), b"K^"));
    assert!(spelled!(epin!("K^").derive(), b"K^'"));
    assert!(spelled!(epin!("K'").with_pin(pin!("+q^")), b"+q^'"));
    assert!(matches!(epins!["R", "+P^'"], [epin!("R"), epin!("+P^'")]));
};

const _: () = {
    const ERROR: ParseError = match Epin::parse("K''") {
        Ok(_) => panic!(),
        Err(error) => error,
    };
    assert!(matches!(ERROR.kind(), ParseErrorKind::ExpectedEnd));
    assert!(ERROR.offset() == 2);
};

const _: () = {
    assert!(Letter::ALL.len() == 26);
    assert!(matches!(Letter::K.as_char(), 'K'));
    assert!(matches!(Letter::from_char('K'), Some(Letter::K)));
    assert!(Letter::from_char('k').is_none());
    assert!(matches!(Side::First.flipped(), Side::Second));
};
