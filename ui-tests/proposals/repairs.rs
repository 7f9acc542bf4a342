//! The repairs that an error of our macros names: with at least one of them, the program compiles.

use rustfix::diagnostics::Diagnostic;

use crate::EDITION;
use crate::calls::calls;
use crate::compiler::Compiler;
use crate::programs::PRELUDE;

/// Errors that may remain in a program after a right repair, as they are not about the type of the
/// literal: a trait is not implemented, an argument is missing, a function is not const.
const OTHER_ERRORS: [&str; 3] = ["E0277", "E0061", "E0015"];

/// What a macro says to write.
pub(crate) struct Repair {
    message: String,
    /// The program with the repair, once for each alternative that the macro names.
    programs: Vec<String>,
}

impl Repair {
    /// Returns what an answer says to write in a program, if anything.
    pub(crate) fn of(answer: &Diagnostic, program: &str) -> Option<Self> {
        let (_, help) =
            answer.message.split_once("\n  = help: the macro takes the literal alone: ")?;
        let start = answer.spans[0].byte_start as usize;
        let call = calls(program).into_iter().find(|call| call.inside.contains(&start)).unwrap();
        let code = help.split('`').skip(1).step_by(2);
        let programs = code
            .filter(|code| code.contains('!') && !code.contains('…'))
            .map(|code| {
                let mut program = program.to_owned();
                program.replace_range(call.range.clone(), code);
                program
            })
            .collect::<Vec<_>>();
        (!programs.is_empty()).then(|| Self { message: answer.message.clone(), programs })
    }
}

/// Returns the messages of which no alternative compiles. All repairs are compiled in one run of
/// the compiler, each in a module of its own.
pub(crate) fn wrong(compiler: &Compiler, repairs: &[Repair]) -> Vec<String> {
    let mut source = PRELUDE.to_owned();
    let mut ends = Vec::new();
    for program in repairs.iter().flat_map(|repair| &repair.programs) {
        let program = program.strip_prefix(PRELUDE).unwrap();
        source.push_str(&format!("mod m{} {{\nuse super::*;\n{program}}}\n", ends.len()));
        ends.push(source.lines().count());
    }
    let mut errors = vec![Vec::new(); ends.len()];
    for message in compiler.check(EDITION, &source).into_iter().filter(|message| message.is_error) {
        let diagnostic = message.diagnostic;
        let code = diagnostic.code.map(|code| code.code);
        if !code.is_some_and(|code| OTHER_ERRORS.contains(&&*code)) {
            let line = diagnostic.spans.iter().find(|span| span.is_primary).unwrap().line_start;
            errors[ends.partition_point(|&end| end < line)].push(diagnostic.message);
        }
    }
    let mut errors = errors.into_iter();
    let is_wrong = |repair: &&Repair| {
        let errors = errors.by_ref().take(repair.programs.len()).collect::<Vec<_>>();
        errors.iter().all(|errors| !errors.is_empty())
    };
    let wrong = repairs.iter().filter(is_wrong);
    wrong.map(|repair| format!("{}:\n{}", repair.message, repair.programs.join("\n"))).collect()
}
