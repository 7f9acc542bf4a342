//! Explains each token on the command line, or says what is wrong with it.
//!
//! ```text
//! cargo run --example parse -- K^ +p R+
//! ```

use std::env;
use std::process::ExitCode;

use epin::Epin;

fn main() -> ExitCode {
    if env::args_os().len() < 2 {
        eprintln!("usage: cargo run --example parse -- TOKEN...");
        return ExitCode::from(2);
    }
    for argument in env::args_os().skip(1) {
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
    ExitCode::SUCCESS
}
