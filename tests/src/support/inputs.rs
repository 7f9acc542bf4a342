//! Every short string of an alphabet.

use std::thread;

/// One byte, or more, of each kind that the grammar tells apart, and a character of two bytes.
pub(crate) const CLASSES: [u8; 12] = *b"+-Kk^'1 \n\0\xC3\xA9";

/// Calls a check with every string of up to `most` bytes of `alphabet`.
///
/// Each of two threads makes a check for itself.
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
