//! Every format carries every value in every shape, but for what is listed.

use std::collections::HashSet;
use std::marker::PhantomData;

use super::containers::{self, Check, Shape};
use super::format::Format;
use super::limits::{LIMITS, Limit, Loss};
use super::list;
use super::samples::Sample;

struct RoundTrips<F> {
    format: PhantomData<F>,
    /// Which limits were met, and in which shapes.
    met: HashSet<(usize, &'static str)>,
}

impl<F: Format> Check for RoundTrips<F> {
    fn check<T: Sample, S: Shape<T>>(&mut self) {
        for value in T::samples() {
            let tokens = value.tokens();
            let shape = S::around(value);
            let back = F::write(&shape).and_then(|document| F::read::<S>(&document));
            let loss = match &back {
                Ok(back) if *back == shape => None,
                Ok(_) => Some(Loss::Changed),
                Err(_) => Some(Loss::Refused),
            };

            let limit = LIMITS.iter().position(|limit| {
                concerns::<F>(limit)
                    && limit.shapes.contains(&S::NAME)
                    && (limit.values)(T::KIND, &tokens)
            });
            let expected = limit.map(|limit| LIMITS[limit].loss);
            assert_eq!(loss, expected, "{}, {}: {shape:?}, {back:?}", F::NAME, S::NAME);
            self.met.extend(limit.map(|limit| (limit, S::NAME)));
        }
    }
}

fn concerns<F: Format>(limit: &Limit) -> bool {
    limit.formats.contains(&F::NAME)
}

pub(super) fn round_trips<F: Format>() {
    let mut round_trips = RoundTrips::<F> { format: PhantomData, met: HashSet::new() };
    containers::each(&mut round_trips);
    for (index, limit) in LIMITS.iter().enumerate().filter(|(_, limit)| concerns::<F>(limit)) {
        for &shape in limit.shapes {
            assert!(
                round_trips.met.contains(&(index, shape)),
                "{}, {shape}: {}",
                F::NAME,
                limit.why
            );
        }
    }
}

#[test]
fn every_format_reads_back_what_it_writes() {
    list::each(|format| (format.round_trips)());
}
