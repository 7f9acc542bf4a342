//! The table that `epin_table!` expands to, and the mistakes in its arguments. This is not in `epin_table!`
//! itself, whose page would show all of these arms.

#[doc(hidden)]
#[macro_export]
macro_rules! __epin_table {
    ($Catalog:ty $(, $kind:ident => $value:expr)* $(,)?) => {
        <$crate::__private::KindTable<$Catalog, {
            $(let _ = <$Catalog>::$kind;)*
            $crate::__private::check_kinds::<$Catalog>(
                &[$($crate::__private::VariantName::new(::core::stringify!($kind))),*],
            )
        }>>::table(
            const {
                &$crate::__private::value_indices(
                    &[$($crate::__private::VariantName::new(::core::stringify!($kind))),*],
                )
            },
            [$($value),*],
        )
    };
    // The remaining arms report mistakes. `@entry` skips the entries before the first mistake.
    ($Catalog:ty, $($entries:tt)+) => { $crate::__epin_table!(@entry $($entries)+) };
    ($Catalog:ty: $($entries:tt)*) => {
        $crate::__epin_table!(@error "expected `,` after the catalog, found `:`")
    };
    // Four at once, because 312 kinds one by one would exceed the default `recursion_limit`, which is 128.
    (
        @entry $a:ident => $value_of_a:expr, $b:ident => $value_of_b:expr,
        $c:ident => $value_of_c:expr, $d:ident => $value_of_d:expr, $($rest:tt)+
    ) => { $crate::__epin_table!(@entry $($rest)+) };
    (@entry $kind:ident => $value:expr, $($rest:tt)+) => { $crate::__epin_table!(@entry $($rest)+) };
    (@entry $Catalog:ident::$($rest:tt)*) => {
        $crate::__epin_table!(@error "expected a variant's name, found a path\n  \
            = help: write only the name, as in `King => 0`")
    };
    (@entry $kind:ident $($rest:tt)*) => {
        $crate::__epin_table!(@error "expected `=>`, a value and a comma after `",
            ::core::stringify!($kind), "`")
    };
    (@entry _ $($rest:tt)*) => {
        $crate::__epin_table!(@error "expected a variant's name, found `_`\n  \
            = help: give each kind a value, or call `EpinTable::from_fn` with a `match` that has `_`")
    };
    (@entry # $($rest:tt)*) => {
        $crate::__epin_table!(@error "expected a variant's name, found an attribute\n  \
            = help: write the attribute before the item or the statement that contains the table")
    };
    (@entry $($rest:tt)*) => {
        $crate::__epin_table!(@error "expected a variant's name\n  = help: for example `King => 0`")
    };
    (@error $($message:tt)*) => {
        $crate::__private::Wrong::<{ ::core::compile_error! { ::core::concat!($($message)*) } }>
    };
    ($($any:tt)*) => {
        $crate::__epin_table!(@error "expected a catalog and a value for each kind\n  \
            = help: for example `epin_table!(Chess, King => 0, Queen => 900)`")
    };
}
