//! Explains each token on the command line, or says what is wrong with it.
//!
//! ```text
//! cargo run --example parse -- K^ +p R+
//! ```

use epin::Epin;

fn main() {
    for argument in std::env::args_os().skip(1) {
        match Epin::from_ascii(argument.as_encoded_bytes()) {
            Ok(token) => {
                let (letter, side, state) = (token.letter(), token.side(), token.state());
                let terminal = if token.is_terminal() { "terminal" } else { "non-terminal" };
                let style = if token.is_native() { "native" } else { "derived" };
                println!("{token:<4}  {letter}, {side} side, {state}, {terminal}, {style}");
            }
            Err(error) => println!("not a token: {error}"),
        }
    }
}
