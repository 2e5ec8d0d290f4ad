//! Takes screenshots of every screen at four sizes and in three themes, for people to look at.
//!
//! `cargo xtask screens` writes them to `target/screens/THEME/SIZE/`, with a page `index.html` that shows them side by side. The
//! games are the golden records, opened at several steps. If there is a curtain, the screen behind it is taken, too. With
//! `cargo xtask screens rememory` only the screens whose name contains that word are taken.

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
const PAGES: [&str; 16] = [
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
    "cards",
    "print",
    "settings",
    "about",
];

/// How many steps of a record are shown, besides its beginning.
const PLACES: usize = 8;

/// A page in one theme and size, and where its screenshots go.
struct Album<'a> {
    page: &'a Page,
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
                let album = Album { page, folder, wanted: &wanted };
                album.take_pages().await?;
                album.take_games().await
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
            if !name.contains(self.wanted) {
                continue;
            }
            self.page.execute(&format!("location.hash = '#/{address}'")).await?;
            self.take(&name).await?;
        }
        Ok(())
    }

    async fn take_games(&self) -> Result<()> {
        let mut records: Vec<PathBuf> = fs::read_dir(root().join("tests/records"))?
            .map(|entry| Ok(entry?.path()))
            .collect::<Result<_>>()?;
        records.retain(|path| path.extension().is_some_and(|extension| extension == "jsonl"));
        records.sort();
        for record in records {
            let name = record.file_stem().and_then(|stem| stem.to_str()).context("a record has a name")?;
            if name.contains(self.wanted) {
                self.take_game(name, &fs::read_to_string(&record)?).await?;
            }
        }
        Ok(())
    }

    /// A game at its beginning, at several steps and at its end.
    async fn take_game(&self, name: &str, record: &str) -> Result<()> {
        let lines: Vec<&str> = record.lines().collect();
        let (head, steps) = lines.split_first().context("a record has a first line")?;
        for place in 0..=PLACES {
            let end = steps.len() * place / PLACES;
            self.page.execute("location.hash = '#/'").await?;
            self.page.execute("Object.keys(localStorage).filter((key) => key.includes('/game/')).forEach((key) => localStorage.removeItem(key))").await?;
            self.page.put_in_storage("head", head).await?;
            for (n, step) in steps[..end].iter().enumerate() {
                self.page.put_in_storage(&format!("step/{n:06}"), step).await?;
            }
            self.page.open_game().await?;
            self.take(&format!("{name}-{place}")).await?;
            if self.lift().await? {
                self.take(&format!("{name}-{place}-private")).await?;
            }
        }
        Ok(())
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
