//! Every format carries every value in every container, except for the limits that are listed.

use std::collections::HashSet;
use std::marker::PhantomData;

use crate::containers::{Check, Container, each_container};
use crate::format::Format;
use crate::limits::{LIMITS, Limit, Loss};
use crate::plain_comparison::loses_the_plain_type;
use crate::samples::{Sample, samples};

struct RoundTrips<F> {
    format: PhantomData<F>,
    /// Which limits were met, and in which containers.
    met: HashSet<(usize, &'static str)>,
}

impl<F: Format> Check for RoundTrips<F> {
    fn check<C: Container>(&mut self, sample: &Sample) {
        let container = C::around(sample.value.clone());
        let written = F::write(&container);
        let back =
            written.and_then(|document| sample.value.kind().read(|| F::read::<C>(&document)));
        let loss = match &back {
            Ok(back) if *back == container => None,
            Ok(_) => Some(Loss::Changed),
            Err(_) => Some(Loss::Refused),
        };

        let limit = LIMITS.iter().position(|limit| {
            concerns::<F>(limit)
                && limit.containers.contains(&C::NAME)
                && (limit.values)(sample.shape, &sample.tokens)
        });
        let expected = limit.map(|limit| LIMITS[limit].loss);
        assert_eq!(loss, expected, "{}, {}: {container:?}, {back:?}", F::NAME, C::NAME);
        if loss.is_some() {
            loses_the_plain_type::<F, C>(sample, &format!("{back:?}"));
        }
        self.met.extend(limit.map(|limit| (limit, C::NAME)));
    }
}

fn concerns<F: Format>(limit: &Limit) -> bool {
    limit.formats.contains(&F::NAME)
}

/// Checks that a format reads back what it writes, or loses it for a reason that is listed, and
/// then loses the same in plain types of std, too.
pub fn round_trips<F: Format>() {
    let mut round_trips = RoundTrips::<F> { format: PhantomData, met: HashSet::new() };
    for sample in samples() {
        each_container(&sample, &mut round_trips);
    }
    for (index, limit) in LIMITS.iter().enumerate().filter(|(_, limit)| concerns::<F>(limit)) {
        for &container in limit.containers {
            assert!(
                round_trips.met.contains(&(index, container)),
                "{}, {container}: {}",
                F::NAME,
                limit.why
            );
        }
    }
}
