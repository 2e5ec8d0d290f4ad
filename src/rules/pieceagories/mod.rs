//! 10 Blank White Pieceagories, a party game by Jennifer Levenbook.
//!
//! People invent categories. In each round ten of them are used, a coin gives the minutes, and two dice give the
//! letter. An answer that nobody else has scores a point. Whoever has the most points moves their pawn up.
//! `docs/rules/pieceagories.md` has all rules, with the ids used in these comments.

mod action;
mod apply;
mod check;
pub mod coins;
mod event;
mod flip_order;
mod judge;
mod number;
mod phase;
mod pool;
mod refusal;
mod setup;
mod view;

use std::{collections::BTreeSet, sync::Arc};

use super::{
    Luck, Outcome, Rules, Seat, Seats,
    name::Name,
    piecepack::Coin,
    sheets::{Favourites, MarkedSheets, Writing, best, blitz_seconds},
    words::Letter,
};
pub use action::Action;
pub use check::Allowed;
pub use event::Event;
pub use flip_order::NextFlip;
pub use judge::preliminary_marks;
pub use number::Number;
pub use pool::{MAX_SLIPS_AT_ONCE, SlipId, distinct};
pub use refusal::Refusal;
pub use setup::{CategorySource, Forfeit, Host, House, LINES, PawnPlayer, Setup};
pub use view::{Category, OwnView, Person, PhaseView, Scoreboard, SlipSeen, View};

pub use super::day::Day;
pub use super::sheets::{
    AnswerMark, AnswerPlace, Answers, LetterThrow, MAX_CHARACTERS, Question, Sheet, SheetAction, SheetEvent,
    SheetRefusal, Timer,
};

use coins::Field;
use flip_order::FlipOrder;
use phase::Phase;
use pool::Pool;

/// The full state of a game of Pieceagories. Only the rules see it; the page gets views.
#[derive(Debug, Clone, PartialEq)]
pub struct Pieceagories {
    setup: Setup,
    pool: Pool,
    coins: Field,
    /// The order in which players flip coins: by seat, or by birthday once the day is known.
    flip_order: Option<FlipOrder>,
    today: Option<Day>,
    /// Whether any coin was flipped in this game. After that the order of birthdays is fixed.
    coin_flipped: bool,
    /// The round, from 1.
    round: u8,
    /// The number of rounds won, by seat.
    won: Vec<u8>,
    /// Players who have left.
    gone: BTreeSet<Seat>,
    /// The finished rounds, shared with every view.
    past: Vec<Arc<Past>>,
    phase: Phase,
}

/// A finished round.
#[derive(Debug, Clone, PartialEq)]
pub struct Past {
    /// Its letter.
    pub letter: Letter,
    /// Its categories, number 1 first.
    pub categories: [String; LINES],
    /// Points by seat.
    pub totals: Vec<u32>,
    /// The winners of the round.
    pub winners: Vec<Seat>,
    /// All sheets, with the mark of every answer; `None` if the table gave the points on paper.
    pub sheets: Option<MarkedSheets>,
    /// The answers that the table liked best, by the numbers of their categories.
    pub favourites: Favourites,
}

impl Pieceagories {
    /// The scoreboard for the number of players and rounds (PG-16 to PG-18).
    fn board(&self) -> Scoreboard {
        Scoreboard::new(u8::try_from(self.setup.players.len()).unwrap_or(u8::MAX), self.setup.rounds)
    }

    /// The writing time in seconds: from the coin, or, without a coin, the time of a Blitz (PG-39, PG-97, PG-R60).
    fn seconds(&self, coin: Option<Coin>) -> u32 {
        match coin {
            Some(coin) => u32::from(coin.rank.value()) * self.setup.source.seconds_per_minute(),
            None => blitz_seconds(self.typed(), self.writers().count()),
        }
    }

    /// The letter that new categories must begin with: `None` if no category can be added now, `Some(None)` if any
    /// letter is allowed. The preparation letter is used in the brainstorm only; between rounds any letter is allowed
    /// (PG-R61).
    fn slips_letter(&self) -> Option<Option<Letter>> {
        if let Phase::Brainstorm { throw } = &self.phase {
            return Some(throw.map(|throw| throw.letter()));
        }
        let between = self.round > 1 && matches!(self.phase, Phase::Picking { .. });
        (between && self.setup.source == CategorySource::Free).then_some(None)
    }

    /// The players with a pawn who have not left.
    fn writers(&self) -> impl Iterator<Item = Seat> {
        self.setup.seats().filter(|seat| !self.gone.contains(seat))
    }

