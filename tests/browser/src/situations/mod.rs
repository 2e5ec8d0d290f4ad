//! Every situation of the page, one after the other: for `cargo xtask screens`, which takes pictures of them, and for the test that
//! measures whether they fit.
//!
//! Most are golden records, opened at several steps. If there is a curtain, the screen behind it comes next. `beyond` has dialogs,
//! notices and what else neither an address nor a golden record shows; `crowds` has the most people and the longest names, `set_ups` set-up screens with ten
//! people.

mod beyond;
mod crowds;
mod set_ups;

use std::{fs, path::PathBuf};

use anyhow::{Context, Result};
use partypiece::{
    play::{Game, Kind},
    rules::Rules,
};
use thirtyfour::By;
use xtask::steps::root;

use crate::Page;

/// A golden record of each game, in the order of `Kind::ALL`.
const RECORDS: [&str; 5] = ["pieceagories-1", "scattergories-1", "clear-1", "rememory-1-hands", "blank-1"];

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

/// A part of all situations.
#[derive(Clone, Copy, Debug)]
pub enum Part {
    /// The screens that are not tables, and set-up screens with ten people.
    Pages,
    /// A game: its golden records, each at its beginning, at several stages and at its end, and with the longest names and the most
    /// people.
    Game(Kind),
    /// Dialogs, notices, newcomers and what else is in `beyond`.
    Beyond,
    /// Second screens. A phone is not used as one.
    SecondScreens,
}

impl Part {
    /// All parts.
    pub const ALL: [Self; 8] = [
        Self::Pages,
        Self::Game(Kind::Pieceagories),
        Self::Game(Kind::Scattergories),
        Self::Game(Kind::Clear),
        Self::Game(Kind::Rememory),
        Self::Game(Kind::Blank),
        Self::Beyond,
        Self::SecondScreens,
    ];
}

/// Goes from situation to situation of a page, and does something in each. A situation has a name.
pub struct Tour<'a, Visit> {
    page: &'a Page,
    wanted: &'a str,
    visit: Visit,
}

impl<'a, Visit: AsyncFn(&str) -> Result<()>> Tour<'a, Visit> {
    /// A tour of those situations whose name contains `wanted`. The page is open.
    pub fn new(page: &'a Page, wanted: &'a str, visit: Visit) -> Self {
        Self { page, wanted, visit }
    }

    /// Visits every situation of a part that is wanted.
    ///
    /// # Errors
    /// When one cannot be reached, or `visit` fails.
    pub async fn visit(&self, part: Part) -> Result<()> {
        match part {
            Part::Pages => self.pages().await,
            Part::Game(kind) => {
                self.records(kind).await?;
                self.crowds(kind).await
            }
            Part::Beyond => self.beyond().await,
            Part::SecondScreens => self.second_screens().await,
        }
    }

    async fn pages(&self) -> Result<()> {
        for address in PAGES {
            let name = if address.is_empty() { "home".to_owned() } else { address.replace('/', "-") };
            if self.wants(&name) {
                self.page.open_screen(address).await?;
                self.take(&name).await?;
            }
        }
        self.set_ups().await
    }

    async fn records(&self, kind: Kind) -> Result<()> {
        let mut records: Vec<PathBuf> =
            fs::read_dir(records())?.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
        records.retain(|path| path.extension().is_some_and(|extension| extension == "jsonl"));
        records.sort();
        for record in records {
            let name = record.file_stem().and_then(|stem| stem.to_str()).context("a record has a name")?;
            if name.starts_with(kind.slug()) {
                for stage in 0..=STAGES {
                    self.stage(name, &read_record(name)?, stage).await?;
                }
            }
        }
        Ok(())
    }

    /// A stage of a record, and what is behind the curtain there.
    async fn stage(&self, name: &str, record: &str, stage: usize) -> Result<()> {
        if self.wants(&format!("{name}-{stage}-private")) {
            self.open_lines(record, stage).await?;
            self.take_both(&format!("{name}-{stage}")).await?;
        }
        Ok(())
    }

    /// What is shown now, and what is behind the curtain, if there is one.
    async fn take_both(&self, name: &str) -> Result<()> {
        self.take(name).await?;
        if self.lift().await? {
            self.take(&format!("{name}-private")).await?;
        }
        Ok(())
    }

    /// Opens a golden record at one of its stages.
    async fn open_record(&self, name: &str, stage: usize) -> Result<()> {
        self.open_lines(&read_record(name)?, stage).await
    }

    async fn open_lines(&self, record: &str, stage: usize) -> Result<()> {
        let lines: Vec<&str> = record.lines().collect();
        let (head, steps) = lines.split_first().context("a record has a first line")?;
        self.page.delete_games().await?;
        self.page.put_game_in_storage(head, &steps[..steps.len() * stage / STAGES]).await?;
        self.page.open_game().await
    }

    /// Deletes all games, and opens this one.
    async fn open<R: Rules>(&self, game: &Game<R>) -> Result<()> {
        self.page.delete_games().await?;
        self.page.open_saved_game(game).await
    }

    /// Whether a situation of this name is to be visited. Where several follow each other, the longest of their names is asked for: it
    /// contains the others.
    fn wants(&self, name: &str) -> bool {
        name.contains(self.wanted)
    }

    /// Lifts the curtain, if there is one.
    async fn lift(&self) -> Result<bool> {
        let Ok(hold) = self.page.browser.find(By::Css(".hold")).await else { return Ok(false) };
        hold.focus().await?;
        self.page.hold_focused_button().await?;
        Ok(true)
    }

    /// Visits what is shown now. Animations come to their end first.
    async fn take(&self, name: &str) -> Result<()> {
        self.page.finish_animations().await?;
        self.page.wait_for_paint().await?;
        (self.visit)(name).await.with_context(|| name.to_owned())
    }
}

/// A golden record.
fn read_record(name: &str) -> Result<String> {
    Ok(fs::read_to_string(records().join(name).with_extension("jsonl"))?)
}

fn records() -> PathBuf {
    root().join("tests/records")
}
