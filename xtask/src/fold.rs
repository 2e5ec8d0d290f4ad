//! Folds what was built into one self-contained page.
//!
//! `index.html` has a slot, `{in braces}`, for each part that must stand in it: the style, the script that
//! wasm-bindgen writes, the wasm itself, the icon, and the hashes by which the page's own policy knows its scripts
//! and style from anybody else's.
//!
//! The wasm goes in as text, a character for each byte (U+0000 to U+00FF). Three bytes would not come out of an HTML
//! parser as they went in: NUL is replaced, CR becomes LF, and `<` may end the script. They go in 256 higher, and come
//! out right because a `Uint8Array` keeps only the lowest eight bits of what it is given. Compressed by brotli this
//! page is 13 to 20 in a hundred smaller than one that holds gzip in base64: `ARCHITECTURE.md` has the numbers.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail, ensure};
use base64::{Engine, prelude::BASE64_STANDARD};
use sha2::{Digest, Sha256};

use crate::{
    squeeze,
    steps::{root, run, say},
    tools,
};

/// What wasm-bindgen has made of the compiled page.
pub struct Program {
    /// The script that starts the wasm.
    pub script: String,
    /// The wasm itself.
    pub wasm: Vec<u8>,
}

/// Makes `dist/`: the page, and beside it what only a host needs.
///
/// # Errors
/// When a part is missing, or cannot stand in a page.
pub fn fold_dist(program: &Program) -> Result<()> {
    let dist = root().join("dist");
    if dist.exists() {
        fs::remove_dir_all(&dist).context("dist/ cannot be made anew")?;
    }
    fs::create_dir_all(&dist)?;
    for file in ["manifest.webmanifest", "sw.js"] {
        fs::copy(root().join("public").join(file), dist.join(file))?;
    }
    let page = read(&root().join("index.html"))?;
    // Trunk's own lines, which it takes out by itself.
    let page: String = page.split_inclusive('\n').filter(|line| !line.contains(" data-trunk ")).collect();
    fold_into(&dist, &page, program)
}

/// Folds the folder in which Trunk gathers a build, before Trunk makes it `dist/`.
///
/// # Errors
/// When a part is missing, or cannot stand in a page.
pub fn fold_staged() -> Result<()> {
    let staged = env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from);
    let staged =
        staged.context("`cargo xtask fold` is for Trunk to call: it folds the folder that Trunk names")?;
    let (script, wasm) = (staged.join("partypiece.js"), staged.join("partypiece_bg.wasm"));
    let bytes = fs::read(&wasm).with_context(|| format!("{} is missing", wasm.display()))?;
    let mut program = Program { script: read(&script)?, wasm: bytes };
    fs::remove_file(script)?;
    fs::remove_file(wasm)?;
    if tools::WASM_OPT.find().is_some() {
        shrink(&mut program)?;
    } else {
        say("Folding the page without wasm-opt: it plays just the same, but is larger than it could be");
    }
    fold_into(&staged, &read(&staged.join("index.html"))?, &program)
}

/// Writes the page into a folder that has what a host needs in it already.
fn fold_into(folder: &Path, page: &str, program: &Program) -> Result<()> {
    let icon = read(&root().join("public/icon.svg"))?;
    let parts = PageParts { styles: styles(&root().join("style"))?, icon: in_address(&icon), program };
    let folded = parts.fold_into(page)?;
    fs::write(folder.join("index.html"), &folded)?;
    // A new page must be a new worker, or browsers would go on with the page they keep.
    fill_file(&folder.join("sw.js"), "page", &hex(&folded))?;
    fill_file(&folder.join("manifest.webmanifest"), "icon", &parts.icon)
}

/// What is folded into the page.
struct PageParts<'a> {
    styles: Styles,
    /// As it may stand in an address.
    icon: String,
    program: &'a Program,
}

impl PageParts<'_> {
    fn fold_into(&self, page: &str) -> Result<String> {
        let Styles { home, rest } = &self.styles;
        for style in [home, rest] {
            ensure!(!style.contains("</style"), "the style has a `</style` in it, which would end it early");
        }
        let Program { script, wasm } = self.program;
        // Inside a script, `<!--` begins a state from which `</script>` does not always lead out.
        for end in ["</script", "<!--"] {
            ensure!(
                !script.contains(end),
                "wasm-bindgen's script has a `{end}` in it, which would end it early"
            );
        }
        let page = fill(page, "style-of-home", home)?;
        let page = fill(&page, "style", rest)?;
        let page = fill(&page, "script", script)?;
        let page = fill(&page, "icon", &self.icon)?;
        let scripts = hashes(&page, "<script>", "</script>");
        let page = fill(&page, "script-hashes", &scripts)?;
        let styles = hashes(&page, "<style>", "</style>");
        let page = fill(&page, "style-hashes", &styles)?;
        // Last, for among so many bytes any slot might come up by chance.
        fill(&page, "wasm", &as_text(wasm))
    }
}

/// Puts `part` into the slot of this name.
///
/// # Errors
/// When there is not exactly one such slot.
pub fn fill(page: &str, slot: &str, part: &str) -> Result<String> {
    let slot = format!("{{{slot}}}");
    match page.matches(&slot).count() {
        1 => Ok(page.replacen(&slot, part, 1)),
        many => bail!("there should be one slot {slot}, but there are {many}"),
    }
}

fn fill_file(file: &Path, slot: &str, part: &str) -> Result<()> {
    let filled = fill(&read(file)?, slot, part).with_context(|| file.display().to_string())?;
    Ok(fs::write(file, filled)?)
}

