use crate::{Letter, Notation, Parts};

/// A set of shapes, a bit for each.
///
/// A shape is a token without its letter: what is left are the sign and the markers. Its
/// number is what they are in the flags.
pub(crate) type Shapes = u16;

/// Which shapes a token can have that has a certain byte in a certain place.
pub(crate) struct Allowed {
    /// By the first byte.
    pub(crate) first: [Shapes; 256],
    /// By the byte at half of the length, rounded down.
    pub(crate) middle: [Shapes; 256],
    /// By the last byte.
    pub(crate) last: [Shapes; 256],
    /// By the notation and the length less one.
    pub(crate) len: [[Shapes; Parts::MAX_LEN]; 2],
}

pub(crate) static ALLOWED: Allowed = {
    let mut allowed = Allowed {
        first: [0; 256],
        middle: [0; 256],
        last: [0; 256],
        len: [[0; Parts::MAX_LEN]; 2],
    };
    let mut flags = 0;
    while flags < Parts::SHAPES {
        let shape = 1 << flags;
        let parts = Parts { letter: Letter::A, flags };
        let (text, len) = parts.spell();
        allow(&mut allowed.first, text[0], shape);
        allow(&mut allowed.middle, text[len / 2], shape);
        allow(&mut allowed.last, text[len - 1], shape);
        allowed.len[Notation::Epin as usize][len - 1] |= shape;
        if !parts.is_derived() {
            allowed.len[Notation::Pin as usize][len - 1] |= shape;
        }
        flags += 1;
    }
    allowed
};

/// Allows a shape to a byte; to every letter, if the byte is one.
const fn allow(allowed: &mut [Shapes; 256], byte: u8, shape: Shapes) {
    if !byte.is_ascii_alphabetic() {
        allowed[byte as usize] |= shape;
        return;
    }
    let mut letter = b'A';
    while letter <= b'Z' {
        allowed[letter as usize] |= shape;
        allowed[letter.to_ascii_lowercase() as usize] |= shape;
        letter += 1;
    }
}

/// The tokens that are a letter and nothing else, as their flags are without a shape.
pub(crate) static LETTERS: [Option<Parts>; 256] = {
    let mut letters = [None; 256];
    let mut i = 0;
    while i < Letter::ALL.len() {
        let letter = Letter::ALL[i];
        letters[b'A' as usize + i] = Some(Parts { letter, flags: 0 });
        letters[b'a' as usize + i] = Some(Parts { letter, flags: Parts::SECOND });
        i += 1;
    }
    letters
};

/// 1 for a sign, which has the letter behind it, and 0 for any other byte.
pub(crate) static SIGNS: [u8; 256] = {
    let mut signs = [0; 256];
    signs[b'+' as usize] = 1;
    signs[b'-' as usize] = 1;
    signs
};
