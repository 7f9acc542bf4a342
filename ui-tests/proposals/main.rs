//! A caller who accepts the compiler's proposals for a valid literal where another type is expected
//! gets either a program that compiles, or an error of the macro that says what to write.
//!
//! The expansion of `epin!("K")` has the span of the literal. So where a reference is expected, as
//! in `v.contains(epin!("K"))`, the compiler proposes `epin!(&"K")`. The macro recognises that, and
//! its error says "the macro takes the literal alone: `&epin!("K")`". This test applies every proposal of the compiler to the
//! programs of `programs.rs`, then follows what the result leads to: further proposals, and the
//! repair that the macro names.
//!
//! `cargo test -p epin-ui-tests --test proposals -- --nocapture` prints each step.

mod calls;
#[path = "../compiler.rs"]
mod compiler;
mod programs;
mod repairs;

use std::collections::HashSet;
use std::sync::Mutex;
use std::thread;

use rustfix::diagnostics::Diagnostic;
use rustfix::{CodeFix, Filter, Replacement, Solution, collect_suggestions};

use calls::{bare_tokens, is_inside};
use compiler::{Compiler, Message, PROGRAM};
use programs::{CATALOG, PRELUDE, PROGRAMS};
use repairs::Repair;

const EDITION: &str = "2024";

/// How many proposals are followed, one after the other.
const STEPS: usize = 4;

/// Proposals that the compiler gets wrong: for `g(1, epin!("K"))` with swapped arguments, it writes
/// `g("K", 1)`. It takes the span of the expansion, which is that of the literal, for the span of
/// the call. The result has no macro that could say what to write. This happens to every macro whose
/// expansion has the span of its argument; that a macro's spans lead to wrong proposals is
/// <https://github.com/rust-lang/rust/issues/99990>.
const CUTS: [&str; 5] = [
    "consider removing the borrow",
    "consider swapping the equality",
    "provide the argument",
    "remove the `.await`",
    "swap these arguments",
];

#[test]
fn proposals_lead_to_a_program_that_compiles_or_to_an_error_that_says_what_to_write() {
    let compiler = Compiler::default();
    let programs = Mutex::new(PROGRAMS.iter());
    let total = Mutex::new(Walk::default());
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let Some(program) = programs.lock().unwrap().next() else { break };
                    let walk = Walk::of(&compiler, program);
                    println!("{program}\n{}", walk.log);
                    total.lock().unwrap().add(walk);
                }
            });
        }
    });
    let mut total = total.into_inner().unwrap();
    println!("{} programs: {:?}", PROGRAMS.len(), total.counts);
    total.failures.extend(repairs::wrong(&compiler, &total.repairs));
    assert!(total.failures.is_empty(), "{}", total.failures.join("\n"));
    // If a later compiler writes its proposals in another form, the test would find none, and pass.
    assert!(total.counts.answered >= 60, "{:?}", total.counts);
}

/// What a proposal leads to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// The program compiles.
    Compiles,
    /// The macro says what is wrong.
    Answered,
    /// The program has another error of the compiler, and the proposal was not to edit a call.
    Elsewhere,
    Failed,
}

#[derive(Debug, Default)]
struct Counts {
    without_proposal: usize,
    proposals: usize,
    inside_a_call: usize,
    compiles: usize,
    answered: usize,
    followed: usize,
    elsewhere: usize,
    cut: usize,
}

/// The proposals that start from one program.
#[derive(Default)]
struct Walk {
    counts: Counts,
    seen: HashSet<String>,
    repairs: Vec<Repair>,
    log: String,
    failures: Vec<String>,
}

impl Walk {
    fn of(compiler: &Compiler, program: &str) -> Self {
        let catalog = if program.contains("Chess") { CATALOG } else { "" };
        let program = format!("{PRELUDE}{catalog}{program}\n");
        let mut walk = Self { seen: HashSet::from([program.clone()]), ..Self::default() };
        let messages = compiler.check(EDITION, &program);
        assert!(!messages.iter().any(is_ours), "the literal is wrong:\n{program}");
        if walk.proposals(compiler, &program, &messages, 1).is_empty() {
            walk.counts.without_proposal += 1;
        }
        walk
    }

    fn add(&mut self, other: Self) {
        let (counts, others) = (&mut self.counts, other.counts);
        counts.without_proposal += others.without_proposal;
        counts.proposals += others.proposals;
        counts.inside_a_call += others.inside_a_call;
        counts.compiles += others.compiles;
        counts.answered += others.answered;
        counts.followed += others.followed;
        counts.elsewhere += others.elsewhere;
        counts.cut += others.cut;
        self.repairs.extend(other.repairs);
        self.failures.extend(other.failures);
    }

