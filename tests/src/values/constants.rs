//! Functions that can be called in a constant.

use epin::{All, Epin, Letter, ParseError, ParseErrorKind, Pin, Side, State, epin, epins, pin};

macro_rules! spelled {
    ($token:expr, $text:literal) => {
        matches!($token.as_str().as_bytes(), $text)
    };
}

macro_rules! constants {
    ($Token:ident, $token:ident) => {
        const _: () = {
            assert!(matches!($Token::parse("+k^"), Ok($token!("+k^"))));
            assert!(matches!($Token::from_ascii(b"-K"), Ok($token!("-K"))));
            assert!($Token::is_valid("k") && !$Token::is_valid("K\n"));

            assert!(spelled!($Token::new(Letter::Q, Side::Second), b"q"));
            assert!(matches!($token!("+k^").letter(), Letter::K));
            assert!(matches!($token!("+k^").side(), Side::Second));
            assert!(matches!($token!("+k^").state(), State::Enhanced));
            assert!($token!("+k^").is_terminal() && !$token!("+k").is_terminal());

            assert!(spelled!($token!("+k^").with_letter(Letter::Q), b"+q^"));
            assert!(spelled!($token!("+k^").with_side(Side::First), b"+K^"));
            assert!(spelled!($token!("+k^").with_state(State::Diminished), b"-k^"));
            assert!(spelled!($token!("+k^").with_terminal(false), b"+k"));
            assert!(spelled!($token!("+k^").flipped(), b"+K^"));
            assert!(spelled!($token!("k^").enhanced(), b"+k^"));
            assert!(spelled!($token!("k^").diminished(), b"-k^"));
            assert!(spelled!($token!("+k^").normalized(), b"k^"));

            assert!($token!("-A").index() == 0);
            assert!($Token::from_index($Token::COUNT).is_none());
            assert!(matches!($Token::from_index(0), Some($token!("-A"))));
        };
        const _: All<$Token> = $Token::all();
    };
}

constants!(Epin, epin);
constants!(Pin, pin);

const _: () = {
    assert!(epin!("K").is_native() && !epin!("K'").is_native());
    assert!(epin!("K'").is_derived() && !epin!("K").is_derived());
    assert!(spelled!(epin!("K^'").pin(), b"K^"));
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
