//! The formats that most people use.

use crate::{error_as_text, formats, text};
use serde::Serialize;

formats! {
    limits: Some(include_str!("limits.txt"));
    Json "serde_json"
        |value| serde_json::to_string(value),
        |document| serde_json::from_str(text(document));
    Toml "toml"
        |value| toml::to_string(value),
        |document| toml::from_str(text(document));
    Ron "ron"
        |value| ron::to_string(value),
        |document| ron::from_str(text(document));
    Saphyr "serde-saphyr"
        |value| serde_saphyr::to_string(value),
        |document| serde_saphyr::from_str(text(document));
    QuickXml "quick-xml"
        |value| quick_xml::se::to_string_with_root("root", value),
        |document| quick_xml::de::from_str(text(document));
    Csv "csv"
        |value| write_csv(value),
        |document| csv::Reader::from_reader(document).deserialize().next().unwrap_or_else(no_row);
    Postcard "postcard"
        |value| postcard::to_allocvec(value),
        |document| postcard::from_bytes(document);
    Minicbor "minicbor-serde"
        |value| minicbor_serde::to_vec(value),
        |document| minicbor_serde::from_slice(document);
    MessagePack "rmp-serde"
        |value| rmp_serde::to_vec(value),
        |document| rmp_serde::from_slice(document);
}

fn write_csv(value: &impl Serialize) -> Result<Vec<u8>, String> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    error_as_text(writer.serialize(value))?;
    error_as_text(writer.into_inner())
}

fn no_row<T>() -> csv::Result<T> {
    Err(std::io::Error::from(std::io::ErrorKind::UnexpectedEof).into())
}
