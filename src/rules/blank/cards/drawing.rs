//! A drawing on a plain Game Card: strokes and stamps, and words that say what it shows.

use std::{fmt, marker::PhantomData};

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{
        MapAccess, SeqAccess, Visitor,
        value::{MapAccessDeserializer, SeqAccessDeserializer},
    },
};

use super::Colour;

/// A drawing on a plain Game Card (BL-76), on an area of 256 by 256, so that a byte holds each coordinate.
///
/// It contains only points, names of colours and stamps, and plain text, so a deck from a stranger is safe to open (BL-R44).
/// In a file it is the list of its parts, or an object if it has a description.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct Drawing {
    /// What it shows, for those who cannot see it (BW-07). May be empty.
    pub description: String,
    /// Strokes and stamps, the lowest first.
    pub parts: Vec<DrawnPart>,
}

/// A part of a drawing: a stroke, or a stamp. In a file a stroke of the usual pen, which is medium and black,
/// is the list of its points.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct DrawnPart {
    /// The width of the stroke, or the size of the stamp.
    #[serde(default, skip_serializing_if = "is_default")]
    pub width: PenWidth,
    /// Its colour; `None` is the black of the printed text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ink: Option<Colour>,
    /// The stamp at each of the points; `None` for a stroke through the points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stamp: Option<DrawnStamp>,
    /// Its points in the order they were drawn, each as distance from the left and from the top.
    pub points: Vec<[u8; 2]>,
}

/// The width of a pen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PenWidth {
    /// Thin lines and small stamps.
    Thin,
    /// The usual pen; also the width of a stroke that names none in a file.
    #[default]
    Medium,
    /// Thick lines and large stamps.
    Thick,
}

impl PenWidth {
    /// All three, the thinnest first.
    pub const ALL: [PenWidth; 3] = [PenWidth::Thin, PenWidth::Medium, PenWidth::Thick];

    /// The width of a stroke, in the units of a drawing, which is 256 wide.
    pub fn of_stroke(self) -> u8 {
        match self {
            PenWidth::Thin => 4,
            PenWidth::Medium => 7,
            PenWidth::Thick => 16,
        }
    }

    /// The width and height of a stamp, in the same units.
    pub fn of_stamp(self) -> u8 {
        match self {
            PenWidth::Thin => 40,
            PenWidth::Medium => 72,
            PenWidth::Thick => 120,
        }
    }
}

impl fmt::Display for PenWidth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PenWidth::Thin => "thin",
            PenWidth::Medium => "medium",
            PenWidth::Thick => "thick",
        })
    }
}

/// A stamp, for people who cannot draw or do not want to (BW-06).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "a stamp is what it is called")]
pub enum DrawnStamp {
    Smile,
    Person,
    House,
    Tree,
    Flower,
    Star,
    Heart,
    Sun,
    Moon,
    Cloud,
    Fish,
    Crown,
}

impl DrawnStamp {
    /// All stamps, in the order in which the page offers them.
    pub const ALL: [DrawnStamp; 12] = [
        DrawnStamp::Smile,
        DrawnStamp::Person,
        DrawnStamp::House,
        DrawnStamp::Tree,
        DrawnStamp::Flower,
        DrawnStamp::Star,
        DrawnStamp::Heart,
        DrawnStamp::Sun,
        DrawnStamp::Moon,
        DrawnStamp::Cloud,
        DrawnStamp::Fish,
        DrawnStamp::Crown,
    ];
}

impl fmt::Display for DrawnStamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            DrawnStamp::Smile => "smile",
            DrawnStamp::Person => "person",
            DrawnStamp::House => "house",
            DrawnStamp::Tree => "tree",
            DrawnStamp::Flower => "flower",
            DrawnStamp::Star => "star",
            DrawnStamp::Heart => "heart",
            DrawnStamp::Sun => "sun",
            DrawnStamp::Moon => "moon",
            DrawnStamp::Cloud => "cloud",
            DrawnStamp::Fish => "fish",
            DrawnStamp::Crown => "crown",
        })
    }
}

