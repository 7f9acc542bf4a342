//! Every value has the right form in serde's data model, which is all that a format sees of a value.

use serde_test::{Configure, assert_tokens};

use crate::samples::{Sample, other_samples, samples};

#[test]
fn the_token_stream_is_the_same_for_every_format() {
    for Sample { value, stream, .. } in samples().into_iter().chain(other_samples()) {
        value.kind().read(|| {
            assert_tokens(&value.clone().readable(), &stream);
            assert_tokens(&value.clone().compact(), &stream);
        });
    }
}
