//! Puts the style sheets together, in the parts in which the page shows them.

use std::{
    fmt::Display,
    fs, iter,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, anyhow};
use lightningcss::{
    stylesheet::{MinifyOptions, ParserFlags, ParserOptions, PrinterOptions, StyleSheet},
    targets::{Features, Targets},
};

use crate::steps::read;

/// The style sheets in three parts, so that home and the painted set-ups can be shown before the last part has arrived.
pub(crate) struct Styles {
    pub(crate) home: String,
    pub(crate) set_ups: String,
    pub(crate) rest: String,
}

/// The style sheets of home, in this order.
const OF_HOME: [&str; 7] =
    ["layers.css", "tokens.css", "layout.css", "base.css", "frame.css", "home.css", "painted.css"];

/// The style sheets of the first part of a set-up, in this order.
const OF_SET_UPS: [&str; 7] = [
    "foot.css",
    "games/guests.css",
    "games/place.css",
    "games/setup.css",
    "parts/button.css",
    "parts/notice.css",
    "parts/pawn.css",
];

/// All style sheets of a folder and its subfolders: those of home, those of the set-ups, and the others, sorted by path. Where two
/// rules of a layer are equal in all else, the later one wins. Each part begins with `media.css`, because the names in it
/// are replaced part by part.
///
/// # Errors
/// A style sheet is missing or has a mistake.
pub(crate) fn styles(folder: &Path) -> Result<Styles> {
    let paths = |names: &[&str]| names.iter().map(|sheet| folder.join(sheet)).collect::<Vec<_>>();
    let (of_home, of_set_ups) = (paths(&OF_HOME), paths(&OF_SET_UPS));
    let mut others = Vec::new();
    gather(folder, &mut others)?;
    others.retain(|sheet| !of_home.contains(sheet) && !of_set_ups.contains(sheet));
    others.sort();
    let media = folder.join("media.css");
    let text = |sheets: &[PathBuf]| -> Result<String> {
        let sheets = iter::once(&media).chain(sheets.iter().filter(|sheet| **sheet != media));
        let texts: Vec<String> = sheets.map(|sheet| read(sheet)).collect::<Result<_>>()?;
        minified(&texts.join("\n"))
    };
    Ok(Styles { home: text(&of_home)?, set_ups: text(&of_set_ups)?, rest: text(&others)? })
}

/// Style sheets without comments and spaces, in which the names of `@custom-media` are replaced by their conditions.
///
/// # Errors
/// A style sheet has a mistake.
fn minified(css: &str) -> Result<String> {
    let options = ParserOptions { flags: ParserFlags::CUSTOM_MEDIA, ..ParserOptions::default() };
    let mistake = |error: &dyn Display| anyhow!("the style sheets have a mistake: {error}");
    let mut sheet = StyleSheet::parse(css, options).map_err(|error| mistake(&error))?;
    let targets = Targets { include: Features::CustomMediaQueries, ..Targets::default() };
    sheet.minify(MinifyOptions { targets, ..MinifyOptions::default() }).map_err(|error| mistake(&error))?;
    let small = sheet.to_css(PrinterOptions { minify: true, ..PrinterOptions::default() });
    Ok(small.map_err(|error| mistake(&error))?.code)
}

fn gather(folder: &Path, sheets: &mut Vec<PathBuf>) -> Result<()> {
    let entries =
        fs::read_dir(folder).with_context(|| format!("the folder {} is missing", folder.display()))?;
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() {
            gather(&path, sheets)?;
        } else if path.extension().is_some_and(|extension| extension == "css") {
            sheets.push(path);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_media_are_replaced_and_an_unknown_one_is_a_mistake() {
        let named = "@custom-media --phone (width <= 46rem); @media not (--phone) { a { color: red } }";
        assert_eq!(minified(named).unwrap(), "@media (width>46rem){a{color:red}}");
        assert!(minified("@media (--fone) { a { color: red } }").is_err());
    }

    #[test]
    fn a_style_sheet_with_a_mistake_is_refused() {
        assert!(minified("a { color: red; } }").is_err());
        assert!(minified("a { color red }").is_err());
    }
}
