//! Tables in Markdown.

/// A table in Markdown, printed row by row.
#[derive(Debug)]
pub struct Table {
    columns: usize,
}

impl Table {
    /// Prints the head of a table: a column of names, then columns of figures.
    #[must_use]
    pub fn new(columns: &[&str]) -> Self {
        println!("| {} |", columns.join(" | "));
        println!("|---|{}", "--:|".repeat(columns.len() - 1));
        Self { columns: columns.len() }
    }

    /// Prints a row.
    ///
    /// # Panics
    ///
    /// Panics if the number of cells is not the number of columns.
    pub fn row<const N: usize>(&self, cells: [&str; N]) {
        assert_eq!(self.columns, N);
        println!("| {} |", cells.join(" | "));
    }
}
