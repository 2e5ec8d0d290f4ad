//! Base64, the way to write bytes in characters that addresses allow.

/// The characters in order. Addresses use the last two instead of `+` and `/`.
const CHARACTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Bytes as text for an address, without padding.
pub fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let byte = |index: usize| u32::from(chunk.get(index).copied().unwrap_or_default());
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        // A chunk of n bytes takes n + 1 characters.
        let values = (0..=chunk.len()).map(|index| bits >> (18 - 6 * index) & 63);
        text.extend(values.map(|value| char::from(CHARACTERS[value as usize])));
    }
    text
}

/// The bytes of a text, up to the last whole byte; `None` if a character is not of base64. `-` and `_` are read like `+` and
/// `/`, padding may be missing, and white space is skipped.
pub fn decode(text: &str) -> Option<Vec<u8>> {
    let (mut bytes, mut bits, mut count) = (Vec::with_capacity(text.len() / 4 * 3), 0u32, 0);
    let text = text.trim_end_matches(|character: char| character == '=' || character.is_ascii_whitespace());
    for character in text.bytes().filter(|character| !character.is_ascii_whitespace()) {
        let value = match character {
            b'A'..=b'Z' => character - b'A',
            b'a'..=b'z' => character - b'a' + 26,
            b'0'..=b'9' => character - b'0' + 52,
            b'-' | b'+' => 62,
            b'_' | b'/' => 63,
            _ => return None,
        };
        bits = bits << 6 | u32::from(value);
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
            bits &= (1 << count) - 1;
        }
    }
    Some(bytes)
}
