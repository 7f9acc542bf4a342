//! A format that loses a value must also lose the type of std that is written in the same way: a
//! `String` for a token. If it does not, the loss is the fault of `epin`.

use std::fmt::Debug;
use std::marker::PhantomData;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::containers::{Check, Container, each_container, each_container_of_others};
use crate::format::Format;
use crate::samples::Sample;

struct PlainComparison<F>(PhantomData<F>);

impl<F: Format> Check for PlainComparison<F> {
    fn check<T: Sample, C: Container<T>>(&mut self) {
        for value in T::samples() {
            let plain = value.plain();
            let ours = C::around(value);
            if let Some(our_loss) = loss::<F, _>(&ours) {
                let plain_loss = loss::<F, C::Of<T::Plain>>(&Container::around(plain));
                assert!(plain_loss.is_some(), "{}, {}: {ours:?}, {our_loss}", F::NAME, C::NAME);
            }
        }
    }
}

/// Returns `None` if a value is read back, or else the other value or the error that comes instead.
fn loss<F: Format, C: Debug + PartialEq + Serialize + DeserializeOwned>(
    container: &C,
) -> Option<String> {
    match F::write(container).and_then(|document| F::read::<C>(&document)) {
        Ok(back) if back == *container => None,
        Ok(back) => Some(format!("{back:?}")),
        Err(error) => Some(error),
    }
}

/// Checks that a format loses values only where it loses those of plain types of std, too.
pub fn loses_no_more_than_plain_types<F: Format>() {
    let mut comparison = PlainComparison::<F>(PhantomData);
    each_container(&mut comparison);
    each_container_of_others(&mut comparison);
}
