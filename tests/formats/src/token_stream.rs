//! Every value in every container is what it should be in serde's data model.

use crate::{Check, Container, Sample, each_container};
use serde_test::{Configure, assert_tokens};

struct TokenStream;

impl Check for TokenStream {
    fn check<T: Sample, C: Container<T>>(&mut self) {
        for value in T::samples() {
            let stream = C::stream(&value.stream());
            assert_tokens(&C::around(value.clone()).readable(), &stream);
            assert_tokens(&C::around(value).compact(), &stream);
        }
    }
}

#[test]
fn the_token_stream_is_the_same_for_every_format() {
    each_container(&mut TokenStream);
}