impl Drawing {
    /// The maximum number of parts on a card.
    pub const MAX_PARTS: usize = 64;
    /// The maximum number of points in all parts together. This and `MAX_PARTS` are the limits of drawings from before `MAX_BYTES`.
    pub const MAX_POINTS: usize = 2000;
    /// The maximum size in a file, in bytes (BW-08), because each record of a game contains the drawings of its decks.
    pub const MAX_BYTES: usize = 4096;
    /// The maximum number of characters in the description: a screen reader says it with the name of the card.
    pub const MAX_DESCRIPTION: usize = 100;

    /// Whether it is within these limits and no part is empty. The length of the description is checked elsewhere. A drawing that
    /// has only strokes of the usual pen and no description may have more bytes, because old drawings had no such limit.
    pub fn fits(&self) -> bool {
        let points: usize = self.parts.iter().map(|part| part.points.len()).sum();
        let is_plain = || self.description.is_empty() && self.parts.iter().all(DrawnPart::is_plain);
        self.parts.len() <= Self::MAX_PARTS
            && points <= Self::MAX_POINTS
            && self.parts.iter().all(|part| !part.points.is_empty())
            && (self.bytes() <= Self::MAX_BYTES || is_plain())
    }

    /// Its size in a file, in bytes.
    pub fn bytes(&self) -> usize {
        serde_json::to_string(self).map_or(0, |text| text.len())
    }

    /// Whether nothing is drawn.
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }
}

impl DrawnPart {
    /// Whether it is a stroke of the usual pen.
    fn is_plain(&self) -> bool {
        is_default(&self.width) && self.ink.is_none() && self.stamp.is_none()
    }
}

fn is_default(width: &PenWidth) -> bool {
    *width == PenWidth::default()
}

impl From<Vec<DrawnPart>> for Drawing {
    fn from(parts: Vec<DrawnPart>) -> Self {
        Self { parts, ..Self::default() }
    }
}

impl From<Vec<[u8; 2]>> for DrawnPart {
    fn from(points: Vec<[u8; 2]>) -> Self {
        Self { points, ..Self::default() }
    }
}

impl Serialize for Drawing {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.description.is_empty() {
            self.parts.serialize(serializer)
        } else {
            Self::serialize(self, serializer)
        }
    }
}

impl Serialize for DrawnPart {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.is_plain() { self.points.serialize(serializer) } else { Self::serialize(self, serializer) }
    }
}

impl<'de> Deserialize<'de> for Drawing {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(ListOrObject::<DrawnPart, Self>(PhantomData))
    }
}

impl<'de> Deserialize<'de> for DrawnPart {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(ListOrObject::<[u8; 2], Self>(PhantomData))
    }
}

/// Something that is written as a list of entries, or as an object if it has more than a list. `remote = "Self"` makes the functions for
/// the object, which belong to no trait; so `ListOrObject` needs this one to call them.
trait FromObject: Sized {
    /// Reads the object.
    fn from_object<'de, M: MapAccess<'de>>(map: M) -> Result<Self, M::Error>;
}

impl FromObject for Drawing {
    fn from_object<'de, M: MapAccess<'de>>(map: M) -> Result<Self, M::Error> {
        Self::deserialize(MapAccessDeserializer::new(map))
    }
}

impl FromObject for DrawnPart {
    fn from_object<'de, M: MapAccess<'de>>(map: M) -> Result<Self, M::Error> {
        Self::deserialize(MapAccessDeserializer::new(map))
    }
}

/// Reads either of the two forms.
struct ListOrObject<E, T>(PhantomData<(E, T)>);

impl<'de, E: Deserialize<'de>, T: From<Vec<E>> + FromObject> Visitor<'de> for ListOrObject<E, T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list or an object")
    }

    fn visit_seq<S: SeqAccess<'de>>(self, list: S) -> Result<T, S::Error> {
        Vec::deserialize(SeqAccessDeserializer::new(list)).map(T::from)
    }

    fn visit_map<M: MapAccess<'de>>(self, map: M) -> Result<T, M::Error> {
        T::from_object(map)
    }
}