/// A byte a character, as told at the head of this file.
#[must_use]
pub fn as_text(wasm: &[u8]) -> String {
    let shifted = |&byte: &u8| match byte {
        0 | b'\r' | b'<' => char::from_u32(0x100 + u32::from(byte)),
        _ => Some(char::from(byte)),
    };
    wasm.iter().filter_map(shifted).collect()
}

/// The hash of each element that opens with exactly `open`, as a policy names them. A script with a type is inert and
/// needs none.
fn hashes(page: &str, open: &str, close: &str) -> String {
    let elements = page.split(open).skip(1).filter_map(|rest| rest.split(close).next());
    let hashes = elements.map(|text| format!("'sha256-{}'", BASE64_STANDARD.encode(Sha256::digest(text))));
    hashes.collect::<Vec<_>>().join(" ")
}

/// The first half of the page's hash: plenty to tell one release from another.
fn hex(page: &str) -> String {
    Sha256::digest(page)[..16].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A drawing as it may stand in a `data:` address, with or without quotes around it.
fn in_address(svg: &str) -> String {
    let svg = svg.split_whitespace().collect::<Vec<_>>().join(" ");
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.,/:()".contains(&byte);
    svg.bytes()
        .map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}

/// The style of the page, in two parts: home is on the screen before the second one has arrived.
struct Styles {
    home: String,
    rest: String,
}

/// Every stylesheet of a folder and the folders in it: first those that home needs, then the others by path.
fn styles(folder: &Path) -> Result<Styles> {
    const HOME: [&str; 5] = ["layers.css", "tokens.css", "base.css", "frame.css", "home.css"];
    let of_home = HOME.map(|sheet| folder.join(sheet));
    let mut others = Vec::new();
    gather(folder, &mut others)?;
    others.retain(|sheet| !of_home.contains(sheet));
    others.sort();
    let text = |sheets: &[PathBuf]| -> Result<String> {
        let texts: Vec<String> = sheets.iter().map(|sheet| read(sheet)).collect::<Result<_>>()?;
        Ok(squeeze::style(&texts.join("\n")))
    };
    Ok(Styles { home: text(&of_home)?, rest: text(&others)? })
}

fn gather(folder: &Path, sheets: &mut Vec<PathBuf>) -> Result<()> {
    let entries =
        fs::read_dir(folder).with_context(|| format!("the folder {} is missing", folder.display()))?;
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() {
            gather(&path, sheets)?;
        } else if path.extension().is_some_and(|ending| ending == "css") {
            sheets.push(path);
        }
    }
    Ok(())
}

/// Makes the wasm as small as brotli gets it. Functions that stand in the order of their names stand beside their likes,
/// which is one part in a hundred less. `-Oz` is smaller before brotli and larger after it, and `--converge`, which goes
/// round until nothing more is gained, takes three times as long for a part in seven hundred.
///
/// # Errors
/// When wasm-opt is missing, or fails.
pub fn shrink(program: &mut Program) -> Result<()> {
    const FEATURES: [&str; 6] = [
        "--enable-bulk-memory",
        "--enable-sign-ext",
        "--enable-nontrapping-float-to-int",
        "--enable-mutable-globals",
        "--enable-reference-types",
        "--enable-multivalue",
    ];
    const SMALLER: [&str; 5] = [
        "-Os",
        "--reorder-functions-by-name",
        "--strip-debug",
        "--strip-producers",
        "--strip-target-features",
    ];
    let wasm_opt = tools::WASM_OPT.find().context("wasm-opt is missing")?;
    let folder = root().join("target/shrink");
    fs::create_dir_all(&folder)?;
    let wasm = folder.join("partypiece.wasm");
    fs::write(&wasm, &program.wasm)?;
    run(Command::new(wasm_opt).args(FEATURES).args(SMALLER).arg(&wasm).arg("-o").arg(&wasm))?;
    program.wasm = fs::read(&wasm)?;
    Ok(())
}

fn read(file: &Path) -> Result<String> {
    fs::read_to_string(file).with_context(|| format!("{} cannot be read", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_survives_the_page() {
        let wasm: Vec<u8> = (0..=255).collect();
        let text = as_text(&wasm);
        assert!(!text.contains(['\0', '\r', '<']));
        // What the page does to read it: the lowest eight bits of each character.
        let read: Vec<u8> = text.chars().map(|letter| (u32::from(letter) & 0xff) as u8).collect();
        assert_eq!(read, wasm);
    }

    #[test]
    fn a_slot_is_filled_once_or_the_build_fails() {
        assert_eq!(fill("a {b} c", "b", "x").unwrap(), "a x c");
        assert!(fill("a c", "b", "x").is_err());
        assert!(fill("{b} {b}", "b", "x").is_err());
    }

    #[test]
    fn only_scripts_that_run_are_hashed() {
        let page = "<script type=a>inert</script><script>one</script><script>two</script>";
        let hashes = hashes(page, "<script>", "</script>");
        assert_eq!(hashes.split(' ').count(), 2);
        // printf one | openssl dgst -sha256 -binary | base64
        assert!(hashes.starts_with("'sha256-dpLDrTVAu4A8Ags67mbNiIcSMjTqDG5xQ8Ct1z/0Me0='"), "{hashes}");
    }

    #[test]
    fn a_part_that_would_end_early_is_refused() {
        let page = "{style-of-home}{style}{script}{icon}{script-hashes}{style-hashes}{wasm}";
        let folded = |style: &str, script: &str| {
            let program = Program { script: script.into(), wasm: vec![0] };
            let styles = Styles { home: String::new(), rest: style.into() };
            PageParts { styles, icon: String::new(), program: &program }.fold_into(page)
        };
        assert!(folded("a{}", "1").is_ok());
        assert!(folded("</style>", "1").is_err());
        assert!(folded("a{}", "'</script>'").is_err());
        assert!(folded("a{}", "'<!--'").is_err());
    }
}