    fn birthdays(&self) -> Vec<(Seat, Day)> {
        let birthday = |(seat, player): (Seat, &PawnPlayer)| Some((seat, player.birthday?));
        self.setup.seats().zip(&self.setup.players).filter_map(birthday).collect()
    }
}

impl Rules for Pieceagories {
    const NAME: &'static str = "pieceagories";
    const VERSION: u32 = 1;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Allowed = Allowed;
    type Refusal = Refusal;
    type View = View;
    type OwnView = OwnView;

    fn player_names(setup: &Setup) -> Vec<&Name> {
        setup.players.iter().map(|player| &player.name).collect()
    }

    fn host_name(setup: &Setup) -> Option<&Name> {
        match &setup.host {
            Host::Runs(name) => Some(name),
            Host::Plays(_) => None,
        }
    }

    fn start(setup: &Setup, luck: &mut Luck) -> Result<Self, Refusal> {
        setup.check()?;
        let cards = setup.source.cards();
        let coins = Field::spread(&Coin::set(usize::from(setup.suits)), luck);
        let mut game = Self {
            pool: cards.map(Pool::of_cards).unwrap_or_default(),
            coins: coins.ok_or(Refusal::Suits { suits: setup.suits })?,
            flip_order: setup.house.by_seat.then(|| FlipOrder::by_seat(setup.seats())),
            today: None,
            coin_flipped: false,
            round: 1,
            won: vec![0; setup.players.len()],
            gone: BTreeSet::new(),
            past: Vec::new(),
            phase: Phase::Brainstorm { throw: None },
            setup: setup.clone(),
        };
        // The events are dropped: nobody has a view yet, and the first view shows what they say.
        match setup.source {
            CategorySource::Free => {}
            CategorySource::Squared => drop(game.prepare(luck)),
            CategorySource::AgainstHumanity { .. }
            | CategorySource::ApplesToApples { .. }
            | CategorySource::Other { .. } => drop(game.begin_picking(luck)),
        }
        Ok(game)
    }

    fn allow(&self, by: Seat, action: &Action) -> Result<Allowed, Refusal> {
        self.allows(by, action).map(Allowed)
    }

    fn apply(&mut self, by: Seat, Allowed(allowed): Allowed, luck: &mut Luck) -> Vec<Event> {
        self.act(by, allowed, luck)
    }

    fn view(&self) -> View {
        self.public_view()
    }

    fn own(&self, seat: Seat) -> Option<OwnView> {
        self.own_view(seat)
    }

    fn to_act(&self) -> Seats {
        let host = self.setup.host_seat();
        let here = || self.writers();
        if self.phase.poll().is_some() {
            return here().chain([host]).collect();
        }
        match &self.phase {
            Phase::Brainstorm { .. } => here().filter(|&seat| self.invents(seat)).chain([host]).collect(),
            Phase::Picking { .. } | Phase::ReadyToRoll { .. } | Phase::Scored(_) => [host].into(),
            Phase::Flipping { named, .. } => match self.next_flip_with(*named) {
                Some(NextFlip::Seat(seat)) => [seat].into(),
                Some(NextFlip::Tie(_)) | None => [host].into(),
            },
            Phase::Sheets { round, .. } => match round.writing() {
                Some(Writing::Paper { .. }) => [host].into(),
                Some(writing) => writing.due().into_iter().collect(),
                None => here().chain([host]).collect(),
            },
            Phase::Over => Seats::new(),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| Outcome {
            winners: best(&self.won),
            scores: self.won.iter().copied().map(u32::from).collect(),
        })
    }

    fn progress(&self) -> String {
        format!("round {} of {}", self.round, self.setup.rounds)
    }

    fn reveals(event: &Event) -> bool {
        match event {
            Event::Sheet(event) => event.reveals(),
            Event::Prepared(_)
            | Event::Collected { .. }
            | Event::Drawn
            | Event::CoinFlipped { .. }
            | Event::Rolled(_) => true,
            Event::Invented { .. }
            | Event::Withdrew { .. }
            | Event::CardsAdded { .. }
            | Event::Picked { .. }
            | Event::Unpicked(_)
            | Event::Swapped(..)
            | Event::ListUsed
            | Event::DayIs(_)
            | Event::FlipperNamed { .. }
            | Event::TimerSet { .. }
            | Event::Forfeit { .. }
            | Event::RolledUnseen
            | Event::Scored { .. }
            | Event::Advanced { .. }
            | Event::Round(_)
            | Event::RoundCancelled
            | Event::Left(_)
            | Event::Returned(_)
            | Event::Over { .. } => false,
        }
    }

    fn returns_laptop(event: &Event) -> bool {
        matches!(event, Event::Sheet(event) if event.returns_laptop())
    }

    fn tell(&self, event: &Event) -> String {
        self.sentence(event)
    }
}
