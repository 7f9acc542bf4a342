//! Every token as a literal: the macros expand to the constant of exactly that token.

use epin::notation::{Pin, pin};
use epin::{Epin, Piece, epin, epins, pieces};

use crate::support::catalogs::Letters;
use crate::support::oracle::{epins, pins};

/// Calls `$macro` with every token, in pairs: a PIN token, and the same token with the marker `'`.
#[rustfmt::skip]
macro_rules! with_every_token {
    ($macro:ident) => {
        $macro! {
            "-A" "-A'" "-A^" "-A^'" "A" "A'" "A^" "A^'" "+A" "+A'" "+A^" "+A^'"
            "-a" "-a'" "-a^" "-a^'" "a" "a'" "a^" "a^'" "+a" "+a'" "+a^" "+a^'"
            "-B" "-B'" "-B^" "-B^'" "B" "B'" "B^" "B^'" "+B" "+B'" "+B^" "+B^'"
            "-b" "-b'" "-b^" "-b^'" "b" "b'" "b^" "b^'" "+b" "+b'" "+b^" "+b^'"
            "-C" "-C'" "-C^" "-C^'" "C" "C'" "C^" "C^'" "+C" "+C'" "+C^" "+C^'"
            "-c" "-c'" "-c^" "-c^'" "c" "c'" "c^" "c^'" "+c" "+c'" "+c^" "+c^'"
            "-D" "-D'" "-D^" "-D^'" "D" "D'" "D^" "D^'" "+D" "+D'" "+D^" "+D^'"
            "-d" "-d'" "-d^" "-d^'" "d" "d'" "d^" "d^'" "+d" "+d'" "+d^" "+d^'"
            "-E" "-E'" "-E^" "-E^'" "E" "E'" "E^" "E^'" "+E" "+E'" "+E^" "+E^'"
            "-e" "-e'" "-e^" "-e^'" "e" "e'" "e^" "e^'" "+e" "+e'" "+e^" "+e^'"
            "-F" "-F'" "-F^" "-F^'" "F" "F'" "F^" "F^'" "+F" "+F'" "+F^" "+F^'"
            "-f" "-f'" "-f^" "-f^'" "f" "f'" "f^" "f^'" "+f" "+f'" "+f^" "+f^'"
            "-G" "-G'" "-G^" "-G^'" "G" "G'" "G^" "G^'" "+G" "+G'" "+G^" "+G^'"
            "-g" "-g'" "-g^" "-g^'" "g" "g'" "g^" "g^'" "+g" "+g'" "+g^" "+g^'"
            "-H" "-H'" "-H^" "-H^'" "H" "H'" "H^" "H^'" "+H" "+H'" "+H^" "+H^'"
            "-h" "-h'" "-h^" "-h^'" "h" "h'" "h^" "h^'" "+h" "+h'" "+h^" "+h^'"
            "-I" "-I'" "-I^" "-I^'" "I" "I'" "I^" "I^'" "+I" "+I'" "+I^" "+I^'"
            "-i" "-i'" "-i^" "-i^'" "i" "i'" "i^" "i^'" "+i" "+i'" "+i^" "+i^'"
            "-J" "-J'" "-J^" "-J^'" "J" "J'" "J^" "J^'" "+J" "+J'" "+J^" "+J^'"
            "-j" "-j'" "-j^" "-j^'" "j" "j'" "j^" "j^'" "+j" "+j'" "+j^" "+j^'"
            "-K" "-K'" "-K^" "-K^'" "K" "K'" "K^" "K^'" "+K" "+K'" "+K^" "+K^'"
            "-k" "-k'" "-k^" "-k^'" "k" "k'" "k^" "k^'" "+k" "+k'" "+k^" "+k^'"
            "-L" "-L'" "-L^" "-L^'" "L" "L'" "L^" "L^'" "+L" "+L'" "+L^" "+L^'"
            "-l" "-l'" "-l^" "-l^'" "l" "l'" "l^" "l^'" "+l" "+l'" "+l^" "+l^'"
            "-M" "-M'" "-M^" "-M^'" "M" "M'" "M^" "M^'" "+M" "+M'" "+M^" "+M^'"
            "-m" "-m'" "-m^" "-m^'" "m" "m'" "m^" "m^'" "+m" "+m'" "+m^" "+m^'"
            "-N" "-N'" "-N^" "-N^'" "N" "N'" "N^" "N^'" "+N" "+N'" "+N^" "+N^'"
            "-n" "-n'" "-n^" "-n^'" "n" "n'" "n^" "n^'" "+n" "+n'" "+n^" "+n^'"
            "-O" "-O'" "-O^" "-O^'" "O" "O'" "O^" "O^'" "+O" "+O'" "+O^" "+O^'"
            "-o" "-o'" "-o^" "-o^'" "o" "o'" "o^" "o^'" "+o" "+o'" "+o^" "+o^'"
            "-P" "-P'" "-P^" "-P^'" "P" "P'" "P^" "P^'" "+P" "+P'" "+P^" "+P^'"
            "-p" "-p'" "-p^" "-p^'" "p" "p'" "p^" "p^'" "+p" "+p'" "+p^" "+p^'"
            "-Q" "-Q'" "-Q^" "-Q^'" "Q" "Q'" "Q^" "Q^'" "+Q" "+Q'" "+Q^" "+Q^'"
            "-q" "-q'" "-q^" "-q^'" "q" "q'" "q^" "q^'" "+q" "+q'" "+q^" "+q^'"
            "-R" "-R'" "-R^" "-R^'" "R" "R'" "R^" "R^'" "+R" "+R'" "+R^" "+R^'"
            "-r" "-r'" "-r^" "-r^'" "r" "r'" "r^" "r^'" "+r" "+r'" "+r^" "+r^'"
            "-S" "-S'" "-S^" "-S^'" "S" "S'" "S^" "S^'" "+S" "+S'" "+S^" "+S^'"
            "-s" "-s'" "-s^" "-s^'" "s" "s'" "s^" "s^'" "+s" "+s'" "+s^" "+s^'"
            "-T" "-T'" "-T^" "-T^'" "T" "T'" "T^" "T^'" "+T" "+T'" "+T^" "+T^'"
            "-t" "-t'" "-t^" "-t^'" "t" "t'" "t^" "t^'" "+t" "+t'" "+t^" "+t^'"
            "-U" "-U'" "-U^" "-U^'" "U" "U'" "U^" "U^'" "+U" "+U'" "+U^" "+U^'"
            "-u" "-u'" "-u^" "-u^'" "u" "u'" "u^" "u^'" "+u" "+u'" "+u^" "+u^'"
            "-V" "-V'" "-V^" "-V^'" "V" "V'" "V^" "V^'" "+V" "+V'" "+V^" "+V^'"
            "-v" "-v'" "-v^" "-v^'" "v" "v'" "v^" "v^'" "+v" "+v'" "+v^" "+v^'"
            "-W" "-W'" "-W^" "-W^'" "W" "W'" "W^" "W^'" "+W" "+W'" "+W^" "+W^'"
            "-w" "-w'" "-w^" "-w^'" "w" "w'" "w^" "w^'" "+w" "+w'" "+w^" "+w^'"
            "-X" "-X'" "-X^" "-X^'" "X" "X'" "X^" "X^'" "+X" "+X'" "+X^" "+X^'"
            "-x" "-x'" "-x^" "-x^'" "x" "x'" "x^" "x^'" "+x" "+x'" "+x^" "+x^'"
            "-Y" "-Y'" "-Y^" "-Y^'" "Y" "Y'" "Y^" "Y^'" "+Y" "+Y'" "+Y^" "+Y^'"
            "-y" "-y'" "-y^" "-y^'" "y" "y'" "y^" "y^'" "+y" "+y'" "+y^" "+y^'"
            "-Z" "-Z'" "-Z^" "-Z^'" "Z" "Z'" "Z^" "Z^'" "+Z" "+Z'" "+Z^" "+Z^'"
            "-z" "-z'" "-z^" "-z^'" "z" "z'" "z^" "z^'" "+z" "+z'" "+z^" "+z^'"
        }
    };
}

