//! The comments in wrong programs that say where the errors are: `epin!("1"); //~ "1"`.

/// Returns what is marked, with the number of its line. Between several marks is ` | `.
pub(crate) fn marks(program: &str) -> Vec<(usize, &str)> {
    let marks = program.lines().enumerate().flat_map(|(index, line)| {
        let marks = line.split_once(" //~ ").map(|(_, marks)| marks.split(" | "));
        marks.into_iter().flatten().map(move |mark| (index + 1, mark))
    });
    marks.collect()
}
