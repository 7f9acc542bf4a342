//! Formats whose limits are not listed: they lose a value only if they also lose the value of std that is
//! written in the same way.

use epin_format_tests::{error_as_text, formats, text};

formats! {
    limits: None;
    SimdJson "simd-json"
        |value| simd_json::serde::to_vec(value),
        |document| simd_json::serde::from_slice(&mut document.to_vec());
    SonicRs "sonic-rs"
        |value| sonic_rs::to_vec(value),
        |document| sonic_rs::from_slice(document);
    Jsonc "jsonc-parser"
        |value| serde_json::to_vec(value),
        |document| jsonc_parser::parse_to_serde_value(text(document), &jsonc_parser::ParseOptions::default());
    YamlBw "serde_yaml_bw"
        |value| serde_yaml_bw::to_string(value),
        |document| serde_yaml_bw::from_str(text(document));
    BasicToml "basic-toml"
        |value| basic_toml::to_string(value),
        |document| basic_toml::from_str(text(document));
    Hcl "hcl-rs"
        |value| hcl::to_string(value),
        |document| hcl::from_str(text(document));
    Kdl "kdl"
        |value| kdl::se::to_string(value),
        |document| kdl::de::from_str(text(document));
    Bitcode "bitcode"
        // bitcode panics on a map of unknown length.
        |value| std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| bitcode::serialize(value)))
            .unwrap_or_else(|_| bitcode::serialize("")),
        |document| bitcode::deserialize(document);
    Erased "erased-serde, JSON"
        |value| {
            let mut document = Vec::new();
            let mut json = serde_json::Serializer::new(&mut document);
            let value: &dyn erased_serde::Serialize = value;
            error_as_text(value.erased_serialize(&mut <dyn erased_serde::Serializer>::erase(&mut json)))
                .map(|()| document)
        },
        |document| {
            let mut json = serde_json::Deserializer::from_slice(document);
            erased_serde::deserialize(&mut <dyn erased_serde::Deserializer>::erase(&mut json))
        };
    JsonToCbor "JSON to CBOR"
        |value| {
            let mut document = Vec::new();
            let json = serde_json::to_string(value).map_err(|error| error.to_string())?;
            let mut reader = serde_json::Deserializer::from_str(&json);
            let transcoder = serde_transcode::Transcoder::new(&mut reader);
            error_as_text(ciborium::into_writer(&transcoder, &mut document)).map(|()| document)
        },
        |document| ciborium::from_reader(document);
    MessagePackToYaml "MessagePack to YAML"
        |value| {
            let pack = rmp_serde::to_vec_named(value).map_err(|error| error.to_string())?;
            let mut reader = rmp_serde::Deserializer::new(pack.as_slice());
            let mut document = Vec::new();
            let mut writer = serde_yaml_ng::Serializer::new(&mut document);
            error_as_text(serde_transcode::transcode(&mut reader, &mut writer))?;
            Ok::<_, String>(document)
        },
        |document| serde_saphyr::from_str(text(document));
}
