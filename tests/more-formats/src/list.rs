//! The formats that fewer people use.

use epin_format_tests::{formats, text, with_writer};

formats! {
    limits: Some(include_str!("limits.txt"));
    JsonReader "serde_json reader"
        |value| serde_json::to_vec(value),
        |document| serde_json::from_reader(document);
    JsonValue "serde_json Value"
        |value| serde_json::to_value(value).map(|value| value.to_string()),
        |document| serde_json::from_value(text(document).parse().unwrap());
    YamlNg "serde_yaml_ng"
        |value| serde_yaml_ng::to_string(value),
        |document| serde_yaml_ng::from_str(text(document));
    MessagePackNamed "rmp-serde, named"
        |value| rmp_serde::to_vec_named(value),
        |document| rmp_serde::from_slice(document);
    TomlEdit "toml_edit"
        |value| toml_edit::ser::to_string(value),
        |document| toml_edit::de::from_str(text(document));
    Json5 "json5"
        |value| json5::to_string(value),
        |document| json5::from_str(text(document));
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
    Bson "bson"
        |value| bson::serialize_to_vec(value),
        |document| bson::deserialize_from_slice(document);
    Bincode "bincode"
        |value| bincode::serde::encode_to_vec(value, bincode::config::standard()),
        |document| {
            let read = bincode::serde::decode_from_slice(document, bincode::config::standard());
            read.map(|(value, _)| value)
        };
    Ciborium "ciborium"
        |value| with_writer(|writer| ciborium::into_writer(value, writer)),
        |document| ciborium::from_reader(document);
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
