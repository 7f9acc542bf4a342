//! The formats.

use std::thread;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::format::{Format, said, text};
use super::{rejections, round_trips};

/// What is checked of a format.
pub(super) struct Entry {
    pub(super) name: &'static str,
    pub(super) round_trips: fn(),
    pub(super) refuses: fn(),
}

macro_rules! formats {
    ($($Name:ident $name:literal |$value:ident| $write:expr, |$document:ident| $read:expr;)*) => {
        $(
            struct $Name;

            impl Format for $Name {
                const NAME: &str = $name;

                fn write<T: Serialize>($value: &T) -> Result<Vec<u8>, String> {
                    said($write).map(Into::into)
                }

                fn read<T: DeserializeOwned>($document: &[u8]) -> Result<T, String> {
                    said($read)
                }
            }
        )*

        pub(super) const FORMATS: &[Entry] = &[$(
            Entry {
                name: $name,
                round_trips: round_trips::round_trips::<$Name>,
                refuses: rejections::refuses::<$Name>,
            },
        )*];
    };
}

formats! {
    Json "serde_json"
        |value| serde_json::to_string(value),
        |document| serde_json::from_str(text(document));
    JsonReader "serde_json reader"
        |value| serde_json::to_vec(value),
        |document| serde_json::from_reader(document);
    JsonValue "serde_json Value"
        |value| serde_json::to_value(value).map(|value| value.to_string()),
        |document| serde_json::from_value(text(document).parse().unwrap());
    Toml "toml"
        |value| toml::to_string(value),
        |document| toml::from_str(text(document));
    TomlEdit "toml_edit"
        |value| toml_edit::ser::to_string(value),
        |document| toml_edit::de::from_str(text(document));
    Ron "ron"
        |value| ron::to_string(value),
        |document| ron::from_str(text(document));
    Saphyr "serde-saphyr"
        |value| serde_saphyr::to_string(value),
        |document| serde_saphyr::from_str(text(document));
    YamlNg "serde_yaml_ng"
        |value| serde_yaml_ng::to_string(value),
        |document| serde_yaml_ng::from_str(text(document));
    Json5 "json5"
        |value| json5::to_string(value),
        |document| json5::from_str(text(document));
    QuickXml "quick-xml"
        |value| quick_xml::se::to_string_with_root("root", value),
        |document| quick_xml::de::from_str(text(document));
    Csv "csv"
        |value| write_csv(value),
        |document| csv::Reader::from_reader(document).deserialize().next().unwrap_or_else(no_row);
    HtmlForm "serde_html_form"
        |value| serde_html_form::to_string(value),
        |document| serde_html_form::from_bytes(document);
    Qs "serde_qs"
        |value| serde_qs::to_string(value),
        |document| serde_qs::from_bytes(document);
    PlistXml "plist, XML"
        |value| with_writer(|writer| plist::to_writer_xml(writer, value)),
        |document| plist::from_bytes(document);
    PlistBinary "plist, binary"
        |value| with_writer(|writer| plist::to_writer_binary(writer, value)),
        |document| plist::from_bytes(document);
    Postcard "postcard"
        |value| postcard::to_allocvec(value),
        |document| postcard::from_bytes(document);
    Bincode "bincode"
        |value| bincode::serde::encode_to_vec(value, bincode::config::standard()),
        |document| {
            let read = bincode::serde::decode_from_slice(document, bincode::config::standard());
            read.map(|(value, _)| value)
        };
    Ciborium "ciborium"
        |value| with_writer(|writer| ciborium::into_writer(value, writer)),
        |document| ciborium::from_reader(document);
    Minicbor "minicbor-serde"
        |value| minicbor_serde::to_vec(value),
        |document| minicbor_serde::from_slice(document);
    MessagePack "rmp-serde"
        |value| rmp_serde::to_vec(value),
        |document| rmp_serde::from_slice(document);
    MessagePackNamed "rmp-serde, named"
        |value| rmp_serde::to_vec_named(value),
        |document| rmp_serde::from_slice(document);
    Bson "bson"
        |value| bson::serialize_to_vec(value),
        |document| bson::deserialize_from_slice(document);
    Flexbuffers "flexbuffers"
        |value| flexbuffers::to_vec(value),
        |document| flexbuffers::from_slice(document);
    Pickle "serde-pickle"
        |value| serde_pickle::to_vec(value, serde_pickle::SerOptions::new()),
        |document| serde_pickle::from_slice(document, serde_pickle::DeOptions::new());
    Figment "figment"
        |value| serde_json::to_string(value),
        |document| {
            use figment::providers::{Format, Json};
            figment::Figment::from(Json::string(text(document))).extract()
        };
    Config "config"
        |value| toml::to_string(value),
        |document| {
            let file = config::File::from_str(text(document), config::FileFormat::Toml);
            let config = config::Config::builder().add_source(file).build();
            config.and_then(config::Config::try_deserialize)
        };
}

fn with_writer<E>(write: impl FnOnce(&mut Vec<u8>) -> Result<(), E>) -> Result<Vec<u8>, E> {
    let mut document = Vec::new();
    write(&mut document).map(|()| document)
}

fn write_csv(value: &impl Serialize) -> Result<Vec<u8>, String> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    said(writer.serialize(value))?;
    said(writer.into_inner())
}

fn no_row<T>() -> csv::Result<T> {
    Err(std::io::Error::from(std::io::ErrorKind::UnexpectedEof).into())
}

/// Calls a check with every format, on two threads.
pub(super) fn each(check: impl Fn(&Entry) + Sync) {
    thread::scope(|scope| {
        for start in [0, 1] {
            let check = &check;
            scope.spawn(move || FORMATS.iter().skip(start).step_by(2).for_each(check));
        }
    });
}
