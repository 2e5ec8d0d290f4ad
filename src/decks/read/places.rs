//! The places of values in JSON: `data.rounds[].words[]`, and what their last keys say.

use std::collections::BTreeMap;

use super::{
    builder::{NoticeCount, short},
    headings::{Role, role},
    rows::MAX_CELLS,
    table::spoken_place,
};

/// The maximum number of places, as many as a table has columns. Further ones count as one.
pub(super) const MAX_PLACES: usize = MAX_CELLS;

/// The place of a value, with `[]` for every entry of a list, for keys that are numbers, and for keys with digits around
/// an object: databases name their objects so.
pub(super) fn place(segments: &[&str]) -> String {
    let mut place = String::new();
    for (index, segment) in segments.iter().enumerate() {
        let digits = segment.bytes().filter(u8::is_ascii_digit).count();
        let is_number = digits > 0 && digits == segment.len();
        let is_around_object = segments.get(index + 1).is_some_and(|next| *next != "[]");
        if *segment == "[]" || is_number || digits > 0 && is_around_object {
            place.push_str("[]");
        } else {
            place.push_str(if place.is_empty() { "" } else { "." });
            place.push_str(&short(segment));
        }
    }
    place
}

/// Counts a value at a place. Beyond [`MAX_PLACES`], it counts at the last one.
pub(super) fn count_at(counts: &mut BTreeMap<String, NoticeCount>, place: String, line: u32) {
    let is_new = !counts.contains_key(&place);
    if is_new && counts.len() >= MAX_PLACES {
        counts.values_mut().next_back().into_iter().for_each(|count| count.count(line));
    } else {
        counts.entry(place).or_default().count(line);
    }
}

/// A place as the field of a notice. The only list of a file needs no name.
pub(super) fn spoken_field(place: &str) -> String {
    if place.trim_matches(['[', ']']).is_empty() { String::new() } else { spoken_place(place) }
}

/// The last key of a place.
pub(super) fn last_key(place: &str) -> &str {
    let place = place.trim_end_matches("[]");
    place.rsplit(['.', ']']).next().unwrap_or_default()
}

/// What a key says. A title is a name, unless nothing else is an entry.
pub(super) fn key_role(key: &str) -> Role {
    if ["title", "label"].contains(&key) { Role::Name } else { role(key) }
}
