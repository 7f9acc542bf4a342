//! What an iterator with two ends has to do.

use std::fmt::Debug;
use std::iter::FusedIterator;

use arbtest::arbitrary::{Result, Unstructured};

/// Asserts that an iterator gives these items from whichever end it is asked, and nothing more.
pub(crate) fn check<I>(u: &mut Unstructured<'_>, mut iter: I, items: Vec<I::Item>) -> Result<()>
where
    I: DoubleEndedIterator + ExactSizeIterator,
    I::Item: Debug + PartialEq,
{
    let mut items = items.into_iter();
    for _ in 0..items.len() {
        assert_eq!(iter.len(), items.len());
        assert_eq!(iter.size_hint(), (items.len(), Some(items.len())));
        if u.arbitrary()? {
            assert_eq!(iter.next(), items.next());
        } else {
            assert_eq!(iter.next_back(), items.next_back());
        }
    }
    for _ in 0..2 {
        assert_eq!(iter.size_hint(), (0, Some(0)));
        assert_eq!(iter.next(), None);
        assert_eq!(iter.next_back(), None);
    }
    Ok(())
}

pub(crate) const fn is_fused<I: FusedIterator>(_: &I) {}
