//! Puts everything that was built into one HTML file.
//!
//! `index.html` has a slot, `{in braces}`, for each part: the style sheets, the script from wasm-bindgen, the wasm, the
//! icon, and the hashes of scripts and styles for the content security policy.
//!
//! The wasm is stored as text, one character for each byte (U+0000 to U+00FF). An HTML parser would change three of
//! these characters: it replaces NUL, it turns CR into LF, and `<` may end the script. So they are exchanged with three that
//! are rare, and 256 is added to the rare ones (`EXCHANGED`). Compressed by brotli, this is 13 to 20 percent smaller than
//! gzip in base64 (`docs/decisions.md`).
//!
//! The text comes in pieces, each followed by a call of `arrived`, so that the page decodes and compiles the first pieces
//! while the last are still on their way. The styles of the games come after them: reading them keeps a slow processor busy for
//! a tenth of a second, in which no letter of a name is shown, and they are needed only when the program starts.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail, ensure};
use base64::{Engine, prelude::BASE64_STANDARD};
use sha2::{Digest, Sha256};

use crate::{
    paths,
    steps::{read, root, run, say},
    styles::{Styles, styles},
    tools,
};

/// The compiled page, as wasm-bindgen wrote it.
pub struct Program {
    /// The script that starts the wasm.
    pub script: String,
    /// The wasm itself.
    pub wasm: Vec<u8>,
}

/// Writes `dist/`: the page, and the files that only a web server needs.
///
/// # Errors
/// A part is missing, or cannot be put into a page.
pub fn inline_dist(program: &Program) -> Result<()> {
    let dist = root().join("dist");
    if dist.exists() {
        fs::remove_dir_all(&dist).context("the old dist/ cannot be deleted")?;
    }
    fs::create_dir_all(&dist)?;
    for file in ["manifest.webmanifest", "sw.js"] {
        fs::copy(root().join("public").join(file), dist.join(file))?;
    }
    let page = read(&root().join("index.html"))?;
    // Some lines are only for Trunk. In its own builds Trunk empties them; here they are emptied without it.
    let for_trunk = |line: &str| line.contains(" data-trunk ");
    let page: String =
        page.split_inclusive('\n').map(|line| if for_trunk(line) { "\n" } else { line }).collect();
    inline_into(&dist, &page, program)
}

/// Puts the page together in the folder where Trunk prepares a build, before Trunk moves it to `dist/`.
///
/// # Errors
/// A part is missing, or cannot be put into a page.
pub fn inline_staged() -> Result<()> {
    let staged = env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from);
    let staged =
        staged.context("`cargo xtask inline` is called by Trunk, which names the folder to work in")?;
    let (script, wasm) = (staged.join("partypiece.js"), staged.join("partypiece_bg.wasm"));
    let bytes = fs::read(&wasm).with_context(|| format!("{} is missing", wasm.display()))?;
    let mut program = Program { script: read(&script)?, wasm: bytes };
    fs::remove_file(script)?;
    fs::remove_file(wasm)?;
    if tools::WASM_OPT.find().is_some() {
        shrink(&mut program)?;
    } else {
        say("Building the page without wasm-opt: it works, but is larger than necessary");
    }
    inline_into(&staged, &read(&staged.join("index.html"))?, &program)
}

/// Writes the page into a folder that already has the other files for a web server.
fn inline_into(folder: &Path, page: &str, program: &Program) -> Result<()> {
    let icon = read(&root().join("public/icon.svg"))?;
    let painted = ["pasted_names", "unfinished", "late", "painted"]
        .map(|script| read(&root().join(format!("public/{script}.js"))));
    let painted = painted.into_iter().collect::<Result<String>>()?;
    let styles = styles(&root().join("style"))?;
    let parts = PageParts { styles, painted, icon: percent_encode(&icon), program };
    let page = parts.inline_into(page)?;
    fs::write(folder.join("index.html"), &page)?;
    fill_file(&folder.join("manifest.webmanifest"), "icon", &parts.icon)
}

