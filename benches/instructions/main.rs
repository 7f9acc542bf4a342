//! Counts instructions with callgrind, less those of the loop around them, and measures stacks with
//! massif. Needs `valgrind`.

mod callgrind;
mod engine;
mod fen;
mod moves;
mod positions;
mod stack;
mod styles;
mod tokens;

use callgrind::Loop;
use epin_benches::Table;

/// A loop, and the loop that it is compared with, if any.
struct Row {
    name: &'static str,
    ours: Loop,
    theirs: Option<Loop>,
}

impl Row {
    fn compare<I: Copy + 'static, O, J: Copy + 'static, P>(
        name: &'static str,
        (ours, our): (&[I], impl FnMut(I) -> O + Clone + 'static),
        (theirs, their): (&[J], impl FnMut(J) -> P + Clone + 'static),
    ) -> Self {
        Self { name, ours: Loop::new(ours, our), theirs: Some(Loop::new(theirs, their)) }
    }

    fn alone<I: Copy + 'static, O>(
        name: &'static str,
        inputs: &[I],
        operation: impl FnMut(I) -> O + Clone + 'static,
    ) -> Self {
        Self { name, ours: Loop::new(inputs, operation), theirs: None }
    }

    fn loops(&self) -> impl Iterator<Item = &Loop> {
        [&self.ours].into_iter().chain(&self.theirs)
    }

    fn print(&self, table: &Table, mut count: impl FnMut() -> f64) {
        let ours = count();
        match self.theirs.as_ref().map(|_| count()) {
            Some(theirs) => table.row([
                self.name,
                &format!("{ours:.1}"),
                &format!("{theirs:.1}"),
                &format!("{:.3}", ours / theirs),
            ]),
            None => table.row([self.name, &format!("{ours:.1}"), "", ""]),
        }
    }
}

fn main() {
    if stack::run() {
        return;
    }
    let tables = [
        (["instructions per token", "epin", "sashite-epin", "ratio"], tokens::rows()),
        (["instructions", "`Sin`", "`sashite-sin`", "ratio"], styles::sins()),
        (["instructions", "`Qpi`", "`Pin`", "ratio"], styles::qpis()),
        (["instructions", "`Piece<Shogi>`", "the alternative", "ratio"], engine::rows()),
        (["instructions", "`Feen`", "`sashite-feen`", "ratio"], positions::rows()),
        (["instructions", "`epin-games`", "cozy-chess; haitaka", "ratio"], fen::rows()),
        (["instructions per move", "`Setup::play`", "`play_unchecked`", "ratio"], moves::rows()),
    ];
    let loops: Vec<_> = tables.iter().flat_map(|(_, rows)| rows).flat_map(Row::loops).collect();
    if callgrind::run(&loops) {
        return;
    }
    let mut counts = callgrind::count(&loops).into_iter();
    for (head, rows) in &tables {
        let table = Table::new(head);
        for row in rows {
            row.print(&table, || counts.next().expect("a count for every loop"));
        }
        println!();
    }
    stack::print();
}
