//! Random numbers that depend only on a seed.

/// `SplitMix64`.
#[derive(Debug, Clone)]
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// Returns a number below `end`, which must not be 0.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.next() >> 32).unwrap_or_default() % end
    }

    /// Returns `true` in one of `out_of` cases, at random.
    pub(crate) fn one_in(&mut self, out_of: usize) -> bool {
        self.below(out_of) == 0
    }

    /// Returns a random element.
    pub(crate) fn choose<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}