/// The parts that are put into the page.
struct PageParts<'a> {
    styles: Styles,
    /// The scripts of the painted set-ups.
    painted: String,
    /// The icon, encoded for a `data:` address.
    icon: String,
    program: &'a Program,
}

impl PageParts<'_> {
    fn inline_into(&self, page: &str) -> Result<String> {
        let Styles { home, set_ups, rest } = &self.styles;
        for style in [home, set_ups, rest] {
            ensure!(!style.contains("</style"), "the style has a `</style` in it, which would end it early");
        }
        let Program { script, wasm } = self.program;
        // `</script` would end the script early. After `<!--`, the HTML parser may overlook the real end.
        for script in [script, &self.painted] {
            for end in ["</script", "<!--"] {
                ensure!(!script.contains(end), "a script has a `{end}` in it, which would move its end");
            }
        }
        let page = fill(page, "style-of-home", home)?;
        let page = fill(&page, "style-of-set-ups", set_ups)?;
        let page = fill(&page, "style", rest)?;
        let page = fill(&page, "painted", &self.painted)?;
        let page = fill(&page, "script", script)?;
        let page = fill(&page, "program-bytes", &wasm.len().to_string())?;
        let page = fill(&page, "icon", &self.icon)?;
        let scripts = hashes(&[&page, ARRIVED].concat(), "<script>", "</script>");
        let page = fill(&page, "script-hashes", &scripts)?;
        let styles = hashes(&page, "<style>", "</style>");
        let page = fill(&page, "style-hashes", &styles)?;
        // Last, because so many bytes might contain the text of another slot by chance.
        fill(&page, "wasm", &in_pieces(wasm).concat())
    }
}

/// Puts `part` into the slot of this name.
///
/// # Errors
/// There is not exactly one such slot.
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

/// What follows each piece of the wasm. It is a script of the page, so its hash is in the content security policy.
const ARRIVED: &str = "<script>arrived()</script>";

/// The bytes in one piece: small enough to be compiled while the next one arrives over a slow network.
const PIECE: usize = 1 << 17;

/// The wasm as text, in pieces.
fn in_pieces(wasm: &[u8]) -> Vec<String> {
    let piece = |bytes| format!("<script type=\"application/wasm\">{}</script>{ARRIVED}\n", as_text(bytes));
    wasm.chunks(PIECE).map(piece).collect()
}

/// Characters that an HTML parser would change, each with a rare one that stands for it. The scripts that read the text have the
/// same list.
const EXCHANGED: [(u8, u8); 3] = [(0, b'^'), (b'\r', b'['), (b'<', b']')];

/// Converts each byte to a character, as described at the beginning of this file.
#[must_use]
pub fn as_text(wasm: &[u8]) -> String {
    let mut letters: [char; 256] = std::array::from_fn(|byte| char::from(byte as u8));
    for (changed, rare) in EXCHANGED {
        letters[usize::from(changed)] = char::from(rare);
        letters[usize::from(rare)] = char::from_u32(0x100 + u32::from(rare)).unwrap_or_default();
    }
    wasm.iter().map(|&byte| letters[usize::from(byte)]).collect()
}

/// The hashes for the content security policy of all elements that begin with exactly `open`. A script with a type is
/// not run and needs no hash.
fn hashes(page: &str, open: &str, close: &str) -> String {
    let elements = page.split(open).skip(1).filter_map(|rest| rest.split(close).next());
    let hashes = elements.map(|text| format!("'sha256-{}'", BASE64_STANDARD.encode(Sha256::digest(text))));
    hashes.collect::<Vec<_>>().join(" ")
}

/// Encodes a drawing for a `data:` address. The address can stand inside quotes or without them.
fn percent_encode(svg: &str) -> String {
    let svg = svg.split_whitespace().collect::<Vec<_>>().join(" ");
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.,/:()".contains(&byte);
    svg.bytes()
        .map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}

