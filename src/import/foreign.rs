//! Files of other programs that are no texts, recognised by their first bytes: they are named as what they are.

use std::fmt;

/// What a file is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ForeignFile {
    /// A picture.
    Picture,
    /// Sound or a video.
    Recording,
    /// A workbook of Excel, LibreOffice or a similar program.
    Spreadsheet,
    /// A spreadsheet of Numbers.
    Numbers,
    /// A document of Word, LibreOffice, Pages or a similar program, or RTF.
    Document,
    /// A file of Office that is protected with a password.
    Protected,
    /// Slides.
    Slides,
    /// PDF.
    Pdf,
    /// An electronic book.
    Book,
    /// A package of Anki.
    Anki,
    /// Files in one file.
    Archive,
    /// A database.
    Database,
    /// A program.
    Program,
}

use ForeignFile::{
    Anki, Archive, Book, Database, Document, Numbers, Pdf, Picture, Program, Protected, Recording, Slides,
    Spreadsheet,
};

/// The first bytes of files. A `?` stands for any byte. `BM` and `MZ` could begin a text, so the zeros behind them count, too.
/// The first that fit are taken: `ftyp` alone comes after those of pictures.
const BEGINNINGS: [(&[u8], ForeignFile); 32] = [
    (b"\x89PNG", Picture),
    // JPEG.
    (b"\xff\xd8\xff", Picture),
    (b"GIF8", Picture),
    // TIFF, in both orders of bytes.
    (b"II*\0", Picture),
    (b"MM\0*", Picture),
    (b"BM????\0\0\0\0", Picture),
    (b"RIFF????WEBP", Picture),
    // An icon of Windows, and Photoshop.
    (b"\0\0\x01\0", Picture),
    (b"8BPS", Picture),
    (b"????ftypheic", Picture),
    (b"????ftypmif1", Picture),
    (b"????ftypavif", Picture),
    (b"????ftyp", Recording),
    (b"RIFF????WAVE", Recording),
    (b"RIFF????AVI ", Recording),
    (b"ID3", Recording),
    // MP3 without a title.
    (b"\xff\xfb", Recording),
    (b"OggS", Recording),
    (b"fLaC", Recording),
    // WebM and Matroska.
    (b"\x1a\x45\xdf\xa3", Recording),
    (b"%PDF", Pdf),
    (b"{\\rtf", Document),
    (b"Rar!", Archive),
    (b"7z\xbc\xaf", Archive),
    // Gzip.
    (b"\x1f\x8b", Archive),
    (b"BZh", Archive),
    (b"\xfd7zXZ", Archive),
    // Zstandard.
    (b"\x28\xb5\x2f\xfd", Archive),
    (b"SQLite format 3", Database),
    (b"\x7fELF", Program),
    (b"\0asm", Program),
    (b"MZ??????????????????\0\0\0\0", Program),
];

/// Names of the files inside of a ZIP file, and what such a file is. The first that is there counts: slides of Keynote may have
/// tables, too, and both they and a spreadsheet of Numbers have what a document of Pages has.
const IN_ZIP: [(&[u8], ForeignFile); 17] = [
    (b"xl/workbook", Spreadsheet),
    (b"opendocument.spreadsheet", Spreadsheet),
    // Keynote. Some versions call the slides that others are made from templates.
    (b"Index/Slide", Slides),
    (b"Index/MasterSlide", Slides),
    (b"Index/TemplateSlide", Slides),
    // Keynote before 2013.
    (b"index.apxl", Slides),
    (b"Index/Tables/", Numbers),
    (b"word/document", Document),
    (b"opendocument.text", Document),
    (b"ppt/presentation", Slides),
    (b"opendocument.presentation", Slides),
    (b"opendocument.graphics", Picture),
    (b"application/epub+zip", Book),
    // Also `collection.anki21`.
    (b"collection.anki2", Anki),
    (b"META-INF/MANIFEST.MF", Program),
    (b"AndroidManifest.xml", Program),
    (b"Index/Document.iwa", Document),
];

