//! Bytes in characters that addresses allow: base64 as the crate writes it, and read as people paste it.

use base64::{
    Engine,
    alphabet::URL_SAFE,
    engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig},
};

/// Writes no padding. Reads any, because links are cut and pasted.
const ENGINE: GeneralPurpose = GeneralPurpose::new(
    &URL_SAFE,
    GeneralPurposeConfig::new()
        .with_encode_padding(false)
        .with_decode_padding_mode(DecodePaddingMode::Indifferent)
        .with_decode_allow_trailing_bits(true),
);

/// Bytes as text for an address, without padding.
pub fn encode(bytes: &[u8]) -> String {
    ENGINE.encode(bytes)
}

/// The bytes of a text, up to the last whole byte; `None` if a character is not of base64. `+` and `/` are read like `-` and
/// `_`, padding may be missing, and white space is skipped.
pub fn decode(text: &str) -> Option<Vec<u8>> {
    let mut text: Vec<u8> =
        text.bytes().filter(|byte| !byte.is_ascii_whitespace()).map(for_addresses).collect();
    while text.pop_if(|byte| *byte == b'=').is_some() {}
    // One character alone is less than a byte. One that is not of base64 stays, so that it is refused.
    if text.len() % 4 == 1 {
        text.pop_if(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(byte));
    }
    ENGINE.decode(text).ok()
}

fn for_addresses(byte: u8) -> u8 {
    match byte {
        b'+' => b'-',
        b'/' => b'_',
        byte => byte,
    }
}