/// Optimises the wasm for its size after brotli. Sorting functions by name puts similar ones together, which saves 1%.
/// `-Os` and `-Oz` are smaller before brotli and larger after it. `--converge` takes three times as long and saves 0.15%.
///
/// # Errors
/// wasm-opt is missing or fails.
pub fn shrink(program: &mut Program) -> Result<()> {
    const FEATURES: [&str; 6] = [
        "--enable-bulk-memory",
        "--enable-sign-ext",
        "--enable-nontrapping-float-to-int",
        "--enable-mutable-globals",
        "--enable-reference-types",
        "--enable-multivalue",
    ];
    const SMALLER: [&str; 7] = [
        // Packed memory needs more bytes after brotli.
        "--skip-pass=memory-packing",
        // For calls between small functions, which browsers do not inline at first. After brotli it is smaller than `-Os`.
        "-O2",
        // A function with one caller stays a function if it is large. Browsers compile a function when it is first called, and
        // all screens in one function would be compiled for the first of them.
        "--one-caller-inline-max-function-size=800",
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
    paths::ensure_none("the wasm", &program.wasm)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The byte of a character, as the scripts of the pages work it out.
    fn byte_of(letter: char) -> u8 {
        let rare = EXCHANGED.iter().find(|(_, rare)| char::from(*rare) == letter);
        rare.map_or((u32::from(letter) & 0xff) as u8, |(changed, _)| *changed)
    }

    #[test]
    fn every_byte_can_be_read_back_from_the_page() {
        let wasm: Vec<u8> = (0..=255).collect();
        let text = as_text(&wasm);
        assert!(!text.contains(['\0', '\r', '<']));
        assert_eq!(text.chars().map(byte_of).collect::<Vec<_>>(), wasm);
    }

    #[test]
    fn the_pages_that_read_the_text_have_the_same_list_of_exchanged_characters() {
        let codes = EXCHANGED.map(|(changed, rare)| format!("[{changed}, {rare}]")).join(", ");
        for page in ["index.html", "benches/peers/leptos/index.html"] {
            let page = read(&root().join(page)).unwrap();
            assert!(page.contains(&format!("[{codes}]")), "{codes}");
        }
    }

    #[test]
    fn the_pieces_of_the_program_follow_each_other_without_a_gap() {
        let wasm: Vec<u8> = (0..3 * PIECE + 7).map(|at| (at % 251) as u8).collect();
        let pieces = in_pieces(&wasm);
        let texts = pieces.iter().map(|piece| {
            let text = piece.strip_prefix("<script type=\"application/wasm\">").unwrap();
            text.strip_suffix(&format!("</script>{ARRIVED}\n")).unwrap()
        });
        assert_eq!(pieces.len(), 4);
        assert_eq!(texts.collect::<String>().chars().map(byte_of).collect::<Vec<_>>(), wasm);
    }

    #[test]
    fn a_slot_is_filled_once_or_the_build_fails() {
        assert_eq!(fill("a {b} c", "b", "x").unwrap(), "a x c");
        assert!(fill("a c", "b", "x").is_err());
        assert!(fill("{b} {b}", "b", "x").is_err());
    }

    #[test]
    fn home_and_set_ups_arrive_first_and_the_styles_of_games_last() {
        let page = read(&root().join("index.html")).unwrap();
        let order = [
            "{style-of-home}",
            "class=\"home",
            "{style-of-set-ups}",
            "{painted}",
            "{script}",
            "{wasm}",
            "{style}",
            "DOMContentLoaded\", async",
        ];
        let positions = order.map(|part| page.find(part).unwrap());
        assert!(positions.is_sorted(), "{positions:?}");
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
    fn a_part_that_contains_its_own_end_tag_is_refused() {
        let page = "{style-of-home}{style-of-set-ups}{painted}{style}{script}{program-bytes}{icon}{script-hashes}{style-hashes}{wasm}";
        let result = |style: &str, script: &str| {
            let program = Program { script: script.into(), wasm: vec![0] };
            let styles = Styles { home: String::new(), set_ups: String::new(), rest: style.into() };
            let painted = "2".to_owned();
            PageParts { styles, painted, icon: String::new(), program: &program }.inline_into(page)
        };
        assert!(result("a{}", "1").is_ok());
        assert!(result("</style>", "1").is_err());
        assert!(result("a{}", "'</script>'").is_err());
        assert!(result("a{}", "'<!--'").is_err());
    }
}
