//! What values are in serde's data model.

use serde_test::{Configure, assert_tokens};

use super::containers::{self, Check, Shape};
use super::samples::Sample;

struct TokenStream;

impl Check for TokenStream {
    fn check<T: Sample, S: Shape<T>>(&mut self) {
        for value in T::samples() {
            let stream = S::stream(&value.stream());
            assert_tokens(&S::around(value.clone()).readable(), &stream);
            assert_tokens(&S::around(value).compact(), &stream);
        }
    }
}

#[test]
fn the_token_stream_is_the_same_for_every_format() {
    containers::each(&mut TokenStream);
}