macro_rules! epins_of {
    ($($pin:literal $derived:literal)*) => { epins![$($pin, $derived),*] };
}

macro_rules! pieces_of {
    ($($pin:literal $derived:literal)*) => { pieces![Letters, $($pin, $derived),*] };
}

macro_rules! pins_of {
    ($($pin:literal $derived:literal)*) => { [$(pin!($pin)),*] };
}

const EPINS: [Epin; 624] = with_every_token!(epins_of);

const PIECES: [Piece<Letters>; 624] = with_every_token!(pieces_of);

const PINS: [Pin; 312] = with_every_token!(pins_of);

#[test]
fn every_epin_literal_is_the_token_of_its_text() {
    for (token, (_, text)) in EPINS.into_iter().zip(epins()) {
        assert_eq!(Ok(token), Epin::parse(&text));
    }
}

#[test]
fn every_pin_literal_is_the_token_of_its_text() {
    for (token, (_, text)) in PINS.into_iter().zip(pins()) {
        assert_eq!(Ok(token), Pin::parse(&text));
    }
}

#[test]
fn every_piece_literal_is_the_piece_of_its_text() {
    for (piece, (_, text)) in PIECES.into_iter().zip(epins()) {
        assert_eq!(Ok(piece), Piece::parse(&text));
    }
}

#[test]
fn a_literal_is_a_pattern_that_matches_its_token_alone() {
    let is_king = |token| matches!(token, epin!("K^"));
    assert!(EPINS.into_iter().filter(|token| is_king(*token)).eq([epin!("K^")]));
}
