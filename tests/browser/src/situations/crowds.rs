//! The longest names in every golden record that stands for its game, and the most people at a table.

use anyhow::{Context, Result, anyhow, ensure};
use partypiece::{
    play::{Game, Kind},
    rules::{
        Rules, Seat,
        blank::{self, Blank, CardDeck, DeckMark},
        clear::{self, Clear},
        luck::Seed,
        name::Name,
        pieceagories::{self, CategorySource, Host, PawnPlayer, Pieceagories},
        piecepack::Suit,
        player::Player,
        rememory::{self, Rememory},
        scattergories::{self, Scattergories},
        sheets::{Answers, SheetAction, Timer},
    },
};

use super::{
    RECORDS, Tour,
    beyond::{our_list, started},
    read_record,
};
use crate::{Role, long_names};

/// The stages of a record, of [`super::STAGES`], that are shown with long names.
const WITH_LONG_NAMES: [usize; 4] = [1, 4, 6, 8];

impl<Visit: AsyncFn(&str) -> Result<()>> Tour<'_, Visit> {
    /// Everything of this file that belongs to a game.
    pub(super) async fn crowds(&self, kind: Kind) -> Result<()> {
        self.take_long_names(kind).await?;
        match kind {
            Kind::Pieceagories => self.take_crowd("pieceagories", &pieceagories_of_eight()?).await,
            Kind::Scattergories => {
                let game = started::<Scattergories>(scattergories::Setup::of(long_names(8)?), Seed(1))?;
                self.take_crowd("scattergories", &game).await?;
                self.take_points().await?;
                self.take_long_answers().await
            }
            Kind::Clear => {
                self.take_crowd("clear", &clear_of_eight()?).await?;
                self.take_review().await
            }
            Kind::Rememory => {
                let bag =
                    rememory_of(99, "Maximiliana of chair", rememory::Variant::Bag, rememory::Action::Draw)?;
                self.take_crowd("rememory", &bag).await?;
                let eight =
                    rememory_of(8, "Maximiliana of chair", rememory::Variant::Bag, rememory::Action::Draw)?;
                self.take_crowd("rememory-eight", &eight).await?;
                let hands = rememory::Variant::Hands { deal: rememory::Deal::Random, hidden: false };
                let hands = rememory_of(24, "Maximiliana", hands, rememory::Action::Pick { place: 0 })?;
                self.take_crowd("rememory-hands", &hands).await
            }
            Kind::Blank => self.take_crowd("blank", &blank_of_ten()?).await,
        }
    }

    /// A golden record whose players have long names.
    async fn take_long_names(&self, kind: Kind) -> Result<()> {
        let name = RECORDS.into_iter().find(|name| name.starts_with(kind.slug())).context("a record")?;
        let record = read_record(name)?;
        let (head, steps) = record.split_once('\n').context("a record has a first line")?;
        let long = ["Ana", "Bo", "Cy", "Di"].iter().fold(head.to_owned(), |head, name| {
            head.replace(&format!("\"{name}\""), &format!("\"{name} Featherstonehaughton\""))
        });
        ensure!(long != head, "{name} has nobody whose name could be longer");
        for stage in WITH_LONG_NAMES {
            self.stage(&format!("long-names-{name}"), &format!("{long}\n{steps}"), stage).await?;
        }
        Ok(())
    }

    /// The points of a round on paper, category by category.
    async fn take_points(&self) -> Result<()> {
        if self.wants("crowd-points") {
            let setup =
                scattergories::Setup { answers: Answers::Paper, ..scattergories::Setup::of(long_names(8)?) };
            let mut game =
                started::<Scattergories>(scattergories::Setup { list: Some(our_list()), ..setup }, Seed(1))?;
            play(&mut game, Seat(0), scattergories::Action::AgreeAll)?;
            play(&mut game, Seat(0), scattergories::Action::Roll)?;
            play(&mut game, Seat(0), SheetAction::Begin.into())?;
            play(&mut game, Seat(0), SheetAction::TimeUp.into())?;
            self.open(&game).await?;
            self.page.find(Role::Button, "All count").await?;
            self.take("crowd-points").await?;
        }
        Ok(())
    }

    /// What eight people did on a roll, shown again.
    async fn take_review(&self) -> Result<()> {
        if self.wants("crowd-review") {
            let mut game = clear_of_eight()?;
            for seat in [0, 7] {
                play(&mut game, Seat(seat), clear::Action::Scratch)?;
            }
            self.open(&game).await?;
            self.page.press(Role::Button, "Show that again").await?;
            self.page.find(Role::Button, "Previous roll").await?;
            self.take("crowd-review").await?;
        }
        Ok(())
    }

    /// Categories whose long answers were read, without a gap and with one.
    async fn take_long_answers(&self) -> Result<()> {
        let saw = "Something that number 0 saw on the long way to the sea, with all its many names";
        let lists =
            [("long-answers", our_list(), saw), ("answers-in-gaps", list_with_gaps(), "noodles, number 0")];
        for (name, list, answer) in lists {
            if self.wants(name) {
                self.open(&about_to_be_read(list, answer)?).await?;
                self.page.press(Role::Button, "Read number 1").await?;
                self.page.find(Role::Button, "Read number 2").await?;
                self.take(name).await?;
            }
        }
        Ok(())
    }

    async fn take_crowd<R: Rules>(&self, name: &str, game: &Game<R>) -> Result<()> {
        let name = format!("crowd-{name}");
        if self.wants(&format!("{name}-private")) {
            self.open(game).await?;
            self.take_both(&name).await?;
        }
        Ok(())
    }
}

