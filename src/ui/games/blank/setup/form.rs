//! The form of the set-up screen.

use crate::ui::prelude::*;

use crate::{
    browser::chance,
    rules::{
        Seat,
        blank::{CardDeck, House, Setup},
        guests::GuestId,
    },
    ui::{guests::GuestList, setup::stored},
};

/// The setting that stores the house rules for the next evening.
const SETTING: &str = "blank-house";

/// The form on the screen. Every copy uses the same signals.
#[derive(Clone, Copy)]
pub(super) struct SetupForm {
    /// Who plays.
    pub(super) list: GuestList,
    /// The decks, mixed into one for this game.
    pub(super) decks: RwSignal<Vec<CardDeck>>,
    /// The house rules.
    pub(super) house: RwSignal<House>,
    /// The youngest; `None` for a random starter (BL-R04).
    pub(super) youngest: RwSignal<Option<GuestId>>,
    /// Who speaks for an absent owner; `None` if the table decides (BL-R28).
    pub(super) delegate: RwSignal<Option<GuestId>>,
    /// Why the game cannot be played with this set-up.
    pub(super) refused: RwSignal<Option<String>>,
}

impl SetupForm {
    /// The stored form. From now on every change is stored.
    pub(super) fn open() -> Self {
        let house = stored(SETTING, House::default);
        let decks = RwSignal::new(super::decks::last());
        let cards =
            Memo::new(move |_| decks.with(|decks| decks.iter().map(|deck| deck.cards.len()).sum::<usize>()));
        let list = GuestList::open(Signal::derive(move || (2, Setup::room(cards.get()))));
        let (youngest, delegate) = (RwSignal::new(None), RwSignal::new(None));
        Self { list, decks, house, youngest, delegate, refused: list.refusal(house) }
    }

    /// Every person with a name, in seat order.
    pub(super) fn persons(self) -> Vec<(GuestId, String)> {
        let is_person = |id| {
            self.list
                .guests
                .with(|guests| guests.list().iter().any(|guest| guest.id == id && guest.level.is_none()))
        };
        self.list.names().into_iter().filter(|(id, _)| is_person(*id)).collect()
    }

    /// Who speaks for an absent owner, if that is needed.
    pub(super) fn speaker(self) -> Option<(GuestId, String)> {
        let delegate = self.delegate.get();
        self.persons().into_iter().find(|(id, _)| Some(*id) == delegate)
    }

    /// The set-up; or `None` if there is a problem, which is then shown.
    pub(super) fn to_setup(self) -> Option<Setup> {
        let players = self.list.players()?;
        let youngest = self.youngest.get_untracked().and_then(|id| self.list.seat(id));
        let youngest = youngest.unwrap_or_else(|| {
            // A person begins, chosen at random.
            let seats = (0..).map(Seat).zip(&players).filter(|(_, player)| player.level.is_none());
            let people: Vec<Seat> = seats.map(|(seat, _)| seat).collect();
            let random = usize::try_from(chance::seed().0 % people.len().max(1) as u64).unwrap_or_default();
            people.get(random).copied().unwrap_or(Seat(0))
        });
        let speaker = untrack(|| self.speaker().filter(|_| !super::delegate::away(self).is_empty()));
        Some(Setup {
            players,
            youngest,
            decks: self.decks.get_untracked(),
            house: self.house.get_untracked(),
            delegate: speaker.and_then(|(id, _)| self.list.seat(id)),
        })
    }

    /// A summary of the game that would start, or the problem of the whole list.
    pub(super) fn summary(self) -> String {
        let cards = self.decks.with(|decks| decks.iter().map(|deck| deck.cards.len()).sum());
        self.list.general_problem().unwrap_or_else(|| match self.list.named() {
            0 => "Seven cards each, three rules, about 20 minutes.".to_owned(),
            named if Setup::is_tiny(cards, named) => {
                format!("{named} players: the Draw Pile will be small and shuffled often.")
            }
            named => format!("{named} players, seven cards each, about 20 minutes."),
        })
    }
}
