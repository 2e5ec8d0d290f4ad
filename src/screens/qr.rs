//! QR codes.

use std::fmt::Write as _;

use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};

/// A QR code to draw: dark squares of size 1 as a path, on an area with a light border.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QrDrawing {
    /// The length of a side, with the border.
    pub side: i32,
    /// The path of the dark squares.
    pub path: String,
}

/// The border around a code, as the standard asks for it.
const BORDER: i32 = 4;

/// The largest code that a phone can photograph from a screen: 117 squares to a side.
const LARGEST: u8 = 25;

/// The QR code of a text; `None` if the text is too long.
pub fn qr_code(text: &str) -> Option<QrDrawing> {
    // `None`: whichever mask is best. `true`: more correction of errors, if the code stays as small.
    let segments = [QrSegment::make_bytes(text.as_bytes())];
    let code = QrCode::encode_segments_advanced(
        &segments,
        QrCodeEcc::Low,
        Version::MIN,
        Version::new(LARGEST),
        None,
        true,
    )
    .ok()?;
    let mut path = String::new();
    for y in 0..code.size() {
        for x in (0..code.size()).filter(|x| code.get_module(*x, y)) {
            // Writing into a text always works.
            let _ = write!(path, "M{} {}h1v1h-1z", x + BORDER, y + BORDER);
        }
    }
    Some(QrDrawing { side: code.size() + 2 * BORDER, path })
}