fn people(count: usize) -> Result<Vec<Player>> {
    Ok(long_names(count)?.into_iter().map(Player::person).collect())
}

fn pieceagories_of_eight() -> Result<Game<Pieceagories>> {
    let pawn = |(name, pawn): (Name, Suit)| PawnPlayer { name, pawn, birthday: None };
    let setup = pieceagories::Setup {
        players: long_names(8)?.into_iter().zip(Suit::ALL).map(pawn).collect(),
        host: Host::Plays(Seat(0)),
        suits: 8,
        rounds: 6,
        source: CategorySource::Free,
        answers: Answers::Typed,
        timer: Timer::Page,
        house: pieceagories::House { by_seat: true, ..pieceagories::House::default() },
    };
    started(setup, Seed(1))
}

/// Categories with a gap.
fn list_with_gaps() -> scattergories::CategoryList {
    let category = |line| format!("At the age of {} Grandma won a trophy for ____.", 60 + line);
    scattergories::CategoryList { name: "Gaps".to_owned(), categories: std::array::from_fn(category) }
}

/// Eight sheets that are about to be read: everybody has this answer, with a number of their own for its 0.
fn about_to_be_read(list: scattergories::CategoryList, answer: &str) -> Result<Game<Scattergories>> {
    let list = Some(list);
    let mut game =
        started(scattergories::Setup { list, ..scattergories::Setup::of(long_names(8)?) }, Seed(1))?;
    play(&mut game, Seat(0), scattergories::Action::AgreeAll)?;
    play(&mut game, Seat(0), scattergories::Action::Roll)?;
    for seat in 0..8 {
        let text = answer.replace('0', &seat.to_string());
        let sheet = vec![text.as_str().into(); scattergories::LINES];
        play(&mut game, Seat(seat), SheetAction::Begin.into())?;
        play(&mut game, Seat(seat), SheetAction::HandIn(sheet).into())?;
    }
    Ok(game)
}

/// Everybody but the last has decided what to do with the roll.
fn clear_of_eight() -> Result<Game<Clear>> {
    let first = clear::FirstRoller::Seat(Seat(0));
    let mut game = started(clear::Setup { first, ..clear::Setup::of(people(8)?) }, Seed(1))?;
    play(&mut game, Seat(0), clear::Action::Roll)?;
    for seat in 1..7 {
        play(&mut game, Seat(seat), clear::Action::Scratch)?;
    }
    Ok(game)
}

/// People with numbers, and one move.
fn rememory_of(
    people: u8,
    called: &str,
    variant: rememory::Variant,
    first: rememory::Action,
) -> Result<Game<Rememory>> {
    let person = |nth| {
        let name = Name::parse(&format!("{called} {nth}")).map_err(|reason| anyhow!("{reason}"))?;
        Ok(Player::person(name))
    };
    let setup = rememory::Setup {
        players: (1..=people).map(person).collect::<Result<_>>()?,
        company: rememory::Company::Table,
        variant,
        starter: rememory::Starter::Seat(Seat(0)),
        house: rememory::House::default(),
    };
    let mut game = started(setup, Seed(9))?;
    play(&mut game, Seat(0), first)?;
    Ok(game)
}

fn blank_of_ten() -> Result<Game<Blank>> {
    let deck = |mark: &DeckMark| CardDeck {
        name: format!("The deck of the {mark}"),
        mark: Some(*mark),
        owner: "Di".to_owned(),
        ..CardDeck::fresh()
    };
    let setup = blank::Setup {
        players: people(10)?,
        youngest: Seat(0),
        decks: DeckMark::ALL[..3].iter().map(deck).collect(),
        house: blank::House::default(),
        delegate: None,
    };
    started(setup, Seed(1))
}

fn play<R: Rules>(game: &mut Game<R>, seat: Seat, action: R::Action) -> Result<()> {
    game.play(seat, action).map_err(|refusal| anyhow!("{refusal}"))?;
    Ok(())
}
