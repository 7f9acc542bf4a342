//! A format that loses a value must also lose the type of std that is written in the same way: a
//! `String` for a token. If it does not, the loss is the fault of `epin`.

use std::marker::PhantomData;

use crate::containers::{Check, Container, each_container};
use crate::format::Format;
use crate::samples::{Sample, other_samples};
use crate::value::Value;

struct PlainComparison<F>(PhantomData<F>);

impl<F: Format> Check for PlainComparison<F> {
    fn check<C: Container>(&mut self, sample: &Sample) {
        if let Some(our_loss) = loss::<F, C>(&sample.value) {
            loses_the_plain_type::<F, C>(sample, &our_loss);
        }
    }
}

/// Checks that a format that loses a value in a container also loses the value of std.
pub(crate) fn loses_the_plain_type<F: Format, C: Container>(sample: &Sample, our_loss: &str) {
    let ours = &sample.value;
    let plain_loss = loss::<F, C>(&sample.plain);
    assert!(plain_loss.is_some(), "{}, {}: {ours:?}, {our_loss}", F::NAME, C::NAME);
}

/// Returns `None` if a value in a container is read back, or else what comes instead: another value
/// or an error.
fn loss<F: Format, C: Container>(value: &Value) -> Option<String> {
    let container = C::around(value.clone());
    let written = F::write(&container);
    match written.and_then(|document| value.kind().read(|| F::read::<C>(&document))) {
        Ok(back) if back == container => None,
        Ok(back) => Some(format!("{back:?}")),
        Err(error) => Some(error),
    }
}

/// Checks that a format loses values only where it loses those of plain types of std, too. For
/// tokens and collections, [`round_trips`](crate::round_trips) checks it.
pub fn loses_no_more_than_plain_types<F: Format>() {
    let mut comparison = PlainComparison::<F>(PhantomData);
    for sample in other_samples() {
        each_container(&sample, &mut comparison);
    }
}