/// The texts of old Office files, in UTF-16 as they have them. Newer files are in such a file if they have a password.
const IN_OLD_OFFICE: [(&str, ForeignFile); 4] = [
    ("EncryptedPackage", Protected),
    ("Workbook", Spreadsheet),
    ("WordDocument", Document),
    ("PowerPoint Document", Slides),
];

/// What such a file is; `None` if it may be a text.
pub(super) fn foreign_file(file: &str, bytes: &[u8]) -> Option<ForeignFile> {
    let begins = |wanted: &[u8]| {
        bytes.len() >= wanted.len()
            && wanted.iter().zip(bytes).all(|(wanted, byte)| matches!(wanted, b'?') || wanted == byte)
    };
    // ZIP, which many programs use for their own files.
    if begins(b"PK\x03\x04") {
        // A small spreadsheet of Numbers has all its tables in one part, as a document of Pages has.
        if file.to_ascii_lowercase().ends_with(".numbers") {
            return Some(Numbers);
        }
        let inside = IN_ZIP.iter().find(|(name, _)| has(bytes, name));
        return Some(inside.map_or(Archive, |(_, kind)| *kind));
    }
    // Office before 2007.
    if begins(b"\xd0\xcf\x11\xe0") {
        let utf16 = |name: &str| name.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<u8>>();
        let inside = IN_OLD_OFFICE.iter().find(|(name, _)| has(bytes, &utf16(name)));
        return Some(inside.map_or(Document, |(_, kind)| *kind));
    }
    // Tar has its mark in the head of its first file.
    if bytes.get(257..262) == Some(b"ustar") {
        return Some(Archive);
    }
    if is_svg(bytes) {
        return Some(Picture);
    }
    BEGINNINGS.iter().find(|(wanted, _)| begins(wanted)).map(|(_, kind)| *kind)
}

/// Whether a file is a picture in SVG. A declaration of XML and comments may come before it.
fn is_svg(bytes: &[u8]) -> bool {
    /// Where it has to begin.
    const OPENING: usize = 5_000;
    let opening = String::from_utf8_lossy(bytes.get(..OPENING).unwrap_or(bytes)).to_ascii_lowercase();
    let mut rest = opening.trim_start_matches('\u{feff}').trim_start();
    while ["<?xml", "<!--"].iter().any(|start| rest.starts_with(start)) {
        let end = if rest.starts_with("<!--") { "-->" } else { ">" };
        rest = rest.split_once(end).map_or("", |(_, after)| after.trim_start());
    }
    rest.starts_with("<svg") || rest.starts_with("<!doctype svg")
}

fn has(bytes: &[u8], wanted: &[u8]) -> bool {
    bytes.windows(wanted.len()).any(|window| window == wanted)
}

/// What it is, and what to do.
impl fmt::Display for ForeignFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Picture => "this is a picture, and words are read from texts only. Type them into a text file, one on a line.",
            Recording => "this is a sound or a video, and words are read from texts only.",
            Spreadsheet => {
                "this is a spreadsheet. Open it in the program that made it, save it as CSV (UTF-8), and open that file here."
            }
            Numbers => {
                "this is a spreadsheet of Numbers. In Numbers choose File, Export To, CSV, and open that file here."
            }
            Document => {
                "this is a document of a word processor. Open it there, save it as plain text (UTF-8), and open that file here."
            }
            Protected => {
                "this file is protected with a password. Open it in the program that made it, save it as plain text or as CSV (UTF-8), and open that file here."
            }
            Slides => "these are slides. Copy their words into a text file, and open that file here.",
            Pdf => "this is a PDF. Copy its words into a text file, one on a line, and open that file here.",
            Book => "this is an electronic book. Copy its words into a text file, and open that file here.",
            Anki => {
                "this is a package of Anki. In Anki choose Export, “Notes in Plain Text (.txt)”, and open that file here."
            }
            Archive => "this is an archive with files in it. Unpack it first, and open the files in it here.",
            Database => "this is a database. Export its words as CSV, and open that file here.",
            Program => "this is a program, not a text.",
        })
    }
}
