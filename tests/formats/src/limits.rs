//! Values that a format cannot carry, however their type is implemented. Each package that defines formats
//! lists these values in a table, `limits.txt`.

use crate::samples::Sample;

/// A row of the table.
pub(crate) struct Limit {
    formats: Vec<&'static str>,
    pub(crate) containers: Vec<&'static str>,
    values: Vec<&'static str>,
    pub(crate) loss: Loss,
    pub(crate) why: &'static str,
}

/// What happens to a value that a format cannot carry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Loss {
    /// The value cannot be written, or cannot be read.
    Refused,
    /// The value is read back as something else.
    Changed,
}

/// Returns the rows of `table` that are about `format`. Panics if a row is about a format that is not in
/// `names`.
pub(crate) fn limits(table: &'static str, names: &[&str], format: &str) -> Vec<Limit> {
    let rows = table.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let mut limits = rows.map(limit).collect::<Vec<_>>();
    let formats = limits.iter().flat_map(|limit| &limit.formats);
    formats.for_each(|name| assert!(names.contains(name), "no test of the format {name}"));
    limits.retain(|limit| limit.formats.contains(&format));
    limits
}

fn limit(row: &'static str) -> Limit {
    let columns = row.split(" | ").collect::<Vec<_>>();
    let [formats, containers, values, loss, why] = *columns else { panic!("{row}") };
    let list = |column: &'static str| column.split(", ").collect();
    let loss = match loss {
        "refused" => Loss::Refused,
        "changed" => Loss::Changed,
        _ => panic!("{row}"),
    };
    Limit { formats: list(formats), containers: list(containers), values: list(values), loss, why }
}

impl Limit {
    pub(crate) fn concerns(&self, container: &str, sample: &Sample) -> bool {
        let is_meant = |word: &&str| *word == "any" || sample.words.iter().any(|own| own == word);
        self.containers.contains(&container) && self.values.iter().any(is_meant)
    }
}
