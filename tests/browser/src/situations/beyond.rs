//! Screens that neither an address nor a golden record shows: dialogs, notices, newcomers, the end of an evening and of a day,
//! a Blitz, real coins at Clear!, and the second screen.

use anyhow::{Result, anyhow};

use partypiece::{
    cards::SharedCards,
    daily::{DailyGame, Date, DayRules},
    play::{Game, Kind},
    rules::{
        Rules, Seat,
        blank::CardDeck,
        clear::{self, Clear},
        luck::Seed,
        name::Name,
        player::Player,
        rememory::{self, Rememory},
        scattergories::{self, Scattergories},
        sheets::SheetAction,
    },
};

use super::{RECORDS, STAGES, Tour, read_record};
use crate::{Role, long_names, table_message_of_record};

/// The results of two games of an evening.
const RESULTS: &str = r#"
    const people = (...names) => names.map((name, index) => ({ name, place: index + 1, score: 16 - index }));
    const put = (id, result) => localStorage.setItem(`partypiece/result/${id}`, JSON.stringify(result));
    const evening = Date.now() - 60_000;
    put('2345678924', { kind: 'clear', at: evening, date: '2026-11-24 20:01', evening, people: people('Ana', 'Cy', 'Bo'),
        moments: [{ deal_points: { points: 16, deal: 3, who: ['Ana'] } }] });
    put('2345678925', { kind: 'rememory', at: evening + 1, date: '2026-11-24 20:40', evening, people: people('Ana', 'Bo') });
    location.hash = '#/evening'"#;

