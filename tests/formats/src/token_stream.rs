//! Every value in every container is what it should be in serde's data model.

use serde_test::{Configure, assert_tokens};

use crate::samples::{Sample, other_samples, samples};
use crate::value::Kind;
use crate::{Check, Container, each_container};

struct TokenStream;

impl Check for TokenStream {
    fn check<C: Container>(&mut self, sample: &Sample) {
        let stream = C::stream(&sample.stream);
        let container = || C::around(sample.value.clone());
        sample.value.kind().read(|| {
            assert_tokens(&container().readable(), &stream);
            assert_tokens(&container().compact(), &stream);
        });
    }
}

#[test]
fn the_token_stream_is_the_same_for_every_format() {
    // In an untagged enum, a code is read as a number.
    let others = other_samples().into_iter().filter(|sample| sample.value.kind() != Kind::Compact);
    samples()
        .into_iter()
        .chain(others)
        .for_each(|sample| each_container(&sample, &mut TokenStream));
}