    /// Applies each proposal in the messages by itself, and returns what each leads to.
    fn proposals(
        &mut self,
        compiler: &Compiler,
        program: &str,
        messages: &[Message],
        step: usize,
    ) -> Vec<End> {
        let mut ends = Vec::new();
        for message in messages {
            for solution in solutions(&message.diagnostic) {
                self.counts.proposals += 1;
                self.note(step, &solution.message);
                ends.extend(self.proposal(compiler, program, &solution, step));
            }
        }
        ends
    }

    /// Returns what a proposal leads to, or `None` if its program was tried before or if it is one
    /// of [`CUTS`].
    fn proposal(
        &mut self,
        compiler: &Compiler,
        program: &str,
        solution: &Solution,
        step: usize,
    ) -> Option<End> {
        let edits = &solution.replacements;
        if let Some(edit) = edits.iter().find(|edit| edit.snippet.file_name != PROGRAM) {
            // `assert_eq!` is the standard library's, and so are its proposals.
            if edit.snippet.file_name.contains("/library/core/") {
                return Some(self.end(End::Elsewhere, program));
            }
            let file = &edit.snippet.file_name;
            return Some(self.fail(program, &format!("{} edits {file}", solution.message)));
        }
        let is_inside = edits.iter().any(|edit| is_inside(program, &edit.snippet.range));
        self.counts.inside_a_call += usize::from(is_inside);
        let mut fix = CodeFix::new(program);
        fix.apply_solution(solution).unwrap();
        let edited = fix.finish().unwrap();
        self.note(step, changed(program, &edited));
        if bare_tokens(&edited) > bare_tokens(program) {
            if CUTS.contains(&&*solution.message) {
                self.counts.cut += 1;
                return None;
            }
            return Some(self.fail(&edited, "a literal is left without its call"));
        }
        if !self.seen.insert(edited.clone()) {
            return None;
        }
        let messages = compiler.check(EDITION, &edited);
        if !messages.iter().any(|message| message.is_error) {
            return Some(self.end(End::Compiles, &edited));
        }
        if let Some(answer) = messages.iter().find(|message| is_ours(message)) {
            self.note(step, &answer.diagnostic.message);
            self.repairs.extend(Repair::of(&answer.diagnostic, &edited));
            return Some(self.end(End::Answered, &edited));
        }
        let ends = match step {
            STEPS => Vec::new(),
            _ => self.proposals(compiler, &edited, &messages, step + 1),
        };
        match is_inside {
            true if ends.iter().any(|end| matches!(end, End::Compiles | End::Answered)) => {
                self.counts.followed += 1;
                Some(End::Answered)
            }
            true => Some(self.fail(&edited, "an edit in a call ends at an error of the compiler")),
            false if !ends.is_empty() => {
                self.counts.followed += 1;
                ends.first().copied()
            }
            false => Some(self.end(End::Elsewhere, &edited)),
        }
    }

    fn end(&mut self, end: End, program: &str) -> End {
        match end {
            End::Compiles => self.counts.compiles += 1,
            End::Answered => self.counts.answered += 1,
            End::Elsewhere => self.counts.elsewhere += 1,
            End::Failed => self.failures.push(program.to_owned()),
        }
        end
    }

    fn fail(&mut self, program: &str, reason: &str) -> End {
        self.end(End::Failed, &format!("{reason}:\n{program}"))
    }

    fn note(&mut self, step: usize, text: &str) {
        for line in text.lines() {
            self.log.push_str(&format!("{:width$}{line}\n", "", width = 4 * step));
        }
    }
}

/// Returns what a message proposes. The compiler lists the edits of all alternatives one after the
/// other; those of each alternative are in ascending order.
fn solutions(diagnostic: &Diagnostic) -> Vec<Solution> {
    let suggestion = collect_suggestions(diagnostic, &HashSet::new(), Filter::Everything);
    let solutions = suggestion.into_iter().flat_map(|suggestion| suggestion.solutions);
    let continues = |one: &Replacement, next: &Replacement| {
        let (one, next) = (&one.snippet.range, &next.snippet.range);
        one.end <= next.start && one != next
    };
    let alternatives = |solution: Solution| {
        let edits = solution.replacements.chunk_by(continues);
        let message = &solution.message;
        edits
            .map(|edits| Solution { message: message.clone(), replacements: edits.to_vec() })
            .collect::<Vec<_>>()
    };
    solutions.flat_map(alternatives).collect()
}

/// Returns the first line that is new.
fn changed<'a>(program: &str, edited: &'a str) -> &'a str {
    edited.lines().find(|line| !program.lines().any(|old| old == *line)).unwrap_or("")
}

/// Returns whether an error is one of `epin`'s macros.
fn is_ours(message: &Message) -> bool {
    let text = &message.diagnostic.message;
    let starts = ["expected a string literal", "expected one token", "expected `,` between"];
    message.is_error
        && (text.contains("\n  = help: ") || starts.iter().any(|start| text.starts_with(start)))
}
