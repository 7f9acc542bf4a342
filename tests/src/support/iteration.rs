//! Checks of double-ended iterators.

use std::fmt::Debug;
use std::iter::FusedIterator;

use arbtest::arbitrary::{Result, Unstructured};

/// Checks that an iterator gives these items and no more, and has the right length after each, if items
/// are taken and skipped at its front and at its back in random order.
pub(crate) fn check<I>(u: &mut Unstructured<'_>, mut iter: I, items: Vec<I::Item>) -> Result<()>
where
    I: DoubleEndedIterator + ExactSizeIterator,
    I::Item: Debug + PartialEq,
{
    let mut items = items.into_iter();
    while items.len() > 0 {
        assert_eq!(iter.len(), items.len());
        assert_eq!(iter.size_hint(), (items.len(), Some(items.len())));
        let skipped = u.int_in_range(0..=9)?;
        match u.int_in_range(0..=3)? {
            0 => assert_eq!(iter.next(), items.next()),
            1 => assert_eq!(iter.next_back(), items.next_back()),
            2 => assert_eq!(iter.nth(skipped), items.nth(skipped)),
            _ => assert_eq!(iter.nth_back(skipped), items.nth_back(skipped)),
        }
    }
    for _ in 0..2 {
        assert_eq!(iter.size_hint(), (0, Some(0)));
        assert_eq!(iter.next(), None);
        assert_eq!(iter.next_back(), None);
        assert_eq!(iter.nth(1), None);
        assert_eq!(iter.nth_back(1), None);
    }
    Ok(())
}

/// Compiles only for fused iterators.
pub(crate) const fn is_fused<I: FusedIterator>(_: &I) {}
