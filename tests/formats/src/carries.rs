//! Every format carries every value in every container, except for the values that `limits.txt` lists. If
//! a format loses a value, it must also lose the value of std that is written in the same way, such as a
//! `String` for a token. Otherwise, the loss would be the fault of `epin`.

use std::collections::HashSet;
use std::marker::PhantomData;

use crate::containers::{Check, Container, each_container};
use crate::format::Format;
use crate::limits::{Limit, Loss, limits};
use crate::samples::{Sample, Shape, other_samples, samples};
use crate::value::{Kind, Value};

/// Formats in which a code (`Compact`) cannot be a key, because keys are strings or because the field of
/// a struct cannot be a map.
const NO_NUMBERS_AS_KEYS: [&str; 8] = [
    "bson",
    "csv",
    "figment",
    "flexbuffers",
    "plist, XML",
    "plist, binary",
    "quick-xml",
    "serde_html_form",
];

struct Carries<F> {
    format: PhantomData<F>,
    /// The limits of the format, if they are listed.
    limits: Option<Vec<Limit>>,
    /// The limits that were met: the index of each, and the container in which it was met.
    met: HashSet<(usize, &'static str)>,
}

impl<F: Format> Check for Carries<F> {
    fn check<C: Container>(&mut self, sample: &Sample) {
        let value = &sample.value;
        let ours = lost::<F, C>(value);
        let context = || format!("{}, {}: {value:?}, {ours:?}", F::NAME, C::NAME);
        if ours.is_some() {
            assert!(lost::<F, C>(&sample.plain).is_some(), "{}", context());
        }
        let loss = ours.as_ref().map(|(loss, _)| *loss);
        match &self.limits {
            Some(limits) if sample.shape != Shape::Other => {
                let limit = limits.iter().position(|limit| limit.concerns(C::NAME, sample));
                let expected = limit.map(|limit| limits[limit].loss);
                assert_eq!(loss, expected, "{}", context());
                self.met.extend(limit.map(|limit| (limit, C::NAME)));
            }
            Some(_) if value.kind() == Kind::Compact && C::NAME == "map key" => {
                let refused = NO_NUMBERS_AS_KEYS.contains(&F::NAME).then_some(Loss::Refused);
                assert_eq!(loss, refused, "{}", context());
            }
            _ => {}
        }
    }
}

/// Returns `None` if a value in a container is read back unchanged, or else what is read instead:
/// another value or an error.
fn lost<F: Format, C: Container>(value: &Value) -> Option<(Loss, String)> {
    let container = C::around(value.clone());
    let written = F::write(&container);
    match written.and_then(|document| value.kind().read(|| F::read::<C>(&document))) {
        Ok(back) if back == container => None,
        Ok(back) => Some((Loss::Changed, format!("{back:?}"))),
        Err(error) => Some((Loss::Refused, error)),
    }
}

/// Checks that a format reads back what it writes. `names` are the names of all formats that are defined
/// together with it. If the limits of the format are not listed, it may lose a value only if it also
/// loses the value of std that is written in the same way.
pub fn carries<F: Format>(names: &[&str]) {
    let limits = F::LIMITS.map(|table| limits(table, names, F::NAME));
    let mut carries = Carries::<F> { format: PhantomData, limits, met: HashSet::new() };
    for sample in samples().into_iter().chain(other_samples()) {
        each_container(&sample, &mut carries);
    }
    for (index, limit) in carries.limits.iter().flatten().enumerate() {
        for &container in &limit.containers {
            let is_met = carries.met.contains(&(index, container));
            assert!(is_met, "{}, {container}: {}", F::NAME, limit.why);
        }
    }
}
