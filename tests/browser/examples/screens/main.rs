//! Takes screenshots of every screen at four sizes and in three themes, for people to look at.
//!
//! `cargo xtask screens` writes them to `target/screens/THEME/SIZE/`, with a page `index.html` that shows them side by side. The
//! games are the golden records, opened at several steps. If there is a curtain, the screen behind it is taken, too. Dialogs,
//! notices and what a golden record does not show are in `situations`. With `cargo xtask screens rememory` only the screens whose
//! name contains that word are taken.

mod situations;

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use browser_tests::{Key, LAPTOP, LARGE_SCREEN, PHONE, PHONE_LANDSCAPE, Page, Window, with_page};
use thirtyfour::By;
use xtask::steps::root;

const THEMES: [&str; 3] = ["light", "dark", "contrast"];

const SIZES: [(&str, Window); 4] =
    [("1366x768", LAPTOP), ("1920x1080", LARGE_SCREEN), ("390x844", PHONE), ("844x390", PHONE_LANDSCAPE)];

/// The screens that are not tables, by address.
const PAGES: [&str; 18] = [
    "",
    "set-up/pieceagories",
    "set-up/scattergories",
    "set-up/clear",
    "set-up/rememory",
    "set-up/blank",
    "how-to-play/pieceagories",
    "how-to-play/scattergories",
    "how-to-play/clear",
    "how-to-play/rememory",
    "how-to-play/blank",
    "decks",
    "decks/built-in-0",
    "cards",
    "print",
    "settings",
    "about",
    "second-screen",
];

/// How many stages of a record are shown, besides its beginning.
const STAGES: usize = 8;

/// A page in one theme and size, and where its screenshots go.
struct Album<'a> {
    page: &'a Page,
    window: Window,
    folder: PathBuf,
    wanted: &'a str,
}

fn main() -> Result<()> {
    let wanted = env::args().nth(1).unwrap_or_default();
    let target = root().join("target/screens");
    for theme in THEMES {
        for (size, window) in SIZES {
            with_page(window, async |page| {
                page.open().await?;
                page.execute(&format!("localStorage['partypiece/setting/theme'] = '{theme}'")).await?;
                page.reload().await?;
                let folder = target.join(theme).join(size);
                fs::create_dir_all(&folder)?;
                let album = Album { page, window, folder, wanted: &wanted };
                album.take_pages().await?;
                album.take_games().await?;
                album.take_situations().await
            })?;
            println!("{theme} {size}");
        }
    }
    let index = target.join("index.html");
    fs::write(&index, contents(&target)?)?;
    println!("{}", index.display());
    Ok(())
}

impl Album<'_> {
    async fn take_pages(&self) -> Result<()> {
        for address in PAGES {
            let name = if address.is_empty() { "home".to_owned() } else { address.replace('/', "-") };
            if self.wants(&name) {
                self.page.execute(&format!("location.hash = '#/{address}'")).await?;
                self.take(&name).await?;
            }
        }
        Ok(())
    }

    async fn take_games(&self) -> Result<()> {
        let mut records: Vec<PathBuf> =
            fs::read_dir(records())?.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
        records.retain(|path| path.extension().is_some_and(|extension| extension == "jsonl"));
        records.sort();
        for record in records {
            let name = record.file_stem().and_then(|stem| stem.to_str()).context("a record has a name")?;
            if self.wants(name) {
                self.take_game(name).await?;
            }
        }
        Ok(())
    }

    /// A game at its beginning, at several stages and at its end.
    async fn take_game(&self, name: &str) -> Result<()> {
        for stage in 0..=STAGES {
            self.open_record(name, stage).await?;
            self.take(&format!("{name}-{stage}")).await?;
            if self.lift().await? {
                self.take(&format!("{name}-{stage}-private")).await?;
            }
        }
        Ok(())
    }

    /// Opens a golden record at one of its stages.
    async fn open_record(&self, name: &str, stage: usize) -> Result<()> {
        let record = read_record(name)?;
        let lines: Vec<&str> = record.lines().collect();
        let (head, steps) = lines.split_first().context("a record has a first line")?;
        self.clear_games().await?;
        self.page.put_in_storage("head", head).await?;
        for (n, step) in steps[..steps.len() * stage / STAGES].iter().enumerate() {
            self.page.put_in_storage(&format!("step/{n:06}"), step).await?;
        }
        self.page.open_game().await
    }

    /// Goes home and deletes all games.
    async fn clear_games(&self) -> Result<()> {
        let delete = "location.hash = '#/';
            for (const key of Object.keys(localStorage)) if (key.includes('/game/')) localStorage.removeItem(key)";
        self.page.execute(delete).await?;
        self.page.wait_for_paint().await
    }

    /// Whether a screen of this name is to be taken.
    fn wants(&self, name: &str) -> bool {
        name.contains(self.wanted)
    }

    /// Lifts the curtain, if there is one.
    async fn lift(&self) -> Result<bool> {
        let Ok(hold) = self.page.browser.find(By::Css(".hold")).await else { return Ok(false) };
        hold.focus().await?;
        self.page.browser.action_chain().key_down(Key::Space).perform().await?;
        self.page.wait_for_text("let go now").await?;
        self.page.browser.action_chain().key_up(Key::Space).perform().await?;
        self.page.wait_until_lifted().await?;
        Ok(true)
    }

    async fn take(&self, name: &str) -> Result<()> {
        // Animations come to their end first.
        let finish = "document.getAnimations().forEach((motion) => { try { motion.finish() } catch {} })";
        self.page.wait_for_paint().await?;
        self.page.execute(finish).await?;
        self.page.wait_for_paint().await?;
        fs::write(self.folder.join(format!("{name}.png")), self.page.browser.screenshot_as_png().await?)?;
        Ok(())
    }
}

/// A golden record.
fn read_record(name: &str) -> Result<String> {
    Ok(fs::read_to_string(records().join(name).with_extension("jsonl"))?)
}

fn records() -> PathBuf {
    root().join("tests/records")
}

/// A page that shows every screen in all sizes and themes.
fn contents(target: &Path) -> Result<String> {
    let mut names: Vec<String> = fs::read_dir(target.join(THEMES[0]).join(SIZES[0].0))?
        .map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()))
        .collect::<Result<_>>()?;
    names.sort();
    let mut page =
        "<!doctype html><meta charset=utf-8><title>Screens</title><style>img{height:12rem}</style>"
            .to_owned();
    for name in names {
        page += &format!("<h2>{name}</h2>");
        for theme in THEMES {
            for (size, _) in SIZES {
                page += &format!(
                    "<a href=\"{theme}/{size}/{name}\"><img src=\"{theme}/{size}/{name}\" alt=\"{theme} {size}\" loading=lazy></a>"
                );
            }
        }
    }
    Ok(page)
}