impl<Visit: AsyncFn(&str) -> Result<()>> Tour<'_, Visit> {
    /// Everything of this file, except second screens.
    pub(super) async fn beyond(&self) -> Result<()> {
        self.take_evening().await?;
        self.take_shared_cards().await?;
        self.take_day().await?;
        self.take_dialogs().await?;
        self.take_undo().await?;
        self.take_newcomers().await?;
        self.take_blitz().await?;
        self.take_list().await?;
        self.take_appeal().await?;
        self.take_real_coins().await?;
        self.take_second_tab().await?;
        self.take_refused_storage().await
    }

    /// The standings and the history, and the end of an evening.
    async fn take_evening(&self) -> Result<()> {
        if self.wants("evening") {
            self.page.execute(RESULTS).await?;
            self.take("evening").await?;
            self.page.scroll_to_end().await?;
            self.take("evening-history").await?;
            self.page.press(Role::Button, "End the evening").await?;
            self.page.wait_for_text("wins the evening").await?;
            self.page.execute("scrollTo(0, 0)").await?;
            self.take("evening-end").await?;
        }
        Ok(())
    }

    /// Cards that came by a link.
    async fn take_shared_cards(&self) -> Result<()> {
        if self.wants("card-link") {
            let rules = CardDeck::fresh().rules.into_iter().filter_map(|card| card.rule).take(3).collect();
            let shared =
                SharedCards::new(rules, Vec::new()).to_fragment().map_err(|error| anyhow!("{error}"))?;
            self.page.execute(&format!("location.hash = '{shared}'")).await?;
            self.take("card-link").await?;
        }
        Ok(())
    }

    /// The end of a game of the day.
    async fn take_day(&self) -> Result<()> {
        if self.wants("day-end") {
            let date = Date::new(2026, 11, 24).ok_or_else(|| anyhow!("no date"))?;
            let mut game =
                started::<Rememory>(Rememory::day_setup(name("Ana")?), DailyGame::Rememory.seed(date))?;
            for place in (0..rememory::TILES as u8).cycle() {
                let action = match game.view().phase {
                    rememory::PhaseView::Coin { .. } => rememory::Action::Draw,
                    rememory::PhaseView::Tile(_) => rememory::Action::Turn { place },
                    rememory::PhaseView::WrongTile { .. } => rememory::Action::Close,
                    rememory::PhaseView::Over { .. } => break,
                };
                // Fails if the tile at this place was taken before. Then the next place is tried.
                let _ = game.play(Seat(0), action);
            }
            self.open(&game).await?;
            self.page.find(Role::Button, "Copy result").await?;
            self.take("day-end").await?;
        }
        Ok(())
    }

    /// The dialogs behind the buttons of the strip, and the open log.
    async fn take_dialogs(&self) -> Result<()> {
        for (kind, record) in Kind::ALL.into_iter().zip(RECORDS) {
            for (button, dialog) in [("Rules and keys", "help"), ("More", "more")] {
                let name = format!("dialog-{dialog}-{}", kind.slug());
                if self.wants(&name) {
                    self.open_record(record, 0).await?;
                    self.page.press(Role::Button, button).await?;
                    self.page.find(Role::Button, "Close").await?;
                    self.take(&name).await?;
                    let end = "const body = document.querySelector('dialog[open] .dialog-body'); body.scrollTop = body.scrollHeight";
                    self.page.execute(end).await?;
                    self.take(&format!("{name}-end")).await?;
                    self.page.press(Role::Button, "Close").await?;
                }
            }
        }
        Ok(())
    }

    /// The question before an undo of what everybody has seen.
    async fn take_undo(&self) -> Result<()> {
        if self.wants("dialog-undo") {
            self.open_record("clear-1", STAGES / 2).await?;
            self.page.press(Role::Button, "Undo").await?;
            self.page.find(Role::Button, "Cancel").await?;
            self.take("dialog-undo").await?;
            self.page.press(Role::Button, "Cancel").await?;
        }
        Ok(())
    }

    /// The three cards that introduce each game, and a tip.
    async fn take_newcomers(&self) -> Result<()> {
        for (kind, record) in Kind::ALL.into_iter().zip(RECORDS) {
            let name = format!("newcomers-{}", kind.slug());
            if self.wants(&name) {
                self.page.store("setting/tips", "on").await?;
                // The first tip of a word game is at its beginning. The other games have one during play: a stage is an
                // eighth of the record.
                let stage = usize::from(!matches!(kind, Kind::Pieceagories | Kind::Scattergories));
                self.open_record(record, stage).await?;
                self.page.find(Role::Button, "Start playing").await?;
                self.take(&format!("{name}-cards")).await?;
                self.page.press(Role::Button, "Start playing").await?;
                self.take(&format!("{name}-tip")).await?;
                self.page.store("setting/tips", "off").await?;
            }
        }
        Ok(())
    }

    /// A Blitz, before and while somebody writes, and paused.
    async fn take_blitz(&self) -> Result<()> {
        if self.wants("blitz") {
            let mut setup = scattergories::Setup::of(vec![name("Ana")?, name("Bo")?, name("Cy")?]);
            setup.list = Some(our_list());
            setup.house.blitz = true;
            let mut game = started::<Scattergories>(setup, Seed(1))?;
            for action in [scattergories::Action::AgreeAll, scattergories::Action::Roll] {
                game.play(Seat(0), action).map_err(|refusal| anyhow!("{refusal}"))?;
            }
            self.open(&game).await?;
            self.take("blitz-start").await?;
            self.page.press(Role::Button, "Ana: start").await?;
            self.page.type_into("Ana, your answer", "Saucepan").await?;
            self.take("blitz-writing").await?;
            self.page.press(Role::Button, "Pause").await?;
            self.page.wait_for_text("Pause so far").await?;
            self.take("blitz-paused").await?;
        }
        Ok(())
    }

    /// A list of Scattergories to agree on, and the dialog with another one.
    async fn take_list(&self) -> Result<()> {
        if self.wants("agreeing-another-list") {
            let people = vec![name("Ana")?, name("Bo")?, name("Cy")?, name("Di")?];
            let setup = scattergories::Setup { list: Some(our_list()), ..scattergories::Setup::of(people) };
            self.open(&started::<Scattergories>(setup, Seed(1))?).await?;
            self.take("agreeing").await?;
            self.page.press(Role::Button, "Choose or write a list").await?;
            self.page.find(Role::Button, "Use this list").await?;
            self.take("agreeing-another-list").await?;
            self.page.press(Role::Button, "Cancel").await?;
        }
        Ok(())
    }

    /// Answers that begin with no letter, before they are read and then.
    async fn take_appeal(&self) -> Result<()> {
        if self.wants("appeal-read") {
            let people = vec![name("Ana")?, name("Bo")?, name("Cy")?, name("Di")?];
            let list = Some(our_list());
            let mut game = started::<Scattergories>(
                scattergories::Setup { list, ..scattergories::Setup::of(people) },
                Seed(1),
            )?;
            let mut play = |seat, action| {
                game.play(Seat(seat), action).map(drop).map_err(|refusal| anyhow!("{refusal}"))
            };
            play(0, scattergories::Action::AgreeAll)?;
            play(0, scattergories::Action::Roll)?;
            for (seat, answer) in (0..).zip(["7-Up", "3 Musketeers", "99 balloons", "4711"]) {
                play(seat, SheetAction::Begin.into())?;
                play(seat, SheetAction::HandIn(vec![answer.into(); scattergories::LINES]).into())?;
            }
            self.open(&game).await?;
            self.page.press(Role::Button, "Read the answers").await?;
            self.page.press(Role::Button, "Read the rest of number 1").await?;
            self.page.find(Role::Button, "Read number 2").await?;
            self.take("appeal-read").await?;
        }
        Ok(())
    }

    /// Clear! with real coins, for few and for many people, and a deal shown again.
    async fn take_real_coins(&self) -> Result<()> {
        for people in [4, 8] {
            let name = format!("caller-{people}");
            if self.wants(&name) {
                let players = long_names(people)?.into_iter().map(Player::person).collect();
                let (mode, first) = (clear::Mode::Caller, clear::FirstRoller::Seat(Seat(0)));
                let mut game =
                    started::<Clear>(clear::Setup { mode, first, ..clear::Setup::of(players) }, Seed(1))?;
                self.open(&game).await?;
                self.take(&name).await?;
                game.play(Seat(0), clear::Action::Roll).map_err(|refusal| anyhow!("{refusal}"))?;
                self.open(&game).await?;
                self.take(&format!("{name}-rolled")).await?;
            }
        }
        if self.wants("review") {
            self.open_record("clear-1", STAGES / 2).await?;
            self.page.press(Role::Button, "Show that again").await?;
            self.page.find(Role::Button, "Previous roll").await?;
            self.take("review").await?;
            self.page.press(Role::Button, "Show missed lines").await?;
            self.take("review-missed").await?;
        }
        Ok(())
    }

    /// What a second screen shows of each game at several stages. A phone is not used as a second screen.
    pub(super) async fn second_screens(&self) -> Result<()> {
        self.page.become_second_screen().await?;
        for record in RECORDS {
            let text = read_record(record)?;
            let lines: Vec<&str> = text.lines().collect();
            for stage in 0..=STAGES {
                let name = format!("second-screen-{record}-{stage}");
                if self.wants(&name) {
                    let steps = (lines.len() - 1) * stage / STAGES;
                    self.page.show_on_this_second_screen(&table_message_of_record(&lines[..=steps])?).await?;
                    self.take(&name).await?;
                }
            }
        }
        self.page.open().await
    }

    /// The notice that another tab has the game.
    async fn take_second_tab(&self) -> Result<()> {
        if self.wants("second-tab") {
            self.open_record("rememory-1-rows", STAGES / 2).await?;
            let steal = "const name = `partypiece/${location.hash.split('/').pop()}`;
                navigator.locks.request(name, { steal: true }, () => new Promise(() => {}))";
            self.page.execute(steal).await?;
            self.page.find(Role::Button, "Play here instead").await?;
            self.take("second-tab").await?;
            // The document keeps the lock until it is gone.
            self.page.reload().await?;
        }
        Ok(())
    }

    /// The warning that nothing can be saved. It comes last, because nothing can be saved afterwards.
    async fn take_refused_storage(&self) -> Result<()> {
        if self.wants("storage-refused") {
            self.open_record("rememory-1-bag", 0).await?;
            self.page.refuse_storage("SecurityError").await?;
            self.page.press(Role::Button, "Draw a coin").await?;
            self.page.wait_for_text("This browser cannot save anything").await?;
            self.take("storage-refused").await?;
        }
        Ok(())
    }
}

/// A list of the people who play.
pub(super) fn our_list() -> scattergories::CategoryList {
    let category = |line| format!("Things in a kitchen, part {}", line + 1);
    scattergories::CategoryList { name: "Ours".to_owned(), categories: std::array::from_fn(category) }
}

pub(super) fn started<R: Rules>(setup: R::Setup, seed: Seed) -> Result<Game<R>> {
    Game::start(setup, seed).map_err(|refusal| anyhow!("{refusal}"))
}

fn name(text: &str) -> Result<Name> {
    Name::parse(text).map_err(|reason| anyhow!("{reason}"))
}
