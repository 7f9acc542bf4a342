//! What differs between the generated crates.

use crate::random::Random;

/// The edition, and the name of the dependency.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Settings {
    pub(crate) edition: &'static str,
    /// The name that `epin` has in the crate.
    pub(crate) krate: &'static str,
}

impl Settings {
    pub(crate) fn random(random: &mut Random) -> Self {
        Self {
            edition: random.choose(&["2018", "2021", "2024"]),
            krate: if random.one_in(3) { "pieces" } else { "epin" },
        }
    }

    /// Returns the attribute that a derived catalog needs if the dependency has another name.
    pub(crate) fn crate_option(self) -> String {
        match self.krate {
            "epin" => String::new(),
            krate => format!("#[epin(crate = ::{krate})] "),
        }
    }

    /// Whether `c"K"` is a literal.
    pub(crate) fn has_c_strings(self) -> bool {
        self.edition != "2018"
    }
}
