//! Timing several contenders in turns.

use std::hint::black_box;
use std::time::{Duration, Instant};

use epin_benches::Table;

/// How often every contender runs.
const ROUNDS: u32 = 120;

/// Contenders that do the same thing with the same number of tokens, in turns. All others are compared
/// with the first contender.
pub(crate) struct Race<'a> {
    operation: &'static str,
    tokens: u32,
    contenders: Vec<Contender<'a>>,
}

struct Contender<'a> {
    name: &'static str,
    run: Box<dyn FnMut() + 'a>,
    shortest: Duration,
}

impl<'a> Race<'a> {
    pub(crate) fn new(operation: &'static str, tokens: usize) -> Self {
        let tokens = u32::try_from(tokens).expect("fewer than 2³² tokens");
        Self { operation, tokens, contenders: Vec::new() }
    }

    /// Adds a contender that does something to all tokens at once.
    pub(crate) fn at_once<O>(
        mut self,
        name: &'static str,
        mut run: impl FnMut() -> O + 'a,
    ) -> Self {
        let run = Box::new(move || {
            black_box(run());
        });
        self.contenders.push(Contender { name, run, shortest: Duration::MAX });
        self
    }

    /// Adds a contender that does something to one token after the other.
    pub(crate) fn each<I: Copy, O>(
        self,
        name: &'static str,
        inputs: &'a [I],
        mut operation: impl FnMut(I) -> O + 'a,
    ) -> Self {
        assert_eq!(inputs.len(), self.tokens as usize);
        self.at_once(name, move || {
            for &input in inputs {
                black_box(operation(input));
            }
        })
    }

    pub(crate) fn print(mut self, table: &Table) {
        for _ in 0..ROUNDS {
            for contender in &mut self.contenders {
                let start = Instant::now();
                (contender.run)();
                contender.shortest = contender.shortest.min(start.elapsed());
            }
        }
        let first = self.contenders[0].shortest;
        for Contender { name, shortest, .. } in self.contenders {
            let each = shortest.as_secs_f64() * 1e9 / f64::from(self.tokens);
            let ratio = shortest.as_secs_f64() / first.as_secs_f64();
            table.row([self.operation, name, &format!("{each:.2}"), &format!("{ratio:.2}")]);
        }
    }
}
