//! Comparing positions: as their strings.

use core::cmp::Ordering;
use core::hash::{Hash, Hasher};

use super::Feen;
#[cfg(feature = "alloc")]
use super::FeenBuf;

macro_rules! impl_order {
    ($Feen:ty) => {
        impl<P: Eq> PartialOrd for $Feen {
            #[inline]
            fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
                Some(self.cmp(other))
            }
        }

        impl<P: Eq> Ord for $Feen {
            #[inline]
            fn cmp(&self, other: &Self) -> Ordering {
                self.as_str().cmp(other.as_str())
            }
        }

        impl<P> Hash for $Feen {
            #[inline]
            fn hash<H: Hasher>(&self, state: &mut H) {
                self.as_str().hash(state);
            }
        }
    };
}

impl_order!(Feen<'_, P>);
#[cfg(feature = "alloc")]
impl_order!(FeenBuf<P>);

#[cfg(feature = "alloc")]
impl<P: PartialEq> PartialEq<Feen<'_, P>> for FeenBuf<P> {
    #[inline]
    fn eq(&self, position: &Feen<'_, P>) -> bool {
        self.as_feen() == *position
    }
}

#[cfg(feature = "alloc")]
impl<P: PartialEq> PartialEq<FeenBuf<P>> for Feen<'_, P> {
    #[inline]
    fn eq(&self, position: &FeenBuf<P>) -> bool {
        *self == position.as_feen()
    }
}
