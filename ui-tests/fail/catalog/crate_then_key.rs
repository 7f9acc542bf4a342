use epin::Catalog;

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(crate = ::epin serde)]
enum Chess {
    #[epin("K^")]
    King,
}

fn main() {}
