//! Exports a crate that exports `epin`, and macros that call those of `epin`.

pub use epin_renamed as games;
pub use epin_renamed::tokens::*;

/// Expands to a king.
#[macro_export]
macro_rules! king {
    () => {
        $crate::games::tokens::epin!("K^")
    };
}

/// Expands to a piece.
#[macro_export]
macro_rules! token {
    ($token:literal) => {
        $crate::epin!($token)
    };
}

/// Expands to a piece of a catalog.
#[macro_export]
macro_rules! piece_of {
    ($catalog:path, $token:expr) => {
        $crate::piece!($catalog, $token)
    };
}

/// Expands to a position of a catalog.
#[macro_export]
macro_rules! position_of {
    ($catalog:path, $text:expr) => {
        $crate::feen!($catalog, $text)
    };
}

/// Expands to a catalog.
#[macro_export]
macro_rules! catalog {
    ($(#[$meta:meta])* $vis:vis enum $Name:ident { $($token:literal $Variant:ident,)* }) => {
        #[derive(Clone, Copy, PartialEq, Eq, $crate::Catalog)]
        #[epin(crate = $crate::games::tokens)]
        $(#[$meta])*
        $vis enum $Name {
            $(#[epin($token)] $Variant,)*
        }
    };
}
