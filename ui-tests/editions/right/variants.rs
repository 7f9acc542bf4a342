//! Enums and variants whose names are keywords, or those of items that the derive refers to.

use std::fmt::Debug;

use epin::{Catalog, Epin, Piece, epin, piece};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Derives a catalog in a module of its own, where nothing but the enum has its name.
macro_rules! catalog {
    ($test:ident: enum $Name:ident { $($token:literal $Variant:ident,)* }) => {
        mod $test {
            #[derive(Debug, Clone, Copy, PartialEq, Eq, ::epin::Catalog)]
            #[epin(serde)]
            #[allow(non_camel_case_types, clippy::enum_variant_names, clippy::upper_case_acronyms)]
            pub(crate) enum $Name {
                $(#[epin($token)] $Variant,)*
            }
        }

        #[test]
        fn $test() {
            let kinds = [$($test::$Name::$Variant),*];
            let pieces = [$(piece!($test::$Name, $token)),*];
            check(stringify!($Name), &kinds, &[$(epin!($token)),*], &pieces);
        }
    };
}

fn check<C>(name: &str, kinds: &[C], tokens: &[Epin], pieces: &[Piece<C>])
where
    C: Catalog + Debug + Serialize + DeserializeOwned,
{
    assert_eq!((C::NAME, C::ALL), (name.trim_start_matches("r#"), kinds));
    assert_eq!((kinds.len(), tokens.len()), (C::TOKENS.len(), pieces.len()));
    for ((kind, token), piece) in kinds.iter().zip(tokens).zip(pieces) {
        assert_eq!((C::from_token(*token), kind.tokens()), (Some(*kind), &[*token][..]));
        assert_eq!((piece.kind(), piece.token()), (*kind, *token));
        let written = serde_json::to_string(kind).unwrap();
        assert_eq!(written, format!("\"{token}\""));
        assert_eq!(serde_json::from_str::<C>(&written).unwrap(), *kind);
    }
}

catalog! { a_raw_name: enum r#type { "K" r#fn, "Q" r#match, "R" r#struct, } }
catalog! { keywords_of_some_editions: enum r#gen {
    "A" r#async, "B" r#await, "D" r#dyn, "G" r#gen, "T" r#try,
} }
catalog! { reserved_words: enum r#yield { "A" r#abstract, "B" r#become, "M" r#macro, } }
catalog! { weak_keywords: enum union { "A" auto, "D" default, "R" raw, "S" safe, } }
catalog! { option: enum Option { "S" Some, "N" None, } }
catalog! { result: enum Result { "K" Ok, "R" Err, "E" Error, } }
catalog! { self_type: enum Self_ { "S" Self_, "K" self_, "C" crate_, } }
catalog! { a_crate: enum core { "C" core, "S" std, "A" alloc, "E" epin, } }
catalog! { this_crate: enum epin { "E" Epin, "P" Pin, "S" Side, "K" K, } }
catalog! { the_token: enum Epin { "E" epin, "T" Token, } }
catalog! { the_trait: enum Catalog {
    "A" ALL, "N" NAME, "T" __KINDS, "K" TOKENS, "M" MEMBERS, "S" __NAMES, "C" COUNT, "I" __PIECE_COUNT,
    "P" PerKind, "Q" PerPiece, "D" Catalog,
} }
catalog! { methods: enum index { "T" token, "O" of, "I" index, "F" try_from, } }
catalog! { primitives: enum str { "S" str, "U" u8, "V" usize, "B" bool, } }
catalog! { private_items: enum __private { "A" A, "P" PLAIN, "C" Wrong, "M" Member, } }
catalog! { parameters: enum D { "S" S, "D" Deserialize, "E" Serialize, } }
