//! Versions in files: what is said about one that this page cannot read.

use std::ops::RangeInclusive;

/// The versions that this page understands: `version 1`, `versions 1 and 2`, `versions 1 to 3`.
pub fn versions(known: &RangeInclusive<u32>) -> String {
    let (oldest, newest) = (known.start(), known.end());
    match newest.saturating_sub(*oldest) {
        0 => format!("version {newest}"),
        1 => format!("versions {oldest} and {newest}"),
        _ => format!("versions {oldest} to {newest}"),
    }
}

/// What is said about a version that is missing, or that never existed. `field` is where the file says it.
pub fn no_version(field: &str, found: Option<&str>, known: &RangeInclusive<u32>) -> String {
    let versions = versions(known);
    match found {
        None => format!("The version is missing: “{field}” says it. This page understands {versions}."),
        Some(found) => format!("{field}: {found} is not a version. This page understands {versions}."),
    }
}
