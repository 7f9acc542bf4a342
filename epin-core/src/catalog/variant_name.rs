//! The name of a variant, which `epin_table!` compares with others at compile time.

/// The name of a variant, and a hash of it.
///
/// The compiler interprets each comparison: without the hash, checking a table of 52 kinds would take 115 ms
/// instead of 15 ms.
#[derive(Debug, Clone, Copy)]
pub struct VariantName {
    hash: u64,
    /// The name as it is written: it may start with `r#`.
    pub(crate) text: &'static str,
}

impl VariantName {
    /// Returns the name with its hash (FNV-1a).
    #[must_use]
    pub const fn new(text: &'static str) -> Self {
        let (mut hash, mut rest) = (0xcbf2_9ce4_8422_2325_u64, without_prefix(text));
        while let [byte, others @ ..] = rest {
            hash = (hash ^ *byte as u64).wrapping_mul(0x0100_0000_01b3);
            rest = others;
        }
        Self { hash, text }
    }

    /// Returns the index of the first name in `names` that is the same as this one, or the number of names if
    /// there is none.
    pub(crate) const fn position(self, names: &[Self]) -> usize {
        let (hash, mut rest) = (self.hash, names);
        while let [name, others @ ..] = rest {
            if name.hash == hash && self.is_same(*name) {
                break;
            }
            rest = others;
        }
        names.len() - rest.len()
    }

    /// Returns whether two names are the same, ignoring the `r#` of a raw identifier.
    const fn is_same(self, other: Self) -> bool {
        let (mut name, mut other) = (without_prefix(self.text), without_prefix(other.text));
        while let ([a, name_rest @ ..], [b, other_rest @ ..]) = (name, other) {
            if *a != *b {
                return false;
            }
            (name, other) = (name_rest, other_rest);
        }
        name.is_empty() && other.is_empty()
    }
}

const fn without_prefix(name: &str) -> &[u8] {
    match name.as_bytes() {
        [b'r', b'#', name @ ..] | name => name,
    }
}
