//! Every short string of an alphabet.
//!
//! Instead of all 256 bytes, tests take a smaller alphabet named `CLASSES`, so that they reach longer
//! strings. It has at least one byte of each kind that the grammar tells apart, and the two bytes of a
//! character that is not ASCII.

use std::thread;

/// The classes of EPIN and PIN.
pub(crate) const CLASSES: [u8; 12] = *b"+-Kk^'1 \n\0\xC3\xA9";

/// Calls a check with every string of up to `most` bytes of `alphabet`.
///
/// `check` makes the function that is called with the strings. `check` itself is called once for the
/// empty string, and once in each of two threads, which share the other strings.
pub(crate) fn each<C: FnMut(&[u8])>(alphabet: &[u8], most: usize, check: impl Fn() -> C + Sync) {
    check()(b"");
    thread::scope(|scope| {
        for start in [0, 1] {
            let check = &check;
            scope.spawn(move || {
                let mut check = check();
                for &first in alphabet.iter().skip(start).step_by(2) {
                    extend(&mut vec![first], alphabet, most, &mut check);
                }
            });
        }
    });
}

fn extend(text: &mut Vec<u8>, alphabet: &[u8], most: usize, check: &mut impl FnMut(&[u8])) {
    check(text);
    if text.len() < most {
        for &byte in alphabet {
            text.push(byte);
            extend(text, alphabet, most, check);
            text.pop();
        }
    }
}
